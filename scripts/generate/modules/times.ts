import { functions } from '../../../src/language/functions/index.ts';
import type { ExpressionFunction } from '../../../src/language/functions/types.ts';
import type { ModuleSpec } from '../../../src/language/model.ts';
import { times } from '../../../src/language/time/times.ts';
import type { Product } from '../sources/product.ts';
import type { Sources } from '../sources/source.ts';

/** The functions of dates and moments. A text that mentions one by accident only loads what they need for nothing. */
const OF_TIME = Object.entries<ExpressionFunction>(functions)
  .filter(([, { reads }]) => reads !== undefined)
  .map(([name]) => name);
const NEEDS_TIMES = new RegExp(String.raw`"format":"|\b(?:${OF_TIME.join('|')})\(`);

/**
 * The module with what dates, moments and durations need, if it has any or calculates with them. The document with the
 * setting that holds the server's time zone is loaded like one in `uses`.
 */
export function withTimes(spec: ModuleSpec, { timeZone }: Pick<Product, 'timeZone'>, sources: Sources): ModuleSpec {
  if (!NEEDS_TIMES.test(JSON.stringify(spec))) return spec;
  return { ...withTimeZone(spec, timeZone, sources), times };
}

function withTimeZone(spec: ModuleSpec, timeZone: Product['timeZone'], sources: Sources): ModuleSpec {
  const { calls } = spec;
  if (!calls || !timeZone || timeZone.module === spec.id) return spec;
  const file = `schemas/modules/${timeZone.module}/module.json`;
  const holder = sources.exists(file) ? sources.json<Partial<ModuleSpec> | undefined>(file) : undefined;
  const document = holder?.calls?.documents.find(({ fields }) => fields.includes(timeZone.field))?.id;
  if (document === undefined) return spec;
  const use = { module: timeZone.module, document };
  const { uses = [] } = calls;
  const isUsed = uses.some((one) => one.module === use.module && one.document === use.document);
  return { ...spec, timeZone, calls: { ...calls, uses: isUsed ? uses : [...uses, use] } };
}
