import type { Field, Json, ModuleSpec } from '../../../src/language/model.ts';
import { interpolate } from '../../../src/language/text/message.ts';
import type { Product } from '../sources/product.ts';

/** The module with the product's short name filled into defaults that contain `{shortName}`. */
export function withProductName(spec: ModuleSpec, { shortName }: Pick<Product, 'shortName'>): ModuleSpec {
  const inFields = (fields: Readonly<Record<string, Field>>): Record<string, Field> =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, inField(field)]));
  const filled = <Part extends { default?: Json }>(part: Part): Part =>
    typeof part.default === 'string' ? { ...part, default: interpolate(part.default, { shortName }) } : part;
  const inField = ({ items, properties, plans, ...field }: Field): Field => ({
    ...filled(field),
    ...(plans && { plans: Object.fromEntries(Object.entries(plans).map(([id, own]) => [id, filled(own)])) }),
    ...(items && { items: inField(items) }),
    ...(properties && { properties: inFields(properties) }),
  });
  return { ...spec, settings: { ...spec.settings, properties: inFields(spec.settings.properties) } };
}
