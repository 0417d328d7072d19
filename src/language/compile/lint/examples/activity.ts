import { parsePath, valuesAt } from '../../../values/path.ts';
import { activeDocument } from '../../activeDocument.ts';
import { matchingText } from '../../matchingText.ts';
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
  const explained = new Set(causes.map(placeOf));
  return found.filter((finding) => !explained.has(placeOf(finding)));
};

function placeOf({ pointer }: Finding): string {
  return pointer.join('.');
}

/** Settings that are active on no plan, without those around which another one is not. */
function inactive({ file, spec, compiled }: LintModule, project: LintProject, valid: readonly Example[]): Finding[] {
  if (!compiled) return [];
  const starts = project.plans.ids.flatMap((plan) => startsOf(compiled, project, valid, plan));
  const passive = new Set<string>();
  return placedFields(spec).flatMap(({ field, name, path, pointer, parent }): Finding[] => {
    const keys = parsePath(path.replaceAll('*', '0'));
    if (!starts.some(({ module, document }) => activeDocument(module, keys, document))) passive.add(path);
    if (!passive.has(path) || (parent && passive.has(parent.path))) return [];
    const key = (['visible', 'enabled'] as const).find((one) => field[one] !== undefined);
    const source = key && field[key];
    return [
      {
        file,
        pointer: key ? [...pointer, key] : pointer,
        at: key ? 'value' : 'key',
        ...(source && { expression: { source, start: 0, end: source.length } }),
        reason: `No settings were found with which '${name}' can be changed.`,
        advice: 'Add an example to examples/valid.json in which it can, or correct the condition.',
      },
    ];
  });
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
