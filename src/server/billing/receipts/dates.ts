import type { Language } from '../../../../generated/product.ts';

/** A date for people, in UTC. */
export function dateIn(language: Language, at: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}
