import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../src/server/store/store.ts';
import { demoCredentials } from '../../src/simulators/demo/world.ts';
import { type DiscordSimulator, startDiscordSimulator } from '../../src/simulators/discord/simulator.ts';
import { putEmptyStore } from '../../tests/server/emptySqlite.ts';
import { bundleServer, COMMANDS } from '../build/serverBundle.ts';

/** The paragraph about what a machine needs, and the files that it names first. */
const [NEEDS = ''] =
  /^A machine that runs the product needs [\s\S]+?\n\n/m.exec(readFileSync('README.md', 'utf8')) ?? [];
const NAMED = [...(NEEDS.split('. ')[0] ?? '').matchAll(/`([\w.-]+\/?)`/g)].map(([, name]) => String(name));

/** A folder as README says that it is deployed: these files, and the packages that `npm ci --omit=dev` installs. */
let folder: string;
let discord: DiscordSimulator;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-deployed-'));
  await bundleServer(join(folder, 'dist/server'));
  const { packages }: { packages: Record<string, Package> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  for (const [place, { dev, devOptional, optional }] of Object.entries(packages)) {
    if (dev || devOptional || optional || !/^node_modules\/(@[^/]+\/)?[^/]+$/.test(place)) continue;
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    symlinkSync(resolve(place), join(folder, place));
  }
  for (const name of NAMED) if (!name.endsWith('/')) copyFileSync(name, join(folder, name));
  mkdirSync(join(folder, 'data'));
  await putEmptyStore(join(folder, 'data'));
  discord = await startDiscordSimulator();
});
afterAll(async () => {
  await discord.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Package {
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
}

/** Runs a built command with plain Node. */
function run(command: string, args: string[] = [], env: Record<string, string> = {}, cwd = folder) {
  const file = join(folder, `dist/server/commands/${command}.js`);
  const options = { cwd, env: { PATH: process.env.PATH, ...env } };
  return new Promise<{ code: number; out: string; log: string }>((done) => {
    execFile(process.execPath, [file, ...args], options, (error, out, log) =>
      done({ code: Number(error?.code ?? 0), out: out.trim(), log: log.trim() }),
    );
  });
}

/** The events in the log of a command, which may also say why it failed. */
const logged = ({ log }: { log: string }) =>
  log.split('\n').flatMap((line): Record<string, unknown>[] => (line.startsWith('{') ? [JSON.parse(line)] : []));

describe('a built command, without development dependencies', () => {
  const runs: Record<(typeof COMMANDS)[number], { args: string[]; code: number; says: string }> = {
    'migrate-dry': { args: [], code: 0, says: 'No stored document would change' },
    plan: { args: ['grant', '7', 'premium'], code: 0, says: '7 has premium without end' },
    coupon: { args: ['--months', '3'], code: 0, says: 'premium, months: 3' },
    erase: { args: ['--guild', '7'], code: 0, says: 'subscriptions: 1' },
    billing: { args: ['setup'], code: 1, says: 'No payment provider is configured' },
    'copy-store': { args: [], code: 1, says: 'Set DATABASE_URL' },
    doctor: { args: [], code: 1, says: 'DISCORD_BOT_TOKEN is missing' },
  };

  test.each(Object.entries(runs))('%s runs', async (command, { args, code, says }) => {
    const { code: ended, out, log } = await run(command, args);
    expect(out + log).toContain(says);
    expect(ended).toBe(code);
  });

  test.each(Object.keys(runs))('%s says how it is used, and touches no store', async (command) => {
    const { code, out, log } = await run(command, ['--help'], { DATA_DIR: `./of-${command}` });
    expect(out).toMatch(/^Usage: npm run /);
    expect([code, log]).toEqual([0, '']);
    expect(existsSync(join(folder, `of-${command}`))).toBe(false);
  });

  test('billing reconcile fails if something of it does', async () => {
    const store = await openStore({ databaseUrl: null, dataDir: join(folder, 'data'), plans: ['free', 'premium'] });
    // Nothing that PayPal has to be asked for.
    await store.webhookEvents.receive({ provider: 'paypal', id: 'E1', type: 't', subject: 'broken', received_at: 1 });
    await store.close();
    const { code, log } = await run('billing', ['reconcile'], { PAYPAL_CLIENT_ID: 'a', PAYPAL_SECRET: 'b' });
    expect(log).toMatch(/event E1: [\s\S]*Events applied: 0\.[\s\S]*1 failed/);
    expect(code).toBe(1);
  });

  test('exists for each command in package.json', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
    const offered = Object.values(scripts).flatMap((script) => /operate\.mjs (\S+)$/.exec(script)?.[1] ?? []);
    expect(offered.toSorted()).toEqual([...COMMANDS].sort());
    expect(Object.keys(runs).sort()).toEqual([...COMMANDS].sort());
  });
});

test('README names what a machine needs, and how to start it and its commands', () => {
  expect(NAMED).toEqual(['package.json', 'package-lock.json', 'dist/']);
  const programs = [...NEEDS.matchAll(/`node (\S+\.js)`/g)].map(([, program]) => String(program));
  expect(programs).toEqual(['dist/server/main.js', 'dist/server/commands/plan.js']);
  for (const program of programs) expect(existsSync(join(folder, program))).toBe(true);
});

test('the server and the commands work on the store that the .env beside them names', async () => {
  const cwd = join(folder, 'site');
  mkdirSync(cwd);
  const { clientId, clientSecret, botToken } = demoCredentials;
  const lines = { DISCORD_CLIENT_ID: clientId, DISCORD_CLIENT_SECRET: clientSecret, DISCORD_BOT_TOKEN: botToken };
  const text = Object.entries({ ...lines, DISCORD_API_URL: `${discord.url}/api`, PORT: 0, DATA_DIR: './kept' });
  writeFileSync(join(cwd, '.env'), text.map((line) => line.join('=')).join('\n'));
  const env = { PATH: process.env.PATH };
  const server = spawn(process.execPath, [join(folder, 'dist/server/main.js')], { cwd, env });
  let said = '';
  await new Promise<void>((done) => {
    const listen = (part: Buffer) => {
      said += part;
      if (said.includes('listening')) done();
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.once('exit', () => done());
  });
  expect(said).toContain('listening');
  server.kill();
  await once(server, 'exit');
  const granted = await run('plan', ['grant', '7', 'premium'], {}, cwd);
  expect([granted.code, granted.out]).toEqual([0, '7 has premium without end']);
  expect(readdirSync(cwd).sort()).toEqual(['.env', 'kept']);
});

describe('a command that changes something', () => {
  test('is logged with the operator and the server', async () => {
    const event = { event: 'command', operator: expect.stringMatching(/./), outcome: 'done' };
    const granted = await run('plan', ['grant', '8', 'premium', '--days', '2']);
    expect(logged(granted)).toMatchObject([
      { ...event, command: 'plan', arguments: 'grant 8 premium --days 2', guildId: '8' },
    ]);
    for (const named of [['--guild', '8'], ['--guild=8']]) {
      const erased = await run('erase', [...named, '--yes']);
      expect(logged(erased)).toMatchObject([{ ...event, command: 'erase', guildId: '8' }]);
    }
    for (const [command, ...args] of [['plan', 'grant', '8', 'gold'], ['billing', 'setup'], ['copy-store']]) {
      const [failed] = logged(await run(String(command), args));
      expect(failed).toMatchObject({ ...event, command, outcome: 'failed' });
    }
  });

  test('prints its result although the account that runs it has no name, as in many containers', async () => {
    const nameless = [
      'import os from "node:os";',
      'import { syncBuiltinESMExports } from "node:module";',
      'os.userInfo = () => { throw new Error("uv_os_get_passwd returned ENOENT"); };',
      'syncBuiltinESMExports();',
    ].join('');
    const made = await run('coupon', ['--months', '1'], {
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(nameless)}`,
    });
    expect(made.code).toBe(0);
    expect(made.out.split('\n')[0]?.length).toBeGreaterThan(8);
    expect(logged(made)).toMatchObject([{ command: 'coupon', operator: String(process.getuid?.()), outcome: 'done' }]);
  });

  test('does not log the code of a coupon', async () => {
    const made = await run('coupon', ['--months', '1']);
    const [code = ''] = made.out.split('\n');
    expect(code.length).toBeGreaterThan(8);
    expect(logged(made)).toMatchObject([{ command: 'coupon', arguments: '--months 1' }]);
    expect(made.log).not.toContain(code);
  });

  test('is not logged if it only shows something', async () => {
    expect((await run('plan', ['show', '8'])).log).toBe('');
    expect((await run('erase', ['--guild', '8'])).log).toBe('');
  });
});

test('the doctor checks the configuration without changing anything, and prints a line of advice for each finding', async () => {
  const { clientId, clientSecret, botToken } = demoCredentials;
  const { code, out } = await run('doctor', [], {
    DATA_DIR: './nowhere',
    DISCORD_CLIENT_ID: clientId,
    DISCORD_CLIENT_SECRET: clientSecret,
    DISCORD_BOT_TOKEN: botToken,
    DISCORD_API_URL: `${discord.url}/api`,
    PUBLIC_URL: 'http://127.0.0.1:9',
  });
  expect(out.split('\n').map((line) => /^(ok|warning|PROBLEM) +([A-Z]\w+): /.exec(line)?.slice(1).join(' '))).toEqual([
    'warning Configuration',
    'warning Configuration',
    'PROBLEM Configuration',
    'PROBLEM Store',
    'ok Redis',
    'ok Discord',
    'ok Clock',
    'warning Proxy',
    'ok Payments',
    'warning Files',
  ]);
  expect(out).toContain('npm run build');
  expect(code).toBe(1);
  await expect(async () => readFileSync(join(folder, 'nowhere'))).rejects.toThrow('ENOENT');
  for (const secret of [clientSecret, botToken]) expect(out).not.toContain(secret);
});
