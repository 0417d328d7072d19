import { environment, evaluate, holds, isActive } from './activity.ts';
import { isObject } from './defaults.ts';
import { equal } from './equal.ts';
import { limitsAt } from './limits.ts';
import type {
  CompiledModule,
  Context,
  Expression,
  GuildLists,
  Json,
  Path,
  Problem,
  Rule,
  SchemaError,
  SettingsDocument,
} from './model.ts';
import { named } from './named.ts';
import { formatPath, getIn, parsePath } from './path.ts';
import { fieldAt, type PlannedField, type PlannedModule } from './plans.ts';
import { isRatcheted, measureOf } from './ratchet.ts';
import { counterpart } from './rows.ts';
import { fill } from './text.ts';

export interface ValidationInput {
  /** The document as the form shows it (see `view`). */
  document: SettingsDocument;
  /** The stored document's view: what it violates already may stay or get better. */
  saved?: SettingsDocument;
  context: Context;
}

export interface Verdict {
  /** What refuses a save, fields first in the order of the module, then rules in theirs. */
  problems: Problem[];
  /** What a person should know, and what a stored value violates without being refused. */
  warnings: Problem[];
}

/** What may be violated while a field is inactive. Upper limits hold always: nothing beyond them is stored. */
const VALUE_KEYWORDS = new Set(['minLength', 'minimum', 'exclusiveMinimum', 'multipleOf', 'pattern', 'minItems']);

/** The sentence that covers both ends of a range, for authors who word them together. */
const GROUPS: Record<string, string> = {
  minLength: 'length',
  maxLength: 'length',
  minimum: 'range',
  maximum: 'range',
  exclusiveMinimum: 'range',
  minItems: 'count',
  maxItems: 'count',
};

/** Judges a document for the plan and the server in `context`: the same function in the form and on the server. */
export function validate(module: CompiledModule, input: ValidationInput): Verdict {
  const { document, saved, context } = input;
  const planned = named(module, context);
  const verdict: Verdict = { problems: [], warnings: [] };
  const report = (path: Path, rule: string, message: string, tolerated: boolean) => {
    (tolerated ? verdict.warnings : verdict.problems).push({ path: formatPath(path), rule, message });
  };

  const broken = checkSchema();
  visitFields(planned, document, (field, path, value) => {
    if (field.limits && typeof value === 'string') checkLimits(field, path, value);
    if (field.refers && typeof value === 'string' && value !== '') checkReference(field, path, value);
  });
  for (const [index, rule] of module.spec.rules.entries()) checkRule(rule, index);
  return verdict;

  /** Whether what is wrong at a path matters: it does not while nobody can change it, unless the field says so. */
  function counts(path: Path): boolean {
    return fieldAt(planned, path)?.checked === 'always' || isActive(module, planned, path, context, document);
  }

  /** Returns the paths whose shape is wrong, which no rule may read. */
  function checkSchema(): Set<string> {
    const shapeless = new Set<string>();
    const validator = module.validators[context.plan];
    if (!validator) throw new Error(`No validator for the plan '${context.plan}'`);
    if (validator(document)) return shapeless;
    const errors = inFieldOrder(planned, validator.errors ?? []);
    for (const { error, path } of errors) {
      const { keyword } = error;
      const field = fieldAt(planned, path);
      if (keyword === 'type') shapeless.add(String(path[0]));
      if (VALUE_KEYWORDS.has(keyword) && !counts(path)) continue;
      const value = getIn(document, path);
      const before = saved && counterpart(planned, document, saved, path);
      report(path, keyword, sentence(planned, field, keyword, error), isRatcheted(keyword, value, before));
    }
    return shapeless;
  }

  function checkLimits(field: PlannedField, path: Path, value: string): void {
    if (!counts(path)) return;
    const env = environment(context, document, path);
    const limits = limitsAt(module, field, env);
    const conditions = (field.limits ?? []).map(({ when }) => when);
    const before = saved && unchanged(conditions, path) ? counterpart(planned, document, saved, path) : undefined;
    const own = field.maxLength ?? Infinity;
    const tight = limits.maxLength ?? Infinity;
    // A text above the field's own limit has been reported by the schema.
    if (value.length > tight && value.length <= own) {
      report(path, 'maxLength', limits.messages.length ?? '', isRatcheted('maxLength', value, before));
    }
    if (limits.maxLines !== undefined && measureOf('maxLines', value) > limits.maxLines) {
      report(path, 'maxLines', limits.messages.lines ?? '', isRatcheted('maxLines', value, before));
    }
  }

  function checkReference(field: PlannedField, path: Path, value: string): void {
    const { to, types } = field.refers as NonNullable<PlannedField['refers']>;
    const before = saved && counterpart(planned, document, saved, path);
    const same = before === value;
    const list = listOf(context.guild, to);
    if (list === null) {
      if (!same) report(path, 'unavailable', planned.spec.standard.unavailable ?? '', false);
      return;
    }
    const target = list.find(({ id }) => id === value);
    const fits = target && (!types || (target.type !== undefined && types.includes(target.type)));
    if (!fits) report(path, 'reference', sentence(planned, field, `reference.${to}`), same);
  }

  function checkRule(rule: Rule, index: number): void {
    if (rule.each === undefined) {
      checkRuleAt(rule, index, []);
      return;
    }
    const rows = document[rule.each];
    if (!Array.isArray(rows) || broken.has(rule.each)) return;
    for (const row of rows.keys()) checkRuleAt(rule, index, [rule.each, row]);
  }

  function checkRuleAt(rule: Rule, index: number, base: Path): void {
    const path = [...base, ...parsePath(rule.at)];
    const expressions = [rule.rule, ...(rule.when ? [rule.when] : [])];
    const reads = expressions.flatMap((expression) => module.reads[expression] ?? []);
    if (reads.some((read) => read.startsWith('self.') && broken.has(read.split('.')[1] as string))) return;
    if (!counts(path)) return;
    const missing = reads.some((read) => read.startsWith('guild.') && isMissing(context.guild, read.slice(6)));
    const env = environment(context, document, path);
    if (!holds(module, rule.when, env)) return;
    // Asked only of rules that are not kept: it compares what they read with what is stored.
    const tolerated = () => saved !== undefined && unchanged(expressions, path);
    if (missing) {
      if (!tolerated()) report(path, 'unavailable', planned.spec.standard.unavailable ?? '', false);
      return;
    }
    if (holds(module, rule.rule, env)) return;
    const values = Object.fromEntries(
      Object.entries(rule.params ?? {}).map(([name, expression]) => [name, evaluate(module, expression, env)]),
    );
    report(path, `rule:${index}`, fill(rule.message, values), rule.severity === 'warning' || tolerated());
  }

  /** Whether all values of the document that the expressions read are as they were saved. */
  function unchanged(expressions: Expression[], path: Path): boolean {
    const row = path.slice(0, path.findIndex((key) => typeof key === 'number') + 1);
    return expressions
      .flatMap((expression) => module.reads[expression] ?? [])
      .every((read) => {
        const [root, name] = read.split('.');
        if (root === 'self') return equal(document[name as string], saved?.[name as string]);
        if (root !== 'item') return true;
        const own = [...row, name as string];
        return equal(getIn(document, own), saved && counterpart(planned, document, saved, own));
      });
  }
}

/** The author's sentence for a violated constraint, or the standard one. */
function sentence(
  module: PlannedModule,
  field: PlannedField | undefined,
  keyword: string,
  error?: SchemaError,
): string {
  const own = field?.messages?.[keyword] ?? field?.messages?.[GROUPS[keyword] ?? ''];
  if (own !== undefined) return own;
  const name = error?.params.additionalProperty;
  return fill(module.spec.standard[keyword] ?? keyword, { ...error?.params, title: field?.title, name });
}

function inFieldOrder(module: PlannedModule, errors: SchemaError[]): { error: SchemaError; path: Path }[] {
  const order = new Map(Object.keys(module.fields).map((name, index) => [name, index]));
  const rank = (path: Path) => order.get(String(path[0])) ?? -1;
  return errors.map((error) => ({ error, path: pathOf(error) })).sort((a, b) => rank(a.path) - rank(b.path));
}

/** The path of an error's JSON pointer; an unknown key is its own path. */
function pathOf({ instancePath, params }: SchemaError): Path {
  const keys = instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  return typeof params.additionalProperty === 'string' ? [...keys, params.additionalProperty] : keys;
}

type Visitor = (field: PlannedField, path: Path, value: Json | undefined) => void;

function visitFields(module: PlannedModule, document: SettingsDocument, visitor: Visitor): void {
  const visit = (field: PlannedField, path: Path, value: Json | undefined) => {
    visitor(field, path, value);
    const { items, properties } = field;
    if (items && Array.isArray(value)) for (const [index, row] of value.entries()) visit(items, [...path, index], row);
    if (properties && isObject(value)) {
      for (const [name, part] of Object.entries(properties)) visit(part, [...path, name], value[name]);
    }
  };
  for (const [name, field] of Object.entries(module.fields)) visit(field, [name], document[name]);
}

function listOf(guild: GuildLists, to: string): readonly { id: string; type?: number }[] | null {
  const lists: Record<string, readonly { id: string; type?: number }[] | null> = {
    role: guild.roles,
    channel: guild.channels,
    voiceChannel: guild.voiceChannels,
    category: guild.categories,
  };
  return lists[to] ?? null;
}

function isMissing(guild: GuildLists, list: string): boolean {
  return guild[list as keyof GuildLists] === null;
}
