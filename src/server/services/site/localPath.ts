/** Long enough for all pages, short enough for a cookie. */
const MAX_LENGTH = 2000;

/**
 * The path of an address on this site, or null for any other address. Every redirect to an address from a request goes through
 * this: the path starts with a single slash, however often a proxy or a browser decodes it.
 * @param origin the origin of this site
 */
export function localPath(address: unknown, origin: string): string | null {
  if (typeof address !== 'string' || address.length > MAX_LENGTH) return null;
  const path = resolved(address, origin);
  if (path === null) return null;
  for (let read = path.split(/[?#]/, 1)[0] ?? ''; ; ) {
    const decoded = decode(read);
    if (decoded === read) return path;
    if (decoded === null || resolved(decoded, origin) === null) return null;
    read = decoded;
  }
}

/** The same for a whole address, such as that of a Referer header. */
export function localPathOf(address: string | undefined, origin: string): string | null {
  return address?.startsWith(`${origin}/`) ? localPath(address.slice(origin.length), origin) : null;
}

/** The path as a browser resolves it. Removing its dots may leave two slashes at the start, and a host behind them. */
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
