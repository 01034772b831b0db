"""The names of the server's own files in the folder of a study."""

KEPT, PROGRESS = "kept.json", "progress.json"
"""Whose study it is and how it stands, and how far it has come."""

CONTENT, REPORT = "content", "report"
"""What it found: the contents of the report and the whole of it, in each language, as in ``report-en.html``."""
