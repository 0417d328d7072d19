import { newRow } from '../../../documents/defaults.ts';
import { listNamed, rowPaths } from '../../../documents/rows.ts';
import type { CompiledModule, Context, Plan, SettingsDocument } from '../../../model.ts';
import { exampleContext } from '../../../resolved/exampleContext.ts';
import type { ResolvedModule } from '../../../resolved/resolvedModule.ts';
import { resolveModule } from '../../../resolved/resolveModule.ts';
import { view } from '../../../resolved/view.ts';
import { setIn } from '../../../values/path.ts';
import type { Example, LintModule } from '../types.ts';

/** A document to look for others from, and the module in the context that belongs to it. */
export interface Start {
  module: ResolvedModule;
  document: SettingsDocument;
}

/** The defaults and the valid examples of a module on a plan, as far as all of their types are right, with all that other modules switch on. */
export function startsOf(
  compiled: CompiledModule,
  project: { modules: readonly Pick<LintModule, 'id' | 'spec'>[] },
  valid: readonly Example[],
  plan: Plan,
): Start[] {
  const examples = valid.filter((example) => example.plan === plan);
  return [{ name: 'Defaults', plan, document: {} }, ...examples]
    .map((example) => {
      const module = resolveModule(compiled, switchedOn(exampleContext(compiled, project, example)));
      return { module, document: view(module, example.document) };
    })
    .filter(({ document }) => isTyped(compiled, plan, document));
}

/** Whether everything in a document is of its type. A default of another type is a finding of its own. */
function isTyped({ validators }: CompiledModule, plan: Plan, document: SettingsDocument): boolean {
  const validator = validators[plan];
  return !validator || validator(document) || !validator.errors?.some(({ keyword }) => keyword === 'type');
}

/** The document with an entry in a list that has none, and in those around it. */
export function withEntries(
  module: ResolvedModule,
  document: SettingsDocument,
  each: string | undefined,
): SettingsDocument {
  if (each === undefined) return document;
  const names = each.split('.');
  return names.reduce((one, _, depth) => {
    const list = names.slice(0, depth + 1).join('.');
    const field = listNamed(module, list);
    if (!field?.items || rowPaths(one, list).length > 0) return one;
    const around = rowPaths(one, names.slice(0, depth).join('.'))[0] ?? [];
    return setIn(one, [...around, names[depth] ?? ''], [newRow(field)]);
  }, document);
}

/** The context with every switch of other modules on, so that settings that depend on them are active. */
function switchedOn(context: Context): Context {
  const on = (document: SettingsDocument): SettingsDocument =>
    Object.fromEntries(Object.entries(document).map(([name, value]) => [name, typeof value === 'boolean' || value]));
  const modules = Object.entries(context.modules).map(([id, document]) => [id, on(document)]);
  return { ...context, modules: Object.fromEntries(modules) };
}
