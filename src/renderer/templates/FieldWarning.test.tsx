// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fixtureApi } from '../test/fakeApi.ts';
import { fixtureModule } from '../test/fixture.ts';
import { show } from '../test/show.tsx';

const fixture = fixtureModule({
  fields: {
    note: {
      type: 'string',
      title: 'Note',
      default: '',
      maxLength: 24,
      ui: { widget: 'message', variables: [{ name: 'server', token: '{server}', help: 'The server' }] },
    },
  },
  screen: { layout: [{ section: 'main', title: 'Main', fields: ['note'] }] },
  calls: {
    documents: [
      {
        id: 'main',
        fields: ['note'],
        load: { path: 'fixture/', failure: 'Could not load' },
        save: { path: 'fixture/save/', failure: 'Could not save' },
      },
    ],
  },
});
const standard = {
  'variable.near': '{token} is not a variable here. Did you mean {near}?',
  'variable.unknown': '{token} is not a variable here: the bot sends it unchanged.',
};
const module = { ...fixture, spec: { ...fixture.spec, standard } };

async function shown(note: string) {
  const api = fixtureApi();
  api.on('GET fixture/', { body: { note } });
  const view = await show(module, api);
  return { ...view, box: screen.getByRole('textbox', { name: 'Note' }) };
}

const fix = () => screen.queryByRole('button', { name: 'Replace with {server}' });

test('a variable that may be misspelt is replaced everywhere with one press', async () => {
  const { user, box } = await shown('{serve}, {serve}!');
  expect(screen.getByText('{serve} is not a variable here. Did you mean {server}?')).toBeVisible();
  await user.click(fix() as HTMLElement);
  expect(box).toHaveValue('{server}, {server}!');
  expect(box).toHaveFocus();
  await waitFor(() => expect(fix()).toBeNull());
});

test('a replacement without room is refused with the reason, and the text stays', async () => {
  const { user, box } = await shown('{serve} and {serve} meet');
  await user.click(fix() as HTMLElement);
  expect(await screen.findByText("It doesn't fit: the text would be too long.")).toBeVisible();
  expect(box).toHaveValue('{serve} and {serve} meet');
});

test('a warning without a suggestion has no button', async () => {
  await shown('{elephants}');
  expect(screen.getByText('{elephants} is not a variable here: the bot sends it unchanged.')).toBeVisible();
  expect(fix()).toBeNull();
});
