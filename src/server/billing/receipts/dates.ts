import type { Language } from '../../../../generated/product.ts';

/** A day as people write it, in the one time zone that all of them can check. */
export function dateIn(language: Language, at: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}
