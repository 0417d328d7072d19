import { compile } from 'json-schema-to-typescript';
import type { JsonSchema } from '../../src/language/compile/schema.ts';
import { keepLast } from './keep.ts';
import type { Sources } from './source.ts';
import { withoutLimits } from './types.ts';
import { contractValidatorSource } from './validators.ts';

/** A message between programs: a file of `schemas/statistics/`. */
export interface Contract {
  name: string;
  /** What the file says, without what it says to editors. */
  schema: JsonSchema;
}

const FOLDER = 'schemas/statistics';

/** The messages between programs, by the names of their files. */
export function loadContracts(sources: Sources): Contract[] {
  return sources
    .list(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const { $schema: _, ...schema } = sources.read(`${FOLDER}/${file}`).value as JsonSchema;
      return { name: file.replace(/\.json$/, ''), schema };
    });
}

/** Messages that we receive and do not write ourselves. */
const RECEIVED = new Set(['events', 'heartbeat', 'taskReport']);

/** What is made of the messages: types, and for those that we receive validators that need no compiler when they run. */
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

/** A validator needs none of what explains a message. */
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
