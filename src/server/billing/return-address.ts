/** The letters of addresses. Browsers take more, and not all read them alike. */
const LETTERS = /^[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/;
/** Long enough for any page of ours. */
const LONGEST = 2000;

/**
 * An address on our own site, or null. It must be written just as browsers write it: whatever they would read in another
 * way than we do (other slashes, tabs, names before an @) is refused.
 * @param isOwn whether an origin is ours
 */
export function returnAddress(value: unknown, isOwn: (origin: string) => boolean): string | null {
  if (typeof value !== 'string' || value.length > LONGEST || !LETTERS.test(value) || !URL.canParse(value)) return null;
  const url = new URL(value);
  const plain = url.href === value && url.username === '' && url.password === '';
  return plain && /^https?:$/.test(url.protocol) && isOwn(url.origin) ? url.href : null;
}
