"""`python -m hotlap` is the `hotlap` command."""

from hotlap.cli import main

if __name__ == "__main__":
    main()
