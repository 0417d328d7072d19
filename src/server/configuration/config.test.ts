import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import type { Env } from '../environment/env.ts';
import { ConfigError, readConfig } from './config.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'guildhall-config-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function problemsOf(env: Env): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

const credentials = { DISCORD_CLIENT_ID: '1', DISCORD_CLIENT_SECRET: 's', DISCORD_BOT_TOKEN: 't' };
const production = {
  ...credentials,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://guildhall.example/',
  SESSION_SECRET: 'x'.repeat(32),
  TOKEN_KEY: Buffer.alloc(32, 1).toString('base64'),
  DATA_DIR: dataDir,
};

describe('the configuration', () => {
  test('lists everything that is missing in production at once', () => {
    expect(problemsOf({ NODE_ENV: 'production', DATA_DIR: dataDir })).toEqual(
      [
        'DISCORD_CLIENT_ID',
        'DISCORD_CLIENT_SECRET',
        'DISCORD_BOT_TOKEN',
        'PUBLIC_URL',
        'SESSION_SECRET',
        'TOKEN_KEY',
      ].map((name) => `${name} is missing`),
    );
    expect(problemsOf({ NODE_ENV: 'production', DEMO: '1', DATA_DIR: dataDir })).toHaveLength(6);
    expect(problemsOf(production)).toEqual([]);
  });

  test('reports every invalid value', () => {
    const wrong = {
      ...production,
      PORT: '70000',
      PUBLIC_URL: 'guildhall.example',
      SESSION_SECRET: 'short',
      TOKEN_KEY: 'c2hvcnQ=',
      DATABASE_URL: 'mysql://x',
      REDIS_URL: 'http://x',
      LOG_LEVEL: 'loud',
      LIMIT_SAVES: '-1',
      IDEMPOTENCY_HOURS: '0',
    };
    const named = problemsOf(wrong).map((problem) => problem.split(' ')[0]);
    expect(named.sort()).toEqual(
      [
        'PORT',
        'PUBLIC_URL',
        'SESSION_SECRET',
        'TOKEN_KEY',
        'DATABASE_URL',
        'REDIS_URL',
        'LOG_LEVEL',
        'LIMIT_SAVES',
        'IDEMPOTENCY_HOURS',
      ].sort(),
    );
  });

  test.each<Env>([
    { TRUST_PROXY: 'foo' },
    { TRUST_PROXY: 'true' },
    { TRUST_PROXY: '10.0.0.0/99' },
    { TRUST_PROXY: '10.0.0.0/0' },
    { TRUST_PROXY: '::1/129' },
    { TRUST_PROXY: 'loopback,' },
    { LIMIT_BODY_BYTES: '0' },
    { LIMIT_BODY_BYTES: '10' },
    { DISCORD_TIMEOUT: '0' },
    { DISCORD_REQUESTS_PER_SECOND: '0' },
    { PUBLIC_URL: 'https://guildhall.example/app' },
    { PUBLIC_URL: 'https://user:word@guildhall.example' },
    { PUBLIC_URL: 'https://guildhall.example?x=1' },
    { SUPPORT_MAIL: 'nomail' },
    { NODE_ENV: 'prod' },
  ])('refuses %j, which would not work', (wrong) => {
    const [name] = Object.keys(wrong);
    expect(problemsOf({ ...production, ...wrong })).toEqual([expect.stringMatching(new RegExp(`^${name} must .+$`))]);
  });

  test.each(['10.0.0.7', 'loopback, 10.0.0.0/8', '::1,fd00::/8,uniquelocal', '::ffff:10.0.0.1'])(
    'trusts the proxies %s, as the server understands them',
    async (list) => {
      const { trustProxy } = readConfig({ ...production, TRUST_PROXY: list });
      await fastify({ trustProxy }).close();
    },
  );

  test('requires an https address in production, except on loopback', () => {
    expect(problemsOf({ ...production, PUBLIC_URL: 'http://guildhall.example' })).toHaveLength(1);
    expect(problemsOf({ ...production, PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
  });

  test('removes trailing slashes from addresses', () => {
    expect(readConfig(production).publicUrl).toBe('https://guildhall.example');
  });

  test('generates local secrets once, readable only by their owner', () => {
    const first = readConfig({ ...credentials, DATA_DIR: dataDir });
    const second = readConfig({ DEMO: '1', DATA_DIR: dataDir });
    expect(first.sessionSecret.length).toBeGreaterThanOrEqual(32);
    expect(first.tokenKey).toHaveLength(32);
    expect([second.sessionSecret, second.tokenKey]).toEqual([first.sessionSecret, first.tokenKey]);
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o077).toBe(0);
    expect(readdirSync(dataDir)).toEqual(['secrets.json']);
  });

  test('sells nothing without a payment provider, and requires a complete configuration of one', () => {
    expect(readConfig(production).payments).toEqual([]);
    const paypal = { PAYPAL_CLIENT_ID: 'id', PAYPAL_SECRET: 'word' };
    expect(readConfig({ ...production, ...paypal }).payments.map(({ id }) => id)).toEqual(['paypal']);
    expect(problemsOf({ ...production, PAYPAL_SECRET: 'word' })).toEqual(['PAYPAL_CLIENT_ID is missing']);
    expect(problemsOf({ ...production, PAYPAL_CLIENT_ID: 'id' })).toEqual(['PAYPAL_SECRET is missing']);
    const wrong = { PAYPAL_API_URL: 'http://api.paypal.example', PAYPAL_ROOT_CERT: join(dataDir, 'missing.pem') };
    expect(problemsOf({ ...production, ...paypal, ...wrong })).toEqual([
      'PAYPAL_API_URL must be a URL that starts with https://',
      'PAYPAL_ROOT_CERT must be a certificate in PEM format, or the name of a file with one',
    ]);
  });
});

test('.env.example lists exactly the variables that are read', () => {
  const text = readFileSync('.env.example', 'utf8');
  const paragraphs = text.trim().split('\n\n');
  const listed = [...text.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => String(name));
  const read = new Set<string>();
  const settings: Env = { ...production, PAYPAL_CLIENT_ID: 'id', PAYPAL_SECRET: 'word' };
  readConfig(
    new Proxy(settings, {
      get(env, name) {
        read.add(String(name));
        return env[String(name)];
      },
    }),
  );
  for (const file of ['start.mjs', 'demo.ts', 'demo/parts.ts']) {
    const source = readFileSync(`scripts/${file}`, 'utf8');
    for (const [, name] of source.matchAll(/\benv\.([A-Z_]+)/g)) read.add(String(name));
  }
  expect(listed.toSorted()).toEqual([...read].sort());
  for (const paragraph of paragraphs) expect(paragraph).toMatch(/^(# .+\n)+[A-Z_]+=/);
});
