import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Site, startSite, type Visitor } from '../../../tests/server/site.ts';
import { HARBOUR_EMOJIS, HARBOUR_TAVERN, NEW_WORKSHOP, QUIET_LIBRARY } from '../../simulators/demo/world.ts';
import { securityHeaders } from '../plugins/securityHeaders.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe('answers', () => {
  const get = async (visitor: Visitor, url: string) => (await visitor('GET', url)).json();

  test('about a user', async () => {
    const owner = await site.visit('owner');
    const lists = await get(owner, '/api/auth/user-data/');
    expect(Object.keys(lists)).toEqual(['guilds_with_bot', 'guilds_without_bot']);
    expect(lists.guilds_with_bot.map(({ name }: { name: string }) => name)).toContain('Harbour Tavern');
    expect(lists.guilds_without_bot).toEqual([
      {
        id: NEW_WORKSHOP,
        name: 'New Workshop',
        icon: null,
        is_premium: false,
        plan: 'free',
        access: 'owner',
        can_open: true,
        member_count: 3,
      },
    ]);
    const premium = Object.fromEntries(
      lists.guilds_with_bot.map((guild: { id: string; is_premium: boolean }) => [guild.id, guild.is_premium]),
    );
    expect(premium).toMatchObject({ [HARBOUR_TAVERN]: true, [QUIET_LIBRARY]: false });
    const { guilds_with_bot: administered } = await get(await site.visit('admin'), '/api/auth/user-data/');
    const opens = administered.map((guild: { id: string; access: string; can_open: boolean }) => [
      guild.id,
      [guild.access, guild.can_open],
    ]);
    expect(Object.fromEntries(opens)).toMatchObject({
      [HARBOUR_TAVERN]: ['administrator', true],
      [QUIET_LIBRARY]: ['administrator', false],
    });
    expect(await get(await site.visit('member'), '/api/auth/user-data/')).toEqual({
      guilds_with_bot: [],
      guilds_without_bot: [],
    });
    expect((await get(owner, '/auth/bot-avatar/')).avatar_url).toMatch(/\/avatars\/\d+\/b07b.*\.png\?size=128$/);
  });

  test.each([
    ['owner', HARBOUR_TAVERN, [true, true, true, true, true]],
    ['owner', QUIET_LIBRARY, [true, true, true, false, false]],
    ['admin', HARBOUR_TAVERN, [false, true, true, true, true]],
    ['admin', QUIET_LIBRARY, [false, true, false, false, false]],
    ['member', HARBOUR_TAVERN, [false, false, false, false, false]],
  ])('about the rights of %s in %s', async (login, guild, flags) => {
    const [is_owner, is_admin, can_modify, admin_modify, is_premium] = flags;
    expect(await get(await site.visit(login), `/auth/guilds/${guild}/permissions/`)).toEqual({
      is_owner,
      is_admin,
      can_modify,
      admin_modify,
      is_premium,
      plan: is_premium ? 'premium' : 'free',
      modules: {},
      rollouts: {},
    });
  });

  test('about a server', async () => {
    const owner = await site.visit('owner');
    const at = (path: string) => get(owner, `/auth/guilds/${HARBOUR_TAVERN}/${path}`);
    const info = await at('');
    expect(Object.keys(info)).toEqual(['name', 'icon_url']);
    expect(info.icon_url).toMatch(/\/icons\/\d+\/\w+\.png\?size=128$/);
    const { roles } = await at('roles/');
    expect(Object.keys(roles[0]).sort()).toEqual(
      ['id', 'name', 'color', 'icon', 'managed', 'position', 'permissions'].sort(),
    );
    const held = roles.flatMap(({ permissions }: { permissions: string[] }) => permissions);
    expect(held).toEqual(expect.arrayContaining(['ADMINISTRATOR', 'KICK_MEMBERS', 'BAN_MEMBERS', 'MANAGE_CHANNELS']));
    const types = async (path: string) =>
      new Set<number>((await at(path)).channels.map(({ type }: { type: number }) => type));
    expect([...(await types('voice-channels/'))]).toEqual([2]);
    const all = await types('channels/');
    for (const type of [0, 2, 13]) expect(all.has(type)).toBe(true);
    expect(all.has(4)).toBe(false);
    expect(Object.keys((await at('categories/')).categories[0])).toEqual(['id', 'name', 'position', 'bot_lacks']);
    const { emojis } = await at('emojis/');
    expect(emojis).toContainEqual({ id: HARBOUR_EMOJIS.anchor, name: 'anchor', animated: false, available: true });
    expect(emojis).toContainEqual({ id: HARBOUR_EMOJIS.lantern, name: 'lantern', animated: true, available: true });
    expect(emojis).toContainEqual({ id: HARBOUR_EMOJIS.kraken, name: 'kraken', animated: false, available: false });
    // Restricted to a role that the bot has, and to one that it does not have.
    expect(emojis).toContainEqual({ id: HARBOUR_EMOJIS.rum, name: 'rum', animated: false, available: true });
    expect(emojis).toContainEqual({ id: HARBOUR_EMOJIS.compass, name: 'compass', animated: false, available: false });
  });

  test('carry security headers', async () => {
    const answer = await (await site.visit())('GET', '/api/config/');
    const policy = String(answer.headers['content-security-policy']);
    for (const part of ["script-src 'self'", "style-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"]) {
      expect(policy.split(';')).toContain(part);
    }
    expect(policy).not.toMatch(/unsafe|upgrade-insecure/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(answer.headers['x-frame-options']).toBe('DENY');
    expect(answer.headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(answer.headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*usb=\(\)/);
    expect(answer.headers['strict-transport-security']).toBeUndefined();
    const overHttps = securityHeaders({ ...site.config, publicUrl: 'https://guildhall.example' });
    expect(overHttps['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    const popup = await (await site.visit())('GET', '/api/auth/bot/callback/');
    expect(popup.headers['cross-origin-opener-policy']).toBe('unsafe-none');
  });

  test.each([
    [`code=x&guild_id=${NEW_WORKSHOP}`, true],
    [`code=x&guild_id=${NEW_WORKSHOP}&error=access_denied`, false],
    ['error=access_denied', false],
    [`guild_id=${NEW_WORKSHOP}`, false],
    ['code=x&guild_id="><script>', false],
    ['code=x&guild_id=1&guild_id=2', false],
    ['error=access_denied&state="><script>', false],
  ])('to the popup with %s report success: %s, without an inline script', async (query, success) => {
    const answer = await (await site.visit('owner'))('GET', `/api/auth/bot/callback/?${encodeURI(query)}`);
    expect(answer.body).toContain(`data-success="${success}"`);
    expect(answer.body.match(/<script[^>]*>/g)).toEqual(['<script src="/bot-callback.js">']);
  });

  test('show the bot as soon as it was added', async () => {
    const owner = await site.visit('owner');
    await owner('GET', '/api/auth/user-data/');
    site.discord.world.addBot(NEW_WORKSHOP);
    try {
      await owner('GET', `/api/auth/bot/callback/?code=x&guild_id=${NEW_WORKSHOP}`);
      const { guilds_with_bot } = await get(owner, '/api/auth/user-data/');
      expect(guilds_with_bot.map(({ id }: { id: string }) => id)).toContain(NEW_WORKSHOP);
    } finally {
      site.discord.world.removeBot(NEW_WORKSHOP);
    }
  });

  test('to the popup only invalidate servers of the user, whose cached data is still used during an outage', async () => {
    const [owner, member] = [await site.visit('owner'), await site.visit('member')];
    const asked = () => site.discord.requests.filter(({ path }) => path.endsWith(`/guilds/${QUIET_LIBRARY}`)).length;
    const url = `/auth/guilds/${QUIET_LIBRARY}/permissions/`;
    const readAfter = async (visitor: Visitor) => {
      await owner('GET', url);
      await visitor('GET', `/api/auth/bot/callback/?code=x&guild_id=${QUIET_LIBRARY}`);
      site.discord.requests.length = 0;
      expect((await owner('GET', url)).statusCode).toBe(200);
      return asked();
    };
    expect(await readAfter(member)).toBe(0);
    expect(await readAfter(await site.visit())).toBe(0);
    expect(await readAfter(owner)).toBe(1);
    // Invalidated data is still used while Discord does not answer.
    await owner('GET', `/api/auth/bot/callback/?code=x&guild_id=${QUIET_LIBRARY}`);
    site.discord.faults.set({ kind: 'down' });
    expect((await owner('GET', url)).statusCode).toBe(200);
    site.discord.faults.set({ kind: 'none' });
  });
});
