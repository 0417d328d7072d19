import { Ajv, type Options } from 'ajv';
import standaloneModule from 'ajv/dist/standalone/index.js';
import { documentSchema } from '../../src/language/compile/schema.ts';
import type { ModuleSpec, Plan } from '../../src/language/model.ts';

// The package is CommonJS: its default export is the module's `default` property under Node's ESM.
const standalone = (standaloneModule as unknown as { default: typeof import('ajv/dist/standalone').default }).default;

/** How documents are validated, in generated files and in the checks. */
export const VALIDATOR_OPTIONS: Options = {
  allErrors: true,
  strict: true,
  allowUnionTypes: true,
  // Lengths are UTF-16 code units, as in the browser's maxlength.
  unicode: false,
  // Ajv calls that option deprecated at every schema.
  logger: false,
};

/** Source of an ES module that exports one validator a plan; plans with the same limits share one. */
export function validatorsSource(spec: ModuleSpec, plans: readonly Plan[]): string {
  const ajv = new Ajv({ ...VALIDATOR_OPTIONS, code: { source: true, esm: true, lines: true } });
  const names: Record<Plan, string> = {};
  const first = new Map<string, Plan>();
  for (const plan of plans) {
    const schema = documentSchema(spec, plan);
    const same = first.get(JSON.stringify(schema));
    names[plan] = same ?? plan;
    if (same) continue;
    first.set(JSON.stringify(schema), plan);
    ajv.addSchema(schema, plan);
  }
  const own = Object.fromEntries([...first.values()].map((plan) => [plan, plan]));
  const source = standalone(ajv, own).replace(/^"use strict";/, '');
  const shared = plans.filter((plan) => names[plan] !== plan).map((plan) => `export { ${names[plan]} as ${plan} };`);
  return [source, ...shared].join('\n');
}
