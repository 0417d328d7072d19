// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Field } from '../../language/model.ts';
import { fixtureApi } from '../test/fakeApi.ts';
import { fixtureModule } from '../test/fixture.ts';
import { show } from '../test/show.tsx';

const text: Field = { type: 'string', title: 'Name', default: '', maxLength: 9, ui: { widget: 'text' } };
const tags: Field = {
  type: 'array',
  title: 'Days',
  default: [],
  maxItems: 3,
  required: true,
  items: { type: 'string', title: 'Day', default: '' },
  ui: { widget: 'checks', options: [{ value: 'mon', title: 'Monday' }] },
};
const rows: Field = {
  type: 'array',
  title: 'Prizes',
  default: [],
  maxItems: 3,
  minItems: 1,
  ui: { widget: 'rows', addLabel: 'Add' },
  items: { type: 'object', title: 'Prize', default: {}, properties: { label: { ...text, title: 'Prize' } } },
};

const fields = {
  name: { ...text, required: true, messages: { required: 'Give it a name' } },
  nick: { ...text, title: 'Nickname' },
  prefix: { ...text, title: 'Prefix', minLength: 1, default: '/' },
  tags,
  rows,
} satisfies Record<string, Field>;

const module = fixtureModule({
  fields,
  screen: { layout: [{ section: 'main', title: 'Main', fields: Object.keys(fields) }] },
  calls: {
    documents: [
      {
        id: 'main',
        fields: Object.keys(fields),
        load: { path: 'fixture/', failure: 'Could not load' },
        save: { path: 'fixture/save/', failure: 'Could not save' },
      },
    ],
  },
});

async function shown() {
  const api = fixtureApi();
  api.on('GET fixture/', { body: { name: 'Ada', nick: '', prefix: '/', tags: ['mon'], rows: [{ label: '' }] } });
  return { ...(await show(module, api)), api };
}

test('what cannot be left empty says so: on the control, or in the name of a group', async () => {
  await shown();
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeRequired();
  expect(screen.getByRole('textbox', { name: 'Prefix' })).toBeRequired();
  expect(screen.getByRole('textbox', { name: 'Nickname' })).not.toBeRequired();
  expect(screen.getByRole('group', { name: 'Days (required)' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Prizes (required)' })).toBeVisible();
});

test('a save is refused until it is filled in', async () => {
  const { user, api } = await shown();
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'SAVE' }));
  expect(name).toHaveAccessibleDescription(expect.stringContaining('Give it a name'));
  expect(name).toHaveFocus();
  expect(api.posts()).toEqual([]);
  await user.type(name, 'Eve');
  await user.click(screen.getByRole('button', { name: 'SAVE' }));
  expect(api.posts()).toHaveLength(1);
});
