import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NEW_WORKSHOP } from '../../src/simulators/demo/world.ts';
import { EVIL, HOSTILE_ADDRESSES } from '../fixtures/hostileAddresses.ts';
import { type BillingSite, SUCCESS, startBillingSite } from './billingSite.ts';
import { ORIGIN, type Visitor, visitorWith } from './site.ts';

let site: BillingSite;
let nobody: Visitor;

beforeAll(async () => {
  site = await startBillingSite({ LIMIT_LOGINS: '0' });
  nobody = await site.visit();
});
afterAll(() => site.close());

/** Expects a redirect to stay on our site. */
function expectOwn(location: unknown, message: string): void {
  expect(String(location), message).toMatch(/^\/(?![/\\])/);
  expect(new URL(String(location), ORIGIN).origin, message).toBe(ORIGIN);
}

/** Text that cannot be stored is refused everywhere. */
const isRefused = (address: string) => address.includes('\0');

/** Begins a sign-in, up to where Discord sends the user back to us. */
async function consented(jar: Record<string, string>, query = ''): Promise<{ visitor: Visitor; back: string }> {
  const visitor = visitorWith(site.app, jar);
  const start = await visitor('GET', `/auth/login/?login_hint=owner${query}`);
  const consent = await fetch(String(start.headers.location), { redirect: 'manual' });
  const { pathname, search } = new URL(consent.headers.get('location') ?? '');
  return { visitor, back: pathname + search };
}

describe('a hostile address never leads away from our site', () => {
  test.each(['/auth/language/?language=ro&next=', '/auth/language/?next=', '/auth/logout/?next='])(
    'from %s',
    async (start) => {
      for (const address of HOSTILE_ADDRESSES) {
        for (const written of [encodeURIComponent(address), encodeURI(address)]) {
          const { headers, statusCode } = await nobody('GET', start + written);
          expect(statusCode, written).toBe(isRefused(address) ? 400 : 302);
          if (isRefused(address)) expect(headers.location, written).toBeUndefined();
          else expectOwn(headers.location, written);
        }
      }
    },
  );

  test('from the sign-in, whether the user consents or not', async () => {
    for (const address of HOSTILE_ADDRESSES.filter((one) => !isRefused(one))) {
      const query = `&next=${encodeURIComponent(address)}`;
      const { visitor, back } = await consented({}, query);
      expectOwn((await visitor('GET', back)).headers.location, address);
      const other = await consented({}, query);
      const denied = await other.visitor('GET', other.back.replace('code=', 'error=access_denied&code='));
      expectOwn(denied.headers.location, address);
    }
    const refused = HOSTILE_ADDRESSES.filter(isRefused);
    expect(refused).not.toEqual([]);
    for (const address of refused) {
      const { headers, statusCode } = await nobody('GET', `/auth/login/?next=${encodeURIComponent(address)}`);
      expect([statusCode, headers.location, headers['set-cookie']], address).toEqual([400, undefined, undefined]);
    }
  });

  test('from a planted cookie', async () => {
    for (const address of HOSTILE_ADDRESSES) {
      for (const planted of [address, encodeURIComponent(address)]) {
        const answer = await site.app.inject({
          method: 'GET',
          url: '/api/auth/callback/?error=access_denied&state=x',
          headers: {
            host: 'localhost:3000',
            cookie: `sign-in-x=${'v'.repeat(43)}${planted.replaceAll(/[^\x21-\x7e]/g, '')}`,
          },
        });
        expectOwn(answer.headers.location, planted);
      }
    }
  });

  test('from the payment', async () => {
    const order = { guild_id: NEW_WORKSHOP, plan_type: 'monthly', success_url: SUCCESS, cancel_url: SUCCESS };
    for (const address of HOSTILE_ADDRESSES) {
      for (const written of [address, ORIGIN + address, ORIGIN + encodeURI(address)]) {
        for (const name of ['success_url', 'cancel_url']) {
          const body = { ...order, [name]: written };
          const answer = await site.owner('POST', '/auth/premium/paypal/create/', { body });
          // Accepted addresses are passed on unchanged, so they must be harmless.
          if (answer.statusCode === 200) expectOwn(written.slice(ORIGIN.length), written);
          else expect([written, answer.statusCode]).toEqual([written, 400]);
        }
      }
    }
  });

  test('from any parameter of any URL', async () => {
    const names = ['next', 'url', 'to', 'redirect', 'redirect_uri', 'return', 'return_to', 'success_url', 'cancel_url'];
    const reads = site.routes.filter((route) => route.startsWith('GET ')).map((route) => route.slice(4));
    expect(reads.length).toBeGreaterThan(20);
    for (const url of [...reads, '/', '/ro', '/dashboard', '/nothing']) {
      for (const address of [`https://${EVIL}`, `//${EVIL}`, `/.//${EVIL}`]) {
        const query = names.map((name) => `${name}=${encodeURIComponent(address)}`).join('&');
        const answer = await nobody('GET', `${url.replace(/:\w+/g, '1')}?${query}`, {
          headers: { accept: 'text/html' },
        });
        const { location } = answer.headers;
        if (location === undefined || url === '/auth/login/') continue;
        expectOwn(location, `${url}?${query}`);
      }
    }
  });

  test('from a path that looks like another host', async () => {
    for (const address of HOSTILE_ADDRESSES.filter((one) => /^\/[\x21-\x7e]*$/.test(one))) {
      for (const prefix of ['', '/ro']) {
        const headers = { accept: 'text/html', cookie: 'language=ro' };
        const answer = await nobody('GET', prefix + address, { headers });
        if (answer.headers.location !== undefined) expectOwn(answer.headers.location, prefix + address);
      }
    }
  });
});
