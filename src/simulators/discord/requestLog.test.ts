import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoCredentials, HARBOUR_TAVERN } from '../demo/world.ts';
import type { RecordedRequest } from './requestLog.ts';
import { type DiscordSimulator, startDiscordSimulator } from './simulator.ts';
import { asBot, authorizeUrl, callback, destination, read, requestToken, type TokenAnswer, visit } from './testing.ts';

let simulator: DiscordSimulator;
beforeAll(async () => {
  simulator = await startDiscordSimulator();
});
afterAll(() => simulator.close());
beforeEach(() => {
  simulator.requests.length = 0;
});

test('a request is recorded with its query, headers and status', async () => {
  await read(simulator, `/guilds/${HARBOUR_TAVERN}?with_counts=true`, asBot);
  expect(simulator.requests).toMatchObject([
    {
      method: 'GET',
      path: `/api/v10/guilds/${HARBOUR_TAVERN}`,
      query: { with_counts: 'true' },
      headers: { authorization: 'Bot [hidden]' },
      contentType: null,
      body: null,
      status: 200,
    },
  ]);
});

test('no secrets are stored', async () => {
  const code =
    destination(await visit(authorizeUrl(simulator, { login_hint: 'owner' }))).searchParams.get('code') ?? '';
  const answer = await requestToken(simulator, { grant_type: 'authorization_code', code, redirect_uri: callback });
  const { access_token, refresh_token }: TokenAnswer = await answer.json();
  await read(simulator, '/users/@me', `Bearer ${access_token}`);
  const log: { requests: RecordedRequest[] } = await (await fetch(`${simulator.url}/__requests`)).json();
  expect(log.requests.map(({ path }) => path)).toEqual([
    '/oauth2/authorize',
    '/api/v10/oauth2/token',
    '/api/v10/users/@me',
  ]);
  expect(log.requests[1]?.body).toMatchObject({ grant_type: 'authorization_code', code: '[hidden]' });
  const written = JSON.stringify(log);
  for (const secret of [code, access_token, refresh_token, demoCredentials.clientSecret, 'the-state']) {
    expect(secret).toBeTruthy();
    expect(written).not.toContain(secret);
  }
});

test('the log can be cleared through the control interface', async () => {
  await read(simulator, '/users/@me', asBot);
  await fetch(`${simulator.url}/__requests`, { method: 'DELETE' });
  expect(simulator.requests).toEqual([]);
});
