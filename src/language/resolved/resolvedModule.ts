import type { CompiledModule, Context, MessageWords, Section } from '../model.ts';
import type { ModuleForPlan } from '../plans/resolveForPlan.ts';

/**
 * A module as one user sees it in one guild: limited by the guild's plan, with the guild's own names (such as that of
 * its currency) in its texts, plus everything its expressions may read. Built once per request or form, and again when
 * the context changes.
 */
export interface ResolvedModule extends ModuleForPlan {
  module: CompiledModule;
  context: Context;
  words: MessageWords;
  /** The layout section of each field, by field name. */
  sections: ReadonlyMap<string, Section>;
}
