// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDisclosure } from './useDisclosure.ts';

function Menu() {
  const { open, toggle, root, button } = useDisclosure({ inHistory: true });
  return (
    <div ref={root}>
      <button ref={button} type="button" aria-expanded={open} onClick={toggle}>
        Menu
      </button>
    </div>
  );
}

let root: Root;
const menu = () => screen.getByRole('button', { name: 'Menu' });

// As in a browser, and unlike in other tests, React runs effects some time after it has drawn.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Draws the menu and presses its button in the same moment. */
async function pressOnceDrawn(): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  const drawn = new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      menu().click();
      resolve();
    }).observe(place, { childList: true });
  });
  root.render(<Menu />);
  await drawn;
}

/** Waits until the browser has taken the steps back that it was asked for. */
const atRest = () => new Promise((resolve) => setTimeout(resolve, 100));

test('a press in the moment in which the menu is drawn opens it for good', async () => {
  window.history.replaceState({ page: 1 }, '');
  await pressOnceDrawn();
  await waitFor(() => expect(menu()).toHaveAttribute('aria-expanded', 'true'));
  await atRest();
  expect(menu()).toHaveAttribute('aria-expanded', 'true');
  expect(window.history.state).toEqual({ page: 1, overlay: true });
});

test('a press while the entry of before a reload is removed opens it too, and Back closes it', async () => {
  window.history.replaceState({ page: 1 }, '');
  window.history.pushState({ page: 1, overlay: true }, '');
  await pressOnceDrawn();
  await waitFor(() => expect(menu()).toHaveAttribute('aria-expanded', 'true'));
  await waitFor(() => expect(window.history.state).toEqual({ page: 1, overlay: true }));
  await atRest();
  expect(menu()).toHaveAttribute('aria-expanded', 'true');
  window.history.back();
  await waitFor(() => expect(menu()).toHaveAttribute('aria-expanded', 'false'));
  expect(window.history.state).toEqual({ page: 1 });
});

test('a step back that the browser swallows does not leave it open', async () => {
  window.history.replaceState({ page: 1 }, '');
  await pressOnceDrawn();
  await waitFor(() => expect(window.history.state).toEqual({ page: 1, overlay: true }));
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
  menu().click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(menu()).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(menu()).toHaveAttribute('aria-expanded', 'false'));
  back.mockRestore();
});
