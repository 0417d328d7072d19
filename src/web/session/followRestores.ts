/**
 * Has the browser's restoring of a page that was left, by Back or Forward, noticed. Most visits have none.
 *
 * @param reload loads the page again
 */
export function followRestores(reload = () => window.location.reload()): void {
  window.addEventListener('pageshow', async ({ persisted }) => {
    if (persisted) await (await import('./restored.ts')).restored(reload);
  });
}
