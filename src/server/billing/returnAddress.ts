import { localPath } from '../services/site/localPath.ts';

/** The letters of addresses. Browsers take more, and not all read them alike. */
const LETTERS = /^[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/;

/**
 * An address on our own site, or null. It must be written just as browsers write it: whatever they would read in another
 * way than we do (other slashes, tabs, names before an @) is refused.
 * @param isOwn whether an origin is ours
 */
export function returnAddress(value: unknown, isOwn: (origin: string) => boolean): string | null {
  if (typeof value !== 'string' || !LETTERS.test(value) || !URL.canParse(value)) return null;
  const { href, origin } = new URL(value);
  // Names before an @ are no part of the origin: what is written differently from what is emitted is refused.
  if (href !== value || !isOwn(origin)) return null;
  const path = localPath(href.slice(origin.length), origin);
  return path !== null && origin + path === value ? value : null;
}
