import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HARBOUR_TAVERN } from '../../src/simulators/demo/world.ts';
import { type Site, startSite, type Visitor } from '../server/site.ts';
import { Description } from './openapi.ts';

const description = Description.load();
if (!description) console.warn("Skipped: Discord's interface description is not at hand (../shared/contracts).");

describe.skipIf(!description)('what the server asks Discord', () => {
  let site: Site;
  let owner: Visitor;

  beforeAll(async () => {
    site = await startSite();
    owner = await site.visit('owner');
  });
  afterAll(() => site.close());

  test('is what the official description takes, for every call that we make', async () => {
    const admin = await site.visit('admin');
    const guild = `/auth/guilds/${HARBOUR_TAVERN}`;
    const lists = ['roles/', 'channels/', 'voice-channels/', 'categories/', 'emojis/'];
    for (const path of ['permissions/', '', ...lists, 'shop/config/']) {
      expect((await owner('GET', `${guild}/${path}`)).statusCode).toBe(200);
      expect((await admin('GET', `${guild}/${path}`)).statusCode).toBe(200);
    }
    expect((await owner('GET', '/api/auth/user-data/?force_refresh=true')).statusCode).toBe(200);
    expect((await owner('GET', '/auth/bot-avatar/')).statusCode).toBe(200);
    const body = { prefix: '!', enable_slash_commands: true, timezone: 'UTC' };
    expect((await owner('POST', `${guild}/customize/`, { body })).statusCode).toBe(200);

    const asked = site.discord.requests.filter(({ path }) => path.startsWith('/api/'));
    const kinds = new Set(asked.map(({ method, path }) => `${method} ${path.replace(/\d{17,20}/g, '{id}')}`));
    expect([...kinds].sort()).toEqual([
      'GET /api/v10/guilds/{id}',
      'GET /api/v10/guilds/{id}/channels',
      'GET /api/v10/guilds/{id}/emojis',
      'GET /api/v10/guilds/{id}/members/{id}',
      'GET /api/v10/users/@me',
      'GET /api/v10/users/@me/guilds',
      'POST /api/oauth2/token',
    ]);
    for (const request of asked) {
      expect(description?.problemsOfRequest(request), `${request.method} ${request.path}`).toEqual([]);
    }
  });
});
