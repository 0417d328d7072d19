// Made by `npm run generate` from schemas/. Do not edit.
import type { CompiledModule } from '../../../src/language/model.ts';

export declare const expressions: CompiledModule['expressions'];
export declare const reads: CompiledModule['reads'];
