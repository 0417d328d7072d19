import { indexedModule } from '../../../src/language/compile/outputs/indexedModule.ts';
import { withOriginal } from '../../../src/language/compile/outputs/withOriginal.ts';
import type { Context, Plan } from '../../../src/language/model.ts';
import { resolveModule } from '../../../src/language/resolved/resolveModule.ts';
import type { IndexedModule, SettingsIndex } from '../../../src/language/search/settingsIndex.ts';
import { runnable } from '../code/runnable.ts';
import { compileExpressions, inLanguage, type LoadedModule } from '../modules/module.ts';
import type { PlanEntry } from '../sources/product.ts';
import type { Sources } from '../sources/source.ts';

/**
 * What the search finds of the modules, in one language. In the others, people also know the words of the first: those
 * of the bot's commands and of other bots.
 */
export function searchIndex(
  sources: Sources,
  modules: readonly LoadedModule[],
  plans: readonly PlanEntry[],
  language: string,
  languages: readonly string[],
): SettingsIndex {
  const [original = language] = languages;
  const plan = plans.at(-1)?.id ?? '';
  return modules.flatMap((module) => {
    const expressions = compileExpressions(module, modules);
    // Reported by the check.
    if (expressions.faults.length > 0) return [];
    const indexed = (wanted: string): IndexedModule => {
      const spec = inLanguage(sources, module, wanted, languages);
      return sources.remember(`search of ${module.folder} in ${wanted}`, [spec, expressions, plan], () =>
        indexedModule(
          resolveModule({ spec, migrations: [], validators: {}, ...runnable(expressions) }, contextOn(plan)),
        ),
      );
    };
    return [language === original ? indexed(language) : withOriginal(indexed(language), indexed(original))];
  });
}

/** A server of which nothing is known, on the plan with the widest limits. */
function contextOn(plan: Plan): Context {
  return {
    plan,
    user: { is_owner: true, is_admin: true, can_modify: true },
    guild: { id: '', roles: null, channels: null, voiceChannels: null, categories: null },
    modules: {},
  };
}
