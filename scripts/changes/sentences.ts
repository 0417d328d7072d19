import type { Field, ModuleSpec } from '../../src/language/model.ts';
import { isObject } from '../../src/language/values/isObject.ts';
import type { Pointer } from '../../src/language/values/pointer.ts';
import { settingAtPointer } from './blame.ts';
import type { SchemaDifference } from './compare/differences.ts';

/** What values a limit allows, in words. */
const LIMITS: Readonly<Record<string, (value: string, type: unknown) => string>> = {
  maxLength: (value) => `at most ${value} characters`,
  minLength: (value) => `at least ${value} characters`,
  maxTotalLength: (value) => `at most ${value} characters together`,
  maxItems: (value) => `at most ${value} entries`,
  minItems: (value) => `at least ${value} entries`,
  maxLines: (value) => `at most ${value} lines`,
  maximum: (value) => `at most ${value}`,
  minimum: (value) => `at least ${value}`,
  exclusiveMinimum: (value) => `more than ${value}`,
  multipleOf: (value) => `in steps of ${value}`,
};

/** Words that are there or not, in words. */
const DEMANDS: Readonly<Record<string, [there: string, gone: string]>> = {
  required: ['must be given', 'may be left empty'],
  uniqueItems: ['may not have an entry twice', 'may have an entry twice'],
  access: ['is for the owner only', 'is for everyone who may change settings'],
  assignable: ['takes only roles that the bot can assign', 'takes roles that the bot cannot assign, too'],
  url: ['must be an address', 'need not be an address'],
  code: ['must be a regular expression', 'need not be a regular expression'],
  readOnly: ['cannot be changed', 'can be changed'],
};

/** What a word says, where its own name does not. */
const NAMES: Readonly<Record<string, string>> = {
  visible: 'is shown only while',
  enabled: 'can be changed only while',
  default: 'starts as',
  format: 'means a',
  type: 'is stored as',
};

/** The longest text that is quoted whole. */
const LONGEST = 160;

/** What a difference is about, from the module down. */
export function subjectOf(spec: ModuleSpec, difference: SchemaDifference): string[] {
  const isGone = difference.after === undefined;
  const pointer = isGone ? difference.pointerBefore : difference.pointer;
  const setting = settingAtPointer(pointer);
  if (setting) return titlesOf(spec, setting.path);
  const [part, index] = pointer;
  if (part === 'rules') return [`rule “${short(spec.rules[Number(index)]?.message ?? '')}”`];
  const names = pointer.flatMap((_, depth) => nameAt(spec, pointer.slice(0, depth + 1)) ?? []);
  return names.length > 0 ? names : part === 'screen' ? [] : [String(part)];
}

/** The titles of the settings on the way to one. */
export function titlesOf(spec: ModuleSpec, path: string): string[] {
  let fields: Readonly<Record<string, Field>> = spec.settings.properties;
  let field: Field | undefined;
  return path.split('.').flatMap((key) => {
    field = key === '*' ? field?.items : fields[key];
    fields = field?.properties ?? {};
    return key === '*' ? [] : [field?.title || key];
  });
}

/** What a part of a screen is called. */
function nameAt(spec: ModuleSpec, pointer: Pointer): string | undefined {
  let part: unknown = spec;
  for (const key of pointer) part = typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined;
  if (!isObject(part)) return undefined;
  const name = part.section ?? part.block ?? part.panel ?? part.tabs ?? part.id ?? part.label;
  return typeof name === 'string' ? name : undefined;
}

/** A difference as a sentence without its subject. @param format how a number of this setting reads */
export function sentenceOf(difference: SchemaDifference, format: (value: unknown) => string = shown): string {
  const { word, kind, before, after } = difference;
  const limit = LIMITS[word];
  if (limit) {
    if (after === undefined) return `is no longer limited to ${limit(format(before), before)}`;
    return before === undefined
      ? `${limit(format(after), after)}, was not limited`
      : `${limit(format(after), after)}, was ${format(before)}`;
  }
  if (difference.pointer.at(-2) === 'rollout') return ofRollout(difference);
  if (kind === 'choices') return choices(before, after);
  if (kind === 'entry' || (before === undefined) !== (after === undefined)) return presence(difference);
  if (kind === 'text') return `\`${word}\` now reads “${textOf(after)}”, was “${textOf(before)}”`;
  const name = NAMES[word] ?? `\`${word}\` is now`;
  const isLess = kind === 'retention' && Number(after) < Number(before);
  return `${name} ${shown(after)}, was ${shown(before)}${isLess ? '; what is beyond that is deleted' : ''}`;
}

/** When a rollout begins, and how many servers it reaches. */
function ofRollout({ word, before, after }: SchemaDifference): string {
  const [said, was] = [after, before].map((value) =>
    word === 'share' ? `${shown(value)}% of servers` : String(value),
  );
  const does = word === 'share' ? 'reaches' : 'begins on';
  if (before === undefined) return `a rollout ${does} ${said}`;
  if (after !== undefined) return `the rollout ${does} ${said}, was ${was}`;
  return word === 'share' ? `the rollout to ${was} is gone` : `the rollout of ${was} is gone`;
}

function presence({ word, kind, before, after, pointer }: SchemaDifference): string {
  const demand = DEMANDS[word];
  if (demand && (before === undefined || after === undefined)) return after === undefined ? demand[1] : demand[0];
  if (word === 'locked') return after === undefined ? 'is no longer locked' : 'is locked';
  if (Array.isArray(before) && Array.isArray(after)) return choices(before, after);
  const isNew = before === undefined;
  if (kind === 'entry' && pointer.at(-1) !== word) return isNew ? 'is new' : 'is gone';
  if (word === 'rules')
    return isNew ? `is a new rule: ${expression(after)}` : `is no longer a rule: ${expression(before)}`;
  if (kind === 'text')
    return isNew ? `\`${word}\` now reads “${textOf(after)}”` : `\`${word}\` is gone, was “${textOf(before)}”`;
  const name = NAMES[word];
  if (name) return isNew ? `${name} ${shown(after)}` : `no longer ${name} ${shown(before)}`;
  return isNew ? `\`${word}\` now has ${shown(after)}` : `\`${word}\` no longer has ${shown(before)}`;
}

function choices(before: unknown, after: unknown): string {
  const [old, now] = [listOf(before), listOf(after)];
  const lost = old.filter((one) => !now.includes(one));
  const gained = now.filter((one) => !old.includes(one));
  const parts = [
    ...(before === undefined
      ? [`must be one of ${now.join(', ')}`]
      : gained.length > 0
        ? [`can be ${gained.join(', ')}`]
        : []),
    ...(after === undefined && Array.isArray(before)
      ? ['can be anything']
      : lost.length > 0
        ? [`can no longer be ${lost.join(', ')}`]
        : []),
  ];
  return parts.join(' and ') || 'has its choices in another order';
}

function listOf(value: unknown): string[] {
  if (value === undefined) return [];
  return (Array.isArray(value) ? value : [value]).map((one) =>
    isObject(one) ? `“${String(one.title ?? one.value ?? JSON.stringify(one))}”` : shown(one),
  );
}

function expression(rule: unknown): string {
  return isObject(rule) && typeof rule.rule === 'string' ? `\`${rule.rule}\`` : shown(rule);
}

function textOf(value: unknown): string {
  return short(typeof value === 'string' ? value : listOf(value).join(', '));
}

/** A value as people read it. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'number') return value.toLocaleString('en');
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'string') return `\`${short(value)}\``;
  return `\`${short(JSON.stringify(value))}\``;
}

function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}
