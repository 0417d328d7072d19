import type { Context, ReadableModule, Requirement } from '../model.ts';
import { includesPlan } from '../plans/planOrder.ts';
import { environment, evaluateCondition } from './fieldState.ts';
import { messageWordsOf } from './messageWords.ts';
import { UNKNOWN_GUILD } from './unknownGuild.ts';

/** What requirements may read. They do not depend on the user. */
export interface RequirementContext extends Pick<Context, 'plan' | 'modules'> {
  /** Ids of modules whose settings could not be read. Requirements that read them are skipped. */
  unknown?: readonly string[];
}

const NOBODY: Pick<Context, 'user' | 'guild'> = {
  user: { is_owner: false, is_admin: false, can_modify: false },
  guild: UNKNOWN_GUILD,
};

/** The first requirement of the module that is not met, in declaration order. */
export function unmetRequirement(
  module: ReadableModule,
  { plan, modules, unknown = [] }: RequirementContext,
): Requirement | undefined {
  if (!module.spec.requires) return undefined;
  const evaluatingModule = { module, words: messageWordsOf(module) };
  const env = environment({ ...NOBODY, plan, modules, reached: module.reached }, {});
  const readsUnknown = (rule: string | undefined) =>
    rule !== undefined && module.reads[rule]?.some((read) => unknown.some((id) => read.startsWith(`modules.${id}.`)));
  return module.spec.requires.find(
    ({ plan: needed, rule }) =>
      !includesPlan(module.spec.plans, plan, needed) ||
      (!readsUnknown(rule) && !evaluateCondition(evaluatingModule, rule, env)),
  );
}
