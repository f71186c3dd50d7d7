"""python -m bedesten.cli"""

import sys

from bedesten.cli import main

sys.exit(main())
