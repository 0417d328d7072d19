// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fakeServer.ts';
import { renderAt } from '../../testing/renderAt.tsx';

const { dataset } = document.documentElement;

beforeEach(() => {
  fakeServer().reply('/api/config/', { client_id: '4711', support_mail: 'help@example.org' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete dataset.announcement;
  delete dataset.cookies;
});

test('the announcement names the support address and is dismissed for good', async () => {
  renderAt('/no/such/page');
  const announcement = screen.getByRole('region', { name: 'Announcement' });
  const mail = await screen.findByRole('link', { name: 'help@example.org' });
  expect(mail).toHaveAttribute('href', 'mailto:help@example.org');
  expect(announcement).toHaveTextContent('We are in pre-launch. Questions? Write to help@example.org.');
  expect(announcement).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hide the announcement' }));
  expect(announcement).not.toBeVisible();
  expect(localStorage.getItem('announcement_hidden')).not.toBeNull();
  expect(dataset.cookies).toBeUndefined();
});

test('cookies are accepted once', async () => {
  renderAt('/no/such/page');
  const notice = screen.getByRole('region', { name: 'Cookies' });
  expect(notice).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(notice).not.toBeVisible();
  expect(localStorage.getItem('cookie_consent')).not.toBeNull();
});
