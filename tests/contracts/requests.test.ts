import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HARBOUR_TAVERN, QUIET_LIBRARY } from '../../src/simulators/demo/world.ts';
import { type BillingSite, DAY, startBillingSite } from '../server/billingSite.ts';
import { type Site, startSite, type Visitor } from '../server/site.ts';
import { Description } from './openapi.ts';
import { PayPalDescription } from './paypalDescription.ts';

const description = Description.load();
if (!description) console.warn("Skipped: Discord's interface description is not at hand (../shared/contracts).");
const payments = PayPalDescription.load();
if (!payments) console.warn("Skipped: PayPal's interface descriptions are not at hand (../shared/contracts).");

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

describe.skipIf(!payments)('what the server asks PayPal', () => {
  let site: BillingSite;

  beforeAll(async () => {
    site = await startBillingSite();
  });
  afterAll(() => site.close());

  test('is what the official descriptions take, for every call that we make', async () => {
    const body = { guild_id: QUIET_LIBRARY };
    const post = async (path: string) =>
      expect((await site.owner('POST', `/auth/premium/${path}/`, { body })).statusCode).toBe(200);
    await site.buy(QUIET_LIBRARY);
    await post('paypal/cancel');
    await post('reactivate');
    await post('paypal/cancel');
    await site.wait(40 * DAY);
    await site.billing().reconcileDue();

    // How we sign in there, and its certificates, are described elsewhere.
    const asked = site.paypal.control.requests.filter(({ path }) => !/\/(oauth2|certs)\//.test(path));
    const kinds = new Set(
      asked.map(({ method, path }) => `${method} ${path.replace(/\/(subscriptions|products)\/[^/]+/, '/$1/{id}')}`),
    );
    expect([...kinds].sort()).toEqual([
      'GET /v1/billing/plans',
      'GET /v1/billing/subscriptions/{id}',
      'GET /v1/billing/subscriptions/{id}/transactions',
      'GET /v1/catalogs/products/{id}',
      'GET /v1/notifications/webhooks',
      'POST /v1/billing/plans',
      'POST /v1/billing/subscriptions',
      'POST /v1/billing/subscriptions/{id}/activate',
      'POST /v1/billing/subscriptions/{id}/cancel',
      'POST /v1/billing/subscriptions/{id}/suspend',
      'POST /v1/catalogs/products',
      'POST /v1/notifications/webhooks',
    ]);
    for (const request of asked) {
      expect(payments?.problemsOfRequest(request), `${request.method} ${request.path}`).toEqual([]);
    }
  });
});
