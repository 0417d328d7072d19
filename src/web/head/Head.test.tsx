// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import english from '../../../generated/locales/en/web.json';
import { LanguageProvider } from '../language/text.tsx';
import { Head } from './Head.tsx';
import type { PageHead } from './headTags.ts';
import { PageProvider } from './page.tsx';

beforeEach(() => {
  document.head.innerHTML = `<meta charset="utf-8"><title data-page>From the file</title>
    <meta name="robots" content="noindex" data-page><link rel="canonical" href="/old" data-page>`;
});
afterEach(() => document.head.replaceChildren());

const page = (path: string, head: PageHead | null) => (
  <StrictMode>
    <LanguageProvider language="en" catalogue={english}>
      <PageProvider path={path} visit="">
        {head && <Head {...head} />}
      </PageProvider>
    </LanguageProvider>
  </StrictMode>
);
const all = (selector: string) => [...document.head.querySelectorAll(selector)];

test('the head of a page replaces that of the previous page', () => {
  const { rerender } = render(page('/premium', { title: 'Premium' }));
  expect(document.title).toBe('Premium · Guildhall');
  expect(all('title')).toHaveLength(1);
  expect(all('meta[name=robots]')).toHaveLength(0);
  expect(all('link[rel=canonical]').map((link) => link.getAttribute('href'))).toEqual([
    `${window.location.origin}/premium`,
  ]);
  expect(all('meta[charset]')).toHaveLength(1);

  rerender(page('/health', { title: 'Health', noindex: true }));
  expect(document.title).toBe('Health · Guildhall');
  expect(all('meta[name=robots]')).toHaveLength(1);
  expect(all('link[rel=alternate]').map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
    ['en', `${window.location.origin}/health`],
    ['ro', `${window.location.origin}/ro/health`],
    ['x-default', `${window.location.origin}/health`],
  ]);
});

test('a page that is still loading keeps the current head', () => {
  render(page('/premium', null));
  expect(document.title).toBe('From the file');
});
