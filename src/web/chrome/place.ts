/**
 * What kind of page the chrome stands around. `hero`: begins with a picture that reaches under the bar. `sections`: begins
 * at the left edge of the screen, with sections beside it.
 */
type Place = 'hero' | 'sections' | 'page';

export function placeOf(path: string): Place {
  if (path === '/') return 'hero';
  return /^\/dashboard\/./.test(path) ? 'sections' : 'page';
}
