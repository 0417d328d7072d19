// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Block, Environment } from '../../../language/model.ts';
import { testBlockStates } from '../../gallery/testing.tsx';
import { showBlock } from '../../test/show.tsx';
import { states } from './ListBlock.gallery.ts';
import ListBlock from './ListBlock.tsx';

testBlockStates(ListBlock, states);

test('is hidden by its condition', async () => {
  const { user } = await showBlock({ block: 'list', title: 'Rules', visible: 'self.enabled', items: ['Be kind.'] });
  expect(screen.queryByText('Be kind.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: 'Enabled' }));
  expect(screen.getByText('Be kind.')).toBeVisible();
});

test('supports conditional sentences and plural forms', async () => {
  const items = ['{n, plural, one {# rule} other {# rules}}', { text: 'Only when on.', visible: 'self.enabled' }];
  const one = { '1': { run: () => 1, reads: [] } };
  const block: Block = { block: 'list', title: 'Rules', items, params: { n: '1' } };
  const { user } = await showBlock(block, { expressions: one });
  expect(screen.getByText('1 rule')).toBeVisible();
  expect(screen.queryByText('Only when on.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: 'Enabled' }));
  expect(screen.getByText('Only when on.')).toBeVisible();
});

test('may depend on saved values instead of edited ones', async () => {
  const saved = { 'saved.enabled': { run: ({ saved }: Environment) => saved?.enabled, reads: ['saved.enabled'] } };
  const block: Block = { block: 'list', title: 'Rules', visible: 'saved.enabled', items: ['Be kind.'] };
  const { user } = await showBlock(block, { expressions: saved });
  await user.click(screen.getByRole('switch', { name: 'Enabled' }));
  expect(screen.queryByText('Be kind.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'SAVE' }));
  expect(await screen.findByText('Be kind.')).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Enabled' }));
  expect(screen.getByText('Be kind.')).toBeVisible();
});
