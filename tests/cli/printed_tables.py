"""Prints the tables that test_printing.py looks at: `python printed_tables.py KIND`."""

import sys

from hotlap.cli.printing import print_columns, print_definitions, print_facts, print_table, print_text

NAMES = ["ppo_seed1", "results/experiments/racer-gauntlet/ppo_seed42"]
FIGURES = ["reward", "episodes with a lap", "flying lap over T_c", "clean laps"]
INTERVAL = "2.393 (2.374..2.412)"
HINT = "T_c is the quickest lap along the centreline that grip, power, brakes and drag allow; see the docs."


def main(kind):
    rows = [{"group": name, "runs": 12, **dict.fromkeys(FIGURES, INTERVAL)} for name in NAMES]
    if kind == "table":
        print_table(
            "Interquartile means over runs, and their 95% intervals over all of the runs there are", rows
        )
    elif kind == "narrow table":
        print_table("Means", [{"group": row["group"][:9], "reward": row["reward"]} for row in rows])
    elif kind == "columns":
        print_columns("Laps", {name: dict.fromkeys(FIGURES, INTERVAL) for name in [*NAMES, "flat-out"]})
    elif kind == "facts":
        print_facts(
            "A run", {"laps": ", ".join(f"lap_{lap} {lap}.12345 s" for lap in range(20)), "none": None}
        )
    elif kind == "definitions":
        print_definitions("What the words mean", {"T_c": HINT})
    else:
        print_text(HINT)


if __name__ == "__main__":
    main(" ".join(sys.argv[1:]))
