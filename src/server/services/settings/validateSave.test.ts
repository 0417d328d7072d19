import { describe, expect, test } from 'vitest';
import { callFor, savedModule } from '../../../../tests/server/guilds.ts';
import { validateBody } from '../../../../tests/server/validateBody.ts';
import type { Context, Field, SettingsDocument } from '../../../language/model.ts';
import { resolveModule } from '../../../language/resolved/resolveModule.ts';
import { contextOf } from '../../../language/test/context.ts';
import { moduleOf } from '../../../language/test/module.ts';
import { Refusal } from '../../answers/refusal.ts';
import { assertCanModify, assertRequirements, validateSave } from './validateSave.ts';

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

function validated(plan: string, style: string, stored: string) {
  const fields = ['style'];
  try {
    return validateSave({
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

test('refuses an option of a higher plan with its own message, unless it is stored already', () => {
  const problem = { path: 'style', rule: 'enum', message: 'Gold needs Premium' };
  expect(validated('free', 'gold', 'plain')).toEqual([400, [problem]]);
  expect(validated('free', 'gold', 'gold')).toEqual({ style: 'gold' });
  expect(validated('free', 'plain', 'gold')).toEqual({ style: 'plain' });
  for (const plan of ['premium', 'royal']) expect(validated(plan, 'gold', 'plain')).toEqual({ style: 'gold' });
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
  rows: {
    type: 'array',
    default: [],
    items: {
      type: 'object',
      title: 'Row',
      default: {},
      properties: {
        id: { type: 'string', title: 'Key', default: '' },
        name: { type: 'string', title: 'Name', default: '' },
        note: { type: 'string', title: 'Note', default: '', access: 'owner', messages: { owner: 'For owners' } },
      },
    },
  },
});
const call = callFor(Object.keys(saved.spec.settings.properties), {
  save: { path: 'fixture/', failure: 'Not saved' },
});

/** The result of a save: what changes, or the status and the problems. */
function savedAs(
  body: unknown,
  { context = contextOf(), storedSettings = {} }: { context?: Context; storedSettings?: SettingsDocument } = {},
): unknown {
  try {
    return validateBody({ module: resolveModule(saved, context), call, body, storedSettings });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [error.statusCode, error.details.problems ?? error.message];
  }
}

describe('a save', () => {
  test('has to be an object with fields of its document', () => {
    expect(savedAs({ open: 'few' })).toEqual({ open: 'few' });
    for (const body of [null, [], 'open']) expect(savedAs(body)).toEqual([400, 'error.notObject']);
    expect(savedAs({ closed: 1 })).toEqual([400, [expect.objectContaining({ path: 'closed' })]]);
    expect(savedAs({ open: 'too long' })).toEqual([
      400,
      [expect.objectContaining({ path: 'open', rule: 'maxLength' })],
    ]);
  });

  test('does not change fields that screens never send', () => {
    expect(savedAs({ open: 'few', bot: 'mine' })).toEqual({ open: 'few' });
  });

  test('is only validated in the fields of its document', () => {
    const own = callFor(['dear']);
    const values = {
      module: resolveModule(saved, contextOf()),
      storedSettings: {},
      values: { open: 'too long', dear: 'x' },
    };
    expect(validateSave({ ...values, fields: own.fields })).toEqual({ open: 'too long', dear: 'x' });
  });

  test('may not change a locked field, but may contain it as stored or shown', () => {
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

  test('may change owner-only fields only for the owner', () => {
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

  test('may change owner-only parts of entries only for the owner, who keeps them when others save', () => {
    const others = {
      context: contextOf({ user: member }),
      storedSettings: { rows: [{ id: 'a', name: 'A', note: 'hush' }] },
    };
    const kept = { rows: [{ id: 'a', name: 'B', note: 'hush' }] };
    expect(savedAs({ rows: [{ id: 'a', name: 'B' }] }, others)).toEqual(kept);
    expect(savedAs({ rows: [{ id: 'a', name: 'B', note: 'said' }] }, others)).toEqual([
      403,
      [{ path: 'rows.0.note', rule: 'owner', message: 'For owners' }],
    ]);
    expect(savedAs({ rows: [{ id: 'a', name: 'B', note: 'said' }] }, { ...others, context: contextOf() })).toEqual({
      rows: [{ id: 'a', name: 'B', note: 'said' }],
    });
  });

  test('is refused with 503 if a reference cannot be checked', () => {
    const { guild } = contextOf();
    const out = { context: contextOf({ guild: { ...guild, channels: null } }) };
    expect(savedAs({ place: '301' })).toEqual({ place: '301' });
    expect(savedAs({ place: '301' }, out)).toEqual([503, 'error.references']);
    // Known problems come first.
    expect(savedAs({ place: '301', open: 'too long' }, out)).toEqual([
      400,
      [expect.objectContaining({ path: 'open' })],
    ]);
  });
});

describe('changing settings', () => {
  const stranger = contextOf({ user: { ...member, can_modify: false } });

  test('is refused without the permission, with the message of the module', () => {
    assertCanModify(resolveModule(saved, contextOf({ user: member })));
    expect(() => assertCanModify(resolveModule(saved, stranger))).toThrow(
      expect.objectContaining({ statusCode: 403, sentence: 'Not you' }),
    );
    expect(() => assertCanModify(resolveModule(module, stranger))).toThrow(
      expect.objectContaining({ statusCode: 403, sentence: { key: 'error.access' } }),
    );
  });

  test('is refused if a requirement is not met: 403 for a plan, 409 for anything else', () => {
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

test('problems are in the order of the screen, whatever the order of the document', () => {
  const text: Field = { type: 'string', title: '', default: '', maxLength: 1, messages: { length: 'Too long' } };
  const rows: Field = { type: 'array', title: '', default: [], items: text };
  const unordered = savedModule({ last: text, rows, first: text });
  unordered.spec.screen.layout = [
    { section: 'a', fields: ['first', 'rows'] },
    { section: 'b', fields: ['last'] },
  ];
  const resolved = resolveModule(unordered, contextOf());
  const values = { last: 'long', rows: ['long', 'a', 'long'], first: 'long' };
  const saving = () => validateSave({ module: resolved, storedSettings: {}, values, fields: Object.keys(values) });
  expect(saving).toThrow(Refusal);
  try {
    saving();
  } catch (error) {
    const { details } = error as Refusal;
    expect(details.problems?.map(({ path }) => path)).toEqual(['first', 'rows.0', 'rows.2', 'last']);
  }
});
