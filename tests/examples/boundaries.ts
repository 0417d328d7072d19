import { defaultsOf, newRow } from '../../src/language/documents/defaults.ts';
import { rowKey } from '../../src/language/documents/rows.ts';
import { CONSTRAINTS, RANGE_KEYS } from '../../src/language/fields/constraints.ts';
import type { Json, Path, SettingsDocument } from '../../src/language/model.ts';
import type { FieldForPlan, ModuleForPlan } from '../../src/language/plans/resolveForPlan.ts';
import { fieldState } from '../../src/language/resolved/fieldState.ts';
import type { ResolvedModule } from '../../src/language/resolved/resolvedModule.ts';
import { interpolate } from '../../src/language/text/message.ts';
import { formatPath, getIn, setIn } from '../../src/language/values/path.ts';

/** Two documents of which one keeps a limit to the last unit and the other breaks it by one. */
export interface Boundary {
  path: string;
  keyword: string;
  limit: unknown;
  at: SettingsDocument;
  past: SettingsDocument;
  /** What a person reads about the second. */
  sentence: string;
}

/** The boundary of every limit of every field on one plan, in a document in which the field counts. */
export function boundaries(module: ResolvedModule): Boundary[] {
  const found: Boundary[] = [];
  const visit = (field: FieldForPlan, path: Path, document: SettingsDocument) => {
    for (const keyword of CONSTRAINTS) {
      const limit = field[keyword];
      if (limit === undefined) continue;
      const start = activated(module, document, path);
      const values = valuesAround(field, keyword, limit, getIn(start, path) as Json);
      if (!values) continue;
      const [at, past] = values.map((value) => setIn(start, path, value)) as [SettingsDocument, SettingsDocument];
      found.push({ path: formatPath(path), keyword, limit, at, past, sentence: sentenceOf(module, field, keyword) });
    }
    // Of a list that is longer than it may be, nothing else is said.
    if (field.maxItems === 0) return;
    if (field.items?.properties) {
      const withRow = setIn(document, path, [rowOf(field, 1)]);
      for (const [name, part] of Object.entries(field.items.properties)) visit(part, [...path, 0, name], withRow);
    } else if (field.items) {
      visit(field.items, [...path, 0], setIn(document, path, [field.items.default]));
    }
    for (const [name, part] of Object.entries(field.properties ?? {})) visit(part, [...path, name], document);
  };
  for (const [name, field] of Object.entries(module.fields)) visit(field, [name], defaultsOf(module));
  return found;
}

/** The sentence that the module declares for a limit, with its numbers. */
function sentenceOf({ spec }: ModuleForPlan, field: FieldForPlan, keyword: string): string {
  const own = field.messages?.[keyword] ?? field.messages?.[RANGE_KEYS[keyword] ?? ''];
  return own ?? interpolate(spec.standard[keyword] ?? '', { title: field.title, multipleOf: field.multipleOf });
}

type Values = [at: Json, past: Json];

/** The value at a limit and the one just past it; nothing where a limit has no such value. */
function valuesAround(field: FieldForPlan, keyword: string, limit: unknown, now: Json): Values | undefined {
  const step = field.type === 'integer' ? 1 : 0.001;
  const number = limit as number;
  switch (keyword) {
    case 'minLength':
      return number > 0 ? [letters(field, number), letters(field, number - 1)] : undefined;
    case 'maxLength':
      return [letters(field, number), letters(field, number + 1)];
    case 'minimum':
      return [number, number - step];
    case 'maximum':
      return [number, number + step];
    case 'exclusiveMinimum':
      return [number + step, number];
    case 'multipleOf':
      return [number, number * 1.5];
    case 'minItems':
      return number > 0 ? [entries(field, number), entries(field, number - 1)] : undefined;
    case 'maxItems':
      return [entries(field, number), entries(field, number + 1)];
    case 'pattern':
      return [matching(field, now), '\n'];
    case 'enum':
      return [
        (limit as Json[]).at(-1) as Json,
        typeof now === 'number' ? -1 : 'none of them'.slice(0, field.maxLength),
      ];
    case 'uniqueItems': {
      const [first, second] = entries(field, 2) as [Json, Json];
      return [
        [first, second],
        [first, first],
      ];
    }
    default:
      throw new Error(`There is no boundary of '${keyword}' yet`);
  }
}

/** A text of a length; of the field's own characters where a pattern asks for them. */
function letters(field: FieldForPlan, length: number): string {
  const sign = ['a', '1'].find((one) => field.pattern === undefined || new RegExp(field.pattern, 'u').test(one)) ?? '#';
  return sign.repeat(length);
}

/** A text that matches the field's pattern: the default where it does. */
function matching(field: FieldForPlan, now: Json): Json {
  const pattern = new RegExp(field.pattern ?? '', 'u');
  const candidates = [now, field.default, letters(field, Math.max(1, field.minLength ?? 1))];
  const match = candidates.find((one) => typeof one === 'string' && pattern.test(one));
  if (match === undefined) throw new Error(`No text is known that matches ${field.pattern}`);
  return match;
}

function entries(field: FieldForPlan, count: number): Json[] {
  const entry = (index: number): Json => {
    if (field.items?.properties) return rowOf(field, index + 1);
    return field.items?.enum ? (field.items.enum[index % field.items.enum.length] as Json) : String(index + 1);
  };
  return Array.from({ length: count }, (_, index) => entry(index));
}

/** A row that a person has added, with the key that tells it apart. */
function rowOf(list: FieldForPlan, number: number): SettingsDocument {
  const key = rowKey(list);
  return { ...newRow(list), ...(key === undefined ? {} : { [key]: `row_${number}` }) };
}

/** How many choices beside a field may have to be another to make it count. */
const CHOICES = 2;

/** The document with as many switches and choices beside the field changed as make it count. */
function activated(module: ResolvedModule, document: SettingsDocument, path: Path): SettingsDocument {
  const counts = (candidate: SettingsDocument) => fieldState(module, path, candidate).enabled;
  const row = path.slice(0, -1);
  const beside: [Path, Record<string, FieldForPlan>][] = [[[], module.fields]];
  const rowFields = module.fields[String(path[0])]?.items?.properties;
  if (row.length > 0 && rowFields) beside.push([row, rowFields]);
  let candidates = [document];
  for (let changed = 0; changed <= CHOICES; changed++) {
    const found = candidates.find(counts);
    if (found) return found;
    candidates = candidates.flatMap((candidate) => beside.flatMap((place) => variants(candidate, ...place)));
  }
  throw new Error(`No choices beside it make '${formatPath(path)}' count`);
}

/** Documents in which one switch, choice or reference is another. */
function variants(document: SettingsDocument, base: Path, fields: Record<string, FieldForPlan>): SettingsDocument[] {
  return Object.entries(fields).flatMap(([name, { type, enum: values, refers }]) => {
    const others: readonly Json[] = type === 'boolean' ? [true, false] : (values ?? (refers ? ['1'] : []));
    return others.map((value) => setIn(document, [...base, name], value));
  });
}
