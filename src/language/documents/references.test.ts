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
const module = resolveForPlan(spec, 'free');

describe('the references in a document', () => {
  test('are found in fields, lists, rows and objects, custom emoji included', () => {
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
    expect(referencesIn(module, document).map(({ kind, id, path }) => [kind, id, path.join('.')])).toEqual([
      ['channel', '301', 'channel'],
      ['emoji', '123456789012345678', 'sign'],
      ['voiceChannel', '401', 'voice.0'],
      ['voiceChannel', '402', 'voice.1'],
      ['role', '201', 'rows.0.role'],
      ['emoji', '123456789012345679', 'rows.1.name'],
      ['role', '202', 'box.role'],
    ]);
    expect(referencesIn(module, document)[0]?.field).toBe(module.fields.channel);
  });

  test('exclude empty values and those of a wrong shape', () => {
    const texts = { channel: '', sign: 'Hello 🎮', voice: [''], rows: [], box: {} };
    expect(referencesIn(module, texts)).toEqual([]);
    expect(referencesIn(module, {})).toEqual([]);
    expect(referencesIn(module, { channel: null, count: 5, voice: { 0: '401' }, rows: [null], box: [] })).toEqual([]);
  });
});

describe('the label of a value', () => {
  const document = {
    rows: [
      { name: 'VIP', role: '1' },
      { name: '', role: '' },
    ],
    voice: ['401'],
  };

  test('has names or numbers of rows', () => {
    expect(labelOf(module, document, ['rows', 0, 'role'])).toEqual(['Rows', 'VIP', 'Role']);
    expect(labelOf(module, document, ['rows', 1, 'role'])).toEqual(['Rows', '2', 'Role']);
    expect(labelOf(module, document, ['voice', 0])).toEqual(['Voice', '1']);
    expect(labelOf(module, document, ['channel'])).toEqual(['Channel']);
    expect(labelOf(module, { box: { role: '1' } }, ['box', 'role'])).toEqual(['Box', 'Role']);
  });

  test('has the keys themselves if nothing is declared', () => {
    expect(labelOf(module, {}, ['gone', 2, 'deep', 'deeper'])).toEqual(['gone', '3', 'deep', 'deeper']);
    expect(labelOf(module, { rows: 'none' }, ['rows', 0, 'other'])).toEqual(['Rows', '1', 'other']);
  });
});
