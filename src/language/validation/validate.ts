import { assignmentObstacle } from '../fields/assignable.ts';
import { permissionProblem } from '../fields/botPermissions.ts';
import { type Choice, choicesOf } from '../fields/choices.ts';
import { RANGE_KEYS } from '../fields/constraints.ts';
import { duplicates } from '../fields/duplicates.ts';
import { referenceList } from '../fields/guildLists.ts';
import type { Expression, GuildLists, Json, Path, Problem, Rule, SchemaError, SettingsDocument } from '../model.ts';
import { type FieldForPlan, fieldAt, type ModuleForPlan } from '../plans/resolveForPlan.ts';
import { environment, evaluate, evaluateCondition, isActive } from '../resolved/fieldState.ts';
import { limitsAt } from '../resolved/limits.ts';
import type { ResolvedModule } from '../resolved/resolvedModule.ts';
import { formatMessage } from '../text/message.ts';
import { equal } from '../values/equal.ts';
import { isObject } from '../values/isObject.ts';
import { formatPath, getIn, parsePath } from '../values/path.ts';
import { isRatcheted, measureOf } from './ratchet.ts';
import { errorPath, isOutside } from './schemaErrors.ts';
import { toleranceOf } from './tolerance.ts';

export interface ValidationInput {
  /** The document as the form shows it (see `view`). */
  document: SettingsDocument;
  /** The stored document's view: what it violates already may stay or get better. */
  saved?: SettingsDocument;
}

export interface Verdict {
  /** What refuses a save: fields first in the order of the module, then rules in theirs, then choices that are not offered. */
  problems: Problem[];
  /** What a person should know, and what a stored value violates without being refused. */
  warnings: Problem[];
}

/** Keywords that demand a value. They wait until the field is active; what a value has to look like holds always. */
const DEMANDS = new Set(['minLength', 'minItems']);

/** Judges a document for the module's plan and server: the same function in the form and on the server. */
export function validate(module: ResolvedModule, input: ValidationInput): Verdict {
  const { document, saved } = input;
  const { context } = module;
  const { validators, reads } = module.module;
  const tolerance = toleranceOf(module, input);
  const verdict: Verdict = { problems: [], warnings: [] };
  const report = (path: Path, rule: string, message: string, tolerated: boolean) => {
    const list = tolerated ? verdict.warnings : verdict.problems;
    const problem = { path: formatPath(path), rule, message };
    // What a rule and the field itself say in the same words is said once.
    if (!list.some((other) => other.path === problem.path && other.message === message)) list.push(problem);
  };

  // Lists above their limit, by JSON pointer. They may be as long as a body allows: their rows are not looked at.
  const overfull = new Set<string>();
  const broken = checkSchema();
  visitFields(module, document, (field, path, value) => {
    if (Array.isArray(value) && overfull.has(`/${path.join('/')}`)) return false;
    if (field.limits && typeof value === 'string') checkLimits(field, path, value);
    if (field.refers && typeof value === 'string' && value !== '') checkReference(field, path, value);
    if (field.uniqueItems && Array.isArray(value)) checkUnique(field, path, value);
    return true;
  });
  for (const [index, rule] of module.spec.rules.entries()) checkRule(rule, index);
  visitFields(module, document, (field, path, value) => {
    if (Array.isArray(value) && overfull.has(`/${path.join('/')}`)) return false;
    if (field.ui && value !== undefined) checkChoice(field, path, value);
    return true;
  });
  return verdict;

  /** Whether rules and demands at a path matter: they do not while nobody can change it. */
  function counts(path: Path): boolean {
    return isActive(module, path, document);
  }

  /** Returns the fields whose shape is wrong, which no rule may read. */
  function checkSchema(): Set<string> {
    const shapeless = new Set<string>();
    const validator = validators[context.plan];
    if (!validator) throw new Error(`No validator for the plan '${context.plan}'`);
    if (validator(document)) return shapeless;
    const errors = validator.errors ?? [];
    for (const error of errors) {
      if (error.keyword === 'maxItems' && !tolerance.of('maxItems', errorPath(error))) overfull.add(error.instancePath);
    }
    for (const { error, path } of inFieldOrder(module, errors.filter(isOutside(overfull)))) {
      const { keyword } = error;
      const field = fieldAt(module, path);
      if (keyword === 'type' || overfull.has(error.instancePath)) shapeless.add(String(path[0]));
      const value = getIn(document, path);
      if ((DEMANDS.has(keyword) || (field && equal(value, field.default))) && !counts(path)) continue;
      const locked = field?.lockedValues?.find((choice) => choice.value === value)?.message;
      report(path, keyword, locked || sentence(module, field, keyword, error), tolerance.of(keyword, path));
    }
    return shapeless;
  }

  function checkLimits(field: FieldForPlan, path: Path, value: string): void {
    if (!counts(path)) return;
    const env = environment(context, document, path);
    const limits = limitsAt(module, field, env);
    const conditions = (field.limits ?? []).map(({ when }) => when);
    const before = tolerance.wasActive(path) && unchanged(conditions, path) ? tolerance.before(path) : undefined;
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

  /** Here and not in the schema, which knows no cases of letters. */
  function checkUnique(field: FieldForPlan, path: Path, value: Json[]): void {
    const count = duplicates(value, field.uniqueItems).length;
    if (count === 0) return;
    const before = tolerance.before(path);
    const tolerated = Array.isArray(before) && duplicates(before, field.uniqueItems).length >= count;
    report(path, 'uniqueItems', sentence(module, field, 'uniqueItems'), tolerated);
  }

  function checkReference(field: FieldForPlan, path: Path, value: string): void {
    const refers = field.refers as NonNullable<FieldForPlan['refers']>;
    const { to, types } = refers;
    const same = tolerance.before(path) === value;
    const list = referenceList(context.guild, refers);
    if (list === null) {
      if (!same) report(path, 'unavailable', module.spec.standard.unavailable ?? '', false);
      return;
    }
    const target = list.find(({ id }) => id === value);
    const fits = target && (!types || (target.type !== undefined && types.includes(target.type)));
    const role = fits && refers.assignable ? context.guild.roles?.find(({ id }) => id === value) : undefined;
    const obstacle = fits ? role && assignmentObstacle(role, context.guild) : to;
    if (obstacle) report(path, 'reference', sentence(module, field, `reference.${obstacle}`), same);
    const lacking = fits && permissionProblem(module.spec, refers, target);
    if (lacking) report(path, 'reference', lacking, same);
  }

  /** A value that its control does not offer as things are may stay where it is, and cannot be chosen. */
  function checkChoice(field: FieldForPlan, path: Path, value: Json): void {
    const choices = choicesOf(field).filter((choice) => choice.value === value);
    if (choices.length === 0 || equal(value, tolerance.before(path) ?? field.default)) return;
    const env = environment(context, document, path);
    const offered = ({ visible, enabled }: Choice) =>
      evaluateCondition(module, visible, env) && evaluateCondition(module, enabled, env);
    if (choices.some(offered)) return;
    const reason = choices.find(({ disabledReason }) => disabledReason !== undefined)?.disabledReason;
    report(path, 'choice', reason ?? sentence(module, field, 'enum'), false);
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
    const names = expressions.flatMap((expression) => reads[expression] ?? []);
    if (names.some((read) => read.startsWith('self.') && broken.has(read.split('.')[1] as string))) return;
    if (!counts(path)) return;
    const missing = names.some((read) => read.startsWith('guild.') && isMissing(context.guild, read.slice(6)));
    const env = { ...environment(context, document, path), limit: rule.limit };
    if (!evaluateCondition(module, rule.when, env)) return;
    // Asked only of rules that are not kept: it compares what they read with what is stored.
    const tolerated = () => tolerance.wasActive(path) && unchanged(expressions, path);
    if (missing) {
      if (!tolerated()) report(path, 'unavailable', module.spec.standard.unavailable ?? '', false);
      return;
    }
    if (evaluateCondition(module, rule.rule, env)) return;
    const params = Object.entries(rule.params ?? {});
    const values = {
      limit: rule.limit,
      ...Object.fromEntries(params.map(([name, expression]) => [name, evaluate(module, expression, env)])),
    };
    report(
      path,
      `rule:${index}`,
      formatMessage(rule.message, values, module.spec.language),
      rule.severity === 'warning' || tolerated(),
    );
  }

  /** Whether all values of the document that the expressions read are as they were saved. */
  function unchanged(expressions: Expression[], path: Path): boolean {
    const row = path.slice(0, path.findIndex((key) => typeof key === 'number') + 1);
    return expressions
      .flatMap((expression) => reads[expression] ?? [])
      .every((read) => {
        const [root, name] = read.split('.');
        if (root === 'self') return equal(document[name as string], saved?.[name as string]);
        if (root !== 'item') return true;
        const own = [...row, name as string];
        return equal(getIn(document, own), tolerance.before(own));
      });
  }
}

/** The author's sentence for a violated constraint, or the standard one. */
function sentence(
  module: ModuleForPlan,
  field: FieldForPlan | undefined,
  keyword: string,
  error?: SchemaError,
): string {
  const own = field?.messages?.[keyword] ?? field?.messages?.[RANGE_KEYS[keyword] ?? ''];
  if (own !== undefined) return own;
  const name = error?.params.additionalProperty;
  const { standard, language } = module.spec;
  return formatMessage(standard[keyword] ?? keyword, { ...error?.params, title: field?.title, name }, language);
}

function inFieldOrder(module: ModuleForPlan, errors: SchemaError[]): { error: SchemaError; path: Path }[] {
  const order = new Map(Object.keys(module.fields).map((name, index) => [name, index]));
  const rank = (path: Path) => order.get(String(path[0])) ?? -1;
  return errors.map((error) => ({ error, path: errorPath(error) })).sort((a, b) => rank(a.path) - rank(b.path));
}

/** Answers whether the parts of the value are to be visited, too. */
type Visitor = (field: FieldForPlan, path: Path, value: Json | undefined) => boolean;

function visitFields(module: ModuleForPlan, document: SettingsDocument, visitor: Visitor): void {
  const visit = (field: FieldForPlan, path: Path, value: Json | undefined) => {
    if (!visitor(field, path, value)) return;
    const { items, properties } = field;
    if (items && Array.isArray(value)) for (const [index, row] of value.entries()) visit(items, [...path, index], row);
    if (properties && isObject(value)) {
      for (const [name, part] of Object.entries(properties)) visit(part, [...path, name], value[name]);
    }
  };
  for (const [name, field] of Object.entries(module.fields)) visit(field, [name], document[name]);
}

function isMissing(guild: GuildLists, list: string): boolean {
  return guild[list as keyof GuildLists] === null;
}
