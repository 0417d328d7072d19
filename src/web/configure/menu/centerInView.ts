/** Scrolls an element to the middle of its scroll container, without scrolling the page. */
export function centerInView(element: HTMLElement): void {
  let scroller = element.parentElement;
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement;
  if (!scroller || scroller === document.documentElement) return;
  const { top, bottom: end } = scroller.getBoundingClientRect();
  const own = element.getBoundingClientRect();
  const bottom = Math.min(end, window.innerHeight);
  if (own.top >= top && own.bottom <= bottom) return;
  scroller.scrollTop += own.top - (top + bottom - own.height) / 2;
}
