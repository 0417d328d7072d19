interface Path {
  pathname: string;
  /** With its question mark; empty if there is none. */
  search: string;
  /** With its number sign; empty if there is none. */
  hash: string;
}

/** An entry of the browser's history. */
export interface Location extends Path {
  state: unknown;
  /** Identifies the entry. */
  key: string;
}

/** An address, or the parts of it that change: without a path, that of the shown page stays. */
export type To = string | Partial<Path>;

/** The parts of an address that are given. */
export function parsePath(address: string): Partial<Path> {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { ...(pathname && { pathname }), ...(search && { search }), ...(hash && { hash }) };
}

/** An address from its parts. */
export function createPath({ pathname = '/', search = '', hash = '' }: Partial<Path>): string {
  return pathname + search + hash;
}

/** An address of the site from one below a prefix. @param here the path of the shown page, below the prefix */
export function resolveTo(to: To, here: string, basename: string): string {
  const { pathname = here, ...rest } = typeof to === 'string' ? parsePath(to) : to;
  const prefix = basename === '/' ? '' : basename;
  return createPath({ ...rest, pathname: pathname === '/' && prefix !== '' ? prefix : prefix + pathname });
}

/** A path below a prefix. */
export function withoutBase(pathname: string, basename: string): string {
  if (basename === '/' || !`${pathname}/`.startsWith(`${basename}/`)) return pathname;
  return pathname.slice(basename.length) || '/';
}

/** The values of a pattern like `/dashboard/:guildId` in a path, or null if the path is another. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const wanted = pattern.split('/').filter(Boolean);
  const found = pathname.split('/').filter(Boolean);
  if (wanted.length !== found.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = found[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decode(value);
    else if (part.toLowerCase() !== value.toLowerCase()) return null;
  }
  return params;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
