"""Write what each malformed message gets into docs/protocol.md:

PYTHONPATH=.:tests python tests/bridge/write_table.py
"""

from bridge.malformed import CASES
from bridge.raw_socket import RawSocket
from bridge.test_malformed import PROTOCOL_PAGE, outcome, row_of
from bridge_process import running_bridge

HEAD = "| input | answer |\n| --- | --- |\n"


def main():
    page = PROTOCOL_PAGE.read_text()
    with running_bridge() as bridge:
        rows = []
        for case in CASES:
            with RawSocket(bridge.port) as line:
                rows.append(row_of(case, outcome(line, case)))
    PROTOCOL_PAGE.write_text(page[: page.index(HEAD)] + HEAD + "\n".join(rows) + "\n")


if __name__ == "__main__":
    main()
