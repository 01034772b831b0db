"""Players: programs that choose moves as a person could, knowing no more than a person may know."""
