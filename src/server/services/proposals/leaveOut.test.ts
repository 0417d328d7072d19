import { describe, expect, test } from 'vitest';
import { savedModule } from '../../../../tests/server/guilds.ts';
import { proposalTarget } from '../../../../tests/server/proposalTarget.ts';
import type { Field } from '../../../language/model.ts';
import { sentenceFormatter } from '../../answers/sentences.ts';
import { allowedValues } from './allowedValues.ts';
import { allowingPlan, requiredPlan, toleratingPlan } from './allowingPlan.ts';
import { withoutForeignIds } from './foreignIds.ts';
import { leaveOut, rowOf } from './leaveOut.ts';

const text = (title: string, parts: Partial<Field> = {}): Field => ({ type: 'string', title, default: '', ...parts });
const row: Field = {
  type: 'object',
  title: 'Row',
  default: {},
  properties: {
    name: text('Name', { minLength: 2, ui: { widget: 'text' } }),
    note: text('Note', { ui: { widget: 'text' } }),
  },
};
const module = savedModule({
  sign: text('Sign', { title: 'Sign', default: 'Hello', ui: { widget: 'text' } }),
  key: text('Key', { title: 'Key', default: 'none' }),
  words: { type: 'array', title: 'Words', default: [], items: text('Word') },
  rows: { type: 'array', title: 'Rows', default: [], items: row },
});
const target = proposalTarget(module, { stored: { sign: 'Now', key: 'own' } });
const formatSentence = sentenceFormatter('en');

describe('leaving out', () => {
  test('an entry of a list of plain values removes it', () => {
    expect(leaveOut(target, { words: ['a', 'b'] }, ['words', 0], 'x')).toEqual({ values: { words: ['b'] } });
  });

  test('a setting gives it another value', () => {
    expect(leaveOut(target, { sign: 'Theirs' }, ['sign'], 'Now')).toEqual({ values: { sign: 'Now' } });
  });

  test('a part of a row empties it, or removes the row if it needs the part', () => {
    const values = {
      rows: [
        { name: 'Ab', note: 'x' },
        { name: 'Cd', note: '' },
      ],
    };
    expect(leaveOut(target, values, ['rows', 0, 'note'], '')).toEqual({
      values: {
        rows: [
          { name: 'Ab', note: '' },
          { name: 'Cd', note: '' },
        ],
      },
    });
    expect(leaveOut(target, values, ['rows', 0, 'name'], '')).toEqual({
      values: { rows: [{ name: 'Cd', note: '' }] },
      row: ['rows', 0],
    });
  });

  test('a part of a row does not remove the row because of the problem of another one', () => {
    const eleven = Array.from({ length: 11 }, () => ({ name: 'Ab', note: 'x' }));
    const values = { rows: eleven.with(10, { name: '', note: 'x' }) };
    expect(leaveOut(target, values, ['rows', 1, 'note'], '').row).toBeUndefined();
  });

  test.each([
    [
      ['rows', 3, 'name'],
      ['rows', 3],
    ],
    [
      ['rows', 3, 'tags', 1],
      ['rows', 3, 'tags', 1],
    ],
    [['sign'], []],
  ])('the row of %j is %j', (path, expected) => {
    expect(rowOf(path)).toEqual(expected);
  });
});

describe('texts with IDs of another server', () => {
  const FOREIGN = '123456789012345678';
  const OWN = '223456789012345678';
  const without = (values: Record<string, never> | object) =>
    withoutForeignIds(target, values as Record<string, string>, { own: new Set([OWN]), formatSentence });
  const message = formatSentence('proposal.foreignId');

  test('are left out, and those of this server stay', () => {
    expect(without({ sign: `See ${OWN}`, key: 'x', words: ['12345678901234567890'.slice(0, 16)] }).omissions).toEqual(
      [],
    );
    expect(without({ sign: `See ${OWN} and ${FOREIGN}`, rows: [] })).toEqual({
      values: { sign: 'Now', rows: [] },
      omissions: [{ title: 'Fixture › Sign', message }],
    });
  });

  test('are left out silently if nobody sees the setting', () => {
    expect(without({ key: FOREIGN })).toEqual({ values: { key: 'own' }, omissions: [] });
  });

  test('become their default in rows, and rows that need them go, once each', () => {
    const rows = [
      { name: `${FOREIGN}`, note: `to ${FOREIGN}` },
      { name: 'Cd', note: FOREIGN },
      { name: `x${FOREIGN}`, note: '' },
    ];
    expect(without({ rows })).toEqual({
      values: { rows: [{ name: 'Cd', note: '' }] },
      omissions: [
        { title: 'Fixture › Rows › 1', message },
        { title: 'Fixture › Rows › 1 › Note', message },
        { title: 'Fixture › Rows › 2 › Note', message },
        { title: 'Fixture › Rows › 3', message },
      ],
    });
  });

  test('of a row that is gone already are not looked at again', () => {
    const needsBoth = savedModule({
      rows: {
        type: 'array',
        title: 'Rows',
        default: [],
        items: {
          ...row,
          properties: { name: text('Name'), note: text('Note', { minLength: 2, ui: { widget: 'text' } }) },
        },
      },
    });
    const result = withoutForeignIds(
      proposalTarget(needsBoth),
      {
        rows: [
          { name: FOREIGN, note: FOREIGN },
          { name: 'Ab', note: 'Cd' },
        ],
      },
      { own: new Set(), formatSentence },
    );
    expect(result).toEqual({
      values: { rows: [{ name: 'Ab', note: 'Cd' }] },
      omissions: [{ title: 'Fixture › Rows › 1', message }],
    });
  });
});

describe('what may not be changed', () => {
  const guarded = savedModule({
    open: { type: 'string', title: 'Open', default: 'all' },
    secret: { type: 'string', title: 'Secret', default: 'none', access: 'owner', messages: { owner: 'For owners' } },
    hidden: { type: 'string', title: 'Hidden', default: 'none', access: 'owner' },
    dear: { type: 'string', title: 'Dear', default: 'none', plans: { free: { locked: 'default', message: 'Buy it' } } },
    dearer: {
      type: 'string',
      title: 'Dearer',
      default: 'none',
      plans: { free: { locked: 'stored' }, premium: { locked: 'stored' } },
    },
    group: {
      type: 'object',
      title: 'Group',
      default: {},
      plans: { free: { locked: 'stored' } },
      properties: { part: text('Part', { plans: { premium: { locked: 'stored' } } }) },
    },
  });
  const proposed = { open: 'a', secret: 'b', hidden: 'c', dear: 'd', dearer: 'e' };
  const admin = { is_owner: false, is_admin: true, can_modify: true };

  test('keeps its current value, with the reason', () => {
    const stored = { secret: 'S', hidden: 'H', dearer: 'D' };
    const { values, omissions } = allowedValues(
      proposalTarget(guarded, { plan: 'free', user: admin, stored }),
      proposed,
      formatSentence,
    );
    expect(values).toMatchObject({ open: 'a', secret: 'S', hidden: 'H', dear: 'none', dearer: 'D' });
    expect(omissions).toEqual([
      { title: 'Fixture › Secret', message: 'For owners' },
      { title: 'Fixture › Hidden', message: formatSentence('error.owner') },
      { title: 'Fixture › Dear', message: 'Buy it', plan: 'premium' },
      { title: 'Fixture › Dearer', message: formatSentence('error.locked'), plan: 'royal' },
    ]);
  });

  test('is nothing for the owner on the highest plan', () => {
    expect(allowedValues(proposalTarget(guarded, { plan: 'royal' }), proposed, formatSentence)).toEqual({
      values: proposed,
      omissions: [],
    });
  });

  test('is allowed by the lowest plan that locks none of what is around it', () => {
    const on = (plan: string) => proposalTarget(guarded, { plan }).module;
    expect(allowingPlan(on('free'), ['dear'])).toBe('premium');
    expect(allowingPlan(on('free'), ['group', 'part'])).toBe('royal');
    expect(allowingPlan(on('free'), ['group'])).toBe('premium');
    expect(allowingPlan(on('premium'), ['dearer'])).toBe('royal');
    expect(allowingPlan(on('royal'), ['dearer'])).toBeUndefined();
  });
});

describe('the plan', () => {
  const limited = savedModule({
    sign: {
      type: 'string',
      title: 'Sign',
      default: '',
      maxLength: 9,
      plans: { free: { maxLength: 3 }, premium: { maxLength: 6 } },
    },
    other: { type: 'string', title: 'Other', default: '', maxLength: 2 },
  });
  const on = (plan: string) => proposalTarget(limited, { plan }).module;
  const problem = { path: 'sign', rule: 'maxLength' };

  test('that tolerates a value is the lowest one without the same problem', () => {
    expect(toleratingPlan(on('free'), { sign: '12345', other: 'long' }, problem)).toBe('premium');
    expect(toleratingPlan(on('free'), { sign: '1234567' }, problem)).toBe('royal');
    expect(toleratingPlan(on('premium'), { sign: '1234567' }, problem)).toBe('royal');
    expect(toleratingPlan(on('free'), { sign: '1234567890' }, problem)).toBeUndefined();
    // Another rule of the same setting does not count.
    expect(toleratingPlan(on('free'), { sign: '1234567890' }, { ...problem, rule: 'pattern' })).toBe('premium');
    expect(toleratingPlan(on('free'), { other: 'long' }, { path: 'other', rule: 'maxLength' })).toBeUndefined();
  });

  test('that a module requires is the lowest one that includes it', () => {
    const dear = savedModule({ on: { type: 'boolean', default: false } });
    dear.spec.requires = [{ plan: 'royal', message: 'Royal only', notice: { title: 'Royal', text: '' } } as never];
    expect(requiredPlan(proposalTarget(dear, { plan: 'free' }).module)).toBe('royal');
    expect(requiredPlan(proposalTarget(dear, { plan: 'royal' }).module)).toBeUndefined();
    expect(requiredPlan(on('free'))).toBe('premium');
  });
});
