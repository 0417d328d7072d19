import { CONSTRAINTS, RANGE_KEYS } from '../../../fields/constraints.ts';
import { type FieldForPlan, fieldAt, resolveForPlan } from '../../../plans/resolveForPlan.ts';
import { placeholderNames } from '../../../text/message.ts';
import type { Pointer } from '../../../values/pointer.ts';
import { explainedBy } from '../explained.ts';
import type { Finding, LintModule, ModuleLint } from '../types.ts';
import { type PlacedField, placedFields } from './fields.ts';
import { limitTypes } from './limitTypes.ts';

const LIMITS = [...CONSTRAINTS, 'maxTotalLength', 'uniqueBy', 'url', 'code', 'required'] as const;

/** Every limit that a user can break has a message, looked up as `validate` does, and every message of a limit has the limit. */
export const sentences: ModuleLint = (module, project) => {
  const isExplained = explainedBy([limitTypes], module, project);
  const found: Finding[] = [];
  for (const placed of placedFields(module.spec)) {
    const fieldsByPlan = project.plans.ids.map((plan) =>
      fieldAt(resolveForPlan(module.spec, plan), placed.path.split('.')),
    );
    for (const keyword of CONSTRAINTS) {
      const group = RANGE_KEYS[keyword];
      const silent = fieldsByPlan.some(
        (field) =>
          field?.[keyword] !== undefined &&
          !field.messages?.[keyword] &&
          !field.messages?.[group ?? ''] &&
          !module.spec.standard[keyword],
      );
      const pointer = limitPointer(placed, keyword);
      if (!silent || isExplained(pointer)) continue;
      const names = group ? `'${keyword}' or '${group}'` : `'${keyword}'`;
      found.push(missing(module, pointer, `The limit \`${keyword}\``, names));
    }
    for (const keyword of ['url', 'code'] as const) {
      if (placed.field[keyword] === undefined || placed.field.messages?.[keyword]) continue;
      found.push(missing(module, [...placed.pointer, keyword], `\`${keyword}\``, `'${keyword}'`));
    }
    if (placed.field.uniqueBy && placed.field.items?.properties && !placed.field.messages?.uniqueBy) {
      found.push(missing(module, [...placed.pointer, 'uniqueBy'], 'The limit `uniqueBy`', "'uniqueBy'"));
    }
    found.push(...oneSided(module, placed, fieldsByPlan));
    found.push(...conditional(module, placed), ...editor(module, placed), ...idle(module, placed, fieldsByPlan));
  }
  return found;
};

/** Messages for both ends of a range that name only one of them. */
function oneSided(
  { file }: LintModule,
  { field, pointer }: PlacedField,
  byPlan: readonly (FieldForPlan | undefined)[],
): Finding[] {
  return RANGES.flatMap(([lower, upper, key]): Finding[] => {
    const message = field.messages?.[key] ?? '';
    const [named, other] = message.includes(`{${lower}}`) ? [lower, upper] : [upper, lower];
    const isSilent = !placeholderNames(message).includes(named) || placeholderNames(message).includes(other);
    const isShown = (one: FieldForPlan | undefined) =>
      one?.[other] !== undefined && !one.messages?.[other] && PLAIN[other] !== one[other];
    if (isSilent || !byPlan.some(isShown)) return [];
    const reason = `People read this message when they break \`${other}\`, too, but it names only {${named}}.`;
    const advice = `Name {${other}} in it, or add a message '${other}'.`;
    return [{ file, pointer: [...pointer, 'messages', key], reason, advice }];
  });
}

/** Limits that go without saying: that something is needed, and that it is not negative. */
const PLAIN: Readonly<Record<string, number>> = { minLength: 1, minimum: 0 };

const RANGES = [
  ['minLength', 'maxLength', 'length'],
  ['minimum', 'maximum', 'range'],
  ['minItems', 'maxItems', 'count'],
] as const;

/** Messages that nobody can read, because the setting lacks the limit on every plan. */
function idle(
  { file }: LintModule,
  { field, pointer }: PlacedField,
  byPlan: readonly (FieldForPlan | undefined)[],
): Finding[] {
  return Object.keys(field.messages ?? {}).flatMap((key): Finding[] => {
    const limits = LIMITS.filter((limit) => key === limit || key === RANGE_KEYS[limit]);
    if (limits.length === 0 || byPlan.some((one) => limits.some((limit) => one?.[limit] !== undefined))) return [];
    const names = limits.map((limit) => `\`${limit}\``).join(' or ');
    const reason = `Nobody reads this message: the setting has no ${names}.`;
    return [
      { file, pointer: [...pointer, 'messages', key], at: 'key', reason, advice: 'Add the limit, or remove it.' },
    ];
  });
}

function limitPointer({ field, pointer }: PlacedField, keyword: (typeof CONSTRAINTS)[number]): Pointer {
  if (field[keyword] !== undefined) return [...pointer, keyword];
  const plan = Object.entries(field.plans ?? {}).find(([, override]) => keyword in override)?.[0] ?? '';
  return [...pointer, 'plans', plan, keyword];
}

function conditional(module: LintModule, { field, pointer }: PlacedField): Finding[] {
  return (field.limits ?? []).flatMap((limit, index) => {
    const at = [...pointer, 'limits', index];
    const found: Finding[] = [];
    if (limit.maxLength !== undefined && !limit.messages?.length) {
      found.push(missing(module, [...at, 'maxLength'], 'This limit', "'length'"));
    }
    if (limit.maxLines !== undefined && !limit.messages?.lines) {
      found.push(missing(module, [...at, 'maxLines'], 'This limit', "'lines'"));
    }
    return found;
  });
}

/** A message editor has a message for everything that it may refuse to insert. */
function editor(module: LintModule, { field, pointer }: PlacedField): Finding[] {
  if (field.ui?.widget !== 'message') return [];
  const { variables = [], templates } = field.ui;
  const needs: [string, boolean, string][] = [
    ['variable', variables.some(({ token }) => token !== undefined), 'variables'],
    ['mention', variables.some(({ insert }) => insert === 'channel'), 'variables'],
    ['template', templates !== undefined, 'templates'],
  ];
  return needs.flatMap(([key, needed, option]) => {
    if (!needed || field.messages?.[key]) return [];
    const what = { variable: 'a variable', mention: 'a channel', template: 'a template' }[key];
    return [
      {
        file: module.file,
        pointer: [...pointer, 'ui', option],
        at: 'key' as const,
        reason: `There is no message for ${what} that makes the text too long.`,
        advice: `Add '${key}' to the \`messages\` of the setting.`,
      },
    ];
  });
}

function missing(module: LintModule, pointer: Pointer, what: string, names: string): Finding {
  return {
    file: module.file,
    pointer,
    at: 'key',
    reason: `${what} has no message for users who break it.`,
    advice: `Add ${names} to \`messages\`.`,
  };
}
