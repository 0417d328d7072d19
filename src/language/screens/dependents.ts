import type { CompiledModule, Field } from '../model.ts';
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
    const expressions = [...inherited, ...conditionsIn(own), ...liveExpressions(own).map(({ source }) => source)];
    const list = /^(.*?\.\*)\./.exec(pattern)?.[1];
    for (const expression of expressions) {
      for (const read of module.reads[expression] ?? []) {
        if (read.startsWith('self.')) add(read.slice('self.'.length), pattern);
        else if (read.startsWith('item.') && list) add(`${list}.${read.slice('item.'.length)}`, pattern);
      }
    }
    if (own.ui?.unique === true) add(pattern, pattern);
    const parts = items?.properties ?? properties ?? {};
    for (const [name, part] of Object.entries(parts)) {
      visit(`${pattern}${items ? '.*' : ''}.${name}`, part, expressions);
    }
  };

  const sections = sectionsIn(module.spec.screen.layout);
  for (const [name, field] of Object.entries(module.spec.settings.properties)) {
    const section = sections.find(({ fields }) => fields.flat().includes(name));
    visit(name, field, conditionsIn({ visible: section?.visible, enabled: section?.enabled }));
  }
  return dependents;
}
