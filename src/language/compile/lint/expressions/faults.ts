import { functions } from '../../../functions/index.ts';
import type { Field } from '../../../model.ts';
import { instead, nearest } from '../../../text/nearest.ts';
import { DURATION, SCHEDULE, TIMESTAMP, WEEKLY_TIMES } from '../../../time/celTypes.ts';
import { isObject } from '../../../values/isObject.ts';
import { functionNamed } from '../../expressions/code.ts';
import { fieldNamed, fieldsOf, isOfAnswer, type PlacedExpression, parentList } from '../../expressions/collect.ts';
import type { ExpressionFault } from '../../expressions/expressions.ts';
import { limitsOf } from '../../expressions/limits.ts';
import { titledSettings } from '../../expressions/titles.ts';
import { ROLE, USER, USER_SCREEN } from '../../expressions/typeEnvironment.ts';
import { partAt } from '../../meta/partAt.ts';
import { names } from '../names.ts';
import type { Finding, LintModule, LintProject, ModuleLint } from '../types.ts';

const LIST_METHODS = ['exists', 'exists_one', 'all', 'filter', 'map'];
const TEXT_METHODS = ['contains', 'startsWith', 'endsWith', 'matches'];
const METHODS = [...TEXT_METHODS, 'size', ...LIST_METHODS];
/** What other languages call what expressions have under another name. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  any: 'Write exists, like self.items.exists(i, i.price > 5).',
  some: 'Write exists, like self.items.exists(i, i.price > 5).',
  every: 'Write all, like self.items.all(i, i.price > 5).',
  count: 'Write size(…) of the list, or of those that fit: size(self.items.filter(i, i.price > 5)).',
  length: 'Write size(…).',
  len: 'Write size(…).',
  includes: "Write contains for a text, and in for a list, like 'a' in self.items.",
};
const LIST_OF_FUNCTIONS = 'docs/schemas.md lists what expressions can use.';

/** Faults that the type checker finds in expressions: unknown names and functions, and types that do not fit. */
export const faults: ModuleLint = (module, project) =>
  module.expressions.faults.flatMap(({ expression, fault }) => {
    const { source, pointer } = expression;
    if (READS_MODULE.test(source.slice(0, fault.start)) && wrongUses(module, project)) return [];
    const { start, end, ...text } = explain(module, project, expression, fault);
    return [{ file: module.file, pointer, expression: { source, start, end }, ...text }];
  });

/** What precedes the id of another module. While a name in `uses` or that module itself is wrong, that is the finding. */
const READS_MODULE = /\bmodules\.$/;

function wrongUses(module: LintModule, project: LintProject): boolean {
  const isLoaded = (id: string) => project.modules.some((one) => one.id === id);
  return (
    names(module, project).some(({ pointer: [part, key] }) => part === 'calls' && key === 'uses') ||
    (module.spec.calls?.uses ?? []).some((use) => !isLoaded(use.module))
  );
}

interface Explained {
  reason: string;
  advice: string;
  start: number;
  end: number;
}

function explain(
  module: LintModule,
  project: LintProject,
  expression: PlacedExpression,
  { message, start, end }: ExpressionFault,
): Explained {
  const range = { start, end: Math.max(end, start + 1) };
  const { source } = expression;
  const key = /^No such key: (\w+)/.exec(message)?.[1];
  if (key !== undefined) return { ...range, ...unknownKey(module, project, expression, key, source.slice(0, start)) };
  const variable = /^Unknown variable: (\w+)/.exec(message)?.[1];
  if (variable !== undefined) return { ...range, ...unknownVariable(module, expression, variable) };
  const call = /^found no matching overload for '(?:[^'(]*\.)?(\w+)\((.*)\)'/.exec(message);
  if (call) {
    const [, name = '', given = ''] = call;
    return { ...callRange(source, name, range), ...wrongCall(name, given, message) };
  }
  const unusable = /^\.?(\w+)\(\) cannot be used/.exec(message)?.[1];
  if (unusable !== undefined) return { ...callRange(source, unusable, range), ...unknownFunction(unusable) };
  const operator = /^no such overload: (?:(\S+) )?(\S+?) ?(\S+)$/.exec(message);
  if (operator) return { ...range, ...wrongOperator(operator) };
  return { ...range, ...syntax(message, source, start) };
}

/** The range of a call's name; the checker reports that of the whole call. */
function callRange(source: string, name: string, range: { start: number; end: number }) {
  const at = source.indexOf(`${name}(`, range.start);
  return at < 0 || at >= range.end ? range : { start: at, end: at + name.length };
}

function unknownKey(
  module: LintModule,
  project: LintProject,
  expression: PlacedExpression,
  key: string,
  before: string,
): Pick<Finding, 'reason' | 'advice' | 'snippet'> {
  const { spec } = module;
  const owner = /([\w.]+(?:\([^()]*\))?)\.\s*$/.exec(before)?.[1] ?? '';
  if (expression.withoutDocument && owner === 'self' && expression.pointer.includes('params')) {
    return {
      reason: 'The texts of a setting are filled in once, so its `params` cannot read `self`.',
      advice: 'Read another module, `plan` or `texts` instead.',
    };
  }
  if (expression.withoutDocument && owner === 'self') {
    return {
      reason: 'A condition in `requires` is evaluated before settings are loaded, so it cannot read `self`.',
      advice: 'Read `plan` or another module instead, or make it a rule.',
    };
  }
  const used = owner.startsWith('modules.') ? owner.slice('modules.'.length) : undefined;
  if (owner === 'modules') {
    const name = /^\w+\.(\w+)/.exec(expression.source.slice(before.length))?.[1];
    return {
      reason: `This module does not read settings of the module '${key}'.`,
      ...(addedUse(project, key, name) ?? {
        advice: near(key, spec.calls?.uses?.map((use) => use.module) ?? []) ?? 'Add it to `uses` in `calls`.',
      }),
    };
  }
  if (used !== undefined) {
    const documents = spec.calls?.uses?.filter((use) => use.module === used).map((use) => use.document) ?? [];
    const calls = project.modules.find(({ id }) => id === used)?.spec.calls?.documents ?? [];
    const fields = calls.filter(({ id }) => documents.includes(id)).flatMap((call) => call.fields);
    return {
      reason: `The documents of '${used}' in \`uses\` have no setting '${key}'.`,
      ...(addedUse(project, used, key) ?? { advice: instead(key, fields) }),
    };
  }
  if (owner === 'texts') {
    const words = Object.keys(spec.texts ?? {});
    return { reason: `There is no word '${key}' in \`texts\`.`, advice: near(key, words) ?? 'Add it to `texts`.' };
  }
  if (owner === 'titles') {
    const reason = `There is no setting '${key}' whose choices have titles.`;
    return { reason, advice: instead(key, Object.keys(titledSettings(spec))) };
  }
  if (/^limits\b/.test(owner)) return unknownLimit(module, owner.split('.').slice(1), key);
  const ofUser = spec.screen.scope === 'user';
  if (owner === 'user')
    return { reason: `\`user\` has no '${key}'.`, advice: instead(key, Object.keys(ofUser ? USER_SCREEN : USER)) };
  if (owner === 'lists') {
    const lists = Object.keys(spec.lists ?? {});
    return { reason: `There is no list '${key}' in \`lists\`.`, advice: near(key, lists) ?? 'Add it to `lists`.' };
  }
  if (/^role\(/.test(owner)) return { reason: `A role has no '${key}'.`, advice: instead(key, Object.keys(ROLE)) };
  if (owner === 'item' && isOfAnswer(expression.each)) {
    const values = Object.keys(fieldsOf(spec, expression.each));
    return { reason: `This block reads no value '${key}'.`, advice: instead(key, values) };
  }
  const group = groupNamed(module, expression, owner);
  if (group)
    return { reason: `The group '${owner}' has no setting '${key}'.`, advice: instead(key, Object.keys(group)) };
  const names = owner === 'self' ? Object.keys(spec.settings.properties) : rowNames(module, expression, owner);
  const place = owner === 'self' ? 'This module' : `An entry of ${listsOf(module, expression, owner)}`;
  return { reason: `${place} has no setting '${key}'.`, advice: instead(key, names) };
}

/** What to add to `uses` for a setting of another module; undefined if there is no such setting. */
function addedUse(
  { modules }: LintProject,
  id: string,
  name: string | undefined,
): Pick<Finding, 'advice' | 'snippet'> | undefined {
  const documents = modules.find((one) => one.id === id)?.spec.calls?.documents ?? [];
  const document = documents.find(({ fields }) => name !== undefined && fields.includes(name))?.id;
  if (document === undefined) return undefined;
  return { advice: 'Add this to `uses` in `calls`:', snippet: `{ "module": "${id}", "document": "${document}" }` };
}

/** The settings of the group that an expression names, as in self.embed. */
function groupNamed({ spec }: LintModule, { each }: PlacedExpression, owner: string): Field['properties'] {
  const [root, ...path] = owner.split('.');
  const entries: Readonly<Record<string, string | undefined>> = { item: each, parent: parentList(spec, each) };
  if (path.length === 0 || (root !== 'self' && entries[root ?? ''] === undefined)) return undefined;
  return fieldNamed(fieldsOf(spec, entries[root ?? '']), path.join('.'))?.properties;
}

function unknownLimit({ spec }: LintModule, inside: string[], key: string): { reason: string; advice: string } {
  const limits = partAt(limitsOf(spec), inside);
  const names = isObject(limits) ? Object.keys(limits) : [];
  const reason =
    inside.length === 0
      ? `There is no setting '${key}' with a limit in this module.`
      : `'${inside.join('.')}' has no limit '${key}' on every plan.`;
  return { reason, advice: instead(key, names) };
}

function rowNames(module: LintModule, expression: PlacedExpression, owner: string): string[] {
  if (owner === 'item') return Object.keys(fieldsOf(module.spec, expression.each));
  if (owner === 'parent') return Object.keys(fieldsOf(module.spec, parentList(module.spec, expression.each)));
  const { settings, lists = {} } = module.spec;
  return [
    ...Object.values(settings.properties).flatMap((field) => Object.keys(field.items?.properties ?? {})),
    ...Object.values(lists).flatMap(({ entries }) => Object.keys(entries)),
  ];
}

function listsOf(module: LintModule, expression: PlacedExpression, owner: string): string {
  if (owner === 'item' && expression.each !== undefined) return `'${expression.each}'`;
  if (owner === 'parent') return `'${parentList(module.spec, expression.each)}'`;
  const lists = Object.entries(module.spec.settings.properties).filter(([, field]) => field.items?.properties);
  return lists.length === 1 ? `'${lists[0]?.[0]}'` : 'that list';
}

function unknownVariable(module: LintModule, expression: PlacedExpression, name: string) {
  if (name === 'item') {
    return {
      reason: '`item` is an entry of a list, but this expression does not belong to a list.',
      advice: 'Name the list in `each`, or read a setting of the module with `self.`.',
    };
  }
  if (name === 'parent') {
    return {
      reason: '`parent` is the entry around `item`, but this expression does not belong to a list inside an entry.',
      advice: 'Name the inner list in `each`, like prizes.tiers, or read a setting of the module with `self.`.',
    };
  }
  if (name === 'limit' && expression.pointer[0] === 'rules') {
    return { reason: 'This rule has no `limit`.', advice: 'Add the number to the rule as `limit`.' };
  }
  const caller = new RegExp(`\\.(\\w+)\\(\\s*${name}\\s*,`).exec(expression.source)?.[1];
  if (caller !== undefined && !METHODS.includes(caller)) {
    return {
      reason: `There is no function '${caller}' for lists.`,
      advice: meant(caller) ?? `Write one of: ${LIST_METHODS.join(', ')}.`,
    };
  }
  const called = new RegExp(`(?<!\\.)\\b(\\w+)\\([^()]*\\b${name}\\s*,`).exec(expression.source)?.[1] ?? '';
  if (meant(called) !== undefined || LIST_METHODS.includes(called)) return unknownFunction(called);
  const scopes: [string, Record<string, unknown>][] = [['self', module.spec.settings.properties]];
  if (expression.each !== undefined) scopes.unshift(['item', fieldsOf(module.spec, expression.each)]);
  for (const [scope, fields] of scopes) {
    if (Object.hasOwn(fields, name)) {
      return { reason: `'${name}' is not a variable.`, advice: `Write ${scope}.${name}.` };
    }
  }
  const own = module.spec.screen.scope === 'user' ? ['page'] : [];
  const parent = parentList(module.spec, expression.each) === undefined ? [] : ['parent'];
  const item = expression.each === undefined ? [] : ['item', ...parent];
  const lists = module.spec.lists ? ['lists'] : [];
  const limit = expression.withLimit ? ['limit'] : [];
  const roots = [
    'self',
    ...item,
    ...limit,
    'limits',
    ...lists,
    'modules',
    'plan',
    'soldPlans',
    'texts',
    'titles',
    'user',
    ...own,
  ];
  return { reason: `Expressions cannot read '${name}'.`, advice: instead(name, roots) };
}

function wrongCall(name: string, given: string, message: string) {
  const entry = functionNamed(name);
  const isMethod = /'[^'(]*\./.test(message);
  if (!entry && name !== 'size' && !(isMethod && METHODS.includes(name))) return unknownFunction(name);
  const kinds = given === '' ? 'nothing' : given.split(', ').map(kind).join(' and ');
  const wanted = entry ? wantedBy([entry.signature].flat()) : isMethod ? 'text' : 'a text or a list';
  return { reason: `${name}() is given ${kinds}.`, advice: `Give it ${wanted}.` };
}

function wantedBy(signatures: readonly string[]): string {
  const wanted = signatures.map((signature) => {
    const args = /\((.*)\)/.exec(signature)?.[1] ?? '';
    return args === '' ? 'nothing' : args.split(', ').map(kind).join(' and ');
  });
  return [...new Set(wanted)].join(', or ');
}

function unknownFunction(name: string) {
  if (METHODS.includes(name)) {
    const correct = TEXT_METHODS.includes(name) ? `self.name.${name}('x')` : `self.items.${name}(i, …)`;
    return { reason: `${name}() stands behind what it is about.`, advice: `Write it like ${correct}.` };
  }
  const names = [...Object.keys(functions), ...METHODS];
  return {
    reason: `There is no function '${name}'.`,
    advice: meant(name) ?? near(name, names) ?? LIST_OF_FUNCTIONS,
  };
}

/** What to write for a function of another language. */
function meant(name: string): string | undefined {
  return Object.hasOwn(ELSEWHERE, name) ? ELSEWHERE[name] : undefined;
}

function wrongOperator([, left, sort = '', right = '']: RegExpExecArray) {
  const [a, b] = [left && kind(left), kind(right)];
  if (right === 'null' || left === 'null') {
    return {
      reason: 'An expression cannot compare with null.',
      advice: 'Write chosen(…) to ask whether a role or channel is chosen, or !chosen(…) for none.',
    };
  }
  if (a === undefined)
    return { reason: `'${sort}' cannot be applied to ${b}.`, advice: 'Compare it first, like size(…) > 0.' };
  if (sort === '==' || sort === '!=') {
    return {
      reason: `This compares ${a} with ${b}, which are never equal.`,
      advice: 'Compare two values of the same kind.',
    };
  }
  const reason = `'${sort}' cannot combine ${a} with ${b}.`;
  const logical = sort === '&&' || sort === '||';
  return { reason, advice: `Write ${logical ? 'a yes or no' : 'values that fit'} on both sides of it.` };
}

/** What other languages write where expressions have signs of their own. */
const FOREIGN_SIGNS: readonly [written: RegExp, sign: string][] = [
  [/^=/, '== to compare'],
  [/^[“”„‘’«»]/, "straight quotes, like 'this'"],
  [/^\s*(?:and)\b/i, '&& for “and”'],
  [/^\s*(?:or)\b/i, '|| for “or”'],
  [/^\s*(?:not)\b/i, '! for “not”'],
  [/^<>/, '!= for “is not”'],
  [/^if\b/, 'condition ? one value : another'],
];

function syntax(message: string, source: string, start: number) {
  if (/^(?:Unexpected|Reserved)/.test(message)) {
    // The checker stops inside of a word that it does not expect.
    const word = source.slice(0, start).search(/\w+\s*$/);
    const places = [start, start - 1, word];
    const sign = FOREIGN_SIGNS.find(([written]) => places.some((at) => at >= 0 && written.test(source.slice(at))))?.[1];
    if (sign !== undefined)
      return { reason: 'The expression cannot be understood from here on.', advice: `Write ${sign}.` };
  }
  if (/^List index/.test(message)) {
    return {
      reason: 'A list has no settings of its own; its entries do.',
      advice: 'Ask about its entries, like self.items.all(i, i.price > 5), or use size(…) for how many there are.',
    };
  }
  if (/EOF/.test(message))
    return { reason: 'The expression ends too early.', advice: 'Finish it, or remove what is left over.' };
  if (/Unterminated string/.test(message))
    return { reason: 'A text has no closing quote.', advice: "Put ' at its end." };
  if (/^Cannot index/.test(message))
    return { reason: 'This value has no properties.', advice: 'Remove the dot and what follows it.' };
  if (/Ternary/.test(message)) {
    return { reason: 'The two results of `? :` are of different kinds.', advice: 'Use two of the same kind.' };
  }
  if (/bool/.test(message))
    return { reason: 'A condition is needed here.', advice: 'Compare the value with something.' };
  return { reason: 'The expression cannot be understood from here on.', advice: LIST_OF_FUNCTIONS };
}

function near(name: string, names: readonly string[]): string | undefined {
  return nearest(name, names) === undefined ? undefined : instead(name, names);
}

const ENTRIES: Readonly<Record<string, string>> = {
  string: ' of texts',
  int: ' of numbers',
  double: ' of numbers',
  [DURATION]: ' of durations',
};

/** A CEL type in words. */
export function kind(type: string): string {
  if (type === 'bool') return 'a yes or no';
  if (type === 'int' || type === 'double') return 'a number';
  if (type === 'string') return 'a text';
  if (type === TIMESTAMP) return 'a date or a moment';
  if (type === DURATION) return 'a duration';
  if (type === SCHEDULE) return 'a schedule';
  if (type === WEEKLY_TIMES) return 'a schedule of times without an end';
  const entries = /^list<(.*)>$/.exec(type)?.[1];
  if (entries !== undefined) return `a list${ENTRIES[entries] ?? ''}`;
  if (type === 'Embed') return 'an embed';
  return type === 'Role' ? 'a role' : 'a group of settings';
}
