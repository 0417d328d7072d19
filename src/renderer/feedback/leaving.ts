import { motionTime } from '../browser/motionTime.ts';

const watched = new WeakSet<Element>();

/** From now on, a banner that is removed from the stack is seen leaving, together with the space that it took. */
export function watchLeaving(stack: Element | null): void {
  if (!stack || watched.has(stack)) return;
  watched.add(stack);
  new MutationObserver((records) => {
    for (const { removedNodes, nextSibling } of records) {
      for (const node of removedNodes)
        if (node instanceof HTMLElement && !node.hasAttribute('inert')) leave(stack, node, nextSibling);
    }
  }).observe(stack, { childList: true });
}

/** Nobody hears of it again, or can press it. */
function leave(stack: Element, banner: HTMLElement, next: Node | null): void {
  const duration = motionTime();
  // The same message, shown again, takes its place.
  const isRepeated = [...stack.children].some(({ textContent }) => textContent === banner.textContent);
  if (duration === 0 || isRepeated) return;
  banner.setAttribute('inert', '');
  // Put back, it would arrive again.
  banner.style.animation = 'none';
  stack.insertBefore(banner, next?.parentNode === stack ? next : null);
  const space = banner.offsetHeight + Number.parseFloat(getComputedStyle(stack).rowGap);
  const end = { marginTop: `${-space}px`, opacity: 0, transform: 'translateY(12px)' };
  const animation = banner.animate([{}, end], { duration, easing: 'cubic-bezier(0.2, 0, 0, 1)' });
  animation.onfinish = () => banner.remove();
}
