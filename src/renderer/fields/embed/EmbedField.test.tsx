// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import shared from '../../../../schemas/shared/embed.json' with { type: 'json' };
import type { Field } from '../../../language/model.ts';
import { fixtureApi } from '../../test/fakeApi.ts';
import { fixtureModule } from '../../test/fixture.ts';
import { show } from '../../test/show.tsx';

const key: Field = { type: 'string', title: 'Key', default: '', maxLength: 40 };
// The build replaces references.
const embed = {
  ...(JSON.parse(JSON.stringify(shared.embed), (name, value) => (name === 'id' ? key : value)) as Field),
  title: 'Embed',
  maxTotalLength: 30,
  wire: undefined,
  ui: {
    widget: 'embed',
    variables: [{ name: 'user', token: '{user}', help: 'Who joined', sample: '@Ada' }],
  },
} as Field;

const module = fixtureModule({
  fields: { embed },
  screen: { layout: [{ section: 'main', title: 'Main', fields: ['embed'] }] },
  calls: {
    documents: [
      {
        id: 'main',
        fields: ['embed'],
        load: { path: 'fixture/', failure: 'Could not load' },
        save: { path: 'fixture/save/', failure: 'Could not save' },
      },
    ],
  },
});

async function shown(values: Record<string, unknown> = {}) {
  const api = fixtureApi();
  api.on('GET fixture/', { body: { embed: { ...shared.embed.default, ...values } } });
  return { ...(await show(module, api)), api };
}

const preview = () => within(screen.getByRole('figure', { name: 'Preview' }));

test('an embed is previewed as it is written, with samples for variables', async () => {
  const { user } = await shown({ title: 'Hello', footer_text: 'Bye' });
  expect(preview().getByText('Hello')).toBeVisible();
  expect(preview().getByText('Bye')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Title' }), ', {{user}');
  await waitFor(() => expect(preview().getByText(/@Ada/)).toBeVisible());
});

test('a button is previewed with what stands for its variables', async () => {
  await shown({ buttons: [{ id: 'a', label: 'Greet {user}, {usr}', url: 'https://example.org' }] });
  const label = await preview().findByText(/^Greet/);
  expect(label).toHaveTextContent('Greet @Ada, {usr}');
  expect(within(label).getByText('{usr}')).toHaveClass('unknown');
});

test('an embed counts the characters of its texts together, and cannot be saved with too many', async () => {
  const { user, api } = await shown({ title: 'Hello' });
  expect(screen.getByText('5 / 30')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Footer' }), 'x'.repeat(26));
  await waitFor(() => expect(screen.getByText('31 / 30')).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'SAVE' }));
  expect(screen.getAllByText('The texts of an embed cannot exceed 30 characters together').length).toBeGreaterThan(0);
  expect(api.posts()).toEqual([]);
});

test('its variables are offered at each of its texts', async () => {
  const { user } = await shown({ title: 'Hello' });
  async function insert(textbox: string) {
    const field = screen.getByRole('textbox', { name: textbox }).closest<HTMLElement>('[data-field]');
    await user.click(within(field ?? document.body).getByRole('button', { name: 'Insert a variable' }));
    await user.click(await screen.findByRole('option', { name: /{user}/ }));
  }
  await insert('Description');
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('{user}');
  await insert('Title');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Hello{user}');
  await user.click(screen.getByRole('button', { name: 'Add a field' }));
  await insert('Name');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('{user}');
});
