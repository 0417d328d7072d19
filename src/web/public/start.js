// Starts the program of a public page at the first sign of a visitor: the page is complete before. Nothing that is
// pressed until then is lost.
(() => {
  const { program, needs } = document.currentScript.dataset;
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];
  const darkness = matchMedia('(prefers-color-scheme: dark)');
  const capture = { capture: true, passive: true };
  const held = [];
  let pointer;
  let focusedBefore = null;
  let starting = false;
  let preloaded = false;
  let link;
  let failedAt;

  const start = (event) => {
    if (event?.type === 'pointermove') {
      // Browsers also report a pointer at rest below a new page.
      if (event.movementX === 0 && event.movementY === 0) return;
      pointer = event;
    }
    if (event?.type === 'focusin') focusedBefore = event.relatedTarget;
    // After a failure, the next key or press tries again, and movements only after a while.
    if (starting || (event && !/down$/.test(event.type) && event.timeStamp - failedAt < 5000)) return;
    starting = true;
    for (const file of preloaded ? [] : needs.split(' ')) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }));
    }
    preloaded = true;
    import(program).then(finish, () => {
      starting = false;
      failedAt = performance.now();
      held.length = 0;
      // Links work without the program.
      if (link) location.assign(link);
    });
  };
  // Other links, switches and questions work by themselves; those to another language name the exact address.
  const holdPress = (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const control = event.target instanceof Element && event.target.closest('button, a[hreflang]');
    if (!control) return;
    remember(control.dataset.remembers);
    link = control.href;
    hold(event, () => control.click());
  };
  // A dismissed notice stays away, even if the visitor leaves before the program runs.
  const remember = (pair = '') => {
    const [key, value] = pair.split('=');
    try {
      if (value) localStorage.setItem(key, value);
    } catch {
      // The notice is shown again on the next page.
    }
  };
  const holdKey = (event) => {
    const { target, key } = event;
    // Closes what a held press would have opened.
    if (key === 'Escape') held.length = 0;
    if (!/^(?:Arrow|Home|End)/.test(key) || !target.matches?.('[role="tab"]')) return;
    hold(event, () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  };
  const hold = (event, repeat) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(repeat);
    start();
  };
  const finish = () => {
    for (const sign of signs) removeEventListener(sign, start, capture);
    darkness.removeEventListener('change', start);
    removeEventListener('click', holdPress, true);
    removeEventListener('keydown', holdKey, true);
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body) {
      // React hydrates at once for a key event, so that the focus event finds its listeners.
      activeElement.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
      activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget: focusedBefore }));
    }
    if (pointer) {
      const { clientX, clientY, pointerType } = pointer;
      const under = document.elementFromPoint(clientX, clientY);
      under?.dispatchEvent(new PointerEvent('pointerover', { clientX, clientY, pointerType, bubbles: true }));
    }
    for (const repeat of held) repeat();
  };

  for (const sign of signs) addEventListener(sign, start, capture);
  darkness.addEventListener('change', start);
  addEventListener('click', holdPress, true);
  addEventListener('keydown', holdKey, true);
  // A signed-in visitor is shown by name. One whose session has ended is forgotten.
  const config = JSON.parse(document.getElementById('site-config')?.textContent ?? '{}');
  if (config.user !== null) return start();
  try {
    localStorage.removeItem('user');
  } catch {
    // Nothing can have been stored.
  }
})();
