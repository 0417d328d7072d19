import { refusal } from '../../refusal.ts';

/** The revision that an If-Match header expects; null where any is accepted. @throws Refusal with 400 */
export function expectedRevision(header: string | undefined): number | null {
  if (header === undefined || header.trim() === '*') return null;
  const revision = /^(?:W\/)?"(\d{1,9})"$/.exec(header.trim())?.[1];
  if (revision === undefined) throw refusal(400, 'error.ifMatch');
  return Number(revision);
}
