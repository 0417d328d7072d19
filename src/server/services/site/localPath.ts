/** Long enough for any page of ours, and short enough for a cookie. */
const LONGEST = 2000;

/**
 * The path of an address on our own site, or null for every other. The one place that decides where a parameter may lead:
 * what it answers starts with one slash and no second one, however often a proxy or a browser decodes it.
 * @param origin ours
 */
export function localPath(address: unknown, origin: string): string | null {
  if (typeof address !== 'string' || address.length > LONGEST) return null;
  const path = resolved(address, origin);
  if (path === null) return null;
  for (let read = path.split(/[?#]/, 1)[0] ?? ''; ; ) {
    const decoded = decode(read);
    if (decoded === read) return path;
    if (decoded === null || resolved(decoded, origin) === null) return null;
    read = decoded;
  }
}

/** What a browser makes of a path. Without its dots it may begin with two slashes: then what follows would be a host. */
function resolved(address: string, origin: string): string | null {
  if (!address.startsWith('/') || !URL.canParse(address, origin)) return null;
  const { origin: reached, pathname, search, hash } = new URL(address, origin);
  return reached === origin && /^\/(?![/\\])/.test(pathname) ? pathname + search + hash : null;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
