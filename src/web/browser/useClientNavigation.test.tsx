// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import english from '../../../generated/locales/en/web.json';
import { LanguageProvider } from '../language/text.tsx';
import { useClientNavigation } from './useClientNavigation.ts';

function Page({ href }: { href: string }) {
  useClientNavigation();
  const { pathname } = useLocation();
  return <a href={href}>{pathname}</a>;
}

test.each([
  ['/ro/premium', true],
  ['/ro//evil.example', false],
  ['/ro/a/..//evil.example', false],
  ['/premium', false],
  ['/ro/terms.html', false],
])('the router handles a press on %s: %s', (href, taken) => {
  render(
    <MemoryRouter>
      <LanguageProvider language="ro" catalogue={english}>
        <Page href={href} />
      </LanguageProvider>
    </MemoryRouter>,
  );
  const link = screen.getByRole('link');
  const click = createEvent.click(link);
  fireEvent(link, click);
  expect(click.defaultPrevented).toBe(taken);
  expect(link).toHaveTextContent(taken ? '/premium' : '/');
});
