/** Where we are. Addresses are real: they can be shared, and Back goes back. */
let path = $state(location.pathname);

export const route = {
  get path(): string {
    return path;
  },
};

export function go(address: string): void {
  history.pushState(null, "", address);
  path = location.pathname;
}

/** The parts of a path that a pattern names: match("/table/:id", "/table/k3x9") is { id: "k3x9" }; null, if it does not fit. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const parts = path.replace(/(.)\/$/, "$1").split("/");
  if (wanted.length !== parts.length) return null;
  const found: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const given = parts[i] ?? "";
    if (part.startsWith(":") && given) found[part.slice(1)] = decoded(given);
    else if (part !== given) return null;
  }
  return found;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Links to pages of ours are followed without loading everything anew. */
export function follow(click: MouseEvent): void {
  const link = (click.target as Element | null)?.closest?.("a");
  const isPlain = click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
  if (!link || !isPlain || click.defaultPrevented || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/") || link.hash) return;
  click.preventDefault();
  go(link.href);
}

addEventListener("popstate", () => (path = location.pathname));
