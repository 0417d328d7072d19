import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError, readConfig } from '../configuration/config.ts';
import type { Env } from '../environment/env.ts';
import { type DoctorFinding, findings } from './finding.ts';

const found = findings('Configuration');

/** Reads the configuration like the server, but without generating missing secrets. */
export function checkConfiguration(env: Env): { config: Config | null; found: DoctorFinding[] } {
  const generated = { SESSION_SECRET: 'x'.repeat(32), TOKEN_KEY: Buffer.alloc(32).toString('base64') };
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  try {
    const config = readConfig(env.NODE_ENV === 'production' ? env : { ...generated, ...given });
    return { config, found: [...remarksOn(config)] };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { config: null, found: error.problems.map((problem) => found.problem(`${problem}. See .env.example.`)) };
  }
}

function* remarksOn({ production, publicUrl, botApiToken, webDir }: Config): Generator<DoctorFinding> {
  yield production
    ? found.ok(`Complete, for ${publicUrl}.`)
    : found.warning('This is not a production installation. For a public one, set NODE_ENV=production.');
  if (!botApiToken) yield found.warning('BOT_API_TOKEN is not set, so the bot cannot send reports or read settings.');
  if (!existsSync(join(webDir, 'index.html'))) {
    yield found.problem(`There are no pages in ${webDir}. Run npm run build, or set WEB_DIR.`);
  }
}
