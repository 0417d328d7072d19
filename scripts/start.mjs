/**
 * `npm start`: installs missing dependencies, builds if the sources have changed, and starts the product. Without
 * Discord credentials it starts the demo, with simulated outside services on loopback.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { ensureDependencies, step } from './start/setup.mjs';
import { isStale } from './start/stale.mjs';

// Like `loadEnvFile` of the server, which is not built yet.
if (existsSync('.env')) process.loadEnvFile('.env');
const CREDENTIALS = ['DISCORD_CLIENT_ID', 'DISCORD_CLIENT_SECRET', 'DISCORD_BOT_TOKEN'];
const missing = CREDENTIALS.filter((name) => !process.env[name]);
const demo = missing.length > 0 && process.env.NODE_ENV !== 'production';
if (demo && missing.length < CREDENTIALS.length) {
  // The demo would fill the store of a server that is being set up.
  console.error(`${missing.join(' and ')} must be set. To start the demo, unset the other variables of Discord.`);
  process.exit(1);
}
await ensureDependencies({
  dev: false,
  async meanwhile() {
    if (isStale()) await step('Building', process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/build.ts']);
  },
});

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
console.log(`Guildhall ${version}${demo ? ' (demo: no Discord credentials are configured)' : ''}`);

const server = spawn(process.execPath, [`dist/server/${demo ? 'demo' : 'main'}.js`], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
// Like a shell does for a process ended by a signal.
server.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
