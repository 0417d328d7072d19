import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HARBOUR_ROLES, HARBOUR_TAVERN, MEMBER } from '../demo/world.ts';
import { type DiscordSimulator, startDiscordSimulator } from './simulator.ts';
import { asBot, control, read } from './testing.ts';

let simulator: DiscordSimulator;
beforeAll(async () => {
  simulator = await startDiscordSimulator();
});
afterAll(() => simulator.close());
beforeEach(() => {
  simulator.faults.set({ kind: 'none' });
  simulator.world.reset();
});

const ask = (path = '/users/@me') => read(simulator, path, asBot);

describe('a fault', () => {
  test('500 gives the answer of a broken Discord', async () => {
    simulator.faults.set({ kind: '500' });
    const response = await ask();
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ message: '500: Internal Server Error', code: 0 });
  });

  test('429 gives the time to wait', async () => {
    simulator.faults.set({ kind: '429', delayMs: 2500 });
    const response = await ask();
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('3');
    expect(response.headers.get('x-ratelimit-remaining')).toBe('0');
    expect(await response.json()).toMatchObject({ retry_after: 2.5, global: false });
  });

  test('slow delays the usual answer', async () => {
    simulator.faults.set({ kind: 'slow', delayMs: 120 });
    const start = performance.now();
    expect((await ask()).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(110);
  });

  test('malformed answers with invalid JSON', async () => {
    simulator.faults.set({ kind: 'malformed' });
    const response = await ask();
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  test('down gives no answer at all', async () => {
    simulator.faults.set({ kind: 'down' });
    simulator.requests.length = 0;
    await expect(ask()).rejects.toThrow();
    expect(simulator.requests).toMatchObject([{ path: '/api/v10/users/@me', status: null }]);
  });

  test('affects only its path', async () => {
    simulator.faults.set({ kind: '500', path: '/roles$' });
    expect((await ask(`/guilds/${HARBOUR_TAVERN}/roles?x=1`)).status).toBe(500);
    expect((await ask(`/guilds/${HARBOUR_TAVERN}/channels`)).status).toBe(200);
  });

  test('ends after its number of times', async () => {
    simulator.faults.set({ kind: '500', times: 2 });
    const statuses = [(await ask()).status, (await ask()).status, (await ask()).status];
    expect(statuses).toEqual([500, 500, 200]);
    expect(simulator.faults.list()).toEqual([]);
  });

  test('is removed by none, for its path or altogether', async () => {
    simulator.faults.set({ kind: '500', path: 'roles' });
    simulator.faults.set({ kind: '500', path: 'channels' });
    simulator.faults.set({ kind: 'none', path: 'roles' });
    expect(simulator.faults.list()).toEqual([{ kind: '500', path: 'channels' }]);
    simulator.faults.set({ kind: 'none' });
    expect(simulator.faults.list()).toEqual([]);
  });

  test('does not keep the simulator from closing', async () => {
    const other = await startDiscordSimulator();
    other.faults.set({ kind: 'slow', delayMs: 60_000 });
    const pending = read(other, '/users/@me', asBot).catch(() => 'cut');
    await expect.poll(() => other.requests.length).toBe(1);
    await other.close();
    expect(await pending).toBe('cut');
  });
});

describe('the control interface', () => {
  test('sets faults and is not affected by them', async () => {
    expect((await control(simulator, '/__faults', { kind: 'down' })).status).toBe(200);
    await expect(ask()).rejects.toThrow();
    expect((await control(simulator, '/__faults', { kind: 'none' })).status).toBe(200);
    expect((await ask()).status).toBe(200);
  });

  test.each([
    [{ kind: 'sulk' }],
    [{ kind: '500', path: '(' }],
    [{ kind: '500', times: -1 }],
    [{ kind: 'slow', delayMs: 'long' }],
    [null],
  ])('refuses the fault %j', async (fault) => {
    expect((await control(simulator, '/__faults', fault)).status).toBe(400);
    expect(simulator.faults.list()).toEqual([]);
  });

  test('changes the world', async () => {
    const guild_id = HARBOUR_TAVERN;
    const change = async (name: string, body: object) => (await control(simulator, `/__world/${name}`, body)).status;
    expect(await change('delete-role', { guild_id, role_id: HARBOUR_ROLES.sailor })).toBe(204);
    expect(await change('delete-role', { guild_id, role_id: HARBOUR_ROLES.sailor })).toBe(404);
    expect(await change('delete-role', { guild_id, role_id: guild_id })).toBe(404);
    expect(await change('remove-bot', { guild_id })).toBe(204);
    expect((await ask(`/guilds/${guild_id}`)).status).toBe(404);
    expect(await change('add-bot', { guild_id, permissions: '8' })).toBe(204);
    expect((await ask(`/guilds/${guild_id}`)).status).toBe(200);
    expect(await change('remove-bot', { guild_id: 1 })).toBe(400);
    expect(await change('remove-bot', { guild_id: '1' })).toBe(404);
    expect(await change('set-member', { guild_id, user_id: MEMBER, roles: [HARBOUR_ROLES.admin] })).toBe(204);
    expect(simulator.world.mayManage(guild_id, MEMBER)).toBe(true);
    expect(await change('set-member', { guild_id, user_id: MEMBER, roles: ['1'] })).toBe(404);
    expect(await change('set-member', { guild_id, user_id: MEMBER, roles: [1] })).toBe(400);
    expect(await change('remove-member', { guild_id, user_id: MEMBER })).toBe(204);
    expect(simulator.world.member(guild_id, MEMBER)).toBeUndefined();
    expect(await change('reset', {})).toBe(204);
    const roles: { id: string }[] = await (await ask(`/guilds/${guild_id}/roles`)).json();
    expect(roles.some(({ id }) => id === HARBOUR_ROLES.sailor)).toBe(true);
  });

  test('accepts no forms or plain text, which other sites could send', async () => {
    for (const body of [new URLSearchParams({ guild_id: HARBOUR_TAVERN }), '{}', undefined]) {
      for (const path of ['/__world/remove-bot', '/__world/reset', '/__faults']) {
        expect((await fetch(simulator.url + path, { method: 'POST', body })).status).toBe(415);
      }
    }
    expect(simulator.world.hasBot(HARBOUR_TAVERN)).toBe(true);
  });
});
