import { placedChoices } from '../../../fields/choices.ts';
import { NUMERIC_CONSTRAINTS } from '../../../fields/constraints.ts';
import type { Field, Messages, ModuleSpec, Plan } from '../../../model.ts';
import { type FieldForPlan, fieldAt, OPTION_TEXTS, resolveForPlan } from '../../../plans/resolveForPlan.ts';
import { isPlanTitle, lessRestricted } from '../../../plans/unlockingPlan.ts';
import { variablesOf } from '../../../resolved/variables.ts';
import { isSection, partsIn } from '../../../screens/layout.ts';
import { placeholderNames } from '../../../text/message.ts';
import { instead, nearest } from '../../../text/nearest.ts';
import { isObject } from '../../../values/isObject.ts';
import { parsePath } from '../../../values/path.ts';
import type { Pointer } from '../../../values/pointer.ts';
import { type PlacedField, placedFields } from '../fields/fields.ts';
import type { Finding, LintModule, ModuleLint } from '../types.ts';
import { filledTexts, unfilledTexts } from './unfilled.ts';

/** What is filled into messages besides the limits of their setting. */
const FILLED_LATER: Record<string, readonly string[]> = { 'reference.given': ['ability'] };

/** Texts that are shown as they are written, unlike those of blocks, which have a check of their own. */
const PLAIN =
  /^(screen\.(title|description|placeholder)|calls\.(success|denied)|calls\.documents\.\d+\.(load|save)\.failure)$/;

/** Every `{name}` in a text is a limit of its setting, one of its `params`, or a variable of an editor, and has a value. */
export const placeholders: ModuleLint = (module) => {
  const { spec, file } = module;
  const found: Finding[] = [];
  const tokens = tokensOf(spec);
  const check = (sentence: string, known: readonly string[], pointer: Pointer, inRule: boolean) => {
    for (const name of placeholderNames(sentence)) {
      if (known.includes(name) || tokens.has(`{${name}}`) || isPlanTitle(name, spec, pointer)) continue;
      if (name === 'plan') {
        const reason = '{plan} is the lowest plan that allows more, but no plan does.';
        found.push({ file, pointer, reason, advice: 'Reword the text without it, or remove it.' });
        continue;
      }
      const braced = [...known.map((one) => `{${one}}`), ...(inRule ? tokens : [])];
      const near = nearest(`{${name}}`, braced) !== undefined;
      const advice = near || !inRule ? instead(`{${name}}`, braced) : `Add '${name}' to \`params\`, with its value.`;
      const what = inRule ? 'among its `params`' : 'a limit of the setting';
      found.push({ file, pointer, reason: `{${name}} in this text is not ${what}.`, advice });
    }
  };
  const checkAll = (messages: Messages | undefined, known: string[], pointer: Pointer) => {
    for (const [key, sentence] of Object.entries(messages ?? {})) {
      check(sentence, [...known, ...(FILLED_LATER[key] ?? [])], [...pointer, key], false);
    }
  };
  for (const placed of placedFields(spec)) {
    const { field, pointer } = placed;
    const values = Object.keys(field.params ?? {});
    const known = [...limitsOf(placed), ...values];
    for (const key of ['title', 'help', 'disabledReason'] as const) {
      // Without `params`, braces are plain text unless they name a limit, or nearly do.
      const names = placeholderNames(field[key] ?? '');
      const isMeant = (name: string) => isLimit(name) || nearest(name, NUMERIC_CONSTRAINTS) !== undefined;
      const isFilled = field.params !== undefined || names.some(isMeant);
      if (isFilled) check(field[key] ?? '', known, [...pointer, key], field.params !== undefined);
    }
    checkAll(field.messages, known, [...pointer, 'messages']);
    for (const [plan, { message = '', messages, hint = '' }] of Object.entries(field.plans ?? {})) {
      checkAll(messages, known, [...pointer, 'plans', plan, 'messages']);
      check(message, known, [...pointer, 'plans', plan, 'message'], false);
      check(hint, ownLimits(field), [...pointer, 'plans', plan, 'hint'], false);
    }
    for (const [text, at] of optionTexts(field)) check(text, known, [...pointer, 'ui', ...at], true);
    const picture = field.ui?.picture;
    if (isObject(picture)) {
      const params = isObject(picture.params) ? Object.keys(picture.params) : [];
      check(picture.text, params, [...pointer, 'ui', 'picture', 'text'], true);
    }
    field.limits?.forEach(({ messages, maxLines }, index) => {
      checkAll(messages, maxLines === undefined ? known : [...known, 'maxLines'], [
        ...pointer,
        'limits',
        index,
        'messages',
      ]);
    });
    found.push(...limitsLacking(module, placed), ...emptyHints(module, placed));
  }
  for (const [index, { message, params, limit }] of spec.rules.entries()) {
    const known = [...Object.keys(params ?? {}), ...(limit === undefined ? [] : ['limit'])];
    check(message, known, ['rules', index, 'message'], true);
  }
  for (const { part, pointer } of partsIn(spec.screen.layout)) {
    if (isSection(part)) continue;
    const known = Object.keys(part.params ?? {});
    for (const [text, at] of filledTexts(part)) check(text, known, [...pointer, ...at], true);
  }
  for (const [index, { text, params = {} }] of (spec.screen.status?.texts ?? []).entries()) {
    check(text, Object.keys(params), ['screen', 'status', 'texts', index, 'text'], true);
  }
  for (const [key, text] of unfilledTexts(spec)) {
    if (!PLAIN.test(key)) continue;
    const pointer = parsePath(key);
    const name = placeholderNames(text).find((one) => !tokens.has(`{${one}}`) && !isPlanTitle(one, spec, pointer));
    if (name === undefined) continue;
    const reason = `Nothing is filled in here, so people would read {${name}}.`;
    found.push({ file, pointer, reason, advice: 'Reword it without braces.' });
  }
  return found;
};

/** Limits that texts name, and that the setting lacks on a plan on which people read them. */
function limitsLacking({ spec, file }: LintModule, { field, pointer, path }: PlacedField): Finding[] {
  const onPlans = spec.plans.map((plan) => [plan, fieldAt(resolveForPlan(spec, plan), path.split('.'))] as const);
  const lacking = (
    text: string,
    at: Pointer,
    isRead: (named: readonly Limit[], on: FieldForPlan, plan: Plan) => boolean,
  ) => {
    const named = placeholderNames(text).filter(isLimit);
    const known = named.filter((limit) => onPlans.some(([, on]) => on?.[limit] !== undefined));
    return onPlans.flatMap(([plan, on]): Finding[] => {
      const limit = known.find((one) => on?.[one] === undefined);
      if (!on || limit === undefined || !isRead(known, on, plan)) return [];
      const reason = `On the plan '${plan}', the setting has no \`${limit}\`, so people would read {${limit}}.`;
      return [{ file, pointer: [...pointer, ...at], reason, advice: 'Add the limit, or reword the text without it.' }];
    });
  };
  // A message about limits is read where the setting has one of them.
  const hasOne = (named: readonly Limit[], on: FieldForPlan) => named.some((limit) => on[limit] !== undefined);
  return [
    ...(['title', 'help', 'disabledReason'] as const).flatMap((key) => lacking(field[key] ?? '', [key], () => true)),
    ...Object.entries(field.messages ?? {}).flatMap(([key, text]) =>
      lacking(
        text,
        ['messages', key],
        (named, on, plan) => field.plans?.[plan]?.messages?.[key] === undefined && hasOne(named, on),
      ),
    ),
    ...Object.entries(field.plans ?? {}).flatMap(([own, { messages = {} }]) =>
      Object.entries(messages).flatMap(([key, text]) =>
        lacking(text, ['plans', own, 'messages', key], (named, on, plan) => plan === own && hasOne(named, on)),
      ),
    ),
  ];
}

/** Hints that name the limits of a higher plan, which are those of their own plan. */
function emptyHints({ spec, file }: LintModule, { field, pointer }: PlacedField): Finding[] {
  return Object.entries(field.plans ?? {}).flatMap(([plan, { hint = '', locked, ...own }]): Finding[] => {
    const named = placeholderNames(hint).filter(isLimit);
    const above = lessRestricted(spec.plans, field, plan);
    const differs = (limit: Limit) =>
      above !== undefined && (field.plans?.[above]?.[limit] ?? field[limit]) !== (own[limit] ?? field[limit]);
    const isKnown = named.length > 0 && named.every((limit) => field[limit] !== undefined);
    if (!isKnown || locked || named.some(differs)) return [];
    if (above === undefined && placeholderNames(hint).includes('plan')) return [];
    const limits = named.map((limit) => `\`${limit}\``).join(' or ');
    const reason = `No plan above '${plan}' has another ${limits}, so this hint promises what the plan has already.`;
    const advice = "Write the plan's own limit beside it, or remove the hint.";
    return [{ file, pointer: [...pointer, 'plans', plan, 'hint'], reason, advice }];
  });
}

/** The texts of a field's choices that its `params` are filled into. */
function optionTexts({ ui, params }: Field): [string, Pointer][] {
  if (params === undefined) return [];
  return placedChoices({ ui }).flatMap(({ choice, path }) =>
    OPTION_TEXTS.flatMap((key): [string, Pointer][] => {
      const text = choice[key];
      return text === undefined ? [] : [[text, [...path, key]]];
    }),
  );
}

/** The limits that a field has without its plans. */
function ownLimits(field: Field): string[] {
  return NUMERIC_CONSTRAINTS.filter((name) => field[name] !== undefined);
}

/** The limits that a field has on any plan, and `title`. */
function limitsOf({ field }: PlacedField): string[] {
  const overrides = Object.values(field.plans ?? {});
  const own: string[] = NUMERIC_CONSTRAINTS.filter(
    (name) => field[name] !== undefined || overrides.some((override) => override[name] !== undefined),
  );
  const conditional =
    (field.limits ?? []).some(({ maxLength }) => maxLength !== undefined) && !own.includes('maxLength');
  return [...own, ...(conditional ? ['maxLength'] : []), 'title'];
}

type Limit = (typeof NUMERIC_CONSTRAINTS)[number];

function isLimit(name: string): name is Limit {
  return NUMERIC_CONSTRAINTS.some((limit) => limit === name);
}

function tokensOf(spec: ModuleSpec): Set<string> {
  const variables = placedFields(spec).flatMap(({ field }) => variablesOf(field));
  return new Set(variables.flatMap(({ token }) => token ?? []));
}
