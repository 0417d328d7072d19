/**
 * `npm run plan` and the other operator commands: runs a command built by `npm run build`, without development
 * dependencies. If these are installed and the sources have changed since the build, it runs the sources.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isStale } from './start/stale.mjs';

const [name, ...args] = process.argv.slice(2);
const built = `dist/server/commands/${name}.js`;
const tsx = 'node_modules/tsx/dist/cli.mjs';
const fromSource = existsSync(tsx) && isStale();
if (!fromSource && !existsSync(built)) {
  console.error(`The command ${name} is not built. Install all dependencies (npm ci) and run npm run build.`);
  process.exit(1);
}
const program = fromSource ? [tsx, `scripts/commands/${name}.ts`] : [built];
const { status } = spawnSync(process.execPath, [...program, ...args], { stdio: 'inherit' });
process.exit(status ?? 1);
