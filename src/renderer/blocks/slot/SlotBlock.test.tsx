// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Screen } from '../../../language/model.ts';
import type { SlotProps } from '../../contexts/NavigationContext.ts';
import { testBlockStates } from '../../gallery/testing.tsx';
import { fixtureModule } from '../../test/fixture.ts';
import { show } from '../../test/show.tsx';
import { states } from './SlotBlock.gallery.ts';
import SlotBlock from './SlotBlock.tsx';

testBlockStates(SlotBlock, states);

test('a part that throws or fails to load leaves the form intact', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const slots = {
    whole: async () => ({ default: ({ guildId }: SlotProps) => <p>Of {guildId}</p> }),
    missing: () => Promise.reject(new Error('gone')),
    broken: async () => ({
      default: () => {
        throw new Error('a defect');
      },
    }),
  };
  const [main] = fixtureModule().spec.screen.layout;
  const layout = [main, ...Object.keys(slots).map((slot) => ({ block: 'slot', title: slot, slot }))];
  const { user } = await show(fixtureModule({ screen: { layout: layout as Screen['layout'] } }), undefined, {
    slots,
  });
  await user.type(screen.getByRole('textbox', { name: 'Heading' }), '!');
  expect(await screen.findByText("We couldn't load this part of the page.")).toBeVisible();
  expect(await screen.findByText('This part of the page has stopped working.')).toBeVisible();
  expect(screen.getByText('Of 100')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Heading' })).toHaveValue('Hello!');
  complaints.mockRestore();
});
