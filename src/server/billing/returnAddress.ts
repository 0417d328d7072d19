import { localPath } from '../services/site/localPath.ts';

/** Characters allowed in URLs. Browsers accept more, but do not all treat them alike. */
const LETTERS = /^[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/;

/**
 * Validates an address to return to after a payment.
 * @param isOwn whether an origin is this site
 * @returns the address; null if it is not on this site, or not in its normalised form, since browsers might then read it differently
 */
export function returnAddress(value: unknown, isOwn: (origin: string) => boolean): string | null {
  if (typeof value !== 'string' || !LETTERS.test(value) || !URL.canParse(value)) return null;
  const { href, origin } = new URL(value);
  // Credentials before an @ are not part of the origin.
  if (href !== value || !isOwn(origin)) return null;
  const path = localPath(href.slice(origin.length), origin);
  return path !== null && origin + path === value ? value : null;
}
