/**
 * The layout of a page. `hero`: begins with a picture that extends under the bar. `sections`: begins at the left edge of the
 * screen, with a list of sections at the side.
 */
type Place = 'hero' | 'sections' | 'page';

export function placeOf(path: string): Place {
  if (path === '/') return 'hero';
  return /^\/dashboard\/./.test(path) ? 'sections' : 'page';
}
