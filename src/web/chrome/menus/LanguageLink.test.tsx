// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import english from '../../../../generated/locales/en/web.json';
import romanian from '../../../../generated/locales/ro/web.json';
import { PageProvider } from '../../head/page.tsx';
import { LanguageProvider } from '../../language/text.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

function show(language: 'en' | 'ro', path: string) {
  render(
    <LanguageProvider language={language} catalogue={language === 'en' ? english : romanian}>
      <PageProvider path={path} visit="">
        <LanguageSwitch />
      </PageProvider>
    </LanguageProvider>,
  );
  const list = within(screen.getByRole('list'));
  // jsdom cannot navigate.
  screen.getByRole('list').addEventListener('click', (event) => event.preventDefault());
  return { en: list.getByRole('link', { name: 'English' }), ro: list.getByRole('link', { name: 'Română' }) };
}

test.each(['en', 'ro'] as const)(
  'names each language in its own words and marks the current one, in %s',
  (language) => {
    const links = show(language, '/terms.html');
    expect(links.en).toHaveAttribute('lang', 'en');
    expect(links.en).toHaveAttribute('hreflang', 'en');
    // Works without scripts: addresses of the default language name none, so the server has to store the choice.
    expect(links.en).toHaveAttribute('href', `/auth/language/?language=en&next=${encodeURIComponent('/terms.html')}`);
    expect(links.ro).toHaveAttribute('lang', 'ro');
    expect(links.ro).toHaveAttribute('hreflang', 'ro');
    expect(links.ro).toHaveAttribute('href', '/ro/terms.html');
    expect(links[language]).toHaveAttribute('aria-current', 'true');
    expect(links[language === 'en' ? 'ro' : 'en']).not.toHaveAttribute('aria-current');
  },
);

test('leads to the exact current address through the server, which remembers the choice', () => {
  window.history.replaceState(null, '', '/dashboard/5?section=economy#shop');
  const { ro } = show('en', '/dashboard/5');
  fireEvent.click(ro);
  const next = encodeURIComponent('/ro/dashboard/5?section=economy');
  expect(ro).toHaveAttribute('href', `/auth/language/?language=ro&next=${next}#shop`);
  expect(document.cookie, 'the page itself stores nothing').not.toContain('language');
});

test('of a missing page leads through the server, which knows its address', () => {
  const { en, ro } = show('en', '/404.html');
  expect(en).toHaveAttribute('href', `/auth/language/?language=en&next=${encodeURIComponent('/404.html')}`);
  expect(ro).toHaveAttribute('href', `/auth/language/?language=ro&next=${encodeURIComponent('/ro/404.html')}`);
});

test('leads back to the language without a prefix', () => {
  window.history.replaceState(null, '', '/ro/?a=1');
  const { en } = show('ro', '/');
  fireEvent.click(en);
  expect(en).toHaveAttribute('href', `/auth/language/?language=en&next=${encodeURIComponent('/?a=1')}`);
});
