import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changesBetween } from '../../scripts/changes/changes.ts';
import { asText } from '../../scripts/reach/formats.ts';
import { type Reach, reachOf } from '../../scripts/reach/reach.ts';
import type { SettingsDocument } from '../../src/language/model.ts';
import type { Store } from '../../src/server/store/store.ts';
import { copyOf } from '../changes/copies.ts';
import { availableEngines } from '../server/engines.ts';
import { CHANGES } from './changes.ts';
import { fill, generatedServers, NOW } from './generated.ts';
import { countNaively, planOf, replayNaively, settingsOf } from './naive.ts';

/** How many servers are generated. */
const SERVERS = Number(process.env.FUZZ_SERVERS || 200);
const SEED = Number(process.env.FUZZ_SEED || 20_240_229);

const copy = copyOf();
afterAll(() => copy.remove());
const after = copy.with(CHANGES);
const changes = changesBetween(copy.state, after);
const servers = [...generatedServers(SERVERS, SEED)];
const engines = await availableEngines();

/** The servers on a plan that a change reaches, as counted by the product. */
function reached(reach: Reach, word: string, plan: string, effect: 'refused' | 'cut' | 'locked' | 'hidden'): string[] {
  const found = reach.changes.filter(({ change }) => change?.word === word);
  const ids = found.flatMap(({ plans }) => plans.find((one) => one.plan === plan)?.[effect]?.ids ?? []);
  return [...new Set(ids)].sort();
}

const list = (settings: SettingsDocument, name: string) => {
  const value = settings[name];
  return Array.isArray(value) ? value.length : 0;
};
const text = (settings: SettingsDocument, name: string) => String(settings[name] ?? '');
const amount = (settings: SettingsDocument, name: string, byDefault: number) => Number(settings[name] ?? byDefault);
const short = (settings: SettingsDocument) =>
  settings.leave_enabled === true && text(settings, 'leave_message').trim().length < 12;

/** What reach has to say, in other words: by word of the language, plan, effect and document. */
const EXPECTED: [
  word: string,
  plan: 'free' | 'premium',
  effect: 'refused' | 'cut' | 'locked' | 'hidden',
  document: string,
  holds: (settings: SettingsDocument) => boolean,
][] = [
  ['maxItems', 'free', 'refused', 'tempVoice', (one) => list(one, 'templates') > 3 && list(one, 'templates') <= 5],
  ['maxItems', 'free', 'cut', 'tempVoice', (one) => list(one, 'templates') > 3],
  ['maxItems', 'premium', 'cut', 'tempVoice', () => false],
  ['locked', 'free', 'locked', 'tempVoice', (one) => amount(one, 'user_limit', 0) !== 0],
  ['plan', 'free', 'locked', 'tempVoice', (one) => one.permission_mode === 'custom'],
  ['plan', 'free', 'refused', 'tempVoice', (one) => one.permission_mode === 'custom'],
  ['plan', 'free', 'cut', 'tempVoice', (one) => one.permission_mode === 'custom'],
  ['plan', 'premium', 'locked', 'tempVoice', () => false],
  ...(['free', 'premium'] as const).flatMap((plan): (typeof EXPECTED)[number][] => [
    [
      'maxLength',
      plan,
      'refused',
      'welcomeLeave',
      (one) => text(one, 'leave_message').length > 500 && text(one, 'leave_message').length <= 1900,
    ],
    ['maxLength', plan, 'cut', 'welcomeLeave', (one) => text(one, 'leave_message').length > 500],
    ['limit', plan, 'refused', 'welcomeLeave', (one) => short(one) && text(one, 'leave_message').trim().length >= 5],
    [
      'visible',
      plan,
      'hidden',
      'userVerification',
      (one) => one.verification_enabled !== true && one.verification_instructions !== undefined,
    ],
  ]),
];

describe.each(engines)('over $name', { timeout: 3_600_000 }, (engine) => {
  let store: Store;
  let reach: Reach;
  beforeAll(async () => {
    await engine.prepare();
    store = await engine.open();
    await fill(store, servers);
    const options = { store, before: copy.state, after, changes, now: NOW, days: 30 };
    reach = await reachOf({ ...options, withIds: true, withEnded: true });
  }, 3_600_000);
  afterAll(async () => {
    await store.close();
    await engine.clear();
  });

  test.each(EXPECTED)(
    '%s on %s: what is %s of %s is what a naive count finds',
    (word, plan, effect, document, holds) => {
      const expected = countNaively(servers, plan, `${document}.settings`, holds);
      expect(reached(reach, word, plan, effect)).toEqual(expected.sort());
    },
  );

  test('a minimum that rises counts where it is one, and not where the module cannot be used', () => {
    const low = (settings: SettingsDocument, name: string, byDefault: number, was: number) =>
      amount(settings, name, byDefault) >= was && amount(settings, name, byDefault) < 10;
    const vouched = new Set([
      ...countNaively(servers, 'premium', 'redditDelivery.settings', (one) => low(one, 'min_upvotes', 100, 0)),
      ...countNaively(servers, 'premium', 'tempVoice.settings', (one) => low(one, 'max_server_channels', 20, 5)),
    ]);
    expect(reached(reach, 'minimum', 'premium', 'refused')).toEqual([...vouched].sort());
    const free = countNaively(servers, 'free', 'tempVoice.settings', (one) => low(one, 'max_server_channels', 20, 5));
    expect(reached(reach, 'minimum', 'free', 'refused')).toEqual(free.sort());
  });

  test('saves of the last 30 days are refused as the server would have', () => {
    const compiled = (state: typeof after, document: string) => {
      const id = document.split('.')[0];
      const reported = changes.some((change) => change.module === id);
      return reported ? state.project.modules.find((one) => one.id === id)?.compiled : undefined;
    };
    const naive = replayNaively(servers, {
      before: (document) => compiled(copy.state, document),
      after: (document) => compiled(after, document),
    });
    const { judged, unknown, refused, sentences } = reach.saves ?? {};
    expect({ judged, unknown, refused }).toEqual({
      judged: naive.judged,
      unknown: naive.unknown,
      refused: naive.refused,
    });
    expect(Object.fromEntries(sentences?.map((one) => [one.sentence, [one.saves, one.servers]]) ?? [])).toEqual(
      Object.fromEntries([...naive.sentences].map(([sentence, { saves, ids }]) => [sentence, [saves, ids.size]])),
    );
    expect(refused).toBeGreaterThan(0);
    expect(unknown).toBeGreaterThan(0);
  });

  test('a plan that ends takes what the lowest plan does not include', () => {
    const premium = servers.filter((server) => server.versions.length > 0 && planOf(server, NOW) === 'premium');
    const losing = (document: string, holds: (settings: SettingsDocument) => boolean) =>
      premium.filter((server) => holds(settingsOf(server, `${document}.settings`))).length;
    const differs = (settings: SettingsDocument, name: string, byDefault: unknown) =>
      settings[name] !== undefined && settings[name] !== byDefault;
    const [ended] = reach.ended ?? [];
    expect(ended?.servers).toBe(premium.length);
    expect(Object.fromEntries(ended?.modules.map(({ id, servers: count }) => [id, count]) ?? [])).toEqual({
      tempVoice: losing(
        'tempVoice',
        (one) =>
          list(one, 'templates') > 3 ||
          amount(one, 'user_limit', 0) !== 0 ||
          one.permission_mode === 'custom' ||
          amount(one, 'max_server_channels', 20) > 50,
      ),
      welcomeLeave: losing('welcomeLeave', (one) => one.welcome_image_enabled === true),
      userVerification: losing(
        'userVerification',
        (one) => differs(one, 'auto_verification', false) || differs(one, 'timeout_minutes', 10),
      ),
      redditDelivery: losing('redditDelivery', (one) => differs(one, 'min_upvotes', 100)),
      customize: losing('customize', (one) => one.bot_name !== undefined),
    });
  });

  test('ids are told only if they are asked for', async () => {
    const counts = await reachOf({ store, before: copy.state, after, changes, now: NOW, days: 30, withEnded: true });
    expect(JSON.stringify(counts)).not.toContain('"ids"');
    expect(asText(counts)).not.toMatch(/\b1000000\d{11}\b/);
    expect(asText(reach)).toMatch(/\b1000000\d{11}\b/);
    expect(counts.servers).toEqual(reach.servers);
  });
});
