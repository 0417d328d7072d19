import { defaultsOf, newRow } from '../../src/language/documents/defaults.ts';
import { rowKey } from '../../src/language/documents/rows.ts';
import { CONSTRAINTS, RANGE_KEYS } from '../../src/language/fields/constraints.ts';
import type { Json, Path, SettingsDocument } from '../../src/language/model.ts';
import type { FieldForPlan, ModuleForPlan } from '../../src/language/plans/resolveForPlan.ts';
import { fieldState } from '../../src/language/resolved/fieldState.ts';
import type { ResolvedModule } from '../../src/language/resolved/resolvedModule.ts';
import { interpolate } from '../../src/language/text/message.ts';
import { formatPath, getIn, setIn } from '../../src/language/values/path.ts';

/** A document exactly at a limit, and one just past it. */
export interface Boundary {
  path: string;
  keyword: string;
  limit: unknown;
  at: SettingsDocument;
  past: SettingsDocument;
  /** The message about the second. */
  message: string;
}

/** The boundaries of every limit of every field on a plan, in documents in which the field is active. */
export function boundaries(module: ResolvedModule): Boundary[] {
  const result: Boundary[] = [];
  const visit = (field: FieldForPlan, path: Path, document: SettingsDocument) => {
    for (const keyword of CONSTRAINTS) {
      const limit = field[keyword];
      if (limit === undefined) continue;
      const start = activated(module, document, path);
      const values = valuesAround(field, keyword, getIn(start, path) ?? null);
      if (!values) continue;
      const [at, past] = [setIn(start, path, values[0]), setIn(start, path, values[1])];
      result.push({ path: formatPath(path), keyword, limit, at, past, message: messageOf(module, field, keyword) });
    }
    // Nothing else is reported about a list above its limit.
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
  return result;
}

/** The message that the module declares for a limit. */
function messageOf({ spec }: ModuleForPlan, field: FieldForPlan, keyword: string): string {
  const own = field.messages?.[keyword] ?? field.messages?.[RANGE_KEYS[keyword] ?? ''];
  return own ?? interpolate(spec.standard[keyword] ?? '', { title: field.title, multipleOf: field.multipleOf });
}

type Constraint = (typeof CONSTRAINTS)[number];
type Values = [at: Json, past: Json];

/** The value at a limit and one just past it; undefined if nothing lies past it. */
function valuesAround(field: FieldForPlan, keyword: Constraint, current: Json): Values | undefined {
  const step = field.type === 'integer' ? 1 : 0.001;
  const number = Number(field[keyword]);
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
      return [matching(field, current), '\n'];
    case 'enum':
      return [field.enum?.at(-1) ?? null, typeof current === 'number' ? -1 : 'none of them'.slice(0, field.maxLength)];
    case 'uniqueItems':
      return [entries(field, 2), [...entries(field, 1), ...entries(field, 1)]];
  }
}

/** A text of a length, made of a character that the field's pattern allows. */
function letters(field: FieldForPlan, length: number): string {
  const { pattern } = field;
  const letter = ['a', '1'].find((text) => pattern === undefined || new RegExp(pattern, 'u').test(text)) ?? '#';
  return letter.repeat(length);
}

/** A text that matches the field's pattern. */
function matching(field: FieldForPlan, current: Json): Json {
  const pattern = new RegExp(field.pattern ?? '', 'u');
  const candidates = [current, field.default, letters(field, Math.max(1, field.minLength ?? 1))];
  const match = candidates.find((text) => typeof text === 'string' && pattern.test(text));
  if (match === undefined) throw new Error(`No known text matches ${field.pattern}`);
  return match;
}

function entries(field: FieldForPlan, count: number): Json[] {
  const entry = (index: number): Json => {
    if (field.items?.properties) return rowOf(field, index + 1);
    return field.items?.enum ? (field.items.enum[index % field.items.enum.length] ?? null) : String(index + 1);
  };
  return Array.from({ length: count }, (_, index) => entry(index));
}

/** A new row with a key. */
function rowOf(list: FieldForPlan, number: number): SettingsDocument {
  const key = rowKey(list);
  return { ...newRow(list), ...(key === undefined ? {} : { [key]: `row_${number}` }) };
}

/** The most other fields that are changed to make a field active. */
const MAX_CHANGES = 2;

/** The document with as few other fields changed as make the field at a path active. */
function activated(module: ResolvedModule, document: SettingsDocument, path: Path): SettingsDocument {
  const isActive = (candidate: SettingsDocument) => fieldState(module, path, candidate).enabled;
  const row = path.slice(0, -1);
  const siblings: [Path, Record<string, FieldForPlan>][] = [[[], module.fields]];
  const rowFields = module.fields[String(path[0])]?.items?.properties;
  if (row.length > 0 && rowFields) siblings.push([row, rowFields]);
  let candidates = [document];
  for (let changed = 0; changed <= MAX_CHANGES; changed++) {
    const active = candidates.find(isActive);
    if (active) return active;
    candidates = candidates.flatMap((candidate) => siblings.flatMap((fields) => variants(candidate, ...fields)));
  }
  throw new Error(`No changes of other fields make '${formatPath(path)}' active`);
}

/** The documents with one switch, choice or reference changed. */
function variants(document: SettingsDocument, base: Path, fields: Record<string, FieldForPlan>): SettingsDocument[] {
  return Object.entries(fields).flatMap(([name, { type, enum: values, refers }]) => {
    const candidates: readonly Json[] = type === 'boolean' ? [true, false] : (values ?? (refers ? ['1'] : []));
    return candidates.map((value) => setIn(document, [...base, name], value));
  });
}
