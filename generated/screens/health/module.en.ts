// Made by `npm run generate` from schemas/. Do not edit.
import type { CompiledModule } from '../../../src/language/model.ts';
import { expressions, reads } from './expressions.js';
import { spec } from './spec.en.ts';
import { free, premium } from './validators.js';

export const module: CompiledModule = {
  spec,
  migrations: [],
  expressions,
  reads,
  validators: { free, premium },
};
