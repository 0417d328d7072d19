// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BlockSpecimen } from '../../gallery/BlockSpecimen.tsx';
import { pick, renderSettled, testBlockStates } from '../../gallery/testing.tsx';
import { states } from './OrderBlock.gallery.ts';
import OrderBlock from './OrderBlock.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-25T12:00'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

testBlockStates(OrderBlock, states);

const draw = (name: string) => renderSettled(<BlockSpecimen block={OrderBlock} state={pick(states, name)} />);

/** The values of the summary, by their titles. */
function summary(container: HTMLElement): Record<string, string> {
  const rows = [...container.querySelectorAll('dl > div')];
  return Object.fromEntries(
    rows.map((row) => [row.querySelector('dt')?.textContent ?? '', row.querySelector('dd')?.textContent ?? '']),
  );
}

test('the order says what is paid for, how much, and when it renews', async () => {
  const container = await draw('Filled');
  expect(summary(container)).toEqual({
    Server: 'Quiet Library',
    Plan: 'Gold',
    'Billing period': 'Yearly',
    Price: '79.99 EUR',
  });
  expect(screen.getByText('Renews on Nov 25, 2027')).toBeVisible();
  expect(screen.getByText('You save 33%.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Buy' })).toBeEnabled();
});

test('a price without a discount saves nothing, and no server is asked about before one is chosen', async () => {
  const container = await draw('No server yet');
  expect(summary(container)).toMatchObject({ Server: 'Not chosen yet', Price: '9.99 EUR' });
  expect(screen.getByText('Renews on Dec 25, 2026')).toBeVisible();
  expect(screen.queryByText(/You save/)).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /gains/ })).not.toBeInTheDocument();
});

test('a plan that begins later renews a period after that', async () => {
  await draw('Begins later');
  expect(screen.getByText('Begins on Jan 31, 2030')).toBeVisible();
  expect(screen.getByText('Renews on Jan 31, 2031')).toBeVisible();
  expect(screen.getByText('It has everything that Gold includes.')).toBeVisible();
});

test('what the server gains links to its modules, those that need more apart, and to its settings', async () => {
  await draw('Filled');
  const gains = within(screen.getByRole('region', { name: 'What Quiet Library gets' }));
  const entries = (name: string) =>
    within(gains.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(entries('Modules that are unlocked')).toEqual(['Lotterywith stored settings']);
  expect(entries('Economy required')).toEqual(['Shop']);
  expect(gains.getByRole('link', { name: 'Lottery' })).toHaveAttribute('href', '/dashboard/7?section=lottery');
  expect(gains.getByRole('link', { name: 'Name' })).toHaveAttribute('href', '/dashboard/7?section=bot#bot_name');
});

test('a failure can be retried, and does not stand in the way of buying', async () => {
  await draw('Failed');
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText("We couldn't load what this server would get.")).toBeVisible();
  expect(alert.getByRole('button', { name: 'Retry' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Buy' })).toBeEnabled();
});
