import type { RJSFSchema } from '@rjsf/utils';
import type { JsonSchema } from '../../../../../src/language/compile/jsonSchema/schema.ts';
import type { Field } from '../../../../../src/language/model.ts';

/** The JSON Schema that the server validates with, plus titles and descriptions. */
export function withTexts(schema: JsonSchema, fields: Record<string, Field>): RJSFSchema {
  const properties = Object.entries(schema.properties as Record<string, JsonSchema>).map(([name, part]) => {
    const field = fields[name];
    const items = field?.items?.properties && withTexts(part.items as JsonSchema, field.items.properties);
    return [name, { ...part, ...(items ? { items } : {}), title: field?.title, description: field?.help }];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}
