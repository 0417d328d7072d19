import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { couponIdOf } from '../../src/server/billing/coupons/couponCodes.ts';
import { HARBOUR_TAVERN, NEW_WORKSHOP, QUIET_LIBRARY } from '../../src/simulators/demo/world.ts';
import { type BillingSite, FAILURE, SUCCESS, startBillingSite } from '../server/billingSite.ts';
import type { Visitor } from '../server/site.ts';
import { Description } from './openapi.ts';
import { type DescribedOperation, type Request, Requests, type Schema } from './requests.ts';

/** Requests of each visitor for each operation that may be wrong. */
const RUNS = 3;
const TOKEN = 't'.repeat(40);
const CODE = 'AAAA-BBBB-CCCC-DDDD';

interface Document {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, Schema> };
}

const file = new URL('../../generated/reference/openapi.json', import.meta.url);
const text = readFileSync(file, 'utf8');
const document: Document = JSON.parse(text);
const description = new Description(JSON.parse(text));
const operations = Object.entries(document.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  // By their names, orders come before the coupon that makes them needless.
  .sort((a, b) => (a.operation.operationId < b.operation.operationId ? -1 : 1));

/** Who calls, and which kind of operation is for them beside those for everybody. */
const VISITORS = {
  nobody: null,
  member: 'session',
  admin: 'session',
  owner: 'session',
  machine: 'token',
} as const;
type Login = keyof typeof VISITORS;
const LOGINS = Object.keys(VISITORS) as Login[];

/** What takes a code of Discord or a signature of a payment provider: other tests come with them. */
const ELSEWHERE = ['GET /api/auth/callback/', 'POST /api/billing/paypal/webhook/'];
const GUILDS = [HARBOUR_TAVERN, QUIET_LIBRARY, NEW_WORKSHOP];
type Visits = Record<Login, Visitor>;

let site: BillingSite;
let visits: Visits;
let known: Record<string, readonly unknown[]>;
const succeeded = new Set<string>();

beforeAll(async () => {
  site = await startBillingSite({
    BOT_API_TOKEN: TOKEN,
    METRICS_TOKEN: TOKEN,
    LIMIT_LOGINS: '0',
    LIMIT_REFRESHES: '0',
  });
  visits = await signIn();
  const { owner, machine } = visits;
  const tavern = `/auth/guilds/${HARBOUR_TAVERN}`;
  const made = await owner('POST', `${tavern}/backups/`, { body: { type: 'full' } });
  const backup = made.json().backup.id;
  await owner('POST', `${tavern}/backups/${backup}/restore-lists/`);
  const { tasks } = (await machine('GET', '/api/bot/tasks/')).json();
  for (const { id } of tasks) await machine('POST', `/api/bot/tasks/${id}/`, { body: { state: 'done' } });
  await site.buy(NEW_WORKSHOP);
  const { invoices } = (await owner('GET', '/auth/premium/my-invoices/')).json();
  const coupon = { plan: 'premium', months: 1, uses: 9, expires_at: null, created_at: site.now() };
  await site.store.coupons.create({ id: couponIdOf(CODE), ...coupon });
  known = {
    guildId: GUILDS,
    guild_id: GUILDS,
    backupId: [backup],
    invoiceId: [invoices[0].invoice_id],
    id: [tasks[0].id],
    state: ['done'],
    code: [CODE],
    success_url: [SUCCESS],
    cancel_url: [FAILURE],
    'if-match': ['*'],
    'if-none-match': ['"x"'],
    'idempotency-key': [undefined],
    started_at: ['2026-11-20T09:17:00Z'],
    at: [new Date().toISOString()],
  };
});
afterAll(() => site.close());
// What other modules need is there for each, whatever was saved of it before.
beforeEach(async () => {
  const body = { currency_system_enabled: true, primary_currency_emoji: '🪙' };
  await visits.owner('POST', `/auth/guilds/${HARBOUR_TAVERN}/currency-config/`, { body });
});

async function signIn(): Promise<Visits> {
  const nobody = await site.visit();
  const machine: Visitor = (method, url, options = {}) =>
    nobody(method, url, { ...options, headers: { authorization: `Bearer ${TOKEN}`, ...options.headers } });
  const [member, admin, owner] = [await site.visit('member'), await site.visit('admin'), await site.visit('owner')];
  return { nobody, member, admin, owner, machine };
}

/** Whom an operation is for; null for everybody. */
function callerOf({ security: [needed] }: DescribedOperation): 'session' | 'token' | 'signature' | null {
  const [scheme = null] = Object.keys(needed ?? {});
  if (scheme === null || scheme === 'session' || scheme === 'signature') return scheme;
  return 'token';
}

describe('the description', () => {
  test('is an OpenAPI document', async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(text));
    expect([valid, errors]).toEqual([true, undefined]);
  });

  test('is what the server answers, and has every route', async () => {
    expect((await visits.nobody('GET', '/api/openapi.json')).json()).toEqual(document);
    const described = operations.map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`);
    expect([...site.routes].sort()).toEqual(described.sort());
  });

  test('names each operation once', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('every request is answered as described:', () => {
  test.each(operations.map((one) => [`${one.method} ${one.path}`, one] as const))('%s', async (name, one) => {
    const { method, path, operation } = one;
    const { schemas } = document.components;
    const needed = callerOf(operation);
    const any = new Requests(schemas, known, { sound: false }).of(path, operation);
    for (const login of LOGINS) await send(login, any, RUNS);
    const [meant = 'nobody'] = LOGINS.filter((login) => VISITORS[login] === needed).reverse();
    for (const guild of GUILDS) {
      const sound = new Requests(schemas, { ...known, guildId: [guild], guild_id: [guild] }, { sound: true });
      await send(meant, sound.of(path, operation), 1);
    }

    async function send(login: Login, requests: fc.Arbitrary<Request>, numRuns: number): Promise<void> {
      const property = fc.asyncProperty(requests, async (request) => {
        const { status, problems } = await answer(visits[login], method, path, request);
        expect(problems).toEqual([]);
        if (needed !== null && needed !== VISITORS[login]) expect(status).toBeGreaterThanOrEqual(400);
        if (status < 400) succeeded.add(name);
        if (path.startsWith('/auth/logout/')) visits = await signIn();
      });
      await fc.assert(property, { numRuns: path.startsWith('/auth/logout/') ? 1 : numRuns });
    }
  });

  test('with success, too, by its examples and what there is', () => {
    const never = operations.map(({ method, path }) => `${method} ${path}`).filter((name) => !succeeded.has(name));
    expect(never).toEqual(ELSEWHERE);
  });
});

async function answer(visitor: Visitor, method: string, path: string, { url, headers, body }: Request) {
  const response = await visitor(method, url, { body, headers });
  const { statusCode: status, payload } = response;
  const type = String(response.headers['content-type'] ?? '');
  const names = Object.entries(response.headers).map(([key, value]): [string, string] => [key, String(value)]);
  const parsed: unknown = type.startsWith('application/json') ? response.json() : payload;
  const problems = description.problemsOfAnswer(method, path, { status, headers: new Headers(names), body: parsed });
  return {
    status,
    problems: problems.map(
      (problem) => `${status} for ${JSON.stringify({ url, headers, body })}: ${problem} ${payload.slice(0, 300)}`,
    ),
  };
}
