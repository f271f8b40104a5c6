"""The WebSocket server: a racer for every connection."""
