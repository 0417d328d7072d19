import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillProblem, PAGE_PLACEHOLDERS } from '../../src/server/services/site/pagePlaceholders.ts';
import { HARBOUR_TAVERN } from '../../src/simulators/demo/world.ts';
import { portOf } from './portOf.ts';
import { type Site, startSite, type Visitor } from './site.ts';

const HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];
const HTML = { accept: 'text/html,*/*;q=0.8' };
/** Internals: words of engines and libraries, and stack traces. */
const INSIDE = /SQLITE|postgres|FST_ERR|constraint|relation|database is|syntax|at .*\.(ts|js):\d/i;

let webDir: string;
let site: Site;
let owner: Visitor;
let port: number;

beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'guildhall-web-'));
  for (const folder of ['.', 'ro']) {
    mkdirSync(join(webDir, folder), { recursive: true });
    for (const name of ['index', '404'])
      writeFileSync(join(webDir, folder, `${name}.html`), `<p>${folder} ${name}</p>`);
    const { sentence, address, label } = PAGE_PLACEHOLDERS.problem;
    const data = JSON.stringify({ content: { sentence, address, label } });
    const page = `<h1>${sentence}</h1><a href="${address}">${label}</a><script>${data}</script>`;
    writeFileSync(join(webDir, folder, 'error.html'), page);
  }
  site = await startSite({ WEB_DIR: webDir, LIMIT_REQUESTS: '0' });
  owner = await site.visit('owner');
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  port = portOf(site.app.server);
});
afterAll(async () => {
  await site.close();
  rmSync(webDir, { recursive: true, force: true });
});

/** Sends bytes, which need not be a valid request. */
async function exchange(bytes: string | Buffer): Promise<{ status: number; head: string; body: string }> {
  const socket = connect(port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = Buffer.concat(parts).toString().split('\r\n\r\n', 2);
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
}

const request = (line: string, ...headers: string[]) =>
  `${line}\r\n${['connection: close', ...headers].join('\r\n')}\r\n\r\n`;

describe('a failure', () => {
  const PATHS = [
    '/%ff',
    '/%',
    '/ro/%c0%af',
    '/auth/nothing',
    '/api/nothing',
    `/${'x'.repeat(20_000)}`,
    '/auth/guilds/12a/',
  ];

  test.each([...PATHS, `/auth/guilds/${'1'.repeat(200)}/`, '/auth/premium/invoice/%00/', '/auth/login/?next=%00'])(
    'at %s is answered with a message and all security headers',
    async (path) => {
      for (const headers of [{}, HTML]) {
        const { status, head, body } = await exchange(
          request(
            `GET ${path} HTTP/1.1`,
            'host: localhost:3000',
            ...Object.entries(headers).map((it) => it.join(': ')),
          ),
        );
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
        for (const name of HEADERS) expect(head).toContain(`\r\n${name}: `);
        expect(head).not.toContain('fst_err');
        expect(body).not.toMatch(INSIDE);
        if (headers === HTML) expect(head).toContain('content-type: text/html');
        else expect(JSON.parse(body)).toEqual({ error: expect.stringMatching(/^\S.{8,}$/) });
      }
    },
  );

  test.each([
    ['no host', request('GET / HTTP/1.1'), 400],
    ['a method that does not exist', request('BREW / HTTP/1.1', 'host: localhost'), 400],
    ['an unused method', request('PROPFIND / HTTP/1.1', 'host: localhost', 'origin: http://localhost:3000'), 404],
    ['an unknown expectation', request('GET /api/nothing HTTP/1.1', 'host: localhost', 'expect: coffee'), 404],
    ['no request', 'Hello?\r\n\r\n', 400],
    ['another version', request('GET / HTTP/3.0', 'host: localhost'), 400],
    ['a broken header', request('GET / HTTP/1.1', 'host: localhost', 'a\u0000b: c'), 400],
    ['more headers than are read', request('GET / HTTP/1.1', 'host: localhost', `cookie: ${'x'.repeat(70_000)}`), 431],
    ['two lengths', request('POST / HTTP/1.1', 'host: localhost', 'content-length: 1', 'content-length: 2'), 400],
  ])('below all routes is answered alike: %s', async (_what, bytes, expected) => {
    const { status, head, body } = await exchange(bytes);
    expect(status).toBe(expected);
    for (const name of HEADERS) expect(head).toContain(`\r\n${name}: `);
    expect(JSON.parse(body)).toEqual({ error: expect.stringMatching(/^\S.{8,}$/) });
  });

  test('because a browser sends too much is a page in its language', async () => {
    const { status, head, body } = await exchange(
      request(
        'GET /dashboard HTTP/1.1',
        'host: localhost',
        'accept: text/html',
        'accept-language: ro',
        `cookie: ${'x'.repeat(70_000)}`,
      ),
    );
    expect([status, /content-type: (.*)\r/.exec(head)?.[1]]).toEqual([431, 'text/html; charset=utf-8']);
    expect(body).toContain('<html lang="ro">');
    expect(body).toContain('cookie-uri');
  });

  test('because a request takes more than half a minute to arrive is answered like the others', () => {
    expect(site.app.server.requestTimeout).toBe(30_000);
    let answer = '';
    const socket = new Duplex({
      read() {},
      write(part, _encoding, done) {
        answer += part;
        done();
      },
    });
    const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    site.app.server.emit('clientError', late, socket);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 408 /);
    for (const name of HEADERS) expect(head).toContain(`\r\n${name}: `);
    expect(JSON.parse(body)).toEqual({ error: 'The request took too long to arrive. Please try again.' });
  });

  test('in a browser is a page of the site, in its language', async () => {
    const answer = await owner('GET', '/auth/guilds/12a/', { headers: { ...HTML, 'accept-language': 'ro' } });
    const [sentence, address, label] = ['ID-ul serverului nu este valid', '/ro/', 'Înapoi la pagina principală'];
    expect(answer.body).toBe(
      `<h1>${sentence}</h1><a href="${address}">${label}</a><script>${JSON.stringify({ content: { sentence, address, label } })}</script>`,
    );
  });

  test('of a login offers to log in', async () => {
    const nobody = await site.visit();
    const answer = await nobody('GET', '/api/auth/callback/?code=x&state=y', { headers: HTML });
    expect(answer.body).toContain('<a href="/auth/login/">Login with Discord</a>');
    expect(answer.body).toContain('"address":"/auth/login/","label":"Login with Discord"');
  });

  test('on the page of the site is escaped', () => {
    const { sentence, address } = PAGE_PLACEHOLDERS.problem;
    const hostile = { sentence: 'Tot ce faci aici cere "JSON" & <b>', address: '/"<&', label: '' };
    const [, html, json = ''] =
      /(.*)\n(.*)/.exec(
        fillProblem(`<a href="${address}">${sentence}\n${JSON.stringify({ sentence, address })}`, hostile),
      ) ?? [];
    expect(html).toBe('<a href="/&quot;&lt;&amp;">Tot ce faci aici cere &quot;JSON&quot; &amp; &lt;b>');
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ sentence: hostile.sentence, address: hostile.address });
  });
});

describe('text that cannot be stored', () => {
  test('is refused anywhere in a URL', async () => {
    const reads = site.routes.filter((route) => route.startsWith('GET ')).map((route) => route.slice(4));
    for (const url of reads) {
      const path = url.replace(':guildId', HARBOUR_TAVERN);
      const spoiled = [`${path}?a=%00`, `${path}?%00=a`, `${path}?a=1&a=%00`];
      if (path.includes(':')) spoiled.push(path.replace(/:\w+/, '%00'), path.replace(/:\w+/, 'a%00b'));
      for (const address of spoiled) {
        const answer = await owner('GET', address);
        expect([address, answer.statusCode]).toEqual([address, 400]);
      }
    }
  });

  test('is refused as invalid UTF-8', async () => {
    const broken = [[0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x82]].map((bytes) =>
      Buffer.concat([Buffer.from('{"prefix":"'), Buffer.from(bytes), Buffer.from('"}')]),
    );
    const { cookie } = await signedIn();
    for (const payload of broken) {
      const answer = await site.app.inject({
        method: 'POST',
        url: `/auth/guilds/${HARBOUR_TAVERN}/customize/`,
        headers: {
          host: 'localhost:3000',
          origin: 'http://localhost:3000',
          'content-type': 'application/json',
          cookie,
        },
        payload,
      });
      expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'The request is not valid UTF-8.' }]);
    }
  });

  async function signedIn() {
    const jar: Record<string, string> = {};
    await (await site.visit('owner', jar))('GET', '/auth/user-data/');
    return {
      cookie: Object.entries(jar)
        .map((pair) => pair.join('='))
        .join('; '),
    };
  }
});
