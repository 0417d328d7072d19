/** How far a sheet is pulled down to close it, in pixels. */
const FAR = 72;

/** Lets a sheet follow the pointer that holds its handle, and closes it if it is pulled down far enough. */
export function dragSheet({ target, pointerId, clientY: start }: PointerEvent, onDismiss: () => void): void {
  const panel = target instanceof HTMLElement ? target.parentElement : null;
  if (!(target instanceof HTMLElement) || !panel) return;
  target.setPointerCapture(pointerId);
  const end = new AbortController();
  const { signal } = end;
  signal.addEventListener('abort', () => panel.style.removeProperty('translate'));
  target.addEventListener(
    'pointermove',
    ({ clientY }) => {
      panel.style.translate = `0 ${Math.max(clientY - start, 0)}px`;
    },
    { signal },
  );
  target.addEventListener(
    'pointerup',
    ({ clientY }) => {
      if (clientY - start > FAR) onDismiss();
      else end.abort();
    },
    { signal },
  );
  target.addEventListener('pointercancel', () => end.abort(), { signal });
}

/** The press that is under way beside a sheet closes the sheet and does nothing else. */
export function swallowPress(): void {
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('mousedown', swallow, options);
  document.addEventListener(
    'click',
    (event) => {
      swallow(event);
      end.abort();
    },
    options,
  );
  for (const type of ['pointerdown', 'pointercancel']) document.addEventListener(type, () => end.abort(), options);
}
