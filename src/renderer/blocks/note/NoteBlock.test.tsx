// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testBlockStates } from '../../gallery/testing.tsx';
import { listsApi, listsModule } from '../../test/listsFixture.ts';
import { show } from '../../test/show.tsx';
import { states } from './NoteBlock.gallery.ts';
import NoteBlock from './NoteBlock.tsx';

testBlockStates(NoteBlock, states);

test('shows current form values, as a list does', async () => {
  const { user } = await show(listsModule(), listsApi());
  expect(screen.getByText('1 pairs for Onward')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add pair' }));
  expect(screen.getByText('2 pairs for Onward')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Ranks' }));
  expect(screen.getByText('It says Onward.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Motto' }), '!');
  expect(screen.getByText('It says Onward!.')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Pairs' }));
  expect(screen.getByText('2 pairs for Onward!')).toBeVisible();
});
