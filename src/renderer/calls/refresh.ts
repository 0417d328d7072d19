import type { CompiledModule, Context, GuildLists, Plan } from '../../language/model.ts';
import { reportedPlan } from '../../language/plans/planOrder.ts';
import type { ResolvedModule } from '../../language/resolved/resolvedModule.ts';
import { bodyOf, reply, succeeded } from './answer.ts';
import type { Api } from './api.ts';
import { readDeclared, readLists } from './lists.ts';
import { guildPath } from './paths.ts';
import { reachedFrom } from './rollouts.ts';

export interface FreshLists {
  guild: GuildLists;
  /** The lists that the screen declares. */
  lists: NonNullable<Context['lists']>;
  /** Why lists that were never loaded before could not be loaded. */
  unlisted: string[];
}

/** Loads the current lists of a screen and of its server. Lists that fail keep their known value. */
export async function readListsAnew(
  api: Api,
  { spec }: CompiledModule,
  { guild: known, lists, user }: Pick<Context, 'guild' | 'lists' | 'user'>,
): Promise<FreshLists> {
  const { reads = [], documents: [first] = [] } = spec.calls ?? {};
  const options = { fresh: true, known };
  const [{ guild, failures }, declared] = await Promise.all([
    readLists(api, known.id, reads, first?.load.failure ?? '', options),
    user.signed_in === false ? { lists: {} } : readDeclared(api, spec, known.id),
  ]);
  return { guild, lists: { ...lists, ...declared.lists }, unlisted: [...failures.values()] };
}

/** What the limits of a form depend on. */
export interface Terms {
  plan: Plan;
  /** The settings that rollouts have reached, by path. */
  reached: readonly string[];
}

export function termsOf({ module, plan }: ResolvedModule): Terms {
  return { plan, reached: module.reached ?? [] };
}

/** Loads the current terms of a form. Falls back to those that it has. */
export async function readTerms(api: Api, module: ResolvedModule): Promise<Terms> {
  const { spec, context } = module;
  const known = termsOf(module);
  const answer = await reply(api.get(guildPath(context.guild.id, 'permissions/')));
  if (!succeeded(answer)) return known;
  const body = bodyOf(answer);
  const { is_premium: isPremium, plan: reported } = body;
  if (typeof isPremium !== 'boolean' && typeof reported !== 'string') return known;
  return { plan: reportedPlan(spec.plans, isPremium === true, reported), reached: reachedFrom(body, spec.id) };
}
