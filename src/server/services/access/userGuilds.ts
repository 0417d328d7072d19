import type { ListedGuild, UserGuilds } from '../../api/user.ts';
import type { Catalogue } from '../../catalogue.ts';
import { roleAccessOf } from '../../policies/rights.ts';
import type { Store } from '../../store/store.ts';
import type { UserGuild } from '../discord/discordAnswers.ts';
import type { GuildData } from '../discord/guildData.ts';
import { ADMINISTRATOR } from '../discord/permissionNames.ts';
import { readSettings } from '../settings/stored.ts';

/** How many servers are checked for the bot at the same time. */
const BATCH_SIZE = 10;

/** What the lists of servers are made from. */
export interface GuildSources {
  guilds: GuildData;
  store: Store;
  catalogue: Catalogue;
}

/**
 * The servers that a user owns or administers, with and without the bot, and those in which a role of the user gives access to
 * a module.
 * @throws UpstreamUnavailable, TokenRefused
 */
export async function userGuilds(
  { guilds, store, catalogue }: GuildSources,
  user: { id: string; accessToken: () => Promise<string> },
  { now, fresh }: { now: number; fresh: boolean },
): Promise<UserGuilds> {
  const freePlan = catalogue.plans[0] ?? 'free';
  const maxAge = fresh ? 0 : undefined;
  const all = (await guilds.userGuilds(user.id, user.accessToken, maxAge)).value;
  const accesses = await inBatches(all, (guild) =>
    accessTo({ guilds, store, catalogue }, { userId: user.id, guild, maxAge }),
  );
  const own = all.flatMap((guild, index) => {
    const found = accesses[index];
    return found ? [{ ...guild, ...found }] : [];
  });
  const [plans, hasBot] = await Promise.all([
    store.subscriptions.plansOf(
      own.map(({ id }) => id),
      now,
    ),
    inBatches(own, async ({ id }) => (await guilds.guild(id, maxAge)).value !== null),
  ]);
  const lists: UserGuilds = { guilds_with_bot: [], guilds_without_bot: [] };
  for (const [index, { id, name, icon, access, can_open, members }] of own.entries()) {
    const list = hasBot[index] ? lists.guilds_with_bot : lists.guilds_without_bot;
    const plan = plans.get(id) ?? freePlan;
    list.push({ id, name, icon, is_premium: plan !== freePlan, plan, access, can_open, member_count: members });
  }
  return lists;
}

/** What lets a user into a server; null if nothing does. */
async function accessTo(
  { guilds, store, catalogue: { adminAccess, roleAccess, modules } }: GuildSources,
  { userId, guild, maxAge }: { userId: string; guild: UserGuild; maxAge: number | undefined },
): Promise<Pick<ListedGuild, 'access' | 'can_open'> | null> {
  if (guild.owner) return { access: 'owner', can_open: true };
  const administers = isAdministrator(guild);
  const settingOf = async ({ module, field }: Pick<typeof adminAccess, 'module' | 'field'>) =>
    (await readSettings(store, guild.id, module)).storedSettings[field];
  if (administers && (await settingOf(adminAccess)) === true) return { access: 'administrator', can_open: true };
  const listed = roleAccess && (await settingOf(roleAccess));
  if (Array.isArray(listed) && listed.length > 0) {
    const { value: roles } = await guilds.memberRoles(guild.id, userId, maxAge);
    const ids = modules.map(({ spec }) => spec.id);
    if (roles && roleAccessOf(listed, roles, ids).size > 0) return { access: 'role', can_open: true };
  }
  return administers ? { access: 'administrator', can_open: false } : null;
}

function isAdministrator({ permissions }: UserGuild): boolean {
  return (BigInt(permissions) & ADMINISTRATOR) === ADMINISTRATOR;
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
