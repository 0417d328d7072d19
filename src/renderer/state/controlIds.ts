import type { Path } from '../../language/model.ts';
import type { FieldForPlan, ModuleForPlan } from '../../language/plans/resolveForPlan.ts';
import { parsePath } from '../../language/values/path.ts';

/** The id of the control at a dotted path: `root_items_3_price`. */
export function controlId(path: string): string {
  return `root_${path.replaceAll('.', '_')}`;
}

/** The path of a control by its id, or of a dotted pattern. Searches the module's fields, because names may contain `_`. */
export function pathOfControlId(moduleForPlan: ModuleForPlan, id: string): Path {
  if (!id.startsWith('root_')) return parsePath(id);
  return walk(moduleForPlan.fields, id.slice('root_'.length)) ?? [];
}

function walk(fields: Record<string, FieldForPlan>, rest: string): Path | undefined {
  for (const [name, field] of Object.entries(fields)) {
    if (rest === name) return [name];
    if (!rest.startsWith(`${name}_`)) continue;
    const below = rest.slice(name.length + 1);
    const row = /^(\d+)(?:_(.+))?$/.exec(below);
    if (field.items && row) {
      const path = row[2] === undefined ? [] : walk(field.items.properties ?? {}, row[2]);
      if (path) return [name, Number(row[1]), ...path];
    }
    const path = field.properties && walk(field.properties, below);
    if (path) return [name, ...path];
  }
  return undefined;
}
