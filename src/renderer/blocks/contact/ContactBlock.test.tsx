// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showBlock } from '../../test/show.tsx';

const block = { block: 'contact', text: 'Write to {mail}, please.' };

test('says where to write to', async () => {
  await showBlock(block, {}, undefined, { supportMail: 'help@example.org' });
  const link = screen.getByRole('link', { name: 'help@example.org' });
  expect(link).toHaveAttribute('href', 'mailto:help@example.org');
  expect(link.parentElement).toHaveTextContent('Write to help@example.org, please.');
});

test('says nothing while there is no address', async () => {
  await showBlock(block);
  expect(screen.queryByText(/Write to/)).not.toBeInTheDocument();
});
