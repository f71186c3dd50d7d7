"""What a device is called in the list of somebody's devices: its browser and its system, as far as it says so."""

BROWSERS = {"edg/": "Edge", "opr/": "Opera", "firefox/": "Firefox", "fxios": "Firefox", "chrome/": "Chrome", "crios": "Chrome"}
SYSTEMS = {"android": "Android", "iphone": "iPhone", "ipad": "iPad", "windows": "Windows", "mac os": "macOS", "linux": "Linux"}
BROWSERS |= {"safari/": "Safari"}  # which nearly all others also say that they are


def label_of(user_agent: str) -> str:
    """Empty, if nothing is known."""
    said = user_agent.lower()
    found = [next((name for sign, name in names.items() if sign in said), "") for names in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in found if name)
