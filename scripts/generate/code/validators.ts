import { Ajv, type Options } from 'ajv';
import standaloneModule from 'ajv/dist/standalone/index.js';
import { documentKeywords, multiples } from '../../../src/language/compile/jsonSchema/keywords.ts';
import { documentSchema, type JsonSchema, rolledOutSchema } from '../../../src/language/compile/jsonSchema/schema.ts';
import type { ModuleSpec, Plan, SchemaValidator } from '../../../src/language/model.ts';
import { rolloutsOf, validatorName } from '../../../src/language/rollouts/rolloutsOf.ts';
import { keepLast } from './keepLast.ts';
import { stableSource } from './stableSource.ts';

// A CommonJS module: under Node's ESM, its default export is the `default` property of the module.
const standalone = (standaloneModule as unknown as { default: typeof import('ajv/dist/standalone').default }).default;

/** The options of validators, both generated and in checks. */
const OPTIONS: Options = {
  allErrors: true,
  strict: true,
  allowUnionTypes: true,
  // Lengths are UTF-16 code units, as in the browser's maxlength.
  unicode: false,
  // Ajv logs a deprecation of `unicode` for every schema.
  logger: false,
};

// Compiling the meta-schema takes three times as long as compiling a module, so all compilers share one instance.
const draft07 = new Ajv(OPTIONS);

/** A compiler for the schemas of one module, which {@link moduleSchemas} has validated. */
export function validatorCompiler(code: Options['code'] = {}): Ajv {
  return documentKeywords(new Ajv({ ...OPTIONS, meta: false, validateSchema: false, messages: false, code }));
}

/** A schema, and the names of the validators that are made of it. */
export interface NamedSchema {
  schema: JsonSchema;
  names: string[];
}

/** The schemas of a module's documents, each with the plans that it applies to. @throws Error for an invalid JSON Schema */
export function planSchemas(spec: ModuleSpec, plans: readonly Plan[]): NamedSchema[] {
  return shared(plans.map((plan) => [plan, documentSchema(spec, plan)]));
}

/** All schemas of a module: by plan, and of what its rollouts bring. @throws Error for an invalid JSON Schema */
export function moduleSchemas(spec: ModuleSpec, plans: readonly Plan[]): NamedSchema[] {
  const coming = rolloutsOf(spec).flatMap(({ path }, index) =>
    plans.map((plan): [string, JsonSchema] => [validatorName(plan, index), rolledOutSchema(spec, plan, path)]),
  );
  return [...planSchemas(spec, plans), ...shared(coming)];
}

function shared(schemas: readonly (readonly [name: string, JsonSchema])[]): NamedSchema[] {
  const found = new Map<string, NamedSchema>();
  for (const [name, schema] of schemas) {
    const text = JSON.stringify(schema);
    const same = found.get(text);
    if (same) {
      same.names.push(name);
      continue;
    }
    draft07.validateSchema(schema, true);
    found.set(text, { schema, names: [name] });
  }
  return [...found.values()];
}

/** The validators of a module by name, compiled in memory. @throws Error for an invalid JSON Schema */
export function validatorsOf(spec: ModuleSpec, plans: readonly Plan[]): Record<string, SchemaValidator> {
  const { groups } = compiled(spec.id, moduleSchemas(spec, plans));
  return Object.fromEntries(groups.flatMap(({ validator, names }) => names.map((name) => [name, validator])));
}

/** The source of an ES module that exports the validators of a module; those that demand the same share one. */
export function validatorsSource(spec: ModuleSpec, plans: readonly Plan[]): string {
  const { source } = compiled(spec.id, moduleSchemas(spec, plans));
  return source();
}

/** The names of the validators that {@link validatorsSource} exports. */
export function validatorNames(spec: ModuleSpec, plans: readonly Plan[]): string[] {
  return [...plans, ...rolloutsOf(spec).flatMap((_, index) => plans.map((plan) => validatorName(plan, index)))];
}

/** How Ajv takes over a function of ours, also in an ES module. */
const REQUIRED = /const (\w+) = require\("([^"]+)"\)\.(\w+);/g;

/** Compiled once: the check runs the validators and then compares their source with what was generated. */
const compiled = keepLast((schemas: readonly NamedSchema[]) => {
  const ajv = validatorCompiler({ source: true, esm: true, lines: true });
  const groups = schemas.map(({ schema, names: [first = '', ...others] }) => {
    ajv.addSchema(schema, first);
    const validator: SchemaValidator = ajv.compile(schema);
    return { validator, first, others, names: [first, ...others] };
  });
  const source = () => {
    const written = standalone(ajv, Object.fromEntries(groups.map(({ first }) => [first, first])));
    const same = groups.flatMap(({ first, others }) => others.map((name) => `export { ${first} as ${name} };`));
    const module = written.replace(/^"use strict";/, '').replace(REQUIRED, 'import { $3 as $1 } from "$2";');
    return [stableSource(module), ...same].join('\n');
  };
  return { groups, source };
});

/** The source of an ES module that exports the validator of a message as `validate`. */
export const contractValidatorSource = keepLast((schema: JsonSchema) => {
  draft07.validateSchema(schema, true);
  const code = { source: true, esm: true, lines: true };
  const ajv = new Ajv({ ...OPTIONS, meta: false, validateSchema: false, discriminator: true, code });
  ajv.removeKeyword('multipleOf').addKeyword(multiples(NOISE));
  ajv.addSchema(schema, 'validate');
  return stableSource(standalone(ajv, { validate: 'validate' }).replace(/^"use strict";/, ''));
});

/** The tolerance for multiples in messages, because sums of floating-point numbers like 0.1 + 0.2 are inexact. */
const NOISE = 1e-4;
