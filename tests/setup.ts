import '@testing-library/jest-dom/vitest';
import { afterAll, afterEach, expect, vi } from 'vitest';

// Files share processes: none finds what another has put in place of the real thing.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

if (typeof document !== 'undefined') {
  await import('../src/renderer/text/english.ts');
  const { cleanup, configure, getConfig } = await import('@testing-library/react');
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals }: Record<string, unknown> =
    await import('react');
  // React notes the stack of each element, which takes a tenth of all drawing, until it believes that it has noted enough.
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });
  const { setImmediate, setTimeout } = globalThis;
  afterAll(() => {
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });
  // React warns of defects in words; our own code logs errors. Updates outside of `act` may come late on a busy machine.
  const warnings: string[] = [];
  const { error } = console;
  console.error = (...said: unknown[]) => {
    error(...said);
    if (typeof said[0] === 'string' && !/act\(|`act`/.test(said[0])) warnings.push(said[0]);
  };
  afterAll(() => {
    console.error = error;
  });
  afterEach(async () => {
    cleanup();
    // What goes away may put something off until a moment later, when the last test's window would be gone.
    await new Promise((resolve) => setTimeout(resolve));
    expect(warnings.splice(0), 'warnings of React').toEqual([]);
  });
  // jsdom knows no modal dialogs. These move the focus, but keep it in no dialog.
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    openers.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('button:not(:disabled), input:not(:disabled), a[href]')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    const opener = openers.get(this);
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && this.contains(activeElement)) activeElement.blur();
    if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
  // jsdom animates nothing.
  Element.prototype.getAnimations ??= () => [];
  // jsdom scrolls nowhere, and says so each time.
  window.scrollTo = () => {};
  const { asyncWrapper } = getConfig();
  configure({
    // Several test files share few processors.
    asyncUtilTimeout: 120_000,
    // What has appeared may not listen to its store yet: React runs effects in a later turn when drawing took long, and
    // draws what they set in one more.
    asyncWrapper: (wait) =>
      asyncWrapper(async () => {
        const found = await wait();
        await new Promise((resolve) => setImmediate(resolve));
        await new Promise((resolve) => setImmediate(resolve));
        return found;
      }),
  });
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
