import { readdirSync, readFileSync } from 'node:fs';
import { dispatcher, nameOf } from './dispatcher.ts';
import { isSchema, type JsonSchema } from './schema.ts';

/** Where the language is defined: a file for each of its words. */
export const META = 'schemas/meta';

const ROOT = new URL('../../../', import.meta.url);

/** What the build makes for editors of the words that have a folder. */
const DISPATCHERS = 'generated/language';

/** The folders of words of which one is chosen by its name, by the property that holds that name. */
const CHOSEN: Readonly<Record<'widget' | 'block', string>> = { widget: 'widgets', block: 'blocks' };

/** The meta-schemas by their path from the project's folder: they are part of the program, which describes the language with them. */
export const metaSchemas: ReadonlyMap<string, JsonSchema> = readSchemas();

/** Those of them that are made: which word a name stands for. */
export const dispatchers: ReadonlyMap<string, JsonSchema> = new Map(
  Object.keys(CHOSEN).map((property) => [dispatcherFile(property), metaSchemas.get(dispatcherFile(property)) ?? {}]),
);

/** The words that may stand in a property, by their names. */
export function wordNames(property: 'widget' | 'block'): Map<string, JsonSchema> {
  const folder = `${META}/${CHOSEN[property]}/`;
  return new Map(
    [...metaSchemas].flatMap(([file, schema]) => (file.startsWith(folder) ? [[nameOf(file), schema]] : [])),
  );
}

function readSchemas(): Map<string, JsonSchema> {
  const files = readdirSync(new URL(`${META}/`, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.schema.json'))
    .map((file) => `${META}/${file.replaceAll('\\', '/')}`)
    .sort();
  const schemas = new Map(
    files.map((file): [string, JsonSchema] => [file, JSON.parse(readFileSync(new URL(file, ROOT), 'utf8'))]),
  );
  for (const [property, folder] of Object.entries(CHOSEN)) {
    const words = [...schemas].filter(([file]) => file.startsWith(`${META}/${folder}/`));
    schemas.set(dispatcherFile(property), dispatcher(property, words, '../../'));
  }
  return schemas;
}

function dispatcherFile(property: string): string {
  return `${DISPATCHERS}/${property}.schema.json`;
}

/** Which files each meta-schema is for, by their path; the editor's settings say the same. */
export const SHAPES = [
  { files: /^schemas\/product\.json$/, meta: 'product' },
  { files: /^schemas\/plans\.json$/, meta: 'plans' },
  { files: /^schemas\/screens\/configure\.json$/, meta: 'configure' },
  { files: /^schemas\/screens\/landing\.json$/, meta: 'landing' },
  { files: /^schemas\/screens\/(terms|privacy)\.json$/, meta: 'legal' },
  { files: /^schemas\/shared\/ids\.json$/, meta: 'definitions' },
  { files: /^schemas\/shared\/timezones\.json$/, meta: 'options' },
  { files: /^schemas\/statistics\/[^/]+\.json$/, meta: 'contract' },
  { files: /^schemas\/locales\/en\/[^/]+\.json$/, meta: 'locale' },
  { files: /^schemas\/locales\/(?!en\/)[^/]+\/[^/]+\.json$/, meta: 'translation' },
  { files: /^schemas\/(modules|screens)\/[^/]+\/module\.json$/, meta: 'module' },
  { files: /^schemas\/(modules|screens)\/[^/]+\/locales\/[^/]+\.json$/, meta: 'translation' },
  { files: /^schemas\/modules\/[^/]+\/migrations\/[^/]+\.json$/, meta: 'migration' },
  { files: /^schemas\/modules\/[^/]+\/examples\/(valid|invalid)\.json$/, meta: 'examples' },
] as const;

/** The name of a meta-schema that is for whole files. */
export type Meta = (typeof SHAPES)[number]['meta'];

/** The path of the meta-schema for whole files. */
export function fileOf(meta: Meta): string {
  return `${META}/${meta}.schema.json`;
}

/** The meta-schema of a file of `schemas/`. @throws Error where the language knows no such file */
export function metaOf(file: string): Meta {
  const shape = SHAPES.find(({ files }) => files.test(file));
  if (!shape) throw new Error(`There is no meta-schema for '${file}'`);
  return shape.meta;
}

export interface Followed {
  /** The name of the definition; none for a whole file. */
  meaning: string | undefined;
  target: JsonSchema;
  targetFile: string;
}

const followed = new Map<string, Followed>();

/** What a `$ref` of a meta-schema points to: another one, or a definition with a name. */
export function follow(ref: string, file: string): Followed {
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

/** The part of a schema with a name of its own. */
export function ownIn(node: unknown, key: string): unknown {
  return isSchema(node) && Object.hasOwn(node, key) ? node[key] : undefined;
}
