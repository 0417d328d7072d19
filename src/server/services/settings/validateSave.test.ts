import { describe, expect, test } from 'vitest';
import { callFor, savedModule } from '../../../../tests/server/guilds.ts';
import type { Context } from '../../../language/model.ts';
import { resolveModule } from '../../../language/resolved/resolvedModule.ts';
import { contextOf } from '../../../language/test/context.ts';
import { moduleOf } from '../../../language/test/module.ts';
import { Refusal } from '../../answers/refusal.ts';
import { assertCanModify, assertRequirements, type Proposal, validateSave, validateValues } from './validateSave.ts';

const module = moduleOf({
  style: {
    type: 'string',
    default: 'plain',
    enum: ['plain', 'gold'],
    ui: {
      widget: 'select',
      options: [
        { value: 'plain', title: 'Plain' },
        { value: 'gold', title: 'Gold', plan: 'premium', lockedMessage: 'Gold needs Premium' },
      ],
    },
  },
});

function judged(plan: string, style: string, stored: string) {
  const fields = ['style'];
  try {
    return validateValues({
      module: resolveModule(module, contextOf({ plan })),
      storedSettings: { style: stored },
      values: { style },
      fields,
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [error.statusCode, error.details.problems];
  }
}

test('refuses a choice of a higher plan in its own words, and leaves one that is stored', () => {
  const problem = { path: 'style', rule: 'enum', message: 'Gold needs Premium' };
  expect(judged('free', 'gold', 'plain')).toEqual([400, [problem]]);
  expect(judged('free', 'gold', 'gold')).toEqual({ style: 'gold' });
  expect(judged('free', 'plain', 'gold')).toEqual({ style: 'plain' });
  for (const plan of ['premium', 'royal']) expect(judged(plan, 'gold', 'plain')).toEqual({ style: 'gold' });
});

const member = { is_owner: false, is_admin: true, can_modify: true };
const saved = savedModule({
  open: { type: 'string', default: 'all', maxLength: 5 },
  secret: { type: 'string', default: 'none', access: 'owner', messages: { owner: 'For owners' } },
  hidden: { type: 'string', default: 'none', access: 'owner' },
  dear: { type: 'string', default: 'none', plans: { free: { locked: 'default', message: 'Buy it' } } },
  dearer: { type: 'string', default: 'none', plans: { free: { locked: 'stored' } } },
  bot: { type: 'string', default: 'its own', readOnly: true },
  place: { type: ['string', 'null'], refers: { to: 'channel' } },
});
const call = callFor(Object.keys(saved.spec.settings.properties), {
  save: { path: 'fixture/', failure: 'Not saved' },
});

/** What comes of a save: what changes, or the status and what is wrong. */
function savedAs(
  body: unknown,
  {
    context = contextOf(),
    storedSettings = {},
  }: { context?: Context; storedSettings?: Proposal['storedSettings'] } = {},
): unknown {
  try {
    return validateSave({ module: resolveModule(saved, context), call, body, storedSettings });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [error.statusCode, error.details.problems ?? error.message];
  }
}

describe('a save', () => {
  test('is an object of the fields of its document', () => {
    expect(savedAs({ open: 'few' })).toEqual({ open: 'few' });
    for (const body of [null, [], 'open']) expect(savedAs(body)).toEqual([400, 'error.notObject']);
    expect(savedAs({ closed: 1 })).toEqual([400, [expect.objectContaining({ path: 'closed' })]]);
    expect(savedAs({ open: 'too long' })).toEqual([
      400,
      [expect.objectContaining({ path: 'open', rule: 'maxLength' })],
    ]);
  });

  test('leaves what a screen never sends as it is stored', () => {
    expect(savedAs({ open: 'few', bot: 'mine' })).toEqual({ open: 'few' });
  });

  test('is judged by the fields of its own document', () => {
    const own = callFor(['dear']);
    const values = {
      module: resolveModule(saved, contextOf()),
      storedSettings: {},
      values: { open: 'too long', dear: 'x' },
    };
    expect(validateValues({ ...values, fields: own.fields })).toEqual({ open: 'too long', dear: 'x' });
  });

  test('changes no field that the plan locks, but may carry it as it is stored or shown', () => {
    const free = { context: contextOf({ plan: 'free' }), storedSettings: { dear: 'old' } };
    expect(savedAs({ open: 'few', dear: 'old' }, free)).toEqual({ open: 'few' });
    expect(savedAs({ open: 'few', dear: 'none' }, free)).toEqual({ open: 'few' });
    expect(savedAs({ dear: 'new', dearer: 'new' }, free)).toEqual([
      403,
      [
        { path: 'dear', rule: 'locked', message: 'Buy it' },
        { path: 'dearer', rule: 'locked', message: { key: 'error.locked' } },
      ],
    ]);
    expect(savedAs({ dear: 'new' })).toEqual({ dear: 'new' });
  });

  test('changes what is for the owner for the owner alone', () => {
    const others = { context: contextOf({ user: member }), storedSettings: { secret: 'hush' } };
    expect(savedAs({ open: 'few', secret: 'hush', hidden: 'none' }, others)).toMatchObject({ open: 'few' });
    expect(savedAs({ secret: 'said', hidden: 'said' }, others)).toEqual([
      403,
      [
        { path: 'secret', rule: 'owner', message: 'For owners' },
        { path: 'hidden', rule: 'owner', message: { key: 'error.owner' } },
      ],
    ]);
    expect(savedAs({ secret: 'said' }, { storedSettings: { secret: 'hush' } })).toEqual({ secret: 'said' });
  });

  test('waits where it cannot be known whether what it points to is there', () => {
    const { guild } = contextOf();
    const out = { context: contextOf({ guild: { ...guild, channels: null } }) };
    expect(savedAs({ place: '301' })).toEqual({ place: '301' });
    expect(savedAs({ place: '301' }, out)).toEqual([503, 'error.references']);
    // What is wrong for sure comes first.
    expect(savedAs({ place: '301', open: 'too long' }, out)).toEqual([
      400,
      [expect.objectContaining({ path: 'open' })],
    ]);
  });
});

describe('changing settings', () => {
  const stranger = contextOf({ user: { ...member, can_modify: false } });

  test('is for those who may, in the words of the module', () => {
    assertCanModify(resolveModule(saved, contextOf({ user: member })));
    expect(() => assertCanModify(resolveModule(saved, stranger))).toThrow(
      expect.objectContaining({ statusCode: 403, sentence: 'Not you' }),
    );
    expect(() => assertCanModify(resolveModule(module, stranger))).toThrow(
      expect.objectContaining({ statusCode: 403, sentence: { key: 'error.access' } }),
    );
  });

  test('needs what the module requires: the plan to be bought, anything else to be done', () => {
    const notice = { title: 'Not yet', text: 'Not yet', action: { label: 'Go', to: '/' } };
    const paid = moduleOf({}, { requires: [{ plan: 'premium', notice, message: 'Buy it' }] });
    const ruled = moduleOf(
      {},
      { requires: [{ rule: 'no', notice, message: 'Do it' }], expressions: { no: () => false } },
    );
    assertRequirements(paid, contextOf());
    expect(() => assertRequirements(paid, contextOf({ plan: 'free' }))).toThrow(
      expect.objectContaining({ statusCode: 403, sentence: 'Buy it' }),
    );
    expect(() => assertCanModify(resolveModule(ruled, contextOf()))).toThrow(
      expect.objectContaining({ statusCode: 409, sentence: 'Do it' }),
    );
  });
});
