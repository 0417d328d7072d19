import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ADMIN,
  BOT,
  FOREIGN_KEEP,
  GRAND_ASSEMBLY,
  HARBOUR_TAVERN,
  MEMBER,
  NEW_WORKSHOP,
  OWNER,
  QUIET_LIBRARY,
} from '../../src/simulators/demo/world.ts';
import { type DiscordSimulator, startDiscordSimulator } from '../../src/simulators/discord/simulator.ts';
import { asBot, read, requestToken, signIn } from '../../src/simulators/discord/testing.ts';
import { Description, type SeenRequest } from './openapi.ts';

const loaded = Description.load();
if (!loaded) console.warn("Skipped: Discord's API description is missing (../shared/contracts).");

describe.skipIf(!loaded)("the simulator matches Discord's API description:", () => {
  const description = loaded ?? Description.empty();
  let simulator: DiscordSimulator;
  let users: Record<string, string>;

  beforeAll(async () => {
    simulator = await startDiscordSimulator({ rateLimit: { limit: 1000, windowMs: 1000 } });
    const logins = ['owner', 'admin', 'member'];
    const tokens = await Promise.all(logins.map((login) => signIn(simulator, login, 'identify email guilds')));
    users = Object.fromEntries(logins.map((login, i) => [login, `Bearer ${tokens[i]?.access_token}`]));
  });
  afterAll(() => simulator.close());

  function lastRequest(): SeenRequest {
    const request = simulator.requests.at(-1);
    if (!request) throw new Error('No request was recorded');
    return request;
  }

  /** Sends a request. @returns the problems of the recorded request and of the answer */
  async function problemsOf(path: string, authorization: string | undefined, status: number): Promise<string[]> {
    const response = await read(simulator, path, authorization);
    const answer = { status: response.status, headers: response.headers, body: await response.json() };
    const request = lastRequest();
    expect(response.status).toBe(status);
    return [...description.problemsOfAnswer('GET', request.path, answer), ...description.problemsOfRequest(request)];
  }

  const guildReads = [HARBOUR_TAVERN, QUIET_LIBRARY, GRAND_ASSEMBLY, FOREIGN_KEEP].flatMap((id) =>
    [
      '',
      '?with_counts=true',
      '?with_counts=false',
      '/roles',
      '/channels',
      '/emojis',
      `/members/${BOT}`,
      '/members/search?query=te&limit=25',
    ].map((rest) => `/guilds/${id}${rest}`),
  );
  const memberReads = [OWNER, ADMIN, MEMBER].map((id) => `/guilds/${HARBOUR_TAVERN}/members/${id}`);

  test.each(['/users/@me', '/users/@me/guilds', ...guildReads, ...memberReads])('the bot reads %s', async (path) => {
    expect(await problemsOf(path, asBot, 200)).toEqual([]);
  });

  const listQueries = ['', '?limit=2', `?after=${HARBOUR_TAVERN}`, `?before=${QUIET_LIBRARY}`, '?with_counts=true'];

  test.each(['owner', 'admin', 'member'])('%s reads their user and their guilds', async (login) => {
    expect(await problemsOf('/users/@me', users[login], 200)).toEqual([]);
    for (const query of listQueries) {
      expect(await problemsOf(`/users/@me/guilds${query}`, users[login], 200)).toEqual([]);
    }
  });

  test.each([
    [`/guilds/${NEW_WORKSHOP}`, 404],
    [`/guilds/${NEW_WORKSHOP}/roles`, 404],
    [`/guilds/${NEW_WORKSHOP}/channels`, 404],
    [`/guilds/${NEW_WORKSHOP}/emojis`, 404],
    [`/guilds/${NEW_WORKSHOP}/members/${OWNER}`, 404],
    [`/guilds/${QUIET_LIBRARY}/members/${MEMBER}`, 404],
    [`/guilds/${QUIET_LIBRARY}/members/1`, 404],
  ])('the refusal of %s', async (path, status) => {
    expect(await problemsOf(path, asBot, status)).toEqual([]);
  });

  test('the refusal without a token, or without the scope', async () => {
    const [problem, ...others] = await problemsOf('/users/@me', undefined, 401);
    expect(problem).toBe("authorization by 'nothing' is not described");
    expect(others).toEqual([]);
    const { access_token } = await signIn(simulator, 'owner', 'identify');
    expect(await problemsOf('/users/@me/guilds', `Bearer ${access_token}`, 403)).toEqual([]);
  });

  test.each(['/users/@me/guilds?limit=0', '/users/@me/guilds?limit=201', '/users/@me/guilds?after=x', '/guilds/x'])(
    '%s: the simulator refuses invalid requests as described',
    async (path) => {
      const response = await read(simulator, path, asBot);
      const answer = { status: response.status, headers: response.headers, body: await response.json() };
      const request = lastRequest();
      expect(response.status).toBe(400);
      expect(description.problemsOfAnswer('GET', request.path, answer)).toEqual([]);
      expect(description.problemsOfRequest(request)).not.toEqual([]);
    },
  );

  test('the rate limit', async () => {
    simulator.faults.set({ kind: '429', times: 1 });
    expect(await problemsOf('/users/@me', asBot, 429)).toEqual([]);
  });

  test('a guild that the bot has joined', async () => {
    simulator.world.addBot(NEW_WORKSHOP, 8n);
    for (const rest of ['', '/roles', '/channels', '/emojis', `/members/${BOT}`, '/members/search?query=te&limit=25']) {
      expect(await problemsOf(`/guilds/${NEW_WORKSHOP}${rest}`, asBot, 200)).toEqual([]);
    }
    simulator.world.removeBot(NEW_WORKSHOP);
  });

  test('the token calls', async () => {
    await requestToken(simulator, { grant_type: 'refresh_token', refresh_token: 'x' });
    expect(description.problemsOfRequest(lastRequest())).toEqual([]);
    await requestToken(simulator, { grant_type: 'authorization_code', code: 'x' });
    expect(description.problemsOfRequest(lastRequest())).toEqual(['body redirect_uri is missing']);
  });

  describe('the validation', () => {
    const request = (changes: Partial<SeenRequest>): SeenRequest => ({
      method: 'GET',
      path: `/api/v10/guilds/${HARBOUR_TAVERN}`,
      query: {},
      headers: { authorization: 'Bot [hidden]' },
      ...changes,
    });

    test.each<[string, Partial<SeenRequest>]>([
      ['no path /guild/1', { path: '/api/v10/guild/1' }],
      ['no method PUT for /guilds/{guild_id}', { method: 'PUT' }],
      ['query counts is not described', { query: { counts: 'true' } }],
      ['query with_counts must be boolean', { query: { with_counts: 'perhaps' } }],
      ['path {guild_id} must match', { path: '/api/v10/guilds/tavern' }],
      ["authorization by 'Bearer' is not described", { headers: { authorization: 'Bearer [hidden]' } }],
      ['a body is not described', { contentType: 'application/json', body: { a: 1 } }],
      [
        'body nickname is not described',
        {
          method: 'PATCH',
          path: `/api/v10/guilds/${HARBOUR_TAVERN}/members/@me`,
          contentType: 'application/json',
          body: { nickname: 'x' },
        },
      ],
    ])('finds: %s', (problem, changes) => {
      expect(description.problemsOfRequest(request({}))).toEqual([]);
      const problems = description.problemsOfRequest(request(changes));
      expect(problems.some((found) => found.startsWith(problem))).toBe(true);
    });

    test('finds an answer that lacks a field, has one of another type, or lacks a header', async () => {
      const path = `/guilds/${HARBOUR_TAVERN}/roles`;
      const response = await read(simulator, path, asBot);
      const roles: Record<string, unknown>[] = JSON.parse(await response.text());
      const problemsOfRoles = (body: unknown, headers = response.headers, status = 200) =>
        description.problemsOfAnswer('GET', path, { status, headers, body });
      expect(problemsOfRoles(roles)).toEqual([]);
      expect(problemsOfRoles(roles.map(({ colors: _, ...role }) => role))).not.toEqual([]);
      expect(problemsOfRoles(roles.map((role) => ({ ...role, permissions: 8 })))).not.toEqual([]);
      expect(problemsOfRoles(roles.map((role) => ({ ...role, id: 'tavern' })))).not.toEqual([]);
      expect(problemsOfRoles(roles, new Headers({ 'content-type': 'application/json' }))).not.toEqual([]);
      expect(problemsOfRoles({ error: 'no' }, response.headers, 404)).not.toEqual([]);
      expect(problemsOfRoles(roles, response.headers, 500)).toEqual(['status 500 is not described']);
    });
  });
});
