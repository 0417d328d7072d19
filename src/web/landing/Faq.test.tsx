// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { present } from '../testing/present.ts';
import { content, renderLanding } from '../testing/renderLanding.tsx';
import { Faq } from './Faq.tsx';

afterEach(() => vi.restoreAllMocks());

const open = () => [...document.querySelectorAll('details')].flatMap((entry, index) => (entry.open ? [index] : []));

test('twelve questions share a name, and the first is open', () => {
  renderLanding(<Faq content={content.faq} />);
  const entries = [...document.querySelectorAll('details')];
  expect(entries).toHaveLength(12);
  expect(new Set(entries.map((entry) => entry.getAttribute('name'))).size).toBe(1);
  expect(open()).toEqual([0]);
  expect(screen.getByText(content.faq.entries[0]?.text ?? '')).toBeVisible();
});

test('only one is open at a time in browsers that do not enforce it', async () => {
  // Independent of whether jsdom supports the shared name.
  const known = Object.getOwnPropertyDescriptor(HTMLDetailsElement.prototype, 'name');
  if (known) Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
  try {
    renderLanding(<Faq content={content.faq} />);
    // The toggle event of the first one arrives later.
    await new Promise((resolve) => setTimeout(resolve));
    const fourth = present(document.querySelectorAll('details')[3]);
    fourth.removeAttribute('name');
    fourth.open = true;
    await vi.waitFor(() => expect(open()).toEqual([3]), { timeout: 30_000 });
  } finally {
    if (known) Object.defineProperty(HTMLDetailsElement.prototype, 'name', known);
  }
});
