// Made by `npm run generate` from schemas/. Do not edit.
import type { SchemaValidator } from '../../src/language/model.ts';

export declare const validate: SchemaValidator;
