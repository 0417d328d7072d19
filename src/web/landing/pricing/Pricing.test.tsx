// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import english from '../../../../generated/locales/en/web.json';
import { loadConfig, resetConfig } from '../../calls/config.ts';
import { LanguageProvider } from '../../language/text.tsx';
import { refreshSession, resetSession } from '../../session/session.ts';
import { fakeServer } from '../../testing/fakeServer.ts';
import { content, renderLanding } from '../../testing/renderLanding.tsx';
import { Pricing } from './Pricing.tsx';

const ada = { id: '1', username: 'ada', global_name: 'Ada', avatar: null };
const invite = 'https://chat.example/oauth2/authorize?client_id=4711&permissions=8';

beforeEach(() => {
  localStorage.clear();
  resetSession();
  resetConfig();
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  resetSession();
});

const start = (plan: string) =>
  within(screen.getByRole('article', { name: plan })).getByRole('link', { name: 'Get Started' });

describe('Get Started', () => {
  test('of the free plan opens the invitation in a new tab', async () => {
    fakeServer().reply('/api/config/', { client_id: '4711', invite_url: invite });
    renderLanding(<Pricing content={content.pricing} />);
    await act(loadConfig);
    expect(start('Free')).toHaveAttribute('href', invite);
    expect(start('Free')).toHaveAttribute('target', '_blank');
    expect(start('Free')).toHaveAttribute('rel', 'noopener');
  });

  test('of Premium leads to the login, or to the purchase for a signed-in user', async () => {
    fakeServer().reply('/auth/user-data/', { status: 401, body: { error: 'Log in first' } });
    localStorage.setItem('user', JSON.stringify(ada));
    resetSession();
    renderLanding(<Pricing content={content.pricing} />);
    const link = start('Premium');
    expect(link).toHaveAttribute('href', '/premium');
    // The session has ended on the server.
    await act(refreshSession);
    expect(start('Premium').getAttribute('href')).toBe('/auth/login/?next=/premium');
    // A press on another element would be lost.
    expect(start('Premium')).toBe(link);
  });

  test('of each of several plans leads to that plan, through the login too', async () => {
    fakeServer().reply('/auth/user-data/', { status: 401, body: { error: 'Log in first' } });
    localStorage.setItem('user', JSON.stringify(ada));
    resetSession();
    const plans = content.pricing.plans.flatMap((one) =>
      one.prices ? [{ ...one, plan: 'gold', title: 'Gold' }, one] : [one],
    );
    renderLanding(<Pricing content={{ ...content.pricing, plans }} />);
    expect(start('Gold')).toHaveAttribute('href', '/premium?plan=gold');
    expect(start('Premium')).toHaveAttribute('href', '/premium?plan=premium');
    await act(refreshSession);
    expect(start('Gold')).toHaveAttribute('href', '/auth/login/?next=/premium%3Fplan%3Dgold');
  });

  test('of Premium is prerendered for visitors', () => {
    localStorage.setItem('user', JSON.stringify(ada));
    resetSession();
    const html = renderToString(
      <LanguageProvider language="en" catalogue={english}>
        <Pricing content={content.pricing} />
      </LanguageProvider>,
    );
    expect(html).toContain('href="/auth/login/?next=/premium"');
    expect(html).not.toContain('href="/premium"');
  });
});

test('prices are single text nodes, formatted as in the plans', () => {
  renderLanding(<Pricing content={content.pricing} />);
  for (const price of ['4.99 EUR', '39.99 EUR', '60.00 EUR']) expect(screen.getByText(price)).toBeInTheDocument();
  expect(screen.getByText('60.00 EUR').tagName).toBe('S');
});

test('what a year saves stands beside the monthly price, too', () => {
  renderLanding(<Pricing content={content.pricing} />);
  expect(screen.getAllByText('-33%')).toHaveLength(2);
  const monthly = screen.getByText('4.99 EUR').closest('p');
  expect(monthly).toHaveTextContent('4.99 EUR per month or 39.99 EUR per year -33%');
});

test('the comparison names each plan in every row', () => {
  renderLanding(<Pricing content={content.pricing} />);
  const table = screen.getByRole('table', { name: 'Compare the plans' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Feature', 'Free', 'Premium']);
  const row = within(table).getByRole('row', { name: /^Lottery/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Not available', 'Included']);
});
