"""`hotlap bridge`."""

from __future__ import annotations

import logging
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from hotlap.cli.app import Verbose, app
from hotlap.cli.printing import progress_bar
from hotlap.wire.protocol import DEFAULT_HOST, DEFAULT_IDLE_TIMEOUT_S, DEFAULT_MAX_CONNECTIONS, DEFAULT_PORT


@app.command()
def bridge(
    host: Annotated[
        str, typer.Option(help="Address to listen on. Clients from other machines need the token it prints.")
    ] = DEFAULT_HOST,
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes a free one.")
    ] = DEFAULT_PORT,
    config: Annotated[
        Path | None, typer.Option(help="The racer's rewards and episode limits, as a JSON file.")
    ] = None,
    token: Annotated[
        str | None, typer.Option(envvar="HOTLAP_BRIDGE_TOKEN", help="Require this token from clients.")
    ] = None,
    max_connections: Annotated[int, typer.Option(min=1, help="Clients at a time.")] = DEFAULT_MAX_CONNECTIONS,
    idle_timeout: Annotated[
        float, typer.Option(min=1, help="Seconds without a message after which a client is disconnected.")
    ] = DEFAULT_IDLE_TIMEOUT_S,
    verbose: Verbose = False,
) -> None:
    """Serve the racer over WebSocket, for clients in any language."""
    with progress_bar("starting the bridge"):
        from hotlap.bridge.requests import ServerSettings
        from hotlap.bridge.server import BridgeServer, serve, url_with_token
        from hotlap.envs.config import load_config

        settings = ServerSettings(asdict(load_config(config)), max_connections, idle_timeout)
    logging.basicConfig(level=logging.INFO if verbose else logging.WARNING, format="hotlap: %(message)s")

    def ready(server: BridgeServer) -> None:
        print(f"listening on {server.url}", flush=True)
        if server.token is not None:
            print(f"clients pass the token: {url_with_token(server)}", flush=True)

    serve(BridgeServer(host, port, settings, token), ready)
