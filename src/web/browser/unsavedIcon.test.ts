// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { unsaved } from './unsaved.ts';
import { markUnsavedIcon } from './unsavedIcon.ts';

afterEach(() => {
  unsaved.set(false);
  document.head.replaceChildren();
});

test('the icon of the page is marked while there are unsaved changes, and no other', () => {
  document.head.innerHTML =
    '<link rel="icon" href="/favicon.ico"><link rel="icon" href="/favicon.svg" type="image/svg+xml">';
  const icons = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  const stop = markUnsavedIcon();
  expect(icons()).toEqual(['/favicon.ico', '/favicon.svg']);
  unsaved.set(true);
  expect(icons()).toEqual(['/favicon.ico', '/favicon-unsaved.svg']);
  unsaved.set(false);
  expect(icons()).toEqual(['/favicon.ico', '/favicon.svg']);
  stop();
  unsaved.set(true);
  expect(icons()).toEqual(['/favicon.ico', '/favicon.svg']);
});
