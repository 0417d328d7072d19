import type { CompiledModule, Context, GuildLists, Plan } from '../../language/model.ts';
import { reportedPlan } from '../../language/plans/planOrder.ts';
import type { Api } from '../api.ts';
import { bodyOf, reply, succeeded } from './answer.ts';
import { readLists } from './lists.ts';
import { guildPath } from './paths.ts';

export interface FreshLists {
  guild: GuildLists;
  /** What went wrong with lists that have never been read. */
  unlisted: string[];
}

/** The lists of a server as they are now. Those that could not be read stay as they were. */
export async function readListsAnew(api: Api, { spec }: CompiledModule, known: GuildLists): Promise<FreshLists> {
  const { reads = [], documents: [first] = [] } = spec.calls ?? {};
  const options = { fresh: true, known };
  const { guild, failures } = await readLists(api, known.id, reads, first?.load.failure ?? '', options);
  return { guild, unlisted: [...failures.values()] };
}

/** The plan that a server has now; the known one where nobody can say. */
export async function readPlan(api: Api, module: CompiledModule, { guild, plan }: Context): Promise<Plan> {
  const answer = await reply(api.get(guildPath(guild.id, 'permissions/')));
  if (!succeeded(answer)) return plan;
  const { is_premium: isPremium, plan: told } = bodyOf(answer);
  if (typeof isPremium !== 'boolean' && typeof told !== 'string') return plan;
  return reportedPlan(module.spec.plans, isPremium === true, told);
}
