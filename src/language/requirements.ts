import { environment, holds } from './activity.ts';
import type { CompiledModule, Context, Requirement } from './model.ts';
import { includesPlan } from './planOrder.ts';

/** What requirements read: they are the same for everybody. */
export type Circumstances = Pick<Context, 'plan' | 'modules'>;

const NOBODY: Pick<Context, 'user' | 'guild'> = {
  user: { is_owner: false, is_admin: false, can_modify: false },
  guild: { id: '', roles: null, channels: null, voiceChannels: null, categories: null },
};

/** The first condition of the module that is not met, in the order in which they are declared. */
export function unmet(module: CompiledModule, { plan, modules }: Circumstances): Requirement | undefined {
  const env = environment({ ...NOBODY, plan, modules }, {});
  return module.spec.requires?.find(
    (needed) => !includesPlan(module.spec.plans, plan, needed.plan) || !holds(module, needed.rule, env),
  );
}
