// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import romanian from '../../../generated/locales/ro/renderer.json';
import { translator } from '../../language/text/message.ts';
import { fixtureApi, fixtureBody } from '../test/fakeApi.ts';
import { fixtureModule, GUILD } from '../test/fixture.ts';
import { present } from '../test/present.ts';
import { show } from '../test/show.tsx';
import { ModuleScreen } from './ModuleScreen.tsx';
import { RendererProvider } from './RendererProvider.tsx';

/** Stored values of a type that their control cannot show, left by a script or an older version. */

const NOTE = "We can't show the saved value. It stays until you change this setting and save.";
const box = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const type = (name: string, text: string) => fireEvent.change(box(name), { target: { value: text } });

function poisoned() {
  const api = fixtureApi();
  api.on('GET fixture/', { body: fixtureBody({ heading: { no: 'text' } }), etag: '"7"' });
  return api;
}

async function save() {
  fireEvent.click(screen.getByRole('button', { name: 'SAVE' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull());
}

describe('a stored value that cannot be shown', () => {
  test('is reported at its field only', async () => {
    await show(undefined, poisoned());
    expect(box('Heading')).toHaveValue('Hello');
    expect(box('Heading')).toHaveAccessibleDescription(expect.stringContaining(NOTE));
    expect(screen.getAllByText(NOTE)).toHaveLength(1);
  });

  test('is left out of saves until it is replaced', async () => {
    const { api } = await show(undefined, poisoned());
    type('Nickname', 'Jo');
    await save();
    const sent = () => api.posts().at(-1)?.body;
    expect(sent()).toMatchObject({ nickname: 'Jo' });
    expect(sent()).not.toHaveProperty('heading');
    expect(screen.getByText(NOTE)).toBeVisible();

    type('Heading', 'New');
    expect(screen.getByText(NOTE)).toBeVisible();
    await save();
    expect(sent()).toMatchObject({ heading: 'New' });
    await waitFor(() => expect(screen.queryByText(NOTE)).toBeNull());

    type('Nickname', 'Joe');
    await save();
    expect(sent()).toMatchObject({ heading: 'New', nickname: 'Joe' });
  });

  test('is shown once someone else has replaced it', async () => {
    const { api } = await show(undefined, poisoned());
    const current = fixtureBody({ heading: 'Theirs' });
    api.on('POST fixture/save/', { status: 412, body: { error: 'Stale', current }, etag: '"9"' });
    type('Nickname', 'Jo');
    fireEvent.click(screen.getByRole('button', { name: 'SAVE' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(box('Heading')).toHaveValue('Theirs'));
    await waitFor(() => expect(screen.queryByText(NOTE)).toBeNull());
    expect(box('Nickname')).toHaveValue('Jo');
  });

  test('stays in its row, which can be edited, moved and saved', async () => {
    const odd = { amount: 5 };
    const api = fixtureApi();
    const items = { a: { name: 'One', price: odd, note: '' }, b: { name: 'Two', price: 7, note: '' } };
    api.on('GET fixture/', { body: fixtureBody({ items }), etag: '"7"' });
    await show(undefined, api);
    const sent = () => (api.posts().at(-1)?.body as { items?: unknown })?.items;
    const row = (name: string) => present(screen.getByRole('button', { name: `Edit ${name}` }).closest('li'));
    expect(row('One')).toHaveTextContent(NOTE);
    expect(row('One')).toHaveTextContent('10');
    expect(screen.getAllByText(NOTE)).toHaveLength(1);

    fireEvent.click(screen.getByRole('button', { name: 'Edit One' }));
    expect(box('Price')).toHaveValue('10');
    expect(box('Price')).toHaveAccessibleDescription(expect.stringContaining(NOTE));
    type('Name', 'Uno');
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    fireEvent.click(screen.getByRole('button', { name: 'Delete Two' }));
    await save();
    expect(sent()).toEqual({ a: { name: 'Uno', price: odd, note: '' } });
    expect(row('Uno')).toHaveTextContent(NOTE);

    fireEvent.click(screen.getByRole('button', { name: 'Edit Uno' }));
    type('Price', '12');
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    await save();
    expect(sent()).toEqual({ a: { name: 'Uno', price: 12, note: '' } });
    await waitFor(() => expect(screen.queryByText(NOTE)).toBeNull());
  });

  test('is reported in the language of the page', async () => {
    render(
      <RendererProvider text={translator(romanian, 'ro')}>
        <ModuleScreen
          module={fixtureModule()}
          loadModule={async () => fixtureModule()}
          api={poisoned()}
          guildId={GUILD}
          onNavigate={() => {}}
        />
      </RendererProvider>,
    );
    expect(await screen.findByText(/^Nu putem afișa valoarea salvată\./)).toBeVisible();
  });
});
