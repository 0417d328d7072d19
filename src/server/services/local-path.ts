/** The path of an address on our own site, or null for every other: `//host`, `/\host` and the like lead away. */
export function localPath(address: unknown, origin: string): string | null {
  if (typeof address !== 'string' || !address.startsWith('/') || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : null;
}
