import type { CompiledModule, Context, Requirement } from '../model.ts';
import { includesPlan } from '../plans/planOrder.ts';
import { environment, evaluateCondition } from './fieldState.ts';
import { messageWordsOf } from './messageWords.ts';

/** What requirements read: they are the same for everybody. */
export interface RequirementContext extends Pick<Context, 'plan' | 'modules'> {
  /** Ids of modules whose settings could not be read: what reads them is neither met nor unmet. */
  unknown?: readonly string[];
}

const NOBODY: Pick<Context, 'user' | 'guild'> = {
  user: { is_owner: false, is_admin: false, can_modify: false },
  guild: { id: '', roles: null, channels: null, voiceChannels: null, categories: null },
};

/** The first condition of the module that is not met, in the order in which they are declared. */
export function unmetRequirement(
  module: CompiledModule,
  { plan, modules, unknown = [] }: RequirementContext,
): Requirement | undefined {
  const evaluating = { module, words: messageWordsOf(module) };
  const env = environment({ ...NOBODY, plan, modules }, {});
  const known = (rule: string | undefined) =>
    rule === undefined || !module.reads[rule]?.some((read) => unknown.some((id) => read.startsWith(`modules.${id}.`)));
  return module.spec.requires?.find(
    ({ plan: needed, rule }) =>
      !includesPlan(module.spec.plans, plan, needed) || (known(rule) && !evaluateCondition(evaluating, rule, env)),
  );
}
