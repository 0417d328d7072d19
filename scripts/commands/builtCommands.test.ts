import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCredentials } from '../../src/simulators/demo/world.ts';
import { type DiscordSimulator, startDiscordSimulator } from '../../src/simulators/discord/simulator.ts';
import { bundleServer, COMMANDS } from '../build/serverBundle.ts';

/** A folder as it is deployed: the bundle, and the packages that `npm ci --omit=dev` installs. */
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
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
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
function run(command: string, args: string[] = [], env: Record<string, string> = {}) {
  const [file, options] = [
    `dist/server/commands/${command}.js`,
    { cwd: folder, env: { PATH: process.env.PATH, ...env } },
  ];
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
    'migrate-dry': { args: [], code: 1, says: 'There is no store' },
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

  test('exists for each command in package.json', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
    const offered = Object.values(scripts).flatMap((script) => /operate\.mjs (\S+)$/.exec(script)?.[1] ?? []);
    expect(offered.toSorted()).toEqual([...COMMANDS].sort());
    expect(Object.keys(runs).sort()).toEqual([...COMMANDS].sort());
  });
});

describe('a command that changes something', () => {
  test('is logged with the operator and the server', async () => {
    const event = { event: 'command', operator: expect.stringMatching(/./), outcome: 'done' };
    const granted = await run('plan', ['grant', '8', 'premium', '--days', '2']);
    expect(logged(granted)).toMatchObject([
      { ...event, command: 'plan', arguments: 'grant 8 premium --days 2', guildId: '8' },
    ]);
    const erased = await run('erase', ['--guild', '8', '--yes']);
    expect(logged(erased)).toMatchObject([{ ...event, command: 'erase', guildId: '8' }]);
    for (const [command, ...args] of [['plan', 'grant', '8', 'gold'], ['billing', 'setup'], ['copy-store']]) {
      const [failed] = logged(await run(String(command), args));
      expect(failed).toMatchObject({ ...event, command, outcome: 'failed' });
    }
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
