"""``python -m folsom.cli``."""

from folsom.cli import main

if __name__ == "__main__":
    main()
