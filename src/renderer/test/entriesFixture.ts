import { screen, within } from '@testing-library/react';
import type { Block, Environment, Field } from '../../language/model.ts';
import { type FakeApi, fakeApi, PERMISSIONS } from './fakeApi.ts';
import { fixtureModule } from './fixture.ts';
import { present } from './present.ts';

export const NEWEST = { id: 'b2', created_at: '2030-05-02T10:00:00.000Z', type: 'roles' };
export const OLDEST = { id: 'b1', created_at: '2030-05-01T10:00:00.000Z', type: 'full' };
/** The answer of the API with both. */
export const LIST = { name: '', kind: 'roles', last: NEWEST.created_at, entries: [NEWEST, OLDEST] };

const kind: Field = {
  type: 'string',
  title: 'Kind',
  default: 'full',
  ui: {
    widget: 'select',
    options: [
      { value: 'full', title: 'Everything' },
      { value: 'roles', title: 'Only roles' },
    ],
  },
};
const name: Field = { type: 'string', title: 'Name', default: '', maxLength: 20, ui: { widget: 'text' } };

/** A list of copies of the settings, with a form, and an action that shows a preview. */
export const block: Block = {
  block: 'entries',
  title: 'Copies',
  path: 'copies/',
  property: 'entries',
  empty: 'None yet.',
  failure: 'Could not read the copies',
  facts: [{ property: 'last', title: 'Last copy', as: 'time', empty: 'Never' }],
  columns: [
    { property: 'created_at', title: 'Made', as: 'time' },
    { property: 'type', title: 'Content', as: 'choice', field: 'kind' },
  ],
  create: {
    label: 'Copy now',
    path: 'copies/',
    body: { type: 'self.kind' },
    success: 'Copied!',
    failure: 'Could not copy',
  },
  actions: [
    {
      label: 'Restore',
      path: 'copies/{id}/restore/',
      confirm: { title: 'Restore this?', text: 'All goes back.' },
      preview: {
        path: 'copies/{id}/restore/',
        refused: 'refused',
        lists: [
          {
            property: 'changes',
            title: 'Changes',
            empty: 'Nothing changes.',
            columns: [
              { property: 'title', title: 'Setting' },
              { property: 'before', title: 'Now' },
            ],
          },
          { property: 'others', title: 'Others', columns: [{ property: 'title', title: 'What' }] },
        ],
      },
      success: 'Restored!',
      failure: 'Could not restore',
    },
  ],
};

/** A module whose screen is the list. @param free whether it needs a plan that the server does not have */
export function module(free = false) {
  const made = fixtureModule({
    fields: { kind, name },
    screen: { layout: [{ section: 'main', fields: ['kind', 'name'] }, block] },
    calls: {
      documents: [
        {
          id: 'main',
          fields: ['kind', 'name'],
          load: { path: 'copies/', failure: 'Could not load' },
          save: { path: 'copies/', failure: 'Could not save' },
        },
      ],
    },
    requires: free
      ? [
          {
            plan: 'gold',
            notice: { title: 'Gold', text: 'Needs gold', action: { label: 'Get', to: '/gold' } },
            message: '',
          },
        ]
      : [],
  });
  return { ...made, expressions: { 'self.kind': ({ self }: Environment) => self.kind } };
}

/** An API with two copies. */
export function copies(): FakeApi {
  return fakeApi({
    'GET permissions/': { body: PERMISSIONS },
    'GET copies/': { body: LIST, etag: '"1"' },
    'POST copies/': { body: { success: true } },
    'GET copies/b1/restore/': {
      body: { changes: [{ title: 'Prefix', before: '?' }], others: [], refused: null },
    },
    'POST copies/b1/restore/': { body: { success: true } },
  });
}

/** The card around the list. */
export const card = () => within(screen.getByRole('region', { name: 'Copies' }));
/** The rows of the list. */
export const rows = () => within(card().getByRole('list', { name: 'Copies' })).getAllByRole('listitem');
/** The button in a row that restores its copy. */
export const restoreOf = (row: HTMLElement | undefined) =>
  within(present(row)).getByRole('button', { name: 'Restore' });
/** The reads of the list. */
export const reads = (api: FakeApi) =>
  api.sent.filter(({ method, path }) => method === 'GET' && path.endsWith('/copies/'));
