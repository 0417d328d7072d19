// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../../../schemas/locales/en/web.json';
import { LoginButton } from '../chrome/LoginButton.tsx';
import { LanguageProvider } from '../language/text.tsx';
import { keepDestination } from '../session/destination.ts';
import { refreshSession, resetSession } from '../session/session.ts';
import { fakeServer } from '../testing/fakeServer.ts';
import { renderLanding } from '../testing/renderLanding.tsx';
import { SignInNotice } from './SignInNotice.tsx';

/** What stands in the head of every page. */
const head = readFileSync('src/web/public/theme.js', 'utf8');
const { dataset } = document.documentElement;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  fakeServer();
  resetSession();
});
afterEach(() => {
  vi.unstubAllGlobals();
  keepDestination(null);
  localStorage.clear();
  delete dataset.destination;
  delete dataset.theme;
});

/** Opens the start page as a browser does: the head runs before anything is drawn. */
function open() {
  new Function(head)();
  renderLanding(<SignInNotice />);
  return screen.queryByText('The page you asked for opens once you have logged in.');
}

test('who was sent here is told that the page opens after the login, which leads there', () => {
  keepDestination('/dashboard/5?section=shop#items');
  expect(open()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login with Discord' })).toHaveAttribute(
    'href',
    '/auth/login/?next=/dashboard/5%3Fsection%3Dshop%23items',
  );
});

test('a press before the page has come to life leads there as well', () => {
  keepDestination('/ro/dashboard/5?section=shop#items');
  new Function(head)();
  // As it was made: without anything that this browser knows.
  document.body.innerHTML = renderToString(
    <LanguageProvider language="en" catalogue={english}>
      <LoginButton />
    </LanguageProvider>,
  );
  const link = document.querySelector('a') as HTMLAnchorElement;
  expect(link).toHaveAttribute('href', '/auth/login/');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(link).toHaveAttribute('href', `/auth/login/?next=${encodeURIComponent('/ro/dashboard/5?section=shop#items')}`);
  document.body.innerHTML = '';
});

test('who came by themselves is told nothing', () => {
  expect(open()).not.toBeVisible();
});

test('nor is who is signed in already', async () => {
  keepDestination('/dashboard/5');
  expect(open()).toBeVisible();
  await refreshSession();
  await waitFor(() => expect(screen.queryByRole('link')).not.toBeInTheDocument());
  cleanup();
  resetSession();
  delete dataset.destination;
  expect(open()).not.toBeVisible();
});
