// Made by `npm run generate` from schemas/. Do not edit.
import type { CompiledModule } from '../../../src/language/model.ts';
import { expressions, reads } from './expressions.js';
import { spec } from './spec.en.ts';
import { uses } from './uses.en.ts';
import { free, premium } from './validators.js';

export const module: CompiledModule = {
  spec,
  migrations: [],
  example: () => import('./example.en.ts').then((file) => file.example),
  expressions,
  reads,
  validators: { free, premium },
  uses,
};
