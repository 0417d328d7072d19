import { describe, expect, test } from 'vitest';
import type { Field } from '../model.ts';
import { resolveForPlan } from '../plans/resolveForPlan.ts';
import { moduleOf } from '../test/module.ts';
import { labelOf, referencesIn } from './references.ts';

const text = (title: string, parts: Partial<Field> = {}): Field => ({ type: 'string', title, default: '', ...parts });
const role = text('Role', { refers: { to: 'role' } });
const { spec } = moduleOf({
  channel: { ...text('Channel'), title: 'Channel', refers: { to: 'channel' } },
  sign: { ...text('Sign'), title: 'Sign' },
  count: { type: 'integer', title: 'Count' },
  voice: { type: 'array', title: 'Voice', items: text('Room', { refers: { to: 'voiceChannel' } }) },
  rows: {
    type: 'array',
    title: 'Rows',
    ui: { widget: 'items', addLabel: 'Add', itemTitle: 'New', titleField: 'name' },
    items: { type: 'object', title: 'Row', default: {}, properties: { name: text('Name'), role } },
  },
  box: { type: 'object', title: 'Box', properties: { role, size: { ...text('Size'), type: 'integer' } } },
});
const planned = resolveForPlan(spec, 'free');

describe('what a document points to', () => {
  test('is found in fields, lists, rows and objects, with custom emoji', () => {
    const document = {
      channel: '301',
      sign: '<a:party:123456789012345678>',
      voice: ['401', '402'],
      rows: [
        { name: 'A', role: '201' },
        { name: '<:hat:123456789012345679>', role: '' },
      ],
      box: { role: '202', size: 5 },
    };
    expect(referencesIn(planned, document).map(({ kind, id, path }) => [kind, id, path.join('.')])).toEqual([
      ['channel', '301', 'channel'],
      ['emoji', '123456789012345678', 'sign'],
      ['voiceChannel', '401', 'voice.0'],
      ['voiceChannel', '402', 'voice.1'],
      ['role', '201', 'rows.0.role'],
      ['emoji', '123456789012345679', 'rows.1.name'],
      ['role', '202', 'box.role'],
    ]);
    expect(referencesIn(planned, document)[0]?.field).toBe(planned.fields.channel);
  });

  test('is nothing where nothing is chosen, or the shape is wrong', () => {
    const texts = { channel: '', sign: 'Hello 🎮', voice: [''], rows: [], box: {} };
    expect(referencesIn(planned, texts)).toEqual([]);
    expect(referencesIn(planned, {})).toEqual([]);
    expect(referencesIn(planned, { channel: null, count: 5, voice: { 0: '401' }, rows: [null], box: [] })).toEqual([]);
  });
});

describe('the titles on the way to a value', () => {
  const document = {
    rows: [
      { name: 'VIP', role: '1' },
      { name: '', role: '' },
    ],
    voice: ['401'],
  };

  test('name rows where they have a name, and count them otherwise', () => {
    expect(labelOf(planned, document, ['rows', 0, 'role'])).toEqual(['Rows', 'VIP', 'Role']);
    expect(labelOf(planned, document, ['rows', 1, 'role'])).toEqual(['Rows', '2', 'Role']);
    expect(labelOf(planned, document, ['voice', 0])).toEqual(['Voice', '1']);
    expect(labelOf(planned, document, ['channel'])).toEqual(['Channel']);
    expect(labelOf(planned, { box: { role: '1' } }, ['box', 'role'])).toEqual(['Box', 'Role']);
  });

  test('are the keys themselves where nothing is declared', () => {
    expect(labelOf(planned, {}, ['gone', 2, 'deep', 'deeper'])).toEqual(['gone', '3', 'deep', 'deeper']);
    expect(labelOf(planned, { rows: 'none' }, ['rows', 0, 'other'])).toEqual(['Rows', '1', 'other']);
  });
});
