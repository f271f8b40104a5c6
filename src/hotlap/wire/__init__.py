"""The bridge's messages and the synchronous client. Knows no simulator."""
