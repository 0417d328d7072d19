import { expect, test } from 'vitest';
import type { FieldForPlan } from '../../language/plans/resolveForPlan.ts';
import { copyOfRow } from './copyOfRow.ts';

const text = (ui?: FieldForPlan['ui']): FieldForPlan => ({
  type: 'string',
  title: 'Text',
  default: '',
  ...(ui && { ui }),
});
const list = (properties: Record<string, FieldForPlan>): FieldForPlan => ({
  type: 'array',
  title: 'List',
  default: [],
  ui: { widget: 'items', addLabel: 'Add', itemTitle: 'Entry', idPrefix: 'tier' },
  items: { type: 'object', title: 'Entry', default: {}, properties },
});
const prizes = list({
  id: text(),
  name: text({ widget: 'text' }),
  role_id: text({ widget: 'role', unique: true }),
  locked: { ...text({ widget: 'text' }), locked: 'stored' },
  lead: text({ widget: 'select', entriesOf: 'prizes.tiers' }),
  other: text({ widget: 'select', entriesOf: 'prizes' }),
  tiers: list({
    id: text(),
    label: text({ widget: 'text' }),
    after: text({ widget: 'select', entriesOf: 'prizes.tiers' }),
  }),
});

test('a copy has rows of its own inside, and chooses among them', () => {
  let made = 0;
  const newKey = (prefix: unknown) => `${prefix}_new${++made}`;
  const row = {
    id: 'prize_1',
    name: 'Gold',
    role_id: '7',
    locked: 'mine',
    lead: 'tier_2',
    other: 'prize_9',
    tiers: [
      { id: 'tier_1', label: 'One', after: 'tier_2' },
      { id: 'tier_2', label: 'Two', after: '' },
    ],
    unknown: 3,
  };
  const before = structuredClone(row);
  expect(copyOfRow(prizes, row, newKey)).toEqual({
    ...row,
    role_id: '',
    locked: '',
    lead: 'tier_new2',
    tiers: [
      { id: 'tier_new1', label: 'One', after: 'tier_new2' },
      { id: 'tier_new2', label: 'Two', after: '' },
    ],
  });
  expect(row).toEqual(before);
});
