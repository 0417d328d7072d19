// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testBlockStates } from '../../gallery/testing.tsx';
import { present } from '../../test/present.ts';
import { showBlock } from '../../test/show.tsx';
import { states } from './CommandsBlock.gallery.ts';
import CommandsBlock from './CommandsBlock.tsx';

testBlockStates(CommandsBlock, states);

test('shows each command with its description and badge', async () => {
  const items = [
    { command: '/wallet', description: 'What you own' },
    { command: '/reset', description: 'Starts anew', badge: 'Admin' },
  ];
  await showBlock({ block: 'commands', title: 'Commands', items });
  const card = within(screen.getByRole('region', { name: 'Commands' }));
  expect(card.getByText('What you own')).toBeVisible();
  expect(within(present(card.getByText('/reset').closest('dt'))).getByText('Admin')).toBeVisible();
  expect(card.getAllByText('Admin')).toHaveLength(1);
});
