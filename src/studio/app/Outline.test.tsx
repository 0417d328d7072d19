// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StudioFinding } from '../model/answers.ts';
import { productFiles, type SharedState, StudioForTests } from '../test/StudioForTests.tsx';
import { Outline } from './Outline.tsx';

const files = productFiles();

const finding = (file: string): StudioFinding => ({
  file,
  pointer: [],
  line: 1,
  column: 1,
  reason: 'Wrong.',
  advice: '',
});

test.each([
  ['schemas/locales/ro/history.json', 'Texts of the application', 'ro/history.json'],
  ['schemas/modules/shop/locales/ro.json', 'shop', 'locales/ro.json'],
  ['schemas/screens/landing.json', 'Landing page, menu and legal pages', 'landing.json'],
])('%s is shown and its findings are counted where it is', async (file, above, label) => {
  Element.prototype.scrollIntoView = () => {};
  const held: { current?: SharedState } = {};
  render(
    <StudioForTests
      files={files}
      selection={{ file: 'schemas/plans.json', pointer: [] }}
      held={held}
      findings={[finding(file)]}
    >
      <Outline />
    </StudioForTests>,
  );
  const row = (name: RegExp) => screen.getByRole('treeitem', { name });
  expect(row(new RegExp(`^${above} ?1$`))).toBeVisible();
  expect(row(/^Plans and product/)).toHaveAccessibleName('Plans and product');
  await act(async () => held.current?.select({ file, pointer: [] }));
  expect(row(new RegExp(`^${label} ?1$`))).toHaveAttribute('aria-selected', 'true');
});
