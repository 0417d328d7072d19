// Made by `npm run generate` from schemas/. Do not edit.
import type { CompiledModule } from '../../../src/language/model.ts';
import { expressions, reads } from './expressions.js';
import { spec } from './spec.ro.ts';
import * as validators from './validators.js';

export const module: CompiledModule = {
  spec,
  migrations: [],
  validators: { free: validators.free, premium: validators.premium },
  expressions,
  reads,
};
