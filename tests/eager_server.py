"""The server, but for one thing: its studies do not wait until nothing else goes on, which in a test may be never.

Every process that it starts imports this module first, so what it sets holds for them too.
"""

from __future__ import annotations

import sys

from parlour.web import study_process
from parlour.web.__main__ import main

study_process.NICENESS = 0

if __name__ == "__main__":
    sys.exit(main())
