// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Block } from '../../../language/model.ts';
import { testBlockStates } from '../../gallery/testing.tsx';
import { showBlock } from '../../test/show.tsx';
import { states } from './ContactBlock.gallery.ts';
import ContactBlock from './ContactBlock.tsx';

testBlockStates(ContactBlock, states);

const block: Block = { block: 'contact', text: 'Write to {mail}, please.' };

test('shows the support address', async () => {
  await showBlock(block, {}, undefined, { supportMail: 'help@example.org' });
  const link = screen.getByRole('link', { name: 'help@example.org' });
  expect(link).toHaveAttribute('href', 'mailto:help@example.org');
  expect(link.parentElement).toHaveTextContent('Write to help@example.org, please.');
});

test('shows nothing without an address', async () => {
  await showBlock(block);
  expect(screen.queryByText(/Write to/)).not.toBeInTheDocument();
});
