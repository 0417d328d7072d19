import type { FuncKeywordDefinition, SchemaValidateFunction } from 'ajv';
import { recordIn } from '../../generate/sources/jsonParts.ts';

const validate: SchemaValidateFunction = (name: string, list: unknown[]) => {
  const values = list.map((entry) => recordIn(entry)[name]);
  const index = values.findIndex((value, at) => value !== undefined && values.indexOf(value) < at);
  validate.errors = index < 0 ? [] : [{ keyword: 'distinct', params: { index, name, value: values[index] } }];
  return index < 0;
};

/** A word of the meta-schemas: `"distinct": "title"` of a list says that its entries have different titles. */
export const DISTINCT: FuncKeywordDefinition = { keyword: 'distinct', type: 'array', schemaType: 'string', validate };
