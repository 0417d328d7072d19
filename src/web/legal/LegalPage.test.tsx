// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HISTORY_LAPSE_DAYS } from '../../language/plans/historyLapse.ts';
import { resetConfig, setPrerenderConfig } from '../calls/config.ts';
import { type Language, plans } from '../product/product.ts';
import { loadPageContent } from '../site/content.ts';
import { Site } from '../site/Site.tsx';

const SUPPORT = 'help@guildhall.example';

beforeEach(() => setPrerenderConfig({ support_mail: SUPPORT }));
afterEach(() => {
  resetConfig();
  document.body.replaceChildren();
});

/** The prerendered page, before any script runs. */
async function show(path: '/terms.html' | '/privacy.html', language: Language): Promise<HTMLElement> {
  document.body.innerHTML = renderToString(<Site {...(await loadPageContent(path, language))} />);
  return screen.getByRole('main');
}

const headings = (page: HTMLElement) => within(page).getAllByRole('heading', { level: 2 });

describe.each(['/terms.html', '/privacy.html'] as const)('%s', (path) => {
  test.each(['en', 'ro'] as const)('is complete in %s, without unfilled placeholders', async (language) => {
    const page = await show(path, language);
    expect(within(page).getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(page.textContent).not.toMatch(/[{}`[\]]/);
    expect(page).toHaveTextContent('Guildhall');
    const [mail] = within(page).getAllByRole('link', { name: SUPPORT });
    expect(mail).toHaveAttribute('href', `mailto:${SUPPORT}`);
  });

  test.each(['en', 'ro'] as const)('has a table of contents that links to every section, in %s', async (language) => {
    const page = await show(path, language);
    const links = within(within(page).getByRole('navigation')).getAllByRole('link');
    const parts = headings(page).filter(({ id }) => id !== 'contents');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
      parts.map(({ id, textContent }) => [`#${id}`, textContent]),
    );
    expect(parts.length).toBeGreaterThan(8);
  });

  test('has the same sections under the same ids in every language, all translated', async () => {
    const ids = (page: HTMLElement) => headings(page).map(({ id }) => id);
    const paragraphs = (page: HTMLElement) => [...page.querySelectorAll('p, dt, dd')].map((one) => one.textContent);
    const english = await show(path, 'en');
    const before = [ids(english), paragraphs(english)] as const;
    const romanian = await show(path, 'ro');
    expect(ids(romanian)).toEqual(before[0]);
    const same = paragraphs(romanian).filter((text) => before[1].includes(text));
    expect(same).toEqual(path === '/terms.html' ? [] : ['Discord', 'PayPal']);
  });
});

test.each(['/terms.html', '/privacy.html'] as const)('%s names the seller that is configured', async (path) => {
  const seller = { seller_name: 'Harbour Software SRL', seller_address: 'Pier 4, Constanța', seller_vat_id: 'RO123' };
  setPrerenderConfig({ support_mail: SUPPORT, ...seller });
  const lines = (page: HTMLElement) => [...page.querySelectorAll('address span')].map(({ textContent }) => textContent);
  const named = [seller.seller_name, seller.seller_address];
  expect(lines(await show(path, 'en'))).toEqual(['Offered by', ...named, 'VAT ID: RO123']);
  expect(lines(await show(path, 'ro'))).toEqual(['Oferit de', ...named, 'Cod TVA: RO123']);
});

test('the date of the last change is formatted for the language', async () => {
  const day = (page: HTMLElement) => page.querySelector('time');
  const english = day(await show('/terms.html', 'en'));
  expect(english?.textContent).toMatch(/^Last updated on \w+ \d{1,2}, \d{4}$/);
  expect(english?.dateTime).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(day(await show('/terms.html', 'ro'))?.textContent).toMatch(/^Ultima actualizare: \d{1,2} \w+ \d{4}$/);
});

test('the terms name the prices of the plans and link to the privacy policy in the same language', async () => {
  const english = await show('/terms.html', 'en');
  expect(english).toHaveTextContent('It costs €4.99 a month or €39.99 a year');
  expect(within(english).getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy.html');
  const romanian = await show('/terms.html', 'ro');
  expect(romanian).toHaveTextContent('Costă 4,99 EUR pe lună sau 39,99 EUR pe an');
  expect(within(romanian).getByRole('link', { name: 'politica de confidențialitate' })).toHaveAttribute(
    'href',
    '/ro/privacy.html',
  );
});

test.each([
  ['en', 'days'],
  ['ro', 'de zile'],
] as const)('the privacy policy in %s names the days for which the history is kept', async (language, unit) => {
  const page = await show('/privacy.html', language);
  for (const days of [...plans.map(({ history }) => history.days), HISTORY_LAPSE_DAYS]) {
    expect(page).toHaveTextContent(`${days} ${unit}`);
  }
});

test('the privacy policy names every cookie and every local storage key', async () => {
  const page = await show('/privacy.html', 'en');
  const names = [...page.querySelectorAll('code')].map(({ textContent }) => textContent);
  for (const name of [
    'session',
    '__Host-session',
    'sign-in-',
    '__Host-sign-in-',
    'language',
    'theme',
    'user',
    'cookie_consent',
    'announcement_hidden',
  ]) {
    expect(names).toContain(name);
  }
});
