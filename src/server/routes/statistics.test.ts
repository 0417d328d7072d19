import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import overviewSchema from '../../../schemas/statistics/overview.json' with { type: 'json' };
import { type Site, startSite } from '../../../tests/server/site.ts';
import { DAY } from '../../language/time/milliseconds.ts';
import { GRAND_ASSEMBLY, HARBOUR_TAVERN, QUIET_LIBRARY } from '../../simulators/demo/world.ts';
import { buildApp } from '../app.ts';

const TOKEN = 'a-credential-that-the-bot-alone-knows';
const USER = '500000000000000042';

let site: Site;
let batches = 0;
beforeAll(async () => {
  site = await startSite({ BOT_API_TOKEN: TOKEN, LIMIT_REQUESTS: '0', EVENT_DAYS: '2' });
});
afterAll(() => site.close());

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
const message = (parts: object = {}) => ({
  kind: 'message',
  guild_id: HARBOUR_TAVERN,
  at: ago(1000),
  user_id: USER,
  rewarded: true,
  ...parts,
});

/** A request of the bot: without cookie and origin. */
function post(payload: unknown, headers: Record<string, string> = {}) {
  return site.app.inject({
    method: 'POST',
    url: '/api/bot/events/',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
}

const send = (events: unknown, id = `batch-${++batches}`) => post({ batch_id: id, events });

async function overview(query = '', { login = 'owner', guild = HARBOUR_TAVERN, language = 'en' } = {}) {
  const visitor = await site.visit(login);
  const url = `/auth/guilds/${guild}/statistics/overview/${query}`;
  return visitor('GET', url, { headers: { 'accept-language': language } });
}

const messages = async (guild?: string) => (await overview('', { guild })).json().period_totals.messages;

describe('a batch of events', () => {
  test('is counted once, however often it is sent', async () => {
    const before = await messages();
    const events = [message(), message({ rewarded: false })];
    expect((await send(events, 'once')).json()).toEqual({ success: true, accepted: 2, ignored: 0, duplicate: false });
    for (const again of [events, [message()]]) {
      const answer = await send(again, 'once');
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ success: true, accepted: 0, ignored: 0, duplicate: true });
    }
    expect(await messages()).toBe(before + 2);
  });

  test('is counted once if it is sent concurrently', async () => {
    const before = await messages();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send([message()], 'at-once')));
    expect(answers.filter((answer) => !answer.json().duplicate)).toHaveLength(1);
    expect(await messages()).toBe(before + 1);
  });

  test('may concern several servers', async () => {
    const [tavern, assembly] = [await messages(), await messages(GRAND_ASSEMBLY)];
    await send([message(), message({ guild_id: GRAND_ASSEMBLY }), message({ guild_id: GRAND_ASSEMBLY })]);
    expect([await messages(), await messages(GRAND_ASSEMBLY)]).toEqual([tavern + 1, assembly + 2]);
  });

  test('ignores events that are too old, except for current balances and names', async () => {
    const at = ago(31 * DAY);
    const rest = { guild_id: GRAND_ASSEMBLY, at, user_id: USER };
    const answer = await send([
      message({ at }),
      { ...rest, kind: 'balance', primary: 12.34, secondary: 0 },
      { ...rest, kind: 'member', username: 'Odile', avatar: null },
    ]);
    expect(answer.json()).toMatchObject({ accepted: 2, ignored: 1 });
    const { current_stats, detailed_stats } = (await overview('', { guild: GRAND_ASSEMBLY })).json();
    expect(current_stats.total_primary_currency).toBe(12.34);
    expect(detailed_stats.top_primary).toEqual([{ user_id: USER, username: 'Odile', avatar: null, value: 12.34 }]);
  });

  test('may contain reports: the newest one counts, unknown ones are ignored', async () => {
    const report = (minutes: number, count: number, document = 'lottery.settings') => ({
      kind: 'report',
      guild_id: HARBOUR_TAVERN,
      at: ago(minutes * 60_000),
      document,
      value: { number_lottery_current_participants: count },
    });
    const answer = await send([report(5, 4), report(1, 3, 'lottery.nothing')]);
    expect(answer.json()).toMatchObject({ accepted: 1, ignored: 1 });
    await send([report(9, 2)]);
    const owner = await site.visit('owner');
    const settings = await owner('GET', `/auth/guilds/${HARBOUR_TAVERN}/lottery/config/`);
    expect(settings.json().number_lottery_current_participants).toBe(4);
  });

  test('is stored for as many days as configured, and recognized for longer', async () => {
    await send([message()], 'kept');
    const bodies = async () => {
      const rows = await site.store.db.selectFrom('statistics_batches').selectAll().where('id', '=', 'kept').execute();
      return rows.map(({ body }) => body);
    };
    await site.store.statistics.forget(2, Date.now() + 1.9 * DAY);
    expect(JSON.parse(String(await bodies()))).toMatchObject([{ kind: 'message', user_id: USER }]);
    await site.store.statistics.forget(2, Date.now() + 2.1 * DAY);
    expect(await bodies()).toEqual([null]);
    expect((await send([message()], 'kept')).json()).toMatchObject({ duplicate: true });
    await site.store.statistics.forget(2, Date.now() + 34.9 * DAY);
    expect(await bodies()).toEqual([null]);
    await site.store.statistics.forget(2, Date.now() + 35.1 * DAY);
    expect(await bodies()).toEqual([]);
  });

  test.each([
    ['without a credential', ''],
    ['with another one', 'Bearer something-else'],
    ['with it as a password', `Basic ${TOKEN}`],
  ])('%s is refused', async (_, authorization) => {
    const before = await messages();
    const answer = await post({ batch_id: 'forged', events: [message()] }, { authorization });
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { error: "This call requires the bot's token as a bearer token." },
    ]);
    expect(await messages()).toBe(before);
  });

  test('is refused from signed-in users', async () => {
    const owner = await site.visit('owner');
    const body = { batch_id: 'user', events: [message()] };
    expect((await owner('POST', '/api/bot/events/', { body })).statusCode).toBe(401);
  });

  const blackjack = { kind: 'blackjack_game', bet: 1, payout: 0, outcome: 'bust', seconds: 3, rewarded: undefined };
  const join = { kind: 'member_join', rewarded: undefined };
  test.each([
    [{ kind: 'dance' }, 'events.1.kind', 'discriminator', 'events.1.kind is not a known kind.'],
    [{ kind: undefined }, 'events.1.kind', 'discriminator', 'events.1.kind is not a known kind.'],
    [{ user_id: undefined }, 'events.1.user_id', 'required', 'events.1.user_id is missing.'],
    [{ user_id: 42 }, 'events.1.user_id', 'type', 'events.1.user_id must be of type string.'],
    [{ user_id: '042' }, 'events.1.user_id', 'pattern', 'events.1.user_id has the wrong format.'],
    [{ guild_id: '9'.repeat(19) }, 'events.1.guild_id', 'pattern', 'events.1.guild_id has the wrong format.'],
    [{ text: 'hi' }, 'events.1.text', 'additionalProperties', 'events.1.text is not a known field.'],
    [{ at: '2026-11-20T18:03:07+02:00' }, 'events.1.at', 'pattern', 'events.1.at has the wrong format.'],
    [{ at: '2026-02-30T10:00:00Z' }, 'events.1.at', 'time', 'events.1.at has the wrong format.'],
    [{ at: '2026-02-28T25:00:00Z' }, 'events.1.at', 'time', 'events.1.at has the wrong format.'],
    [{ ...blackjack, bet: 0.001 }, 'events.1.bet', 'multipleOf', 'events.1.bet must be a multiple of 0.01.'],
    [{ ...blackjack, bet: -1 }, 'events.1.bet', 'minimum', 'events.1.bet must be at least 0.'],
    [{ ...blackjack, bet: 1e12 }, 'events.1.bet', 'maximum', 'events.1.bet must be at most 100,000,000,000.'],
    [
      { ...blackjack, outcome: 'luck' },
      'events.1.outcome',
      'enum',
      'events.1.outcome must be one of: win, blackjack, push, loss, bust.',
    ],
    [{ ...blackjack, seconds: 1.5 }, 'events.1.seconds', 'type', 'events.1.seconds must be of type integer.'],
    [{ ...join, inviter_id: 5 }, 'events.1.inviter_id', 'type', 'events.1.inviter_id must be of type string, null.'],
  ])('with %j in one event is refused as a whole, with the problem', (parts, path, rule, sentence) =>
    expectRefusal(parts, { path, rule, message: sentence }),
  );

  test('with an event too far ahead is refused as a whole, with the problem', () =>
    expectRefusal(
      { at: ago(-6 * 60_000) },
      {
        path: 'events.1.at',
        rule: 'ahead',
        message: "events.1.at is more than 5 minutes ahead of the server's clock.",
      },
    ));

  async function expectRefusal(parts: object, problem: object): Promise<void> {
    const before = await messages();
    const answer = await send([message(), message(parts)]);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { error: 'This message does not match its schema.', problems: [problem] },
    ]);
    expect(await messages()).toBe(before);
  }

  const noText = 'must be of type string, null';
  test.each([
    [{ next_end_time: 5 }, 'next_end_time', 'type', noText],
    [{ next_end_time: [] }, 'next_end_time', 'type', noText],
    [
      { number_lottery_current_participants: 'x' },
      'number_lottery_current_participants',
      'type',
      'must be of type integer',
    ],
    [{ next_end_time: 'not a date' }, 'next_end_time', 'format', 'has the wrong format'],
    [{ next_end_time: '2026-02-30T10:00:00Z' }, 'next_end_time', 'format', 'has the wrong format'],
    [{ next_end_time: 'x'.repeat(1001) }, 'next_end_time', 'maxLength', 'must have at most 1,000 characters'],
    [{ next_end_time: null, number_max: 7 }, 'number_max', 'additionalProperties', 'is not a known field'],
    [{ toString: 7 }, 'toString', 'additionalProperties', 'is not a known field'],
  ])('with a report of %j is refused as a whole, with the problem', async (value, name, rule, sentence) => {
    const report = { kind: 'report', guild_id: HARBOUR_TAVERN, at: ago(1000), document: 'lottery.settings', value };
    const before = await messages();
    const answer = await send([message(), report]);
    const path = `events.1.value.${name}`;
    expect([answer.statusCode, answer.json().problems]).toEqual([
      400,
      [{ path, rule, message: `${path} ${sentence}.` }],
    ]);
    expect(await messages()).toBe(before);
  });

  test.each([[{}], [{ next_end_time: null }], [{ next_end_time: '2026-12-27T20:00:00.250Z' }]])(
    'with a report of %j is accepted',
    async (value) => {
      const report = { kind: 'report', guild_id: HARBOUR_TAVERN, at: ago(1000), document: 'lottery.settings', value };
      expect((await send([report])).json()).toMatchObject({ accepted: 1 });
    },
  );

  test('accepts amounts that floating point cannot represent exactly', async () => {
    const farmed = async () => (await overview()).json().period_totals.farming_earnings;
    const before = await farmed();
    const farming = (amount: number) => message({ kind: 'farming', type: 'AFK', amount, rewarded: undefined });
    const answer = await send([0.07, 1.1, 0.1 + 0.2, 13.84 * 20, 99_999_999_999.99].map(farming));
    expect([answer.statusCode, answer.json().accepted]).toEqual([200, 5]);
    expect(await farmed()).toBeCloseTo(before + 0.07 + 1.1 + 0.3 + 276.8 + 99_999_999_999.99, 2);
  });

  test.each([
    ['no event', { batch_id: 'x', events: [] }, 'events must have at least 1 entry.'],
    ['too many', { batch_id: 'x', events: Array(5001).fill(message()) }, 'events must have at most 5,000 entries.'],
    ['no name', { events: [message()] }, 'batch_id is missing.'],
    ['a name with spaces', { batch_id: 'a b', events: [message()] }, 'batch_id has the wrong format.'],
    ['no object', [], 'Send a JSON object.'],
  ])('with %s is refused', async (_, body, sentence) => {
    const answer = await post(body);
    expect([answer.statusCode, answer.json().problems[0].message]).toEqual([400, sentence]);
  });

  test('with very many problems is refused with the first of them', async () => {
    const answer = await send(Array(5000).fill(message({ user_id: 'x' })));
    expect(answer.json().problems).toHaveLength(20);
  });

  test('may be large, within a limit', async () => {
    const long = (count: number) => Array.from({ length: count }, () => message({ at: ago(2000) }));
    expect((await send(long(5000))).statusCode).toBe(200);
    const answer = await post(JSON.stringify({ batch_id: 'large', events: long(1) }) + ' '.repeat(4 * 1024 * 1024));
    expect([answer.statusCode, answer.json().error]).toEqual([
      413,
      'The request is too large: at most 4,194,304 bytes are accepted.',
    ]);
  });

  test('has to be valid JSON', async () => {
    expect((await post('batch_id=x', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(415);
    expect((await post('{')).statusCode).toBe(400);
    const twice = '{"batch_id":"a","batch_id":"b","events":[]}';
    expect((await post(twice)).json().error).toContain('appears twice');
    const command = message({ kind: 'command', command: 'a\0b', rewarded: undefined });
    expect((await send([command])).json().error).toContain('cannot be stored');
  });
});

describe('the overview', () => {
  test('matches its schema, with and without data', async () => {
    await send([message()]);
    const { $schema: _, ...schema } = overviewSchema;
    const isOverview = new Ajv({ strict: false, allErrors: true, multipleOfPrecision: 6 }).compile(schema);
    for (const query of ['', '?period=1h', '?period=24h', '?period=7d', '?period=30d']) {
      const answer = await overview(query);
      expect([answer.statusCode, isOverview(answer.json()), isOverview.errors]).toEqual([200, true, null]);
      expect(answer.json()).toMatchObject({ has_data: true, period: query.slice(8) || '24h' });
      expect(answer.json().timeline).toHaveLength({ '1h': 12, '7d': 168, '30d': 720 }[query.slice(8)] ?? 24);
    }
    await site.store.subscriptions.grant({ guild: QUIET_LIBRARY, plan: 'premium', now: Date.now() });
    const empty = (await overview('', { guild: QUIET_LIBRARY })).json();
    expect([isOverview(empty), isOverview.errors]).toEqual([true, null]);
    expect(empty).toMatchObject({ has_data: false, updated_at: null, current_stats: { total_members: 0 } });
    await site.store.subscriptions.revoke(QUIET_LIBRARY, Date.now());
  });

  test('includes the period before if asked', async () => {
    const state = { kind: 'snapshot', guild_id: HARBOUR_TAVERN, total_members: 5, voice_users_online: 0 };
    const states = Array.from({ length: 50 }, (_, hour) => ({ ...state, at: ago(hour * 60 * 60_000) }));
    await send([message({ at: ago(30 * 60 * 60_000) }), ...states]);
    expect((await overview('?period=24h')).json()).not.toHaveProperty('previous');
    const { previous } = (await overview('?period=24h&compare=true')).json();
    expect(previous).toMatchObject({ figures: { total_messages: 1, net_growth: 0 } });
    expect(previous.timeline).toHaveLength(24);
    const { $schema: _, ...schema } = overviewSchema;
    const isOverview = new Ajv({ strict: false, allErrors: true, multipleOfPrecision: 6 }).compile(schema);
    expect([isOverview((await overview('?compare=true')).json()), isOverview.errors]).toEqual([true, null]);
  });

  test.each(['2h', '', '24H', '24h&period=7d'])('of the unknown period %j is refused', async (period) => {
    const answer = await overview(`?period=${period}`);
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'Choose a period: 1h, 24h, 7d, 30d.']);
  });

  test('is for the owner, and for administrators who may change settings', async () => {
    expect((await overview('', { login: 'admin' })).statusCode).toBe(200);
    for (const [login, guild] of [
      ['member', HARBOUR_TAVERN],
      ['admin', QUIET_LIBRARY],
    ] as const) {
      const answer = await overview('', { login, guild });
      expect([answer.statusCode, answer.json().error]).toEqual([
        403,
        'You do not have permission to access this page.',
      ]);
    }
  });

  test.each([
    ['en', 'Premium subscription required for Statistics module'],
    ['ro', 'Modulul Statistici necesită un abonament Premium'],
  ])('requires the plan of its module, with a message in %s', async (language, sentence) => {
    const answer = await overview('', { guild: QUIET_LIBRARY, language });
    expect([answer.statusCode, answer.json().error]).toEqual([403, sentence]);
  });

  test('moves with the time', async () => {
    await send([message()]);
    expect((await overview('?period=1h')).json().period_totals.messages).toBeGreaterThan(0);
    site.advance(61 * 60_000);
    try {
      const hour = (await overview('?period=1h')).json();
      expect(hour).toMatchObject({ period_totals: { messages: 0 }, current_stats: { active_members_period: 0 } });
      expect((await overview('?period=24h')).json().period_totals.messages).toBeGreaterThan(0);
    } finally {
      site.advance(-61 * 60_000);
    }
  });
});

describe('the background jobs of the statistics', () => {
  test('run in the application', async () => {
    await send([message()], 'of-the-past');
    const read = async () => {
      const { db } = site.store;
      const batch = db.selectFrom('statistics_batches').select('body').where('id', '=', 'of-the-past');
      const guilds = db.selectFrom('statistics_guilds').select('tick');
      return [(await batch.executeTakeFirst())?.body, ...(await guilds.execute()).map(({ tick }) => tick)] as const;
    };
    const later = Date.now() + 3 * DAY;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const app = buildApp(site.config, { catalogue: site.catalogue, store: site.store, now: () => later });
    await app.ready();
    try {
      const isDone = async () => {
        const [body, ...ticks] = await read();
        return body === null && ticks.every((tick) => tick === Math.floor(later / 300_000));
      };
      expect(await isDone()).toBe(false);
      await vi.advanceTimersByTimeAsync(3_600_000);
      await vi.waitFor(async () => expect(await isDone()).toBe(true), { timeout: 30_000 });
    } finally {
      await app.close();
      vi.useRealTimers();
    }
  });
});
