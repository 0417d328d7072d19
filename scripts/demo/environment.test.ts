import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundleScripts } from '../../tests/server/bundled.ts';

const script = bundleScripts(new URL('environment.ts', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-environment-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The variables of the demo in a folder with a `.env`. */
function variablesWith(file: string): Record<string, string> {
  writeFileSync(join(folder, '.env'), file);
  const { DATA_DIR: _, DISCORD_BOT_TOKEN: __, ...env } = process.env;
  const program = `import { loadDemoEnvironment } from '${pathToFileURL(script('environment'))}';
    loadDemoEnvironment();
    console.log(JSON.stringify(process.env));`;
  const options = { cwd: folder, env: { ...env, PORT: '4000', REDIS_URL: '' }, encoding: 'utf8' } as const;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program], options));
}

test('the demo reads .env, which replaces no variable of the environment', () => {
  const found = variablesWith('DATA_DIR=./elsewhere\nPORT=5000\nREDIS_URL=redis://127.0.0.1\nDISCORD_BOT_TOKEN=\n');
  expect(found).toMatchObject({ DATA_DIR: './elsewhere', PORT: '4000', REDIS_URL: '' });
});

test.each(['DISCORD_BOT_TOKEN=token', 'NODE_ENV=production'])(
  'the demo leaves the store of an installation with %s alone',
  (line) => {
    expect(variablesWith(`DATA_DIR=./real\n${line}\n`)).not.toHaveProperty('DATA_DIR');
  },
);
