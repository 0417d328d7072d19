import { existsSync } from 'node:fs';
import { ConfigError } from './config.ts';

export const ENV_FILE = '.env';

/**
 * Adds the variables of `.env` in the working directory to the environment, for the server and the operator's commands alike. It
 * replaces none that the environment has, not even an empty one. `scripts/start.mjs` does the same.
 * @throws ConfigError if the file cannot be read
 */
export function loadEnvFile(): void {
  if (!existsSync(ENV_FILE)) return;
  try {
    process.loadEnvFile(ENV_FILE);
  } catch {
    throw new ConfigError([`${ENV_FILE} cannot be read. Let this account read it, or remove it`]);
  }
}
