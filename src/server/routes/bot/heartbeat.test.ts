import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Site, startSite } from '../../../../tests/server/site.ts';

const TOKEN = 'a-credential-that-the-bot-alone-knows';
const URL = '/api/bot/heartbeat/';
const HEARTBEAT = { websocket: 'connected', latency: 41.5, started_at: '2026-03-02T10:00:00Z', guild_count: 3 };
let site: Site;

beforeAll(async () => {
  site = await startSite({ BOT_API_TOKEN: TOKEN });
});
afterAll(() => site.close());

/** A request of the bot: without cookie and origin. */
function beat(body: unknown, authorization: string | undefined = `Bearer ${TOKEN}`, language = 'en') {
  const headers = {
    ...(authorization && { authorization }),
    'accept-language': language,
    'content-type': 'application/json',
  };
  return site.app.inject({ method: 'POST', url: URL, headers, payload: JSON.stringify(body) });
}

describe('a heartbeat', () => {
  test('is stored with the time at which it arrived', async () => {
    const before = Date.now();
    const answer = await beat(HEARTBEAT);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const state = await site.store.botState.read();
    expect(state).toEqual({
      websocket: 'connected',
      latency: 41.5,
      started_at: Date.parse(HEARTBEAT.started_at),
      guild_count: 3,
      user_count: null,
      command_count: null,
      reported_at: state?.reported_at,
    });
    expect(state?.reported_at).toBeGreaterThanOrEqual(before);
    const counts = { user_count: 1284, command_count: 2 ** 40 };
    expect((await beat({ ...HEARTBEAT, ...counts })).statusCode).toBe(200);
    expect(await site.store.botState.read()).toMatchObject(counts);
    await beat({ ...HEARTBEAT, websocket: 'reconnecting', started_at: '2026-03-02T10:00:00.123456Z', guild_count: 0 });
    expect(await site.store.botState.read()).toMatchObject({ websocket: 'reconnecting', guild_count: 0 });
  });

  test.each([
    ['without a credential', ''],
    ['with another one', 'Bearer something-else'],
    ['with half of it', `Bearer ${TOKEN.slice(0, 9)}`],
    ['with it as a password', `Basic ${TOKEN}`],
  ])('%s is refused', async (_, authorization) => {
    const before = await site.store.botState.read();
    const answer = await beat(HEARTBEAT, authorization);
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { error: "This call requires the bot's token as a bearer token." },
    ]);
    expect(await site.store.botState.read()).toEqual(before);
  });

  test('is refused from signed-in users', async () => {
    const owner = await site.visit('owner');
    expect((await owner('POST', URL, { body: HEARTBEAT })).statusCode).toBe(401);
  });

  test.each([
    ['websocket', 'asleep', 'enum', 'websocket must be one of: connected, reconnecting, disconnected.'],
    ['latency', -1, 'minimum', 'latency must be at least 0.'],
    ['latency', '41', 'type', 'latency must be of type number.'],
    ['latency', null, 'type', 'latency must be of type number.'],
    ['latency', 1e99, 'maximum', 'latency must be at most 3,600,000.'],
    ['started_at', '2026-03-02', 'pattern', 'started_at has the wrong format.'],
    ['started_at', '2026-03-02T10:00:00+02:00', 'pattern', 'started_at has the wrong format.'],
    ['started_at', '2026-13-45T10:00:00Z', 'pattern', 'started_at has the wrong format.'],
    ['guild_count', 1.5, 'type', 'guild_count must be of type integer.'],
    ['user_count', -1, 'minimum', 'user_count must be at least 0.'],
    ['command_count', '12M', 'type', 'command_count must be of type integer.'],
    ['guild_count', undefined, 'required', 'guild_count is missing.'],
    ['shards', 2, 'additionalProperties', 'shards is not a known field.'],
  ])('whose %s is %j is refused with the problem', async (field, value, rule, message) => {
    const before = await site.store.botState.read();
    const answer = await beat({ ...HEARTBEAT, [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      error: 'This message does not match its schema.',
      problems: [{ path: field, rule, message }],
    });
    expect(await site.store.botState.read()).toEqual(before);
  });

  test.each([[[]], [5], ['text'], [null]])('that is %j is refused', async (body) => {
    const answer = await beat(body);
    expect([answer.statusCode, answer.json().problems]).toEqual([
      400,
      [{ path: '', rule: 'type', message: 'Send a JSON object.' }],
    ]);
  });

  test('is refused in the language of the request', async () => {
    const { error, problems } = (await beat({ ...HEARTBEAT, latency: -1 }, `Bearer ${TOKEN}`, 'ro')).json();
    expect(error).toBe('Acest mesaj nu respectă schema lui.');
    expect(problems[0].message).toBe('latency trebuie să fie cel puțin 0.');
  });
});
