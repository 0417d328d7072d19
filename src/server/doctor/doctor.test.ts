import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Site, startSite } from '../../../tests/server/site.ts';
import { demoCredentials } from '../../simulators/demo/world.ts';
import { startPayPal } from '../../simulators/paypal/simulator.ts';
import type { Env } from '../environment/env.ts';
import { examine, formatFindings } from './doctor.ts';

const ADDRESS = 'https://guildhall.example';
let site: Site;
let env: Env;
beforeAll(async () => {
  site = await startSite({ PUBLIC_URL: ADDRESS });
  env = {
    NODE_ENV: 'production',
    PUBLIC_URL: ADDRESS,
    SESSION_SECRET: 'x'.repeat(32),
    TOKEN_KEY: Buffer.alloc(32).toString('base64'),
    BOT_API_TOKEN: 'y'.repeat(32),
    DATA_DIR: site.config.dataDir,
    WEB_DIR: site.config.dataDir,
    DISCORD_CLIENT_ID: demoCredentials.clientId,
    DISCORD_CLIENT_SECRET: demoCredentials.clientSecret,
    DISCORD_BOT_TOKEN: demoCredentials.botToken,
    DISCORD_API_URL: `${site.discord.url}/api`,
    DISCORD_AUTHORIZE_URL: `${site.discord.url}/oauth2/authorize`,
  };
  writeFileSync(join(site.config.dataDir, 'index.html'), '');
});
afterAll(() => site.close());
afterEach(() => {
  vi.unstubAllGlobals();
  site.discord.faults.set({ kind: 'none' });
});

/** The doctor's output for changed variables, behind a proxy that sends the given headers and with a clock that is off. */
async function diagnosis(
  changes: Env = {},
  { proxy = { 'x-forwarded-proto': 'https' }, off = 0 }: { proxy?: Record<string, string>; off?: number } = {},
) {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (!address.startsWith('https:')) return fetch(address, init);
    const url = new URL(address).pathname;
    const { statusCode, headers } = await site.app.inject({ url, headers: { host: 'guildhall.example', ...proxy } });
    return new Response(null, { status: statusCode, headers: { location: String(headers.location ?? '') } });
  });
  const envFile = join(site.config.dataDir, '.env');
  const found = await examine({
    env: { ...env, ...changes },
    envFile,
    plans: ['free', 'premium'],
    now: () => Date.now() + off,
  });
  return formatFindings(found);
}

describe('the doctor', () => {
  test('finds no problem in a working installation', async () => {
    for (const name of ['guildhall.db', 'guildhall.db-wal', 'guildhall.db-shm'])
      chmodSync(join(site.config.dataDir, name), 0o600);
    const said = await diagnosis();
    expect(said).not.toMatch(/PROBLEM|warning/);
    for (const check of ['Configuration', 'Store', 'Redis', 'Discord', 'Clock', 'Proxy', 'Payments', 'Disk', 'Files']) {
      expect(said).toMatch(new RegExp(`^ok +${check}: \\S.*$`, 'm'));
    }
  });

  test.each<[string, Env, string]>([
    ['a missing variable', { TOKEN_KEY: '' }, 'Configuration: TOKEN_KEY is missing. See .env.example.'],
    [
      'missing pages',
      { WEB_DIR: '/nowhere' },
      'Configuration: There are no pages in /nowhere. Run npm run build, or set WEB_DIR.',
    ],
    [
      'an unreachable store',
      { DATABASE_URL: 'postgres://127.0.0.1:9/none' },
      'Store: connect ECONNREFUSED 127.0.0.1:9. Check DATABASE_URL.',
    ],
    [
      'an unreachable Redis',
      { REDIS_URL: 'redis://127.0.0.1:9' },
      'Redis: Does not answer (connect ECONNREFUSED 127.0.0.1:9). Check REDIS_URL.',
    ],
    [
      'an unreachable Discord',
      { DISCORD_API_URL: 'http://127.0.0.1:59999/api' },
      'Discord: http://127.0.0.1:59999/api cannot be reached (connect ECONNREFUSED 127.0.0.1:59999). Check DISCORD_API_URL and outgoing connections.',
    ],
    ['a wrong bot token', { DISCORD_BOT_TOKEN: 'wrong' }, 'Discord: Refuses the bot. Check DISCORD_BOT_TOKEN.'],
    [
      'a wrong public address',
      { DISCORD_AUTHORIZE_URL: 'http://127.0.0.1:9/' },
      'Proxy: https://guildhall.example answers a sign-in with status 302. Check PUBLIC_URL and the proxy.',
    ],
    [
      'an address that is not that of the running server',
      { PUBLIC_URL: 'https://www.guildhall.example' },
      `Proxy: Discord would send users back to ${ADDRESS}/api/auth/callback/. Check PUBLIC_URL.`,
    ],
  ])('reports %s', async (_what, changes, line) => {
    expect(await diagnosis(changes)).toContain(`PROBLEM  ${line}`);
  });

  test('reports a proxy that does not forward the protocol', async () => {
    expect(await diagnosis({}, { proxy: {} })).toContain(
      'PROBLEM  Proxy: Requests arrive as http. Make the proxy send X-Forwarded-Proto',
    );
  });

  test('reports a clock that is fast or slow', async () => {
    expect(await diagnosis({}, { off: 90_000 })).toMatch(/PROBLEM {2}Clock: Is (89|90|91) seconds ahead of Discord's/);
    expect(await diagnosis({}, { off: -90_000 })).toMatch(/PROBLEM {2}Clock: Is (89|90|91) seconds behind Discord's/);
  });

  test('reports files that others can read', async () => {
    const file = join(site.config.dataDir, '.env');
    writeFileSync(file, '');
    chmodSync(file, 0o644);
    expect(await diagnosis()).toContain(
      `warning  Files: Other accounts on this machine can read ${file}. Run chmod 600 ${file}.`,
    );
    chmodSync(file, 0o600);
    expect(await diagnosis()).toMatch(/^ok +Files/m);
  });

  test('reports a payment provider without prices, and one that refuses the credentials', async () => {
    const paypal = await startPayPal();
    try {
      const configured = {
        PAYPAL_API_URL: paypal.url,
        PAYPAL_CLIENT_ID: paypal.clientId,
        PAYPAL_SECRET: paypal.secret,
        PAYPAL_CERT_HOSTS: new URL(paypal.url).host,
        PAYPAL_ROOT_CERT: paypal.rootCertificate,
      };
      expect(await diagnosis(configured)).toContain(
        'PROBLEM  PayPal: Prices are not set up. Run npm run billing -- setup.',
      );
      expect(await diagnosis({ ...configured, PAYPAL_SECRET: 'wrong' })).toMatch(
        /PROBLEM {2}PayPal: Does not answer or refuses the credentials/,
      );
    } finally {
      await paypal.close();
    }
  });
});
