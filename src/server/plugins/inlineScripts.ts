import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The script that the built pages contain, since they are not painted before it has run. */
export const INLINE_SCRIPT = 'theme.js';

/** What a content security policy calls the script of the built pages. Nothing else in a page may run. */
export function inlineScriptSources(webDir: string): string[] {
  const file = join(webDir, INLINE_SCRIPT);
  if (!existsSync(file)) return [];
  return [`'sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}'`];
}
