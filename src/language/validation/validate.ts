import { counterpartPath, entryOf, generatedKey, listNamed, rowPaths } from '../documents/rows.ts';
import { type MapForm, mapKey } from '../documents/wire.ts';
import { assignmentObstacle } from '../fields/assignable.ts';
import { permissionProblem } from '../fields/botPermissions.ts';
import { type Choice, choicesOf } from '../fields/choices.ts';
import { RANGE_KEYS } from '../fields/constraints.ts';
import { dangersOf, givesRole } from '../fields/dangers.ts';
import { comparedValues, duplicateEntries, repeatedAt, repeatedRows } from '../fields/duplicateEntries.ts';
import { isEmpty } from '../fields/required.ts';
import { guildEntryOf, isAllowed, isUnavailable, targetOf } from '../fields/targets.ts';
import { totalLength } from '../fields/totalLength.ts';
import type { Expression, Json, Path, Problem, Reference, Rule, SchemaError, SettingsDocument } from '../model.ts';
import { type FieldForPlan, fieldAt, isLockedAt, type ModuleForPlan } from '../plans/resolveForPlan.ts';
import { environment, evaluate, evaluateCondition, isActive } from '../resolved/fieldState.ts';
import { limitsAt } from '../resolved/limits.ts';
import type { ResolvedModule } from '../resolved/resolvedModule.ts';
import { formatMessage, interpolate } from '../text/message.ts';
import { equal } from '../values/equal.ts';
import { isObject } from '../values/isObject.ts';
import { formatPath, getIn, parsePath } from '../values/path.ts';
import { isRatcheted, measureOf } from './ratchet.ts';
import { errorPath, isOutside } from './schemaErrors.ts';
import { toleranceOf } from './tolerance.ts';
import type { ValidationInput } from './validationInput.ts';

export interface ValidationResult {
  /**
   * Errors that prevent a save: those of fields in the module's order, then of rules in theirs, then unavailable
   * choices.
   */
  problems: Problem[];
  /** Warnings, among them violations that are tolerated because they are stored. */
  warnings: Problem[];
  /** The schema accepts the document, so every value has its type. */
  isWellFormed: boolean;
}

/** Keywords that require a value to be given. They apply only to active fields; all others apply always. */
const REQUIRING_KEYWORDS = new Set(['minLength', 'minItems']);

/** Validates a document for the module's plan and guild. Forms and the server use this same function. */
export function validate(module: ResolvedModule, input: ValidationInput): ValidationResult {
  const { document, saved } = input;
  const { context } = module;
  const { validators, reads } = module.module;
  const tolerance = toleranceOf(module, input);
  const result: ValidationResult = { problems: [], warnings: [], isWellFormed: false };
  const report = (path: Path, rule: string, message: string, tolerated: boolean) => {
    const list = tolerated ? result.warnings : result.problems;
    const problem = { path: formatPath(path), rule, message };
    // A rule and the field's own schema may report the same message.
    if (!list.some((other) => other.path === problem.path && other.message === message)) list.push(problem);
  };

  const missingLists = new Set(
    Object.entries(context.guild).flatMap(([name, list]) => (list === null ? `guild.${name}` : [])),
  );
  // Lists above their limit, by JSON pointer. Their rows are not validated: there may be as many as fit a request body.
  const overlongLists = new Set<string>();
  const malformed = checkSchema();
  visitFields(module, document, (field, path, value) => {
    if (Array.isArray(value) && overlongLists.has(`/${path.join('/')}`)) return false;
    if (field.required && isEmpty(value)) checkRequired(path);
    if (field.limits && typeof value === 'string') checkLimits(field, path, value);
    if (field.refers && typeof value === 'string' && value !== '') checkReference(field.refers, path, value);
    if (field.maxTotalLength !== undefined && isObject(value)) checkTotalLength(field, path, value);
    if (field.uniqueItems && Array.isArray(value)) checkUnique(field, path, value);
    if (field.format === 'schedule' && Array.isArray(value)) checkOverlaps(field, path, value);
    if (field.uniqueBy && Array.isArray(value)) checkUniqueBy(field.uniqueBy, path, value);
    if (field.ui?.entriesOf !== undefined && typeof value === 'string') checkEntry(field.ui.entriesOf, path, value);
    return true;
  });
  for (const [index, rule] of module.spec.rules.entries()) checkRule(rule, index);
  visitFields(module, document, (field, path, value) => {
    if (Array.isArray(value) && overlongLists.has(`/${path.join('/')}`)) return false;
    if (field.ui && value !== undefined) checkChoice(field, path, value);
    if (field.wire?.as === 'map' && Array.isArray(value)) checkKeys(field, field.wire, path, value);
    return true;
  });
  return result;

  /** Reports schema errors. Returns the top-level fields with values of a wrong type, which rules must not read. */
  function checkSchema(): Set<string> {
    const wrongTypes = new Set<string>();
    const validator = validators[context.plan];
    if (!validator) throw new Error(`No validator for the plan '${context.plan}'`);
    result.isWellFormed = validator(document);
    if (result.isWellFormed) return wrongTypes;
    const errors = validator.errors ?? [];
    for (const error of errors) {
      if (error.keyword !== 'maxItems' || tolerance.allows('maxItems', errorPath(error))) continue;
      overlongLists.add(error.instancePath);
    }
    for (const { error, path } of inFieldOrder(module, errors.filter(isOutside(overlongLists)))) {
      const { keyword } = error;
      const field = fieldAt(module, path);
      if (keyword === 'type' || overlongLists.has(error.instancePath)) wrongTypes.add(String(path[0]));
      const value = getIn(document, path);
      const isUnset = field && equal(value, field.default) && !isGeneratedKey(path);
      const needsActiveField = REQUIRING_KEYWORDS.has(keyword) || isUnset;
      if (needsActiveField && !isActive(module, path, document)) continue;
      // That nothing is entered is one problem, whatever else it breaks.
      if (keyword !== 'type' && field?.required && isEmpty(value) && isDemanded(path)) continue;
      const lockMessage = field?.lockedValues?.find((choice) => choice.value === value)?.message;
      report(path, keyword, lockMessage || messageFor(module, path, keyword, error), tolerance.allows(keyword, path));
    }
    return wrongTypes;
  }

  /** Forms always give a row its key, so one without a key has not merely been left empty. */
  function isGeneratedKey(path: Path): boolean {
    return path.length > 2 && generatedKey(fieldAt(module, path.slice(0, -2))) === path.at(-1);
  }

  function isDemanded(path: Path): boolean {
    return isActive(module, path, document) && !isLockedAt(module, path);
  }

  function checkRequired(path: Path): void {
    if (!isDemanded(path)) return;
    const tolerated = tolerance.wasActive(path) && isEmpty(tolerance.before(path));
    report(path, 'required', messageFor(module, path, 'required'), tolerated);
  }

  function checkLimits(field: FieldForPlan, path: Path, value: string): void {
    if (!isActive(module, path, document)) return;
    const env = environment(context, document, path);
    const limits = limitsAt(module, field, env);
    const conditions = (field.limits ?? []).map(({ when }) => when);
    const before = tolerance.wasActive(path) && isUnchanged(conditions, path) ? tolerance.before(path) : undefined;
    const { maxLength = Infinity } = limits;
    // The schema has already reported a text above the field's own limit.
    if (value.length > maxLength && value.length <= (field.maxLength ?? Infinity)) {
      report(path, 'maxLength', limits.messages.length ?? '', isRatcheted('maxLength', value, before));
    }
    if (limits.maxLines !== undefined && measureOf('maxLines', value) > limits.maxLines) {
      report(path, 'maxLines', limits.messages.lines ?? '', isRatcheted('maxLines', value, before));
    }
  }

  function checkTotalLength(field: FieldForPlan, path: Path, value: Json): void {
    const length = totalLength(field, value);
    if (length <= (field.maxTotalLength ?? Infinity) || !isActive(module, path, document)) return;
    const before = tolerance.before(path);
    const tolerated = tolerance.wasActive(path) && length <= totalLength(field, before ?? null);
    report(path, 'maxTotalLength', messageFor(module, path, 'maxTotalLength'), tolerated);
  }

  /** Not left to JSON Schema, which cannot ignore case. */
  function checkUnique(field: FieldForPlan, path: Path, value: Json[]): void {
    const count = duplicateEntries(value, field.uniqueItems).length;
    if (count === 0) return;
    const before = tolerance.before(path);
    const tolerated = Array.isArray(before) && duplicateEntries(before, field.uniqueItems).length >= count;
    report(path, 'uniqueItems', messageFor(module, path, 'uniqueItems'), tolerated);
  }

  function checkUniqueBy(names: readonly string[], path: Path, rows: Json[]): void {
    const before = tolerance.before(path);
    const alike = (list: readonly Json[], values: string | undefined) =>
      list.filter((row) => comparedValues(row, names) === values).length;
    for (const index of repeatedRows(rows, names)) {
      const at = [...path, index, names[0] ?? ''];
      if (!isActive(module, at, document)) continue;
      const values = comparedValues(rows[index], names);
      const wasStored = Array.isArray(before) && alike(before, values) >= alike(rows, values);
      const tolerated = wasStored && tolerance.wasActive(at);
      report(at, 'uniqueBy', messageFor(module, path, 'uniqueBy'), tolerated);
    }
  }

  /**
   * Entries with the same key would become one in the API, so this also applies to hidden and disabled lists. What another
   * check has said about the key is enough.
   */
  function checkKeys({ messages }: FieldForPlan, wire: MapForm, path: Path, rows: Json[]): void {
    const tolerated = equal(rows, tolerance.before(path));
    for (const index of repeatedAt(rows.map((row) => (isObject(row) ? mapKey(wire, row) : undefined)))) {
      const at = [...path, index, wire.key];
      if (result.problems.some((problem) => problem.path === formatPath(at))) continue;
      report(at, 'uniqueBy', messages?.uniqueBy ?? messageFor(module, at, 'uniqueBy'), tolerated);
    }
  }

  /** A schedule that was stored with overlaps may stay as it is. */
  function checkOverlaps(field: FieldForPlan, path: Path, rows: Json[]): void {
    if (!isActive(module, path, document)) return;
    const tolerated = tolerance.wasActive(path) && equal(rows, tolerance.before(path));
    const begins = field.items?.properties?.at ? 'at' : 'from';
    for (const index of module.spec.times?.overlappingRows(rows) ?? []) {
      report([...path, index, begins], 'overlap', messageFor(module, path, 'overlap'), tolerated);
    }
  }

  /** A chosen entry of another list must be there. What was missing when it was stored may stay. */
  function checkEntry(list: string, path: Path, value: string): void {
    const [top = list] = list.split('.');
    if (value === '' || malformed.has(top) || !listNamed(module, list)) return;
    if (entryOf(module, document, list, value, path)) return;
    if (!isActive(module, path, document)) return;
    report(path, 'reference', messageFor(module, path, 'reference.entry'), wasMissing(list, path, value));
  }

  /** Whether the same choice is stored, and its entry was missing already. */
  function wasMissing(list: string, path: Path, value: string): boolean {
    const before = saved && counterpartPath(module, document, saved, path);
    if (!saved || !before) return false;
    if (getIn(saved, before) !== value || entryOf(module, saved, list, value, before)) return false;
    return tolerance.wasActive(path);
  }

  function checkReference(reference: Reference, path: Path, value: string): void {
    const target = targetOf(reference, value);
    if (!target) return;
    // Lazy, like the rest of the tolerance: nearly everything in a document is fine.
    const isStored = () => tolerance.before(path) === value;
    const entry = guildEntryOf(context.guild, reference, target);
    if (entry === undefined) {
      const undecided = isUnavailable(context.guild, reference, target) && !isStored();
      if (undecided) report(path, 'unavailable', module.spec.standard.unavailable ?? '', false);
      return;
    }
    const found = entry && isAllowed(reference, entry) ? entry : null;
    const role = found && reference.assignable ? context.guild.roles?.find(({ id }) => id === target.id) : undefined;
    const obstacle = found ? role && assignmentObstacle(role, context.guild) : target.kind;
    if (obstacle) report(path, 'reference', messageFor(module, path, `reference.${obstacle}`), isStored());
    const [danger] =
      role && !obstacle && givesRole(reference) ? dangersOf(module.spec.standard, role, context.guild) : [];
    if (danger !== undefined && isActive(module, path, document)) {
      report(path, 'given', interpolate(messageFor(module, path, 'reference.given'), { ability: danger }), true);
    }
    const lacking = found && permissionProblem(module.spec, reference, found);
    if (lacking) report(path, 'reference', lacking, isStored());
  }

  /** A choice that is hidden or disabled at the moment may stay if it is stored, but cannot be selected. */
  function checkChoice(field: FieldForPlan, path: Path, value: Json): void {
    const choices = choicesOf(field).filter((choice) => choice.value === value);
    if (choices.length === 0) return;
    const env = environment(context, document, path);
    const isAvailable = ({ visible, enabled }: Choice) =>
      evaluateCondition(module, visible, env) && evaluateCondition(module, enabled, env);
    if (choices.some(isAvailable) || equal(value, tolerance.before(path) ?? field.default)) return;
    const reason = choices.find(({ disabledReason }) => disabledReason !== undefined)?.disabledReason;
    report(path, 'choice', reason ?? messageFor(module, path, 'enum'), false);
  }

  function checkRule(rule: Rule, index: number): void {
    if (rule.each === undefined) {
      checkRuleAt(rule, index, []);
      return;
    }
    const [setting = ''] = rule.each.split('.');
    if (malformed.has(setting)) return;
    for (const row of rowPaths(document, rule.each)) checkRuleAt(rule, index, row);
  }

  function checkRuleAt(rule: Rule, index: number, base: Path): void {
    const path = [...base, ...parsePath(rule.at)];
    const expressions = [rule.rule, ...(rule.when ? [rule.when] : [])];
    const reading = (isOne: (read: string) => boolean) =>
      expressions.some((expression) => reads[expression]?.some(isOne));
    if (malformed.size > 0 && reading(readsMalformed)) return;
    if (!isActive(module, path, document)) return;
    const around = environment(context, document, path);
    const env = rule.limit === undefined ? around : { ...around, limit: rule.limit };
    if (!evaluateCondition(module, rule.when, env)) return;
    // Lazy, since it compares everything the rule reads with what is stored.
    const isTolerated = () => tolerance.wasActive(path) && isUnchanged(expressions, path);
    if (reading((read) => missingLists.has(read))) {
      if (!isTolerated()) report(path, 'unavailable', module.spec.standard.unavailable ?? '', false);
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
      rule.severity === 'warning' || isTolerated(),
    );
  }

  function readsMalformed(read: string): boolean {
    const [root, name = ''] = read.split('.');
    return root === 'self' && malformed.has(name);
  }

  /** Whether every value of the document that the expressions read is as it was stored. */
  function isUnchanged(expressions: Expression[], path: Path): boolean {
    const rows = path.flatMap((key, depth) => (typeof key === 'number' ? [path.slice(0, depth + 1)] : []));
    const rowNamed: Record<string, Path | undefined> = { item: rows.at(-1), parent: rows.at(-2) };
    return expressions
      .flatMap((expression) => reads[expression] ?? [])
      .every((read) => {
        const [root, name = ''] = read.split('.');
        if (root === 'self') return equal(document[name], saved?.[name]);
        const row = rowNamed[root ?? ''];
        if (!row) return true;
        const property = [...row, name];
        return equal(getIn(document, property), tolerance.before(property));
      });
  }
}

/** The message for a violated keyword: the field's own, or the standard one. */
function messageFor(module: ModuleForPlan, path: Path, keyword: string, error?: SchemaError): string {
  const field = fieldAt(module, path);
  const own = field?.messages?.[keyword] ?? field?.messages?.[RANGE_KEYS[keyword] ?? ''];
  if (own !== undefined) return own;
  const name = error?.params.additionalProperty;
  const { standard, language, times } = module.spec;
  // The pattern of a date or schedule is its type.
  const rule = field?.format && keyword === 'pattern' ? 'type' : keyword;
  const inWords = (limit: unknown) =>
    field?.format === 'duration' && typeof limit === 'number' ? (times?.format(limit, language) ?? limit) : limit;
  const params = Object.fromEntries(Object.entries(error?.params ?? {}).map(([key, value]) => [key, inWords(value)]));
  return formatMessage(standard[rule] ?? rule, { ...params, title: titleAt(module, path), name }, language);
}

/** The title of a field, or of the nearest part around it that has one: entries of plain lists have none. */
function titleAt(module: ModuleForPlan, path: Path): string | undefined {
  return fieldAt(module, path)?.title || (path.length > 1 ? titleAt(module, path.slice(0, -1)) : undefined);
}

function inFieldOrder(module: ModuleForPlan, errors: SchemaError[]): { error: SchemaError; path: Path }[] {
  const order = new Map(Object.keys(module.fields).map((name, index) => [name, index]));
  const rank = (path: Path) => order.get(String(path[0])) ?? -1;
  return errors.map((error) => ({ error, path: errorPath(error) })).sort((a, b) => rank(a.path) - rank(b.path));
}

/** Returns whether to visit the parts of the value too. */
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
