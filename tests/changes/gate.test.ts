import { afterAll, describe, expect, test } from 'vitest';
import { changesBetween } from '../../scripts/changes/changes.ts';
import { lineOf } from '../../scripts/changes/formats.ts';
import { gate } from '../../scripts/changes/gate.ts';
import type { Change } from '../lint/project.ts';
import { copyOf } from './copies.ts';

const copy = copyOf();
afterAll(() => copy.remove());

const module = (id: string) => `schemas/modules/${id}/module.json`;
const set = (id: string, values: Record<string, unknown>): Change => ({ in: module(id), set: prefixed(values) });
const remove = (id: string, ...paths: string[]): Change => ({ in: module(id), remove: paths.map(placed) });

/** A leading `/` stands for the settings of the module. */
function prefixed(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([path, value]) => [placed(path), value]));
}

function placed(path: string): string {
  return path.replace(/^\//, 'settings.properties.');
}

const SWITCH = { type: 'boolean', title: 'Quiet', default: false, ui: { widget: 'switch' } };

const steps = (...list: object[]): Change => ({
  in: 'schemas/modules/tempVoice/migrations/1.json',
  write: { steps: list },
});
const RENAMED: Change[] = [
  { in: module('tempVoice'), replace: ['"user_limit": {', '"member_limit": {'] },
  set('tempVoice', { 'calls.documents.0.fields.4': 'member_limit' }),
];
const RENAME = { op: 'rename', from: 'user_limit', to: 'member_limit' };

/** What is changed, what the change is called, and whether the gate lets it through. */
const CHANGES: [what: string, changes: Change[], called: string[], verdict: 'passes' | 'stops'][] = [
  ['a lower limit of a list', [set('shop', { '/items.maxItems': 40 })], ['tightens maxItems'], 'stops'],
  ['a higher limit of a list', [set('shop', { '/items.maxItems': 60 })], ['loosens maxItems'], 'passes'],
  [
    'a lower limit on one plan',
    [set('tempVoice', { '/templates.plans.free.maxItems': 3 })],
    ['Free: tightens maxItems'],
    'stops',
  ],
  [
    'a lower limit where a plan has its own',
    [set('tempVoice', { '/templates.maxItems': 8 })],
    ['Premium: tightens maxItems'],
    'stops',
  ],
  [
    'a limit of a plan that goes',
    [remove('tempVoice', '/max_server_channels.plans.free.maximum')],
    ['Free: loosens maximum'],
    'passes',
  ],
  [
    'a condition of a setting that a rule demands',
    [set('welcomeLeave', { '/leave_channel_id.visible': 'self.welcome_enabled' })],
    ['loosens visible'],
    'passes',
  ],
  [
    'a condition of a setting that a rule demands, which reads another switch',
    [set('userVerification', { '/log_channel_id.visible': '!self.auto_verification' })],
    ['Premium: loosens visible', 'Free: undecided visible'],
    'stops',
  ],
  [
    'a list of channels that may have one twice',
    [remove('economy', '/afk_channels.uniqueItems')],
    ['loosens uniqueItems'],
    'passes',
  ],
  ['a longer text', [set('shop', { '/message.maxLength': 2000 })], ['loosens maxLength'], 'passes'],
  ['a shorter text', [set('welcomeLeave', { '/leave_message.maxLength': 500 })], ['tightens maxLength'], 'stops'],
  ['a higher minimum', [set('redditDelivery', { '/min_upvotes.minimum': 10 })], ['tightens minimum'], 'stops'],
  ['a lower minimum', [set('tempVoice', { '/max_server_channels.minimum': 1 })], ['loosens minimum'], 'passes'],
  [
    'coarser steps',
    [set('rewards', { '/daily_reward_premium_amount.multipleOf': 0.1 })],
    ['tightens multipleOf'],
    'stops',
  ],
  [
    'finer steps',
    [set('rewards', { '/daily_reward_premium_amount.multipleOf': 0.001 })],
    ['loosens multipleOf'],
    'passes',
  ],
  [
    'a choice that goes',
    [
      set('tempVoice', {
        '/permission_mode.enum': ['everyone', 'creator'],
        '/permission_mode.ui.options': [
          { value: 'everyone', title: 'Everyone' },
          { value: 'creator', title: 'Creator only' },
        ],
      }),
    ],
    ['tightens enum', 'tightens options'],
    'stops',
  ],
  [
    'a choice more',
    [
      set('userVerification', {
        '/verification_mode.enum': ['permissive', 'restrictive', 'strict'],
        '/verification_mode.ui.options.2': { value: 'strict', title: 'Strict' },
      }),
    ],
    ['loosens enum', 'loosens options'],
    'passes',
  ],
  [
    'a choice that needs a plan',
    [
      set('tempVoice', {
        '/permission_mode.ui.options.2.plan': 'premium',
        '/permission_mode.ui.options.2.lockedMessage': 'No',
      }),
    ],
    ['Free: tightens plan', 'rewords lockedMessage'],
    'stops',
  ],
  [
    'a lock on a plan',
    [set('tempVoice', { '/user_limit.plans': { free: { locked: 'stored', message: 'Not on this plan' } } })],
    ['Free: tightens locked', 'Free: rewords message'],
    'stops',
  ],
  [
    'a lock that goes',
    [remove('userVerification', '/kick_on_timeout.plans')],
    ['Free: loosens locked', 'Free: rewords message'],
    'passes',
  ],
  ['a stricter pattern', [set('customize', { '/prefix.pattern': '^[!-/]*$' })], ['tightens pattern'], 'stops'],
  ['a pattern that goes', [remove('customize', '/prefix.pattern')], ['loosens pattern'], 'passes'],
  [
    'a setting that must be given',
    [set('welcomeLeave', { '/leave_message.required': true })],
    ['tightens required'],
    'stops',
  ],
  [
    'a list without duplicates',
    [remove('redditDelivery', '/blacklist_keywords.uniqueItems')],
    ['loosens uniqueItems'],
    'passes',
  ],
  [
    'other types of channels',
    [set('userVerification', { '/log_channel_id.refers': { to: 'channel', types: ['announcement'] } })],
    ['tightens types', 'loosens botNeeds'],
    'stops',
  ],
  ['for the owner only', [set('customize', { '/prefix.access': 'owner' })], ['tightens access'], 'stops'],
  [
    'a new rule',
    [
      set('userVerification', {
        'rules.20': { rule: 'self.timeout_minutes != 13', at: 'timeout_minutes', message: 'Thirteen is unlucky' },
      }),
    ],
    ['Premium: tightens rules', 'Free: undecided rules'],
    'stops',
  ],
  ['a rule that goes', [remove('rewards', 'rules.0')], ['loosens rules'], 'passes'],
  [
    'a rule that becomes a warning',
    [set('rewards', { 'rules.0.severity': 'warning' })],
    ['loosens severity'],
    'passes',
  ],
  [
    'a rule written otherwise',
    [set('rewards', { 'rules.0.rule': 'self.daily_reward_min_amount <= self.daily_reward_max_amount' })],
    ['changes rule'],
    'passes',
  ],
  [
    'a rule that allows less',
    [set('rewards', { 'rules.0.rule': 'self.daily_reward_max_amount > self.daily_reward_min_amount' })],
    ['tightens rule'],
    'stops',
  ],
  ['another default', [set('tempVoice', { '/user_limit.default': 5 })], ['changes default'], 'passes'],
  ['another type', [set('tempVoice', { '/user_limit.type': 'number' })], ['breaks type'], 'stops'],
  ['a text', [set('shop', { '/enabled.title': 'Open the shop' })], ['rewords title'], 'passes'],
  ['a place in the menu', [set('shop', { 'screen.menu.order': 41 })], ['changes order'], 'passes'],
  ['another name in the API', [set('tempVoice', { '/user_limit.wire': { path: 'limit' } })], ['breaks path'], 'stops'],
  [
    'a new setting',
    [
      set('tempVoice', {
        '/quiet': SWITCH,
        'calls.documents.0.fields.11': 'quiet',
      }),
    ],
    ['adds properties'],
    'passes',
  ],
  [
    'a setting that goes without a migration',
    [remove('tempVoice', '/user_limit', 'calls.documents.0.fields.4')],
    ['breaks properties'],
    'stops',
  ],
  [
    'a choice that goes everywhere although it is still one',
    [steps({ op: 'remove', path: 'permission_mode', values: ['everyone'] })],
    ['breaks remove'],
    'stops',
  ],
  [
    'a value that is replaced although it could stay',
    [steps({ op: 'replace', path: 'permission_mode', values: { everyone: 'creator' } })],
    ['breaks replace'],
    'stops',
  ],
  [
    'numbers that are rounded although they could stay',
    [steps({ op: 'round', path: 'user_limit', multipleOf: 5, mode: 'up' })],
    ['breaks round'],
    'stops',
  ],
  [
    'a setting that is renamed before it is removed',
    [
      remove('tempVoice', '/user_limit', 'calls.documents.0.fields.4'),
      steps({ op: 'rename', from: 'user_limit', to: 'limit' }, { op: 'remove', path: 'limit' }),
    ],
    ['changes rename', 'breaks remove'],
    'stops',
  ],
  [
    'a setting that gets another name, also for the bot',
    [...RENAMED, steps(RENAME, { op: 'rewire', path: 'member_limit' })],
    ['changes rename', 'changes rewire', 'adds properties'],
    'passes',
  ],
  [
    'a document with another id',
    [set('tempVoice', { 'calls.documents.0.id': 'general', 'calls.formerDocuments': ['settings'] })],
    ['breaks documents', 'adds documents', 'adds formerDocuments'],
    'stops',
  ],
  [
    'a new requirement',
    [
      set('tempVoice', {
        requires: [{ plan: 'premium', notice: { title: 'Premium', text: 'Text' }, message: 'Needs Premium' }],
      }),
    ],
    ['Free: tightens requires'],
    'stops',
  ],
  [
    'less history on a plan',
    [{ in: 'schemas/plans.json', set: { 'plans.0.history.days': 7, 'plans.1.history.days': 400 } }],
    ['breaks days', 'changes days'],
    'stops',
  ],
  ['a longer history', [{ in: 'schemas/plans.json', set: { 'plans.0.history.days': 60 } }], ['changes days'], 'passes'],
  ['fewer backups', [{ in: 'schemas/product.json', set: { 'backups.limit': 4 } }], ['breaks limit'], 'stops'],
  [
    'fewer backups that can be kept',
    [{ in: 'schemas/product.json', set: { 'backups.keepable': 2 } }],
    ['tightens keepable'],
    'stops',
  ],
  [
    'more servers at once',
    [{ in: 'schemas/product.json', set: { 'transfer.servers': 200 } }],
    ['loosens servers'],
    'passes',
  ],
];

const called = ({ plans = [], ofRollout, severity, word }: ReturnType<typeof changesBetween>[number]) =>
  `${[...plans, ...(ofRollout ? ['where rolled out'] : [])].map((one) => `${one}: `).join('')}${severity} ${word}`;

const rollout = (to: object, share = 10) => set('shop', { '/items.rollout': { from: '2027-01-10', share, to } });

/** What is changed from a rollout to another state of it. */
const ROLLOUTS: [what: string, before: Change[], after: Change[], called: string[], verdict: 'passes' | 'stops'][] = [
  [
    'of a lower limit that begins',
    [],
    [rollout({ maxItems: 40 })],
    ['changes from', 'changes share', 'where rolled out: tightens maxItems'],
    'stops',
  ],
  [
    'of a higher limit and a text that begins',
    [],
    [rollout({ maxItems: 60, title: 'Goods' })],
    ['changes from', 'changes share', 'where rolled out: loosens maxItems', 'where rolled out: rewords title'],
    'passes',
  ],
  [
    'that reaches more servers',
    [rollout({ maxItems: 40 })],
    [rollout({ maxItems: 40 }, 50)],
    ['changes share'],
    'passes',
  ],
  [
    'of a higher limit that is stopped',
    [rollout({ maxItems: 60 })],
    [],
    ['changes from', 'changes share', 'where rolled out: tightens maxItems'],
    'stops',
  ],
];

describe('a rollout', () => {
  test.each(ROLLOUTS)('%s', (_, changesBefore, changesAfter, names, verdict) => {
    const before = copy.with(changesBefore);
    const after = copy.with(changesAfter);
    const found = changesBetween(before, after);
    expect(found.map(called).sort()).toEqual([...names].sort());
    const stopped = gate(before, after, { ref: 'main', today: '2026-11-23' }, found);
    expect(stopped.length > 0 ? 'stops' : 'passes').toBe(verdict);
  });

  test('of a limit has the fingerprint of that limit, so that one waiver is for both', () => {
    const [first] = changesBetween(copy.state, copy.with([rollout({ maxItems: 40 })])).filter(
      ({ word }) => word === 'maxItems',
    );
    const [second] = changesBetween(copy.state, copy.with([set('shop', { '/items.maxItems': 40 })]));
    expect(first?.fingerprint).toBe(second?.fingerprint);
    expect(first?.pointer).toEqual(['settings', 'properties', 'items', 'rollout', 'to', 'maxItems']);
  });
});

describe('the gate', () => {
  test('stops what loosens on one plan and is unproven on another', () => {
    const rule = (expression: string) =>
      set('tempVoice', { 'rules.0': { rule: expression, at: 'user_limit', message: 'No' } });
    const before = copy.with([rule('plan == "premium" || self.user_limit != 7')]);
    // No settings that anybody would try break it on Premium.
    const after = copy.with([rule('plan == "free" || size(self.templates) * 31 != self.user_limit + 1000')]);
    const found = changesBetween(before, after);
    expect(found.map(called).sort()).toEqual(['Free: loosens rule', 'Premium: undecided rule']);
    const stopped = gate(before, after, { ref: 'main', today: '2026-11-23' }, found);
    expect(stopped.map(({ reason }) => reason)).toEqual([expect.stringMatching(/^Premium: .*\(undecided\)\.$/)]);
  });

  test.each(CHANGES)('%s', (_, changes, names, verdict) => {
    const after = copy.with(changes);
    const found = changesBetween(copy.state, after);
    expect(found.map(called).sort()).toEqual([...names].sort());
    const stopped = gate(copy.state, after, { ref: 'main', today: '2026-11-23' }, found);
    expect(stopped.length > 0 ? 'stops' : 'passes').toBe(verdict);
  });
});

describe('a migration', () => {
  const lines = (...changes: Change[]) => changesBetween(copy.state, copy.with(changes)).map(lineOf);

  test('says what becomes of stored values, step by step', () => {
    const found = lines(
      steps(
        { op: 'convert', path: 'user_limit', to: 'boolean' },
        { op: 'convert', path: 'user_limit', to: 'integer' },
        { op: 'remove', path: 'permission_mode', except: ['everyone'] },
        { op: 'replace', path: 'permission_mode', values: { everyone: 'creator' } },
        { op: 'round', path: 'max_server_channels', multipleOf: 5, mode: 'up' },
      ),
    );
    expect(found).toEqual([
      'Temporary Voice Channels › Default user limit: stored values become on or off, and it loses stored numbers other than 1 and 0 (breaks)',
      "Temporary Voice Channels › Permission mode: loses the stored values 'creator', 'custom' (breaks)",
      'Temporary Voice Channels › Permission mode: stored values are replaced: `everyone` by `creator` (breaks)',
      'Temporary Voice Channels › Maximum server channels: stored numbers are rounded up to multiples of 5 (breaks)',
      'Temporary Voice Channels › Default user limit: stored values become whole numbers (changes)',
    ]);
  });

  test('says where the bot finds a setting', () => {
    expect(lines(...RENAMED, steps(RENAME, { op: 'rewire', path: 'member_limit' }))).toEqual([
      'Temporary Voice Channels › Default user limit: is now stored as `member_limit` (changes)',
      'Temporary Voice Channels › Default user limit: the bot finds it at `settings.member_limit`, no longer at `settings.user_limit` (changes)',
      'Temporary Voice Channels › Default user limit: is new (adds)',
    ]);
    expect(
      lines(set('tempVoice', { 'calls.documents.0.id': 'general', 'calls.formerDocuments': ['settings'] })),
    ).toContain(
      'Temporary Voice Channels › settings: is a former document: what is stored in it still counts, but the bot does not find its settings here any more (breaks)',
    );
  });

  test('takes a setting to another module, where it is said, and the gate needs no waiver for it', () => {
    const { user_limit: field } =
      copy.state.project.modules.find(({ id }) => id === 'tempVoice')?.spec.settings.properties ?? {};
    const from = { module: 'tempVoice', documents: ['settings'], version: 0, path: 'user_limit' };
    const changes = [
      remove('tempVoice', '/user_limit', 'calls.documents.0.fields.4'),
      set('shop', { '/user_limit': field, 'calls.documents.0.fields.99': 'user_limit' }),
      { in: 'schemas/modules/shop/migrations/1.json', write: { steps: [{ op: 'move', from, to: 'user_limit' }] } },
    ];
    expect(lines(...changes)).toEqual([
      'Shop › Default user limit: stored values come from `user_limit` of `tempVoice`; the bot finds them here, no longer there (changes)',
      'Shop › Default user limit: is new (adds)',
    ]);
    expect(gate(copy.state, copy.with(changes), { ref: 'main', today: '2026-11-23' })).toEqual([]);
  });
});
