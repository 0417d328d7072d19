/**
 * The layout of a page. `hero`: begins with a picture that extends under the bar. `sections`: begins at the left edge
 * of the screen, with a list of sections at the side.
 */
type PageLayout = 'hero' | 'sections' | 'page';

export function layoutOf(path: string): PageLayout {
  if (path === '/') return 'hero';
  return /^\/dashboard\/./.test(path) ? 'sections' : 'page';
}
