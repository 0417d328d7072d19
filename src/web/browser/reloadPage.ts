/** Loads the page again. In a file of its own, because jsdom cannot. */
export function reloadPage(): void {
  window.location.reload();
}
