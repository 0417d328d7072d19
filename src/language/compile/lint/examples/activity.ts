import type { Field, ModuleSpec } from '../../../model.ts';
import { isSection, partsIn } from '../../../screens/layout.ts';
import { parsePath, valuesAt } from '../../../values/path.ts';
import type { Pointer } from '../../../values/pointer.ts';
import { activeDocument } from '../../examples/activeDocument.ts';
import { matchingText } from '../../examples/matchingText.ts';
import { comparisons } from '../expressions/comparisons.ts';
import { conditions } from '../expressions/conditions.ts';
import { outcomes } from '../expressions/outcomes.ts';
import { ownVisibility } from '../expressions/ownVisibility.ts';
import { type PlacedField, placedFields } from '../fields/fields.ts';
import { patterns } from '../fields/patterns.ts';
import type { Example, Finding, LintModule, LintProject, ModuleLint } from '../types.ts';
import { startsOf } from './starts.ts';

/**
 * Every setting with a condition can be active, and every pattern matches a text. The tests of a module's limits need
 * such settings and such texts: where trying finds none, an example has to show them.
 */
export const activity: ModuleLint = (module, project) => {
  if (!module.compiled || !module.spec.calls) return [];
  const valid = module.examples.flatMap((examples) => (examples.valid ? examples.entries : []));
  const found = [...inactive(module, project, valid), ...unmatched(module, valid)];
  if (found.length === 0) return [];
  // What follows from another finding is none of its own.
  const causes = [comparisons, conditions, outcomes, ownVisibility, patterns].flatMap((check) =>
    check(module, project),
  );
  const explained = new Set(causes.map(pointerKey));
  return found.filter((finding) => !explained.has(pointerKey(finding)));
};

function pointerKey({ pointer }: Finding): string {
  return pointer.join('.');
}

/** Settings that are active on no plan, without those around which another one is not. */
function inactive({ file, spec, compiled }: LintModule, project: LintProject, valid: readonly Example[]): Finding[] {
  if (!compiled) return [];
  const starts = project.plans.ids.flatMap((plan) => startsOf(compiled, project, valid, plan));
  if (starts.length === 0) return [];
  const passive = new Set<string>();
  const blamed = new Set<string>();
  return placedFields(spec).flatMap((placed): Finding[] => {
    const { name, path, pointer, parent } = placed;
    const keys = parsePath(path.replaceAll('*', '0'));
    if (starts.some(({ module, document }) => activeDocument(module, keys, document))) return [];
    passive.add(path);
    const condition = conditionOf(spec, placed);
    const at = (condition?.pointer ?? pointer).join('.');
    if ((parent && passive.has(parent.path)) || blamed.has(at)) return [];
    blamed.add(at);
    const { source, pointer: place = pointer } = condition ?? {};
    const expression = source === undefined ? undefined : { source, start: 0, end: source.length };
    const reason = `No settings were found with which '${name}' can be changed.`;
    const advice = 'Add an example to examples/valid.json in which it can, or correct the condition.';
    return [{ file, pointer: place, ...(expression && { expression }), reason, advice }];
  });
}

/** The condition that decides about a setting: its own, or that of its section. */
function conditionOf({ screen }: ModuleSpec, { field, pointer, path }: PlacedField) {
  const section = partsIn(screen.layout).find(({ part }) => isSection(part) && part.fields.flat().includes(path));
  const places: { gate: Pick<Field, 'visible' | 'enabled'>; pointer: Pointer }[] = [{ gate: field, pointer }];
  if (section && isSection(section.part)) places.push({ gate: section.part, pointer: section.pointer });
  return places.flatMap(({ gate, pointer: at }) =>
    (['visible', 'enabled'] as const).flatMap((key) => {
      const source = gate[key];
      return source === undefined ? [] : [{ source, pointer: [...at, key] }];
    }),
  )[0];
}

/** Patterns that no known text matches: neither the default, nor one of an example, nor one made from the pattern. */
function unmatched({ file, spec }: LintModule, valid: readonly Example[]): Finding[] {
  const shown = ({ path }: PlacedField) => valid.flatMap(({ document }) => valuesAt(document, path));
  return placedFields(spec).flatMap((placed): Finding[] => {
    const { field, pointer } = placed;
    if (field.pattern === undefined || matchingText(field, shown(placed)) !== undefined) return [];
    const reason = `No text of an allowed length was found that matches ${field.pattern}.`;
    const advice = 'Add an example to examples/valid.json with such a text, or correct the pattern.';
    return [{ file, pointer: [...pointer, 'pattern'], reason, advice }];
  });
}
