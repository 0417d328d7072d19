import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { couponIdOf } from '../../src/server/billing/coupons/couponCodes.ts';
import { HARBOUR_TAVERN, NEW_WORKSHOP, QUIET_LIBRARY } from '../../src/simulators/demo/world.ts';
import { type BillingSite, FAILURE, SUCCESS, startBillingSite } from '../server/billingSite.ts';
import type { Visitor } from '../server/site.ts';
import { Description } from './openapi.ts';
import { alterations, type DescribedOperation, type Request, Requests, type Schema } from './requests.ts';

/** How many possibly invalid requests each visitor sends to each operation. */
const RUNS = 3;
const TOKEN = 't'.repeat(40);
const CODE = 'AAAA-BBBB-CCCC-DDDD';

interface Document {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, Schema>; headers: Record<string, unknown> };
}

const file = new URL('../../generated/reference/openapi.json', import.meta.url);
const text = readFileSync(file, 'utf8');
const document: Document = JSON.parse(text);
const description = new Description(JSON.parse(text));
/** The headers that are described for some operation: no other may carry them undescribed. */
const NOTABLE_HEADERS = new Set(Object.keys(document.components.headers).map((name) => name.toLowerCase()));
const operations = Object.entries(document.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  // In the order of their names, orders come before the coupon, after which they would be refused.
  .sort((a, b) => (a.operation.operationId < b.operation.operationId ? -1 : 1));

/** The callers, and the authentication that each of them has. */
const VISITORS = {
  nobody: null,
  member: 'session',
  admin: 'session',
  owner: 'session',
  machine: 'token',
} as const;
type Login = keyof typeof VISITORS;
const LOGINS = ['nobody', 'member', 'admin', 'owner', 'machine'] as const satisfies Login[];

/** Valid requests that only Discord and payment providers can make: with a code, and with a signature. */
const MADE_BY_OTHERS: Readonly<Record<string, () => Promise<{ visitor: Visitor; request: Request }>>> = {
  async 'GET /api/auth/callback/'() {
    const visitor = await site.visit();
    const start = await visitor('GET', '/auth/login/?login_hint=owner');
    const consent = await fetch(String(start.headers.location), { redirect: 'manual' });
    const { pathname, search } = new URL(String(consent.headers.get('location')));
    return { visitor, request: { url: `${pathname}${search}`, headers: {} } };
  },
  async 'POST /api/billing/paypal/webhook/'() {
    const message = site.messages.at(-1);
    if (!message) throw new Error('PayPal has sent no message');
    return { visitor: visits.nobody, request: { url: '/api/billing/paypal/webhook/', ...message } };
  },
};
const GUILDS = [HARBOUR_TAVERN, QUIET_LIBRARY, NEW_WORKSHOP];
type Visits = Record<Login, Visitor>;

let site: BillingSite;
let visits: Visits;
let known: Record<string, readonly unknown[]>;
const succeeded = new Set<string>();
/** Headers of answers, as `GET /path 200 etag`. */
const sentHeaders = new Set<string>();

beforeAll(async () => {
  site = await startBillingSite({
    BOT_API_TOKEN: TOKEN,
    METRICS_TOKEN: TOKEN,
    // Never reached, but high enough for every answer to carry the headers of a limit.
    LIMIT_REQUESTS: '100000',
    LIMIT_LOGINS: '0',
    LIMIT_REFRESHES: '0',
  });
  visits = await signIn();
  const { owner, machine } = visits;
  const tavern = `/auth/guilds/${HARBOUR_TAVERN}`;
  const made = await owner('POST', `${tavern}/backups/`, { body: { type: 'full' } });
  const backup = made.json().backup.id;
  // Requests create more of them, which would replace it.
  await owner('POST', `${tavern}/backups/${backup}/`, { body: { kept: true } });
  await owner('POST', `${tavern}/backups/${backup}/restore-lists/`);
  const { tasks } = (await machine('GET', '/api/bot/tasks/')).json();
  for (const { id } of tasks) await machine('POST', `/api/bot/tasks/${id}/`, { body: { state: 'done' } });
  await owner('POST', `${tavern}/customize/`, { body: { prefix: '?' } });
  const { entries } = (await owner('GET', `${tavern}/history/?module=customize`)).json();
  const [{ cursor }] = entries;
  await site.buy(NEW_WORKSHOP);
  const { invoices } = (await owner('GET', '/auth/premium/my-invoices/')).json();
  const coupon = { plan: 'premium', months: 1, uses: 9, expires_at: null, created_at: site.now() };
  await site.store.coupons.create({ id: couponIdOf(CODE), ...coupon });
  known = {
    guildId: GUILDS,
    guild_id: GUILDS,
    backupId: [backup],
    cursor: [cursor],
    from: [cursor],
    to: [cursor, 'now'],
    before: [cursor],
    since: ['2026-11-20T09:17:00Z'],
    until: ['2126-11-20T09:17:00Z'],
    module: ['customize'],
    invoiceId: [invoices[0].invoice_id],
    id: [tasks[0].id],
    state: ['done'],
    preset: ['friends'],
    source: [{ from: 'preset', preset: 'friends' }],
    select: [undefined],
    language: ['ro'],
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
// The module that others require is enabled before each test, whatever was saved before.
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

/** The operation with each alternative of its body, or with each optional part of its query alone. */
function variantsOf(operation: DescribedOperation): DescribedOperation[] {
  const { requestBody, parameters = [] } = operation;
  const optional = parameters.filter((one) => one.in === 'query' && !one.required);
  if (optional.length > 1) {
    const alone = (kept: object) => parameters.filter((one) => one === kept || !optional.includes(one));
    return [operation, ...optional.map((kept) => ({ ...operation, parameters: alone(kept) }))];
  }
  const alternatives = requestBody?.content['application/json']?.schema.anyOf;
  if (!requestBody || !alternatives) return [operation];
  return alternatives.map((schema) => ({
    ...operation,
    requestBody: { ...requestBody, content: { 'application/json': { schema } } },
  }));
}

/** The authentication that an operation needs; null for none. */
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

  test('is the one that the server answers, and contains every route', async () => {
    expect((await visits.nobody('GET', '/api/openapi.json')).json()).toEqual(document);
    const described = operations.map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`);
    const routes = site.routes.filter((route) => !route.startsWith('HEAD '));
    expect(routes.sort()).toEqual(described.sort());
  });

  test('has unique operation IDs', () => {
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
      for (const variant of variantsOf(operation)) await send(meant, sound.of(path, variant), 1);
    }
    const make = MADE_BY_OTHERS[name];
    if (make) {
      const { visitor, request } = await make();
      const { status, problems } = await answer(visitor, method, path, request);
      expect([status, problems]).toEqual([method === 'GET' ? 302 : 200, []]);
      succeeded.add(name);
      const changes = fc.asyncProperty(alterations, async (alter) => {
        const made = await make();
        expect((await answer(made.visitor, method, path, alter(made.request))).problems).toEqual([]);
      });
      await fc.assert(changes, { numRuns: RUNS * LOGINS.length });
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

  test('a sign-in of somebody who is signed in already', async () => {
    const request = { url: '/auth/login/?next=%2F', headers: {} };
    const { status, problems } = await answer(visits.owner, 'GET', '/auth/login/', request);
    expect([status, problems]).toEqual([302, []]);
  });

  test('with a parameter that is too long', async () => {
    for (const { method, path } of operations.filter((one) => one.path.includes('{'))) {
      const url = path.replaceAll(/\{\w+\}/g, '9'.repeat(101));
      const { status, problems } = await answer(visits.owner, method, path, { url, headers: {} });
      expect([path, status, problems]).toEqual([path, 414, []]);
    }
  });

  test('with success, for each operation', () => {
    const never = operations.map(({ method, path }) => `${method} ${path}`).filter((name) => !succeeded.has(name));
    expect(never).toEqual([]);
  });

  test('with every described header, at least once', () => {
    const never = operations
      .filter(({ method, path }) => succeeded.has(`${method} ${path}`))
      .flatMap(({ method, path }) =>
        [200, 302].flatMap((status) =>
          description.headersOfAnswer(method, path, status).map((name) => `${method} ${path} ${status} ${name}`),
        ),
      )
      .filter((header) => !sentHeaders.has(header.toLowerCase()));
    expect(never).toEqual([]);
  });
});

async function answer(visitor: Visitor, method: string, path: string, { url, headers, body }: Request) {
  const response = await visitor(method, url, { body, headers });
  const { statusCode: status, payload } = response;
  const type = String(response.headers['content-type'] ?? '');
  const names = Object.entries(response.headers).map(([key, value]): [string, string] => [key, String(value)]);
  const parsed: unknown = type.startsWith('application/json') ? response.json() : payload;
  const described = description.headersOfAnswer(method, path, status).map((name) => name.toLowerCase());
  const sent = names.map(([name]) => name).filter((name) => NOTABLE_HEADERS.has(name));
  for (const name of sent) sentHeaders.add(`${method} ${path} ${status} ${name}`.toLowerCase());
  const problems = [
    ...description.problemsOfAnswer(method, path, { status, headers: new Headers(names), body: parsed }),
    // Failures share one description each, which does not tell the cookies of the operations apart.
    ...sent
      .filter((name) => status < 400 && !described.includes(name))
      .map((name) => `header ${name} is not described`),
  ];
  return {
    status,
    problems: problems.map(
      (problem) => `${status} for ${JSON.stringify({ url, headers, body })}: ${problem} ${payload.slice(0, 300)}`,
    ),
  };
}
