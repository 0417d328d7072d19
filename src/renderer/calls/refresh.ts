import type { CompiledModule, Context, GuildLists, Plan } from '../../language/model.ts';
import { reportedPlan } from '../../language/plans/planOrder.ts';
import { bodyOf, reply, succeeded } from './answer.ts';
import type { Api } from './api.ts';
import { readLists } from './lists.ts';
import { guildPath } from './paths.ts';

export interface FreshLists {
  guild: GuildLists;
  /** Why lists that were never loaded before could not be loaded. */
  unlisted: string[];
}

/** Loads the current lists of a server. Lists that fail keep their known value. */
export async function readListsAnew(api: Api, { spec }: CompiledModule, known: GuildLists): Promise<FreshLists> {
  const { reads = [], documents: [first] = [] } = spec.calls ?? {};
  const options = { fresh: true, known };
  const { guild, failures } = await readLists(api, known.id, reads, first?.load.failure ?? '', options);
  return { guild, unlisted: [...failures.values()] };
}

/** Loads the current plan of a server. Falls back to the known plan. */
export async function readPlan(api: Api, module: CompiledModule, { guild, plan }: Context): Promise<Plan> {
  const answer = await reply(api.get(guildPath(guild.id, 'permissions/')));
  if (!succeeded(answer)) return plan;
  const { is_premium: isPremium, plan: told } = bodyOf(answer);
  if (typeof isPremium !== 'boolean' && typeof told !== 'string') return plan;
  return reportedPlan(module.spec.plans, isPremium === true, told);
}
