import type { Block, Column } from '../../../language/model.ts';
import type { BlockState } from '../galleryState.ts';

const invoices = [
  { id: 'A-2', created_at: '2026-11-02T10:00:00Z', amount: 499, currency: 'eur', status: 'paid' },
  { id: 'A-1', created_at: '2026-10-02T10:00:00Z', amount: 499, currency: 'eur', status: 'refunded' },
];
const columns = [
  { property: 'created_at', title: 'Date', as: 'date' },
  { property: 'amount', title: 'Amount', as: 'money', currency: 'currency' },
  {
    property: 'status',
    title: 'Status',
    as: 'case',
    cases: [{ when: 'paid', text: 'Paid', tone: 'success' }, { text: 'Refunded' }],
  },
  { property: 'id', title: 'Receipt', as: 'link', to: 'invoices/{id}/', label: 'Download receipt' },
] satisfies Column[];
const read = {
  block: 'entries',
  title: 'Your invoices',
  path: 'invoices/',
  property: 'invoices',
  columns,
  empty: 'There are no invoices yet.',
  failure: 'Failed to load your invoices.',
} satisfies Block;
const expressions: BlockState['expressions'] = { paid: ({ item }) => item.status === 'paid' };

const facts: Column[] = [{ property: 'last', title: 'Last backup', as: 'time', empty: 'Never' }];

const servers = [
  { id: '1', name: 'Harbour Tavern', icon: null, until: '2026-12-02T10:00:00Z' },
  { id: '2', name: 'Quiet Library', icon: null, until: null },
];

export const states: BlockState[] = [
  { name: 'Filled', block: read, expressions, answers: { [read.path]: { body: { invoices } } } },
  { name: 'Empty', block: read, expressions, answers: { [read.path]: { body: { invoices: [] } } } },
  { name: 'Loading', block: read, expressions },
  { name: 'Failed', block: read, expressions, answers: { [read.path]: { status: 503 } } },
  {
    name: 'With pictures, notes and buttons',
    block: {
      block: 'entries',
      title: 'Your servers',
      list: 'servers',
      picture: { path: 'icons/{id}/{icon}.png', property: 'icon', name: 'name' },
      columns: [
        { property: 'name', title: 'Server' },
        { property: 'until', title: 'Premium until', as: 'date', empty: 'Never' },
      ],
      notes: [{ when: 'premium', text: '{name} is billed monthly.' }],
      actions: [
        {
          label: 'Cancel',
          visible: 'premium',
          path: 'cancel/',
          confirm: { title: 'Cancel Premium of {name}?', text: 'It stays until {until}.' },
          success: 'Cancelled.',
          failure: 'Could not cancel.',
        },
      ],
      empty: 'You have no servers.',
    },
    lists: { servers },
    expressions: { premium: ({ item }) => item.until !== null },
  },
  {
    name: 'With values and a create button',
    block: {
      ...read,
      title: 'Backups',
      facts,
      create: { label: 'Back up now', path: read.path, success: 'Backed up.', failure: 'Could not back up.' },
    },
    expressions,
    answers: { [read.path]: { body: { last: null, invoices } } },
  },
];
