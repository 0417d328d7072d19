import type { GuildLists } from '../../api/user.ts';
import type { Store } from '../../store/store.ts';
import type { UserGuild } from '../discord/discordAnswers.ts';
import type { GuildData } from '../discord/guildData.ts';
import { ADMINISTRATOR } from '../discord/permissionNames.ts';

/** How many servers are checked for the bot at the same time. */
const BATCH_SIZE = 10;

/** The servers that a user owns or administers, with and without the bot. @throws UpstreamUnavailable, TokenRefused */
export async function guildLists(
  guilds: GuildData,
  store: Store,
  user: { id: string; accessToken: () => Promise<string> },
  { now, freePlan, fresh }: { now: number; freePlan: string; fresh: boolean },
): Promise<GuildLists> {
  const all = (await guilds.userGuilds(user.id, user.accessToken, fresh ? 0 : undefined)).value;
  const own = all.filter(isAdministered);
  const [plans, hasBot] = await Promise.all([
    store.subscriptions.plansOf(
      own.map(({ id }) => id),
      now,
    ),
    inBatches(own, async ({ id }) => (await guilds.guild(id, fresh ? 0 : undefined)).value !== null),
  ]);
  const lists: GuildLists = { guilds_with_bot: [], guilds_without_bot: [] };
  for (const [index, { id, name, icon }] of own.entries()) {
    const list = hasBot[index] ? lists.guilds_with_bot : lists.guilds_without_bot;
    const plan = plans.get(id) ?? freePlan;
    list.push({ id, name, icon, is_premium: plan !== freePlan, plan });
  }
  return lists;
}

function isAdministered({ owner, permissions }: UserGuild): boolean {
  return owner || (BigInt(permissions) & ADMINISTRATOR) === ADMINISTRATOR;
}

async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += BATCH_SIZE) {
    results.push(...(await Promise.all(items.slice(start, start + BATCH_SIZE).map(work))));
  }
  return results;
}
