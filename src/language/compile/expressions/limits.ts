import { NUMERIC_CONSTRAINTS } from '../../fields/constraints.ts';
import type { ModuleSpec, Plan } from '../../model.ts';
import { type FieldForPlan, resolveForPlan } from '../../plans/resolveForPlan.ts';
import { rolledOutSpec } from '../../rollouts/rolledOut.ts';
import { rolloutsOf } from '../../rollouts/rolloutsOf.ts';
import { DURATION } from '../../time/celTypes.ts';

/** A limit as code, with its CEL type. */
export type LimitExpression = readonly [code: string, type: string];

/** What expressions read as `limits`: the limits of each setting, and those of the settings inside it. */
export interface LimitExpressions {
  [name: string]: LimitExpression | LimitExpressions;
}

/**
 * The limits that a module's settings have on every plan. If plans differ, the code selects by the plan in force, and by whether
 * a rollout has reached the server.
 */
export function limitsOf(spec: ModuleSpec): LimitExpressions {
  const limits = limitsOnPlans(spec);
  return rolloutsOf(spec).reduce((all, { path }) => {
    const coming = limitsOnPlans(rolledOutSpec(spec, [path]));
    const names = path.split('.').filter((key) => key !== '*');
    return withComing(all, coming, { names, condition: `e.reached?.includes(${JSON.stringify(path)})` });
  }, limits);
}

function limitsOnPlans(spec: ModuleSpec): LimitExpressions {
  return limitsIn(spec.plans.map((plan) => [plan, resolveForPlan(spec, plan).fields]));
}

/** The limits, with those of one setting as a rollout brings them while the condition holds. */
function withComing(
  limits: LimitExpressions,
  coming: LimitExpressions,
  { names: [name, ...names], condition }: { names: readonly string[]; condition: string },
): LimitExpressions {
  if (name !== undefined) {
    const [within, comingWithin] = [limits[name], coming[name]];
    if (!within || !comingWithin || isLimit(within) || isLimit(comingWithin)) return limits;
    return { ...limits, [name]: withComing(within, comingWithin, { names, condition }) };
  }
  const entries = Object.entries(limits).map(([key, limit]): [string, LimitExpression | LimitExpressions] => {
    const other = coming[key];
    if (!isLimit(limit) || !other || !isLimit(other) || limit[0] === other[0]) return [key, limit];
    return [key, [`(${condition}?${other[0]}:${limit[0]})`, limit[1]]];
  });
  return Object.fromEntries(entries);
}

type ByPlan<Value> = readonly (readonly [Plan, Value])[];

function limitsIn(fields: ByPlan<Readonly<Record<string, FieldForPlan>>>): LimitExpressions {
  const names = Object.keys(fields[0]?.[1] ?? {});
  const found = names.map((name): [string, LimitExpressions] => [
    name,
    limitsAt(partOnPlans(fields, (one) => one[name])),
  ]);
  return Object.fromEntries(found.filter(([, limits]) => Object.keys(limits).length > 0));
}

function partOnPlans<Whole, Part>(wholes: ByPlan<Whole>, partOf: (whole: Whole) => Part | undefined): ByPlan<Part> {
  return wholes.flatMap(([plan, whole]) => {
    const part = partOf(whole);
    return part === undefined ? [] : [[plan, part] as const];
  });
}

function limitsAt(field: ByPlan<FieldForPlan>): LimitExpressions {
  const own = NUMERIC_CONSTRAINTS.flatMap((name): [string, LimitExpression][] => {
    const numbers = field.map(([plan, one]) => [plan, one[name]] as const);
    if (numbers.some(([, number]) => number === undefined)) return [];
    const same = numbers.every(([, number]) => number === numbers[0]?.[1]);
    const code = same ? String(numbers[0]?.[1]) : `(${JSON.stringify(Object.fromEntries(numbers))})[e.plan]`;
    return [[name, [code, field[0]?.[1].format === 'duration' ? DURATION : 'double']]];
  });
  const [first] = field.map(([, one]) => one);
  return {
    ...(first?.items && limitsAt(partOnPlans(field, ({ items }) => items))),
    ...(first?.properties && limitsIn(field.map(([plan, one]) => [plan, one.properties ?? {}]))),
    ...Object.fromEntries(own),
  };
}

/** Whether an entry is a limit of its own. */
export function isLimit(entry: LimitExpression | LimitExpressions): entry is LimitExpression {
  return Array.isArray(entry);
}

/** The code of the limit that a path like `limits.items.maxItems` reads, or undefined. */
export function limitCode(limits: LimitExpressions, path: string): string | undefined {
  let found: LimitExpression | LimitExpressions | undefined = limits;
  for (const key of path.split('.').slice(1)) {
    found = found && !isLimit(found) && Object.hasOwn(found, key) ? found[key] : undefined;
  }
  return found && isLimit(found) ? found[0] : undefined;
}
