// Made by `npm run generate` from schemas/. Do not edit.
import type { ReadableModule } from '../../../src/language/model.ts';
import { expressions, reads } from './expressions.js';
import { spec } from './spec.en.ts';

export const module: ReadableModule = {
  spec,
  migrations: [],
  example: () => import('./example.en.ts').then((file) => file.example),
  expressions,
  reads,
};
