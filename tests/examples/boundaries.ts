import { activeDocument } from '../../src/language/compile/examples/activeDocument.ts';
import { candidateEntry } from '../../src/language/compile/examples/candidateValues.ts';
import { matchingText } from '../../src/language/compile/examples/matchingText.ts';
import type { Start } from '../../src/language/compile/lint/examples/starts.ts';
import { CONSTRAINTS, RANGE_KEYS } from '../../src/language/fields/constraints.ts';
import type { Json, Path, SettingsDocument } from '../../src/language/model.ts';
import type { FieldForPlan, ModuleForPlan } from '../../src/language/plans/resolveForPlan.ts';
import type { ResolvedModule } from '../../src/language/resolved/resolvedModule.ts';
import { interpolate } from '../../src/language/text/message.ts';
import { formatPath, getIn, patternOf, setIn, valuesAt } from '../../src/language/values/path.ts';

/** A document exactly at a limit, and one just past it. */
export interface Boundary {
  module: ResolvedModule;
  path: string;
  keyword: string;
  limit: unknown;
  at: SettingsDocument;
  past: SettingsDocument;
  /** The message about the second. */
  message: string;
}

/**
 * The boundaries of every limit of every field on a plan, in documents in which the field is active. Fields that are
 * never active on the plan have none; the check makes sure that each is active on some plan.
 */
export function boundaries(starts: readonly Start[]): Boundary[] {
  const result: Boundary[] = [];
  const visit = (field: FieldForPlan, path: Path, around = '') => {
    // Entries of plain lists have no title.
    const title = field.title || around;
    const active = activeAt(starts, path);
    if (!active) return;
    const { module, document } = active;
    for (const keyword of CONSTRAINTS) {
      const limit = field[keyword];
      const shown = starts.flatMap((start) => valuesAt(start.document, patternOf(path)));
      const values =
        limit === undefined ? undefined : valuesAround(field, keyword, getIn(document, path) ?? null, shown);
      if (!values) continue;
      const [at, past] = [setIn(document, path, values[0]), setIn(document, path, values[1])];
      const message = messageOf(module, { ...field, title }, keyword);
      result.push({ module, path: formatPath(path), keyword, limit, at, past, message });
    }
    // Nothing else is reported about a list above its limit.
    if (field.maxItems === 0) return;
    if (field.items) visit(field.items, [...path, 0], title);
    for (const [name, part] of Object.entries(field.properties ?? {})) visit(part, [...path, name], title);
  };
  for (const [name, field] of Object.entries(starts[0]?.module.fields ?? {})) visit(field, [name]);
  return result;
}

/** The first start, changed so that the field at a path is active. */
function activeAt(starts: readonly Start[], path: Path): Start | undefined {
  for (const { module, document } of starts) {
    const active = activeDocument(module, path, document);
    if (active) return { module, document: active };
  }
  return undefined;
}

/** The message that the module declares for a limit. */
function messageOf({ spec }: ModuleForPlan, field: FieldForPlan, keyword: string): string {
  const own = field.messages?.[keyword] ?? field.messages?.[RANGE_KEYS[keyword] ?? ''];
  return own ?? interpolate(spec.standard[keyword] ?? '', { title: field.title, multipleOf: field.multipleOf });
}

type Constraint = (typeof CONSTRAINTS)[number];
type Values = [at: Json, past: Json];

/** The value at a limit and one just past it; undefined if nothing lies past it. */
function valuesAround(
  field: FieldForPlan,
  keyword: Constraint,
  current: Json,
  shown: readonly Json[],
): Values | undefined {
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
      return textsAround(field, shown);
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

/** Texts that hardly any pattern allows. */
const ODD_TEXTS = ['\n', ' ', '', '#', '-', '\u0001'];

/** A text that matches the field's pattern, and one that does not. */
function textsAround(field: FieldForPlan, shown: readonly Json[]): Values | undefined {
  const pattern = new RegExp(field.pattern ?? '', 'u');
  const [match, other] = [matchingText(field, shown), ODD_TEXTS.find((text) => !pattern.test(text))];
  if (match === undefined) throw new Error(`No known text matches ${field.pattern}`);
  return other === undefined ? undefined : [match, other];
}

function entries(field: FieldForPlan, count: number): Json[] {
  const entry = (index: number): Json => {
    if (field.items?.properties) return candidateEntry(field, index + 1);
    return field.items?.enum ? (field.items.enum[index % field.items.enum.length] ?? null) : String(index + 1);
  };
  return Array.from({ length: count }, (_, index) => entry(index));
}
