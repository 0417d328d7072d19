import type { CompiledModule, Expression, Field } from '../model.ts';
import { conditionsIn } from './conditions.ts';
import { sectionsIn } from './layout.ts';
import { liveExpressions } from './live.ts';

/**
 * Maps the pattern of each value (`items.*.price`) to the patterns of the fields whose visibility, enablement, limits
 * or preview depend on it. Computed once per module.
 */
export function dependentsOf(module: CompiledModule): ReadonlyMap<string, ReadonlySet<string>> {
  const dependents = new Map<string, Set<string>>();
  const add = (read: string, field: string) => {
    const set = dependents.get(read) ?? new Set();
    dependents.set(read, set.add(field));
  };

  const visit = (pattern: string, field: Field, inherited: string[]) => {
    const { items, properties, ...own } = field;
    const expressions = [...conditionsIn(own), ...liveExpressions(own).map(({ source }) => source)];
    const read = [...inherited, ...expressions.flatMap((expression) => readsAt(module, expression, pattern))];
    for (const path of read) add(path, pattern);
    if (own.ui?.unique === true) add(pattern, pattern);
    if (own.ui?.picture !== undefined) add(own.ui.picture.theme, pattern);
    if (own.ui?.entriesOf !== undefined) add(own.ui.entriesOf.split('.')[0] ?? '', pattern);
    const parts = items?.properties ?? properties ?? {};
    for (const [name, part] of Object.entries(parts)) {
      visit(`${pattern}${items ? '.*' : ''}.${name}`, part, read);
    }
  };

  const sections = sectionsIn(module.spec.screen.layout);
  for (const [name, field] of Object.entries(module.spec.settings.properties)) {
    const section = sections.find(({ fields }) => fields.flat().includes(name));
    const gates = conditionsIn({ visible: section?.visible, enabled: section?.enabled });
    visit(
      name,
      field,
      gates.flatMap((gate) => readsAt(module, gate, name)),
    );
  }
  return dependents;
}

/** The patterns that an expression reads in the document if it is evaluated at a pattern. */
function readsAt(module: CompiledModule, expression: Expression, pattern: string): string[] {
  const rows = [...pattern.matchAll(/\.\*(?=\.)/g)].map(({ index }) => `${pattern.slice(0, index)}.*`);
  const roots: Record<string, string | undefined> = { item: rows.at(-1), parent: rows.at(-2) };
  return (module.reads[expression] ?? []).flatMap((read) => {
    const [root = '', ...names] = read.split('.');
    if (names.length === 0) return [];
    if (root === 'self') return [names.join('.')];
    const row = roots[root];
    return row === undefined ? [] : [[row, ...names].join('.')];
  });
}
