import { Ajv, type Options } from 'ajv';
import standaloneModule from 'ajv/dist/standalone/index.js';
import { documentKeywords, multiples } from '../../src/language/compile/keywords.ts';
import { documentSchema, type JsonSchema } from '../../src/language/compile/schema.ts';
import type { ModuleSpec, Plan } from '../../src/language/model.ts';
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

/** A compiler for the schemas of one module, which {@link planSchemas} has validated. */
export function validatorCompiler(code: Options['code'] = {}): Ajv {
  return documentKeywords(new Ajv({ ...OPTIONS, meta: false, validateSchema: false, messages: false, code }));
}

/** The schemas of a module's documents, each with the plans it applies to. @throws Error for an invalid JSON Schema */
export function planSchemas(spec: ModuleSpec, plans: readonly Plan[]): { schema: JsonSchema; plans: Plan[] }[] {
  const found = new Map<string, { schema: JsonSchema; plans: Plan[] }>();
  for (const plan of plans) {
    const schema = documentSchema(spec, plan);
    const text = JSON.stringify(schema);
    const same = found.get(text);
    if (same) {
      same.plans.push(plan);
      continue;
    }
    draft07.validateSchema(schema, true);
    found.set(text, { schema, plans: [plan] });
  }
  return [...found.values()];
}

/** The source of an ES module that exports a validator per plan; plans with the same limits share one. */
export function validatorsSource(spec: ModuleSpec, plans: readonly Plan[]): string {
  return sourceOf(spec.id, planSchemas(spec, plans));
}

/** How Ajv takes over a function of ours, also in an ES module. */
const REQUIRED = /const (\w+) = require\("([^"]+)"\)\.(\w+);/g;

const sourceOf = keepLast((groups: ReturnType<typeof planSchemas>) => {
  const ajv = validatorCompiler({ source: true, esm: true, lines: true });
  const names = groups.map(({ schema, plans: [first = '', ...others] }) => {
    ajv.addSchema(schema, first);
    return { first, others };
  });
  const source = standalone(ajv, Object.fromEntries(names.map(({ first }) => [first, first])));
  const shared = names.flatMap(({ first, others }) => others.map((plan) => `export { ${first} as ${plan} };`));
  const module = source.replace(/^"use strict";/, '').replace(REQUIRED, 'import { $3 as $1 } from "$2";');
  return [stableSource(module), ...shared].join('\n');
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
