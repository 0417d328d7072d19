import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError, readConfig } from '../configuration/config.ts';
import type { Env } from '../configuration/env.ts';
import { type Finding, findings } from './finding.ts';

const found = findings('Configuration');

/** Reads the configuration as the server would. Unlike the server, it makes no secrets where there are none. */
export function checkConfiguration(env: Env): { config: Config | null; found: Finding[] } {
  const made = { SESSION_SECRET: 'x'.repeat(32), TOKEN_KEY: Buffer.alloc(32).toString('base64') };
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  try {
    const config = readConfig(env.NODE_ENV === 'production' ? env : { ...made, ...given });
    return { config, found: [...remarksOn(config)] };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { config: null, found: error.problems.map((problem) => found.problem(`${problem}. See .env.example`)) };
  }
}

function* remarksOn({ production, publicUrl, botApiToken, webDir }: Config): Generator<Finding> {
  yield production
    ? found.ok(`complete, for ${publicUrl}`)
    : found.warning('an installation to try things out; set NODE_ENV=production for a public one');
  if (!botApiToken) yield found.warning('BOT_API_TOKEN is empty, so the bot can report nothing and read no settings');
  if (!existsSync(join(webDir, 'index.html'))) {
    yield found.problem(`there are no pages in ${webDir}; run npm run build, or set WEB_DIR`);
  }
}
