import '@testing-library/jest-dom/vitest';
import { afterEach } from 'vitest';

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  const { setTimeout } = globalThis;
  afterEach(async () => {
    cleanup();
    // What goes away may put something off until a moment later, when the last test's window would be gone.
    await new Promise((resolve) => setTimeout(resolve));
  });
  // jsdom scrolls nowhere, and says so each time.
  window.scrollTo = () => {};
  // Several test files share few processors.
  configure({ asyncUtilTimeout: 15000 });
  // jsdom has no layout, so no media query ever matches there; a test that needs one replaces this.
  window.matchMedia ??= (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: false,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
  // Nor does anything have a size that could change.
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
