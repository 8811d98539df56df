"""The table server: HTTP and WebSocket in front of tables, for browsers and bots."""
