import { compile } from 'json-schema-to-typescript';
import type { JsonSchema } from '../../../src/language/compile/jsonSchema/schema.ts';
import type { Sources } from '../sources/source.ts';
import { keepLast } from './keepLast.ts';
import { withoutLimits } from './types.ts';
import { contractValidatorSource } from './validators.ts';

/** A message between programs, defined by a file of `schemas/statistics/`. */
export interface Contract {
  name: string;
  /** The file's schema without `$schema`. */
  schema: JsonSchema;
}

const FOLDER = 'schemas/statistics';

/** Loads the messages between programs, named after their files. */
export function loadContracts(sources: Sources): Contract[] {
  return sources
    .list(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const { $schema: _, ...schema } = sources.json<JsonSchema>(`${FOLDER}/${file}`);
      return { name: file.replace(/\.json$/, ''), schema };
    });
}

/** Messages that the server receives, and thus validates. */
const RECEIVED = new Set(['events', 'heartbeat', 'taskReport']);

/** Generates types for the messages and standalone validators for those that the server receives. */
export async function contractOutputs(contracts: readonly Contract[], head: string): Promise<[string, string][]> {
  const outputs = contracts.map(async ({ name, schema }): Promise<[string, string][]> => {
    const file = `${FOLDER.replace('schemas', 'generated')}/${name}`;
    const types: [string, string] = [`${file}.ts`, head + (await typesOf(name, schema))];
    if (!RECEIVED.has(name)) return [types];
    const validator = contractValidatorSource(name, JSON.parse(JSON.stringify(schema, withoutTexts)));
    return [types, [`${file}.validator.js`, head + validator], [`${file}.validator.d.ts`, head + VALIDATOR]];
  });
  if (contracts.length === 0) return [];
  const all = Object.fromEntries(contracts.map(({ name, schema }) => [name, schema]));
  const schemas: [string, string] = [
    `${FOLDER.replace('schemas', 'generated')}/schemas.ts`,
    `${head}\n/** The messages as JSON Schema, by their names. */\nexport const contracts = ${JSON.stringify(all, null, 1)};\n`,
  ];
  return [...(await Promise.all(outputs)).flat(), schemas];
}

/** Drops the descriptions, which a validator does not need. */
function withoutTexts(key: string, value: unknown): unknown {
  return ['title', 'description', 'examples'].includes(key) ? undefined : value;
}

const VALIDATOR = `import type { SchemaValidator } from '../../src/language/model.ts';

export declare const validate: SchemaValidator;
`;

const typesOf = keepLast((schema: JsonSchema) =>
  compile(JSON.parse(JSON.stringify(schema, withoutLimits)), String(schema.title), {
    bannerComment: '',
    format: false,
    additionalProperties: false,
  }),
);
