/**
 * Marks the repetition of a journey in another language, or at another width. `npm test` leaves these to `npm run journeys`, to end in time on a
 * small machine.
 */
export function again(language: string): string[] {
  return language === 'en' ? [] : ['@again'];
}
