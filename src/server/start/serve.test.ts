import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bundleScripts } from '../../../tests/server/bundled.ts';

const script = bundleScripts(new URL('serve.ts', import.meta.url));

/** Replaces the built server: says that it was asked, and answers once there is a file. */
const server = () => `
  import { existsSync } from 'node:fs';
  import { setTimeout as pause } from 'node:timers/promises';
  import fastify from ${JSON.stringify(import.meta.resolve('fastify'))};
  import { serve } from ${JSON.stringify(pathToFileURL(script('serve')).href)};
  const app = fastify();
  app.get('/', async () => {
    console.log('asked');
    while (!existsSync('answer')) await pause(20);
    return 'answered';
  });
  await serve(app, { host: '127.0.0.1', port: 0 }, async () => console.log('closed'));
  console.log(JSON.stringify({ port: app.server.address().port, pid: process.pid }));
`;
const LOCK = '{}';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-serve-'));
  for (const name of ['start.mjs', 'start'])
    cpSync(`scripts/${name}`, join(folder, 'scripts', name), { recursive: true });
  mkdirSync(join(folder, 'dist/server'), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  const files = {
    'package.json': '{ "version": "1.0.0", "type": "module" }',
    'package-lock.json': LOCK,
    'node_modules/.guildhall-lock': `${createHash('sha256').update(LOCK).digest('hex')} without dev`,
    'dist/server/demo.js': server(),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const stale = pathToFileURL(join(folder, 'scripts/start/stale.mjs')).href;
  await once(
    spawn(process.execPath, ['-e', `import('${stale}').then((it) => it.stamp(it.fingerprint()))`], { cwd: folder }),
    'exit',
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => rmSync(join(folder, 'answer'), { force: true }));

/** Runs `npm start` in a process group of its own, like a terminal. */
async function start() {
  const { DISCORD_CLIENT_ID: _, ...env } = process.env;
  const parent = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    detached: true,
    env: { ...env, NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const output = createInterface({ input: parent.stdout as NonNullable<ChildProcess['stdout']> });
  const address = new Promise<string>((resolve, reject) => {
    output.on('line', (line) => (line.startsWith('{') ? resolve(line) : lines.push(line)));
    parent.once('exit', (code) => reject(new Error(`It ended with ${code}`)));
  });
  const ended = once(parent, 'exit').then(([code]) => Number(code));
  const { port, pid }: { port: number; pid: number } = JSON.parse(await address);
  return {
    url: `http://127.0.0.1:${port}/`,
    group: -Number(parent.pid),
    parent: Number(parent.pid),
    pid,
    ended,
    lines,
  };
}

test.each([
  ['SIGINT', 'group'],
  ['SIGTERM', 'group'],
  ['SIGTERM', 'parent'],
] as const)('answers open requests when %s reaches the %s, and exits cleanly', async (signal, whom) => {
  const started = await start();
  const answer = fetch(started.url).then((response) => response.text());
  await vi.waitFor(() => expect(started.lines).toContain('asked'), { timeout: 30_000 });
  process.kill(started[whom], signal);
  // A second signal, as from an impatient user.
  await pause(200);
  process.kill(started[whom], signal);
  await pause(100);
  writeFileSync(join(folder, 'answer'), '');
  expect(await answer).toBe('answered');
  expect(await started.ended).toBe(0);
  expect(started.lines).toContain('closed');
});

test('exits with the signal if the server was killed', async () => {
  const { pid, ended } = await start();
  process.kill(pid, 'SIGKILL');
  expect(await ended).toBe(128 + 9);
});
