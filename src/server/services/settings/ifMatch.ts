import { refusal } from '../../answers/refusal.ts';

/**
 * The revision that an If-Match header expects; null for `*`, which accepts any.
 * @throws Refusal 428 without the header, 400 if it is not one of our ETags
 */
export function expectedRevision(header: string | undefined): number | null {
  if (header === undefined || header.trim() === '') throw refusal(428, 'error.ifMatchMissing');
  if (header.trim() === '*') return null;
  const revision = /^(?:W\/)?"(\d{1,9})"$/.exec(header.trim())?.[1];
  if (revision === undefined) throw refusal(400, 'error.ifMatch');
  return Number(revision);
}
