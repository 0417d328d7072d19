import type { Field } from '../../language/model.ts';
import { commonGroupStates, type GroupState } from './galleryState.ts';

const entry: Field = {
  type: 'object',
  title: 'Reward',
  default: {},
  properties: {
    id: { type: 'string', title: 'Key', default: '', maxLength: 40 },
    name: { type: 'string', title: 'Name', default: '', maxLength: 40, ui: { widget: 'text' } },
    price: { type: 'number', title: 'Price', default: 10, minimum: 0, ui: { widget: 'number' } },
  },
};

const list: Field = {
  type: 'array',
  title: 'Rewards',
  help: 'What members can buy.',
  default: [],
  maxItems: 3,
  messages: { maxItems: 'At most {maxItems} rewards' },
  items: entry,
};

const items: Field = {
  ...list,
  ui: {
    widget: 'items',
    addLabel: 'Add reward',
    itemTitle: 'Reward',
    titleField: 'name',
    summaryFields: ['price'],
    reorderable: true,
  },
};

const value = [
  { id: 'reward_1', name: 'Sailor', price: 100 },
  { id: 'reward_2', name: 'Captain', price: 2500 },
];

const full = [...value, { id: 'reward_3', name: 'Admiral', price: 90_000 }];

function statesOf(field: Field): GroupState[] {
  const filled = { name: 'Filled', field, value };
  return [
    { name: 'Empty', field, value: [] },
    filled,
    ...commonGroupStates(filled),
    { name: 'Full', field, value: full },
  ];
}

const marked: Field = {
  ...items,
  items: {
    ...entry,
    properties: {
      ...entry.properties,
      sign: { type: 'string', title: 'Sign', default: '', maxLength: 40, ui: { widget: 'emoji' } },
    },
  },
  ui: {
    widget: 'items',
    addLabel: 'Add reward',
    itemTitle: 'Reward',
    titleField: 'name',
    markField: 'sign',
    summaryFields: [['price', 'name']],
    setTogether: ['price'],
    empty: 'Members exchange what they earn for these.',
    presets: [{ title: 'Sailor', values: { name: 'Sailor', price: 100 } }],
  },
};

/** Entries that are opened one at a time. */
export const itemStates: GroupState[] = [
  ...statesOf(items),
  { name: 'With marks', field: marked, value: value.map((row, index) => ({ ...row, sign: index === 0 ? '⛵' : '' })) },
  { name: 'With examples', field: marked, value: [] },
];

const rows: Field = { ...list, ui: { widget: 'rows', addLabel: 'Add reward' } };

/** Entries that are always open. */
export const rowStates: GroupState[] = [
  ...statesOf(rows),
  { name: 'With an entry at fault', field: rows, value, problems: { '1.price': 'The price is too high' } },
];
