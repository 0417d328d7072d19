import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ENV_FILE, loadEnvFile } from '../../src/server/configuration/envFile.ts';

/**
 * Adds the variables of `.env` to the environment, as the server does, but not those of a real installation, into whose store the
 * demo would write its servers: `npm start` does not start the demo with them.
 * @throws Error if the file cannot be read
 */
export function loadDemoEnvironment(): void {
  if (!existsSync(ENV_FILE)) return;
  const { DISCORD_BOT_TOKEN, NODE_ENV } = parseEnv(readFileSync(ENV_FILE, 'utf8'));
  if (!DISCORD_BOT_TOKEN && NODE_ENV !== 'production') loadEnvFile();
}
