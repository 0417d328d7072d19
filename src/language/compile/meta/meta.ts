import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSchema, type JsonSchema } from '../jsonSchema/schema.ts';
import { dispatcher, wordName } from './dispatcher.ts';
import { type Meta, SHAPES } from './shapes.ts';

/** The folder that defines the language, one file per word. */
export const META = 'schemas/meta';

const ROOT = projectAbove(import.meta.dirname);

/** The folder of the generated schemas that select a word by its name. */
const DISPATCHERS = 'generated/language';

/**
 * The generated schema of the names that editors complete. Meta-schemas include it for editors; it refuses nothing, so
 * that the check leaves it out.
 */
export const NAMES = `${DISPATCHERS}/names.schema.json`;

/** The kinds of words that are selected by name. */
type Chosen = 'widget' | 'block' | 'migrationStep';

/** What these words are called, their folders, and the properties that hold their names. */
const CHOSEN: Readonly<Record<Chosen, { noun: string; folder: string; property: string }>> = {
  widget: { noun: 'widget', folder: 'widgets', property: 'widget' },
  block: { noun: 'block', folder: 'blocks', property: 'block' },
  migrationStep: { noun: 'step', folder: 'steps', property: 'op' },
};

/** All meta-schemas by their path in the project. They are read from this project even when another folder is checked. */
export const metaSchemas: ReadonlyMap<string, JsonSchema> = readSchemas();

/** The generated ones among them, which select a word by its name. */
export const dispatchers: ReadonlyMap<string, JsonSchema> = new Map(
  Object.keys(CHOSEN).map((kind) => [dispatcherFile(kind), metaSchemas.get(dispatcherFile(kind)) ?? {}]),
);

/** The schemas of all words of a kind by name. */
export function wordNames(kind: Chosen): Map<string, JsonSchema> {
  const folder = `${META}/${CHOSEN[kind].folder}/`;
  return new Map(
    [...metaSchemas].flatMap(([file, schema]) => (file.startsWith(folder) ? [[wordName(file), schema]] : [])),
  );
}

/** The folder of the project that contains a folder. Bundles are at other depths than this file. */
function projectAbove(folder: string): string {
  return existsSync(join(folder, META)) ? folder : projectAbove(dirname(folder));
}

function readSchemas(): Map<string, JsonSchema> {
  const files = readdirSync(join(ROOT, META), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.schema.json'))
    .map((file) => `${META}/${file.replaceAll('\\', '/')}`)
    .sort();
  const schemas = new Map(
    files.map((file): [string, JsonSchema] => [file, JSON.parse(readFileSync(join(ROOT, file), 'utf8'))]),
  );
  schemas.set(NAMES, {});
  for (const [kind, { noun, folder, property }] of Object.entries(CHOSEN)) {
    const words = [...schemas].filter(([file]) => file.startsWith(`${META}/${folder}/`));
    schemas.set(dispatcherFile(kind), dispatcher({ noun, property }, words, '../../'));
  }
  return schemas;
}

function dispatcherFile(kind: string): string {
  return `${DISPATCHERS}/${kind}.schema.json`;
}

/** The path of a meta-schema for whole files. */
export function metaFileOf(meta: Meta): string {
  return `${META}/${meta}.schema.json`;
}

/** The meta-schema of a file in `schemas/`. @throws Error if no meta-schema is for such a file */
export function metaOf(file: string): Meta {
  const shape = SHAPES.find(({ files }) => files.test(file));
  if (!shape) throw new Error(`There is no meta-schema for '${file}'`);
  return shape.meta;
}

export interface Followed {
  /** The name of the definition; undefined for a whole file. */
  meaning: string | undefined;
  target: JsonSchema;
  targetFile: string;
}

const followed = new Map<string, Followed>();

/** Resolves a `$ref` of a meta-schema to another file or a named definition. @throws Error if there is none */
export function resolveRef(ref: string, file: string): Followed {
  const key = `${file} ${ref}`;
  const known = followed.get(key);
  if (known) return known;
  const { pathname, hash } = new URL(ref, `file:///${file}`);
  const targetFile = pathname.slice(1);
  const keys = hash.split('/').slice(1);
  const target = keys.reduce<unknown>(ownIn, metaSchemas.get(targetFile));
  if (!isSchema(target)) throw new Error(`${file} refers to '${ref}', which is not there`);
  const found = { meaning: keys.at(-1), target, targetFile };
  followed.set(key, found);
  return found;
}

/** An own property of a schema. */
export function ownIn(node: unknown, key: string): unknown {
  return isSchema(node) && Object.hasOwn(node, key) ? node[key] : undefined;
}
