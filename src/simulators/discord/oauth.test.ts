import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FOREIGN_KEEP, HARBOUR_TAVERN, NEW_WORKSHOP, OWNER } from '../demo/world.ts';
import { type DiscordSimulator, startDiscordSimulator } from './simulator.ts';
import { authorizeUrl, botCallback, callback, challenge, destination, read, requestToken, visit } from './testing.ts';

let simulator: DiscordSimulator;
beforeAll(async () => {
  simulator = await startDiscordSimulator();
});
afterAll(() => simulator.close());
beforeEach(() => simulator.world.reset());

describe('signing in', () => {
  test('a login hint redirects at once, with a code and the state', async () => {
    const response = await visit(authorizeUrl(simulator, { login_hint: 'admin' }));
    const to = destination(response);
    expect(response.status).toBe(302);
    expect(to.origin + to.pathname).toBe(callback);
    expect(to.searchParams.get('state')).toBe('the-state');
    expect(to.searchParams.get('code')).toMatch(/^[\w-]{20,}$/);
  });

  test('without a hint, or with an unknown one, the page offers the demo users', async () => {
    for (const login_hint of [undefined, 'nobody']) {
      const response = await visit(authorizeUrl(simulator, { login_hint }));
      const markup = await response.text();
      expect(response.status).toBe(200);
      for (const login of ['owner', 'admin', 'member']) expect(markup).toContain(`>Continue as ${login}</button>`);
      expect(markup).not.toContain('stranger');
      expect(markup).not.toMatch(/<script|<style|style=/);
    }
  });

  test('choosing a user signs that user in', async () => {
    const to = destination(await visit(authorizeUrl(simulator), { user: 'owner' }));
    const code = to.searchParams.get('code') ?? '';
    const answer = await requestToken(simulator, { grant_type: 'authorization_code', code, redirect_uri: callback });
    const { access_token }: { access_token: string } = await answer.json();
    const me = await read(simulator, '/users/@me', `Bearer ${access_token}`);
    expect(await me.json()).toMatchObject({ id: OWNER, username: 'marisol.vane' });
  });

  test('a user who is not offered cannot be chosen', async () => {
    const response = await visit(authorizeUrl(simulator), { user: 'stranger' });
    expect(response.status).toBe(400);
    expect(response.headers.has('location')).toBe(false);
  });

  test('cancelling redirects with access_denied and without a code', async () => {
    const { searchParams } = destination(await visit(authorizeUrl(simulator), { decision: 'cancel' }));
    expect(searchParams.get('error')).toBe('access_denied');
    expect(searchParams.get('state')).toBe('the-state');
    expect(searchParams.has('code')).toBe(false);
  });
});

describe('an invalid request', () => {
  test.each([
    ['an unregistered address', { redirect_uri: 'https://evil.example/' }],
    ['a longer address', { redirect_uri: `${callback}more` }],
    ['no address', { redirect_uri: undefined }],
    ['an unknown application', { client_id: '1' }],
  ])('%s is refused with a page', async (_case, changes) => {
    const forms: (Record<string, string> | undefined)[] = [undefined, { user: 'owner' }, { decision: 'cancel' }];
    for (const form of forms) {
      const response = await visit(authorizeUrl(simulator, { login_hint: 'owner', ...changes }), form);
      expect(response.status).toBe(400);
      expect(response.headers.has('location')).toBe(false);
    }
  });

  test('a repeated parameter is refused', async () => {
    const response = await visit(`${authorizeUrl(simulator)}&redirect_uri=https://evil.example/`);
    expect(response.status).toBe(400);
  });

  test.each([
    ['unsupported_response_type', { response_type: 'token' }],
    ['invalid_scope', { scope: 'identify everything' }],
    ['invalid_scope', { scope: undefined }],
    ['invalid_request', { code_challenge: challenge, code_challenge_method: 'plain' }],
    ['invalid_request', { code_challenge: challenge }],
    ['invalid_request', { code_challenge: 'short', code_challenge_method: 'S256' }],
  ])('redirects to the application with %s', async (error, changes) => {
    const to = destination(await visit(authorizeUrl(simulator, { login_hint: 'owner', ...changes })));
    expect(to.searchParams.get('error')).toBe(error);
    expect(to.searchParams.get('state')).toBe('the-state');
    expect(to.searchParams.has('code')).toBe(false);
  });

  test('markup in a parameter is not in the page', async () => {
    const markup = await (await visit(authorizeUrl(simulator, { state: '"><img src=x>' }))).text();
    expect(markup).not.toContain('<img');
  });
});

describe('adding the bot', () => {
  const invite = (guild_id: string | undefined, changes: Record<string, string | undefined> = {}) =>
    authorizeUrl(simulator, {
      scope: 'bot applications.commands',
      permissions: '66321471',
      redirect_uri: botCallback,
      disable_guild_select: 'true',
      guild_id,
      ...changes,
    });

  test('the page names the guild and the inviting user', async () => {
    const markup = await (await visit(invite(NEW_WORKSHOP))).text();
    expect(markup).toContain('New Workshop');
    expect(markup).toContain('Marisol Vane');
    expect(markup).toContain('66321471');
    expect(markup).not.toContain('<select');
    expect(simulator.world.hasBot(NEW_WORKSHOP)).toBe(false);
  });

  test('authorizing adds the bot with its role and redirects with the guild', async () => {
    const to = destination(await visit(invite(NEW_WORKSHOP), { decision: 'authorize', guild: NEW_WORKSHOP }));
    expect(to.origin + to.pathname).toBe(botCallback);
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      guild_id: NEW_WORKSHOP,
      permissions: '66321471',
      state: 'the-state',
    });
    expect(to.searchParams.get('code')).toBeTruthy();
    expect(simulator.world.hasBot(NEW_WORKSHOP)).toBe(true);
    const roles = simulator.world.guild(NEW_WORKSHOP)?.roles ?? [];
    expect(roles.find((role) => role.managed)).toMatchObject({ name: 'Guildhall', permissions: 66_321_471n });
    expect(new Set(roles.map((role) => role.position)).size).toBe(roles.length);
  });

  test('its code can be exchanged, and the answer has the guild', async () => {
    const to = destination(await visit(invite(NEW_WORKSHOP), { decision: 'authorize', guild: NEW_WORKSHOP }));
    const code = to.searchParams.get('code') ?? '';
    const answer = await requestToken(simulator, { grant_type: 'authorization_code', code, redirect_uri: botCallback });
    expect(await answer.json()).toMatchObject({ scope: 'bot applications.commands', guild: { id: NEW_WORKSHOP } });
  });

  test('cancelling does not add the bot', async () => {
    const to = destination(await visit(invite(NEW_WORKSHOP), { decision: 'cancel' }));
    expect(Object.fromEntries(to.searchParams)).toMatchObject({ error: 'access_denied', state: 'the-state' });
    expect(to.searchParams.has('guild_id')).toBe(false);
    expect(simulator.world.hasBot(NEW_WORKSHOP)).toBe(false);
  });

  test('a guild other than the fixed one is refused', async () => {
    const form = { decision: 'authorize', guild: HARBOUR_TAVERN };
    expect((await visit(invite(NEW_WORKSHOP), form)).status).toBe(400);
  });

  test.each([
    ['that no demo user may manage', FOREIGN_KEEP],
    ['that does not exist', '1'],
  ])('a guild %s is refused', async (_case, guild) => {
    expect((await visit(invite(guild))).status).toBe(400);
    expect((await visit(invite(guild), { decision: 'authorize', guild })).status).toBe(400);
  });

  test('a user who may not manage the guild cannot invite', async () => {
    expect((await visit(invite(HARBOUR_TAVERN, { login_hint: 'member' }))).status).toBe(400);
    expect((await visit(invite(HARBOUR_TAVERN, { login_hint: 'admin' }))).status).toBe(200);
  });

  test('an invitation without a redirect offers the guilds and ends on a page', async () => {
    const plain = { redirect_uri: undefined, response_type: undefined, disable_guild_select: undefined };
    const url = invite(undefined, { ...plain, permissions: '8' });
    const markup = await (await visit(url)).text();
    expect(markup).toContain('<select');
    expect(markup).toContain('administrator');
    expect(markup).not.toContain('Foreign Keep');
    const done = await visit(url, { decision: 'authorize', guild: NEW_WORKSHOP });
    expect(done.status).toBe(200);
    expect(await done.text()).toContain('joined New Workshop');
    expect(simulator.world.hasBot(NEW_WORKSHOP)).toBe(true);
    expect((await visit(url, { decision: 'cancel' })).status).toBe(200);
  });
});
