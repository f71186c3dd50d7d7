"""HTTP and WebSocket. Translates and decides nothing; knows no SQL."""
