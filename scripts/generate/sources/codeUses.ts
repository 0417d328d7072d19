import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextUse } from '../../../src/language/compile/lint/types.ts';
import type { Sources } from './source.ts';

const CODE = 'src';
const TEXTS = 'schemas/locales/en';
const TEST = /\.test\.tsx?$|\/test(ing)?\/|\.gallery\.ts$/;

/** A call that looks up a text by its key, such as `text('footer.line', {`. Names without a dot are other things, too. */
const CALL = /\b(?:text|\w+Text|formatSentence)\(\s*'([a-z]\w*(?:\.\w+)+)'\s*(,\s*\{|,?\s*\)(?!\.)|)/g;

/** What names a file of `schemas/`, or one that is generated from it. */
const FILES: readonly [found: RegExp, file: (name: string) => string][] = [
  [/\blocales\/(?:en|\*)\/(\w+)\.json'/g, (name) => `schemas/locales/en/${name}.json`],
  [/\bgenerated\/locales\/(server)\.ts'/g, (name) => `schemas/locales/en/${name}.json`],
  [/\bgenerated\/statistics\/(?!schemas)(\w+)\.ts'/g, (name) => `schemas/statistics/${name}.json`],
  [/'\/[\w.]*': '(landing|terms|privacy)'/g, (name) => `schemas/screens/${name}.json`],
  [/\bloadScreen\('(\w+)'/g, (name) => `schemas/screens/${name}/module.json`],
];

/** What the code needs of `schemas/`, with a file of code that does. */
export interface CodeUses {
  texts: readonly TextUse[];
  files: ReadonlyMap<string, string>;
}

/** What the code names of `schemas/`. The type check knows what else it uses. */
export function codeUses(sources: Sources): CodeUses {
  return sources.remember('what the code uses', [], () => {
    // What the code uses is asked again when the texts have changed.
    for (const name of sources.list(TEXTS)) sources.read(`${TEXTS}/${name}`);
    if (!sources.exists(CODE)) return { texts: [], files: new Map<string, string>() };
    const code = readdirSync(join(sources.root, CODE), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !TEST.test(file))
      .sort()
      .map((file) => [`${CODE}/${file}`, readFileSync(join(sources.root, CODE, file), 'utf8')] as const);
    const files = code.flatMap(([file, text]) => filesIn(text).map((one): [string, string] => [one, file]));
    return { texts: code.flatMap(([file, text]) => textsIn(file, text)), files: new Map(files.reverse()) };
  });
}

function filesIn(code: string): string[] {
  return FILES.flatMap(([found, file]) => [...code.matchAll(found)].map(([, name = '']) => file(name)));
}

/** The texts that a file of code looks up. */
export function textsIn(file: string, code: string): TextUse[] {
  return [...code.matchAll(CALL)].map(({ 0: { length }, 1: key = '', 2: next = '', index }) => {
    if (next.endsWith('{')) return { file, key, values: namesIn(code.slice(index + length)) };
    // The code may itself replace what is in a text that it goes on to change.
    return { file, key, values: next === '' ? undefined : [] };
  });
}

/** The names in an object, from behind its brace; undefined if it includes another object. */
function namesIn(code: string): string[] | undefined {
  const names: string[] = [];
  let entry = '';
  let depth = 0;
  for (const sign of code) {
    if ('}])'.includes(sign)) depth--;
    if (depth === 0 && sign !== ',') entry += sign;
    if ('{[('.includes(sign)) depth++;
    if (depth >= 0 && !(depth === 0 && sign === ',')) continue;
    if (entry.trim().startsWith('...')) return undefined;
    const name = /^\s*'?(\w+)'?\s*(:|$)/.exec(entry)?.[1];
    if (name) names.push(name);
    entry = '';
    if (depth < 0) return names;
  }
  return undefined;
}
