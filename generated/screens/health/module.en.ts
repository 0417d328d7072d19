// Made by `npm run generate` from schemas/. Do not edit.
import type { CompiledModule, ModuleSpec } from '../../../src/language/model.ts';
import { expressions, reads } from './expressions.js';
import spec from './spec.en.json' with { type: 'json' };
import * as validators from './validators.js';

export const module: CompiledModule = {
  // The shape is checked against schemas/meta/module.schema.json when it is made.
  spec: spec as unknown as ModuleSpec,
  migrations: [],
  validators: { free: validators.free, premium: validators.premium },
  expressions,
  reads,
};
