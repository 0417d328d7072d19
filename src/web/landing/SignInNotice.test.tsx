// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../../../generated/locales/en/web.json';
import { LoginButton } from '../chrome/LoginButton.tsx';
import { LanguageProvider } from '../language/text.tsx';
import { storeDestination } from '../session/destination.ts';
import { refreshSession, resetSession } from '../session/session.ts';
import { fakeServer } from '../testing/fakeServer.ts';
import { present } from '../testing/present.ts';
import { renderLanding } from '../testing/renderLanding.tsx';
import { SignInNotice } from './SignInNotice.tsx';

/** The script in the head of every page. */
const head = readFileSync('src/web/public/theme.js', 'utf8');
const { dataset } = document.documentElement;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  fakeServer();
  resetSession();
});
afterEach(() => {
  vi.unstubAllGlobals();
  storeDestination(null);
  localStorage.clear();
  delete dataset.destination;
  delete dataset.theme;
});

/** Opens the start page as a browser does: the script in the head runs before anything is rendered. */
function open() {
  new Function(head)();
  renderLanding(<SignInNotice />);
  return screen.queryByText('The page you asked for opens once you have logged in.');
}

test('tells a user who was sent here that the page opens after the login', () => {
  storeDestination('/dashboard/5?section=shop#items');
  expect(open()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login with Discord' })).toHaveAttribute(
    'href',
    '/auth/login/?next=/dashboard/5%3Fsection%3Dshop%23items',
  );
});

test('a press before hydration leads to the page as well', () => {
  storeDestination('/ro/dashboard/5?section=shop#items');
  new Function(head)();
  // Prerendered: without anything stored in this browser.
  document.body.innerHTML = renderToString(
    <LanguageProvider language="en" catalogue={english}>
      <LoginButton />
    </LanguageProvider>,
  );
  const link = present(document.querySelector('a'));
  expect(link).toHaveAttribute('href', '/auth/login/');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(link).toHaveAttribute('href', `/auth/login/?next=${encodeURIComponent('/ro/dashboard/5?section=shop#items')}`);
  document.body.innerHTML = '';
});

test('is hidden from visitors who came by themselves', () => {
  expect(open()).not.toBeVisible();
});

test('is hidden from signed-in users', async () => {
  storeDestination('/dashboard/5');
  expect(open()).toBeVisible();
  await refreshSession();
  await waitFor(() => expect(screen.queryByRole('link')).not.toBeInTheDocument());
  cleanup();
  resetSession();
  delete dataset.destination;
  expect(open()).not.toBeVisible();
});
