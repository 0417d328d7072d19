import { functions } from '../../src/language/functions/index.ts';
import type { ExpressionFunction } from '../../src/language/functions/types.ts';
import type { ModuleSpec } from '../../src/language/model.ts';
import type { Product } from './product.ts';
import type { Sources } from './source.ts';

/** The functions of dates and moments. A text that mentions one by accident only loads the zone for nothing. */
const OF_TIME = Object.entries<ExpressionFunction>(functions)
  .filter(([, { reads }]) => reads !== undefined)
  .map(([name]) => name);
const NEEDS_ZONE = new RegExp(String.raw`"format":"date|\b(?:${OF_TIME.join('|')})\(`);

/**
 * The module with the setting that holds the server's time zone, if it has dates or calculates with them: the document with
 * that setting is loaded like one in `uses`.
 */
export function withTimeZone(spec: ModuleSpec, { timeZone }: Pick<Product, 'timeZone'>, sources: Sources): ModuleSpec {
  const { calls } = spec;
  if (!calls || !timeZone || timeZone.module === spec.id || !NEEDS_ZONE.test(JSON.stringify(spec))) return spec;
  const file = `schemas/modules/${timeZone.module}/module.json`;
  const holder = sources.exists(file) ? sources.json<Partial<ModuleSpec> | undefined>(file) : undefined;
  const document = holder?.calls?.documents.find(({ fields }) => fields.includes(timeZone.field))?.id;
  if (document === undefined) return spec;
  const use = { module: timeZone.module, document };
  const { uses = [] } = calls;
  const isUsed = uses.some((one) => one.module === use.module && one.document === use.document);
  return { ...spec, timeZone, calls: { ...calls, uses: isUsed ? uses : [...uses, use] } };
}
