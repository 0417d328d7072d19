import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The scripts that the built pages contain, since they run before the page is painted or can be pressed. */
export const INLINE_SCRIPTS = ['theme.js', 'early.js', 'start.js'];

/** What a content security policy calls the scripts of the built pages. Nothing else in a page may run. */
export function inlineScriptSources(webDir: string): string[] {
  return INLINE_SCRIPTS.map((name) => join(webDir, name))
    .filter((file) => existsSync(file))
    .map((file) => `'sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}'`);
}
