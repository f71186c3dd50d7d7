"""Players that see what their seat may know, and answer."""
