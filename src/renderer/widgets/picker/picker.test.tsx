// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pick, renderState } from '../../gallery/testing.tsx';
import { states } from '../select/SelectWidget.gallery.ts';
import SelectWidget from '../select/SelectWidget.tsx';

test.each(['Few options', 'Grouped'])('the list box of "%s" has an accessible name', async (state) => {
  const { user } = renderState(SelectWidget, pick(states, state));
  await user.click(screen.getByRole('combobox'));
  expect(await screen.findByRole('listbox')).toHaveAccessibleName(/\S/);
});
