import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { demoCredentials } from '../demo/world.ts';
import { type DiscordSimulator, startDiscordSimulator } from './simulator.ts';
import {
  authorizeUrl,
  callback,
  challenge,
  destination,
  read,
  requestToken,
  signIn,
  type TokenAnswer,
  verifier,
  visit,
} from './testing.ts';

let simulator: DiscordSimulator;
beforeAll(async () => {
  simulator = await startDiscordSimulator();
});
afterAll(() => simulator.close());
afterEach(() => {
  vi.useRealTimers();
});

async function newCode(changes: Record<string, string> = {}): Promise<string> {
  const response = await visit(authorizeUrl(simulator, { login_hint: 'owner', ...changes }));
  return destination(response).searchParams.get('code') ?? '';
}

const redeem = (code: string, more: Record<string, string> = {}) =>
  requestToken(simulator, { grant_type: 'authorization_code', code, redirect_uri: callback, ...more });
const statusOf = async (token: string) => (await read(simulator, '/users/@me', `Bearer ${token}`)).status;

describe('a code', () => {
  test('is exchanged for tokens', async () => {
    const response = await redeem(await newCode());
    expect(response.headers.get('cache-control')).toBe('no-store');
    const tokens: TokenAnswer = await response.json();
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 604_800, scope: 'identify guilds' });
    expect(await statusOf(tokens.access_token)).toBe(200);
  });

  test('works once; a second use revokes the tokens', async () => {
    const code = await newCode();
    const { access_token }: TokenAnswer = await (await redeem(code)).json();
    const again = await redeem(code);
    expect(again.status).toBe(400);
    expect(await again.json()).toEqual({
      error: 'invalid_grant',
      error_description: 'Invalid "code" in request.',
    });
    expect(await statusOf(access_token)).toBe(401);
  });

  test('expires', async () => {
    const code = await newCode();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    expect((await redeem(code)).status).toBe(400);
  });

  test('is bound to its redirect address', async () => {
    expect((await redeem(await newCode(), { redirect_uri: `${callback}x` })).status).toBe(400);
  });

  test('with a challenge requires the verifier', async () => {
    const pkce = { code_challenge: challenge, code_challenge_method: 'S256' };
    expect((await redeem(await newCode(pkce), { code_verifier: verifier })).status).toBe(200);
    expect((await redeem(await newCode(pkce), { code_verifier: `${verifier}x` })).status).toBe(400);
    expect((await redeem(await newCode(pkce))).status).toBe(400);
    expect((await redeem(await newCode(), { code_verifier: verifier })).status).toBe(400);
  });
});

describe('the application', () => {
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${simulator.url}/api/oauth2/token`, { method: 'POST', body, headers });
  const basic = (secret: string) => ({
    authorization: `Basic ${Buffer.from(`${demoCredentials.clientId}:${secret}`).toString('base64')}`,
  });
  const form = async () =>
    new URLSearchParams({ grant_type: 'authorization_code', code: await newCode(), redirect_uri: callback });

  test('may authenticate by HTTP Basic', async () => {
    expect((await post(await form(), basic(demoCredentials.clientSecret))).status).toBe(200);
  });

  test('is refused with a wrong or missing secret, and the code stays valid', async () => {
    const body = await form();
    for (const headers of [basic('wrong'), {}]) {
      const response = await post(body, headers);
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ error: 'invalid_client' });
    }
    expect((await post(body, basic(demoCredentials.clientSecret))).status).toBe(200);
  });

  test('must send a form', async () => {
    const body = JSON.stringify(Object.fromEntries(await form()));
    const headers = { 'content-type': 'application/json', ...basic(demoCredentials.clientSecret) };
    expect((await post(body, headers)).status).toBe(400);
  });

  test('must request a supported grant type', async () => {
    const response = await requestToken(simulator, { grant_type: 'password' });
    expect(await response.json()).toMatchObject({ error: 'unsupported_grant_type' });
  });
});

describe('tokens', () => {
  test('can be refreshed, which invalidates the old ones', async () => {
    const old = await signIn(simulator, 'admin');
    const form = { grant_type: 'refresh_token', refresh_token: old.refresh_token };
    const fresh: TokenAnswer = await (await requestToken(simulator, form)).json();
    expect(await statusOf(fresh.access_token)).toBe(200);
    expect(await statusOf(old.access_token)).toBe(401);
    expect((await requestToken(simulator, form)).status).toBe(400);
  });

  test('expire and can be refreshed afterwards', async () => {
    const { access_token, refresh_token } = await signIn(simulator, 'admin');
    simulator.grants.expireAccessTokens();
    expect(await statusOf(access_token)).toBe(401);
    expect((await requestToken(simulator, { grant_type: 'refresh_token', refresh_token })).status).toBe(200);
  });

  test('can be revoked by either of the two', async () => {
    for (const which of ['access_token', 'refresh_token'] as const) {
      const tokens = await signIn(simulator, 'member');
      const { clientId: client_id, clientSecret: client_secret } = demoCredentials;
      const body = new URLSearchParams({ client_id, client_secret, token: tokens[which] });
      const response = await fetch(`${simulator.url}/api/v10/oauth2/token/revoke`, { method: 'POST', body });
      expect(response.status).toBe(200);
      expect(await statusOf(tokens.access_token)).toBe(401);
    }
  });
});
