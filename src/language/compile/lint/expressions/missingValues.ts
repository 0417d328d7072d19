import type { ASTNode } from '@marcbachmann/cel-js';
import { newRow } from '../../../documents/defaults.ts';
import { rowPaths } from '../../../documents/rows.ts';
import type { Json, ModuleSpec, Path } from '../../../model.ts';
import type { FieldForPlan } from '../../../plans/resolveForPlan.ts';
import { environment, evaluate, evaluateCondition } from '../../../resolved/fieldState.ts';
import { placeholderNames } from '../../../text/message.ts';
import { isObject } from '../../../values/isObject.ts';
import type { Pointer } from '../../../values/pointer.ts';
import type { PlacedExpression } from '../../expressions/collect.ts';
import { nodesIn } from '../../expressions/nodes.ts';
import { partAt } from '../../meta/partAt.ts';
import { type Start, startsOf, withEntries } from '../examples/starts.ts';
import { explainedBy } from '../explained.ts';
import type { Finding, ModuleLint } from '../types.ts';
import { isNullable } from './bounds.ts';
import { comparisons } from './comparisons.ts';
import { valuesOf } from './domains.ts';
import { ruleLimit } from './scope.ts';
import { inWords, settingsRead, variants } from './variants.ts';

/** What is filled into a text has a value whenever the text is shown. */
export const missingValues: ModuleLint = (module, project) => {
  const { spec, file, compiled, examples, expressions } = module;
  const isExplained = explainedBy([comparisons], module, project);
  const filled = [...expressions.checked].filter(
    ([{ pointer }, { constant }]) => pointer.at(-2) === 'params' && !constant && !isExplained(pointer),
  );
  if (!compiled || filled.length === 0) return [];
  const valid = examples.flatMap((one) => (one.valid ? one.entries : []));
  const starts = project.plans.ids.flatMap((plan) => startsOf(compiled, project, valid, plan));
  return filled.flatMap(([expression, { ast }]): Finding[] => {
    const { source, pointer } = expression;
    const when = firstWithout(spec, expression, ast, compiled.reads, starts);
    if (when === undefined) return [];
    const advice = 'Show the text only while there is one, or write another value for it: condition ? one : another.';
    const at = { start: 0, end: source.length };
    return [{ file, pointer, expression: { source, ...at }, reason: `${when}, this has no value.`, advice }];
  });
};

/** When the text of an expression is shown while it has no value; undefined if that was not found to happen. */
function firstWithout(
  spec: ModuleSpec,
  expression: PlacedExpression,
  ast: ASTNode,
  readsOf: Readonly<Record<string, readonly string[]>>,
  starts: readonly Start[],
): string | undefined {
  const { source, each, pointer } = expression;
  const guards = guardsOf(spec, pointer);
  const sources = [source, ...guards.flat().map((one) => one.source)];
  const reads = settingsRead(
    spec,
    each,
    sources.flatMap((one) => readsOf[one] ?? []),
  );
  const limit = ruleLimit(spec, expression);
  for (const { module, document: start } of starts) {
    const document = withEntries(module, start, each);
    const bases: Path[] = each === undefined ? [[]] : rowPaths(document, each);
    const values = (field: FieldForPlan | undefined, present: Json | undefined) => valuesToTry(field, present, ast);
    for (const one of bases.flatMap((base) => variants(module, document, base, reads, values))) {
      const env = { ...environment(module.context, one.document, one.base), saved: one.document, limit };
      const holds = (guard: Guard) => evaluateCondition(module, guard.source, env) === guard.holds;
      if (!guards.some((together) => together.every(holds))) continue;
      const value = evaluate(module, source, env);
      if (value === undefined || value === null || (typeof value === 'number' && !Number.isFinite(value)))
        return inWords(one.chosen);
    }
  }
  return undefined;
}

/** Values with which an expression may have none: too few entries, nothing chosen, zero. */
function valuesToTry(field: FieldForPlan | undefined, present: Json | undefined, ast: ASTNode): Json[] {
  if (!field) return [];
  if (field.items && Array.isArray(present)) {
    const { minItems = 0, maxItems = Infinity } = field;
    const sizes = nodesIn(ast).flatMap(({ op, args }) =>
      op === 'value' && typeof args === 'bigint' ? Number(args) : [],
    );
    const inside = sizes.filter((size) => size >= minItems && size <= maxItems);
    return inside.map((size) => Array.from({ length: size }, (_, index) => present[index] ?? newRow(field)));
  }
  return valuesOf(field, [0]) ?? (isNullable(field) ? [null, ...(present == null ? [] : [present])] : []);
}

/** A condition that is true, or not, while a text is shown. */
interface Guard {
  source: string;
  holds: boolean;
}

/** What is the case while a text is shown that a value of `params` is filled into; several alternatives if it is in several texts. */
function guardsOf(spec: ModuleSpec, pointer: Pointer): Guard[][] {
  const owner = pointer.slice(0, -2);
  const own = [...owner.keys(), owner.length].flatMap((depth) => conditionsOf(partAt(spec, owner.slice(0, depth))));
  const [part, status, , index] = owner;
  if (part === 'screen' && status === 'status') {
    const before = (spec.screen.status?.texts ?? [])
      .slice(0, Number(index))
      .flatMap(({ when: source }) => source ?? []);
    const { enabled } = spec.screen.status ?? {};
    return [
      [
        ...own,
        ...before.map((source) => ({ source, holds: false })),
        ...(enabled === undefined ? [] : [{ source: enabled, holds: true }]),
      ],
    ];
  }
  const items = partAt(spec, [...owner, 'items']);
  if (!Array.isArray(items)) return [own];
  const using = items.filter((item) =>
    placeholderNames(isObject(item) ? String(item.text) : String(item)).includes(String(pointer.at(-1))),
  );
  return using.map((item) => [...own, ...conditionsOf(item)]);
}

function conditionsOf(part: unknown): Guard[] {
  if (!isObject(part)) return [];
  const { visible, when, rule } = part;
  const guards = [visible, when].flatMap((source) => (typeof source === 'string' ? [{ source, holds: true }] : []));
  return typeof rule === 'string' ? [...guards, { source: rule, holds: false }] : guards;
}
