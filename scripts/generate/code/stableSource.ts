import { createHash } from 'node:crypto';
import type { Json } from '../../../src/language/model.ts';
import { getIn } from '../../../src/language/values/path.ts';

/** How Ajv reports an error: eight lines and a name with a number. */
const REPORT =
  /^const (err\d+) = (.*);\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;$/gm;
/** The place of the rule in the schema, which nobody reads. */
const UNREAD = /,schemaPath:"(?:[^"\\]|\\.)*"/g;
/** A block that does nothing but report an error. */
const ALONE = /\{\n(\(vErrors \?\?= \[\]\)\.push\(.*\);)\nerrors\+\+;\n\}/g;
/** A schema that code refers to, and a reference to a part of it. */
const SCHEMA = /^const (schema\d+) = (.*);\n/gm;
const REFERENCE = /(?<![\w.$"])(schema\d+)((?:\.[A-Za-z_$][\w$]*|\["(?:[^"\\]|\\.)*"\]|\[\d+\])*)/g;
const STEP = /\.([A-Za-z_$][\w$]*)|\[("(?:[^"\\]|\\.)*"|\d+)\]/g;
const PATTERN = /^const (pattern\d+) = (.*);$/gm;
const EXPORT = /^export const (\w+) = (validate\d+);$/gm;
const HAS_OWN = /^const (func\d+) = Object\.prototype\.hasOwnProperty;$/gm;
/** Strings, names, and what opens and closes a block. */
const TOKEN = /"(?:[^"\\]|\\.)*"|\bfor\(|\b(?:const|let) ([A-Za-z]+?)(\d+)\b|[.]?[A-Za-z_$][\w$]*|[{}]/g;

/**
 * Rewrites a validator's source so that a change of the schema changes few lines: each error takes one line, parts of the
 * schema stand where they are used, and names say what they stand for instead of counting everything before them.
 */
export function stableSource(source: string): string {
  const renamed = new Map<string, string>();
  for (const [, name = '', validator = ''] of source.matchAll(EXPORT)) renamed.set(validator, `validate_${name}`);
  for (const [, pattern = '', value = ''] of source.matchAll(PATTERN)) renamed.set(pattern, `pattern_${hashOf(value)}`);
  for (const [, func = ''] of source.matchAll(HAS_OWN)) renamed.set(func, 'hasOwn');
  const reported = source
    .replace(REPORT, '(vErrors ??= []).push($2);\nerrors++;')
    .replace(UNREAD, '')
    .replace(ALONE, '{$1 errors++;}');
  return renumbered(withoutSchemas(reported), renamed);
}

/** Writes values of the schemas where they are used. Objects stand there for their keys, and get a name. */
function withoutSchemas(source: string): string {
  const schemas = new Map<string, Json>();
  const body = source.replace(SCHEMA, (_, name: string, value: string) => {
    schemas.set(name, JSON.parse(value));
    return '';
  });
  const keys = new Map<string, string>();
  const written = body.replace(REFERENCE, (whole, name: string, path: string) => {
    if (!schemas.has(name)) return whole;
    const steps = [...path.matchAll(STEP)].map(([, word, part = '']): string | number => word ?? JSON.parse(part));
    const value = getIn(schemas.get(name), steps);
    if (value === undefined) throw new Error(`The validator reads ${whole}, which the schema does not have`);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
    const text = JSON.stringify(Object.fromEntries(Object.keys(value).map((key) => [key, true])));
    const known = `keys_${hashOf(text)}`;
    keys.set(known, `const ${known} = ${text};\n`);
    return known;
  });
  return [...new Set(keys.values())].join('') + written;
}

interface Scope {
  names: Map<string, string>;
  /** Of a loop: it ends with the block of the loop. */
  isLoop: boolean;
}

/** Counts local names by how deep their blocks are, and gives others the names that they stand for. */
function renumbered(source: string, renamed: ReadonlyMap<string, string>): string {
  const scopes: Scope[] = [{ names: new Map(renamed), isLoop: false }];
  const find = (name: string) => scopes.findLast(({ names }) => names.has(name))?.names.get(name);
  return source.replace(TOKEN, (token, prefix: string | undefined, number: string | undefined) => {
    if (token === 'for(') scopes.push({ names: new Map(), isLoop: true });
    else if (token === '{') scopes.push({ names: new Map(), isLoop: false });
    else if (token === '}') {
      scopes.pop();
      if (scopes.at(-1)?.isLoop) scopes.pop();
    } else if (prefix !== undefined && number !== undefined) {
      const declared = prefix + number;
      if (find(declared) !== undefined) return token.replace(declared, find(declared) ?? declared);
      const around = scopes.flatMap(({ names }) => [...names.keys()]);
      const depth = around.filter((name) => name.replace(/\d+$/, '') === prefix).length;
      scopes.at(-1)?.names.set(declared, prefix + depth);
      return token.replace(declared, prefix + depth);
    } else if (!token.startsWith('"') && !token.startsWith('.')) return find(token) ?? token;
    return token;
  });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
