import type { Channel, Guild, Role, World } from '../discord/world.ts';

/** A role in a task. */
interface TaskRole extends Pick<Role, 'id' | 'name' | 'color' | 'hoist' | 'mentionable' | 'managed'> {
  permissions: string;
  /** Its position from the bottom. */
  position: number;
}

/** A channel in a task. */
interface TaskChannel extends Pick<Channel, 'id' | 'name' | 'type' | 'position' | 'topic'> {
  parent_id: string | null;
  permission_overwrites?: { id: string; type: 0 | 1; allow: string; deny: string }[];
}

export interface Task {
  id: string;
  guild_id: string;
  kind: 'restore_roles' | 'restore_channels';
  roles?: TaskRole[];
  channels?: TaskChannel[];
}

export interface RecreationCounts {
  created: number;
  changed: number;
  failed: number;
}

/** Carries out a task in the simulated Discord. @throws if the bot is not in the server */
export function recreate(world: World, { guild_id, roles = [], channels = [] }: Task): RecreationCounts {
  const guild = world.guild(guild_id);
  if (!guild || !world.hasBot(guild_id)) throw new Error('The bot is not in this server.');
  const outcome: RecreationCounts = { created: 0, changed: 0, failed: 0 };
  if (roles.length > 0) world.setRoles(guild_id, restoredRoles(guild, roles, world.bot.id, outcome));
  if (channels.length > 0) world.setChannels(guild_id, restoredChannels(guild, channels, outcome));
  return outcome;
}

function restoredRoles(guild: Guild, wanted: readonly TaskRole[], botId: string, outcome: RecreationCounts): Role[] {
  // From the bottom, as Discord numbers roles.
  const result = guild.roles.map((role) => ({ ...role })).sort((a, b) => a.position - b.position);
  const top = result.find((role) => role.botId === botId)?.position ?? Number.POSITIVE_INFINITY;
  const nextId = ids(guild);
  const was = new Map(wanted.map(({ id, position }) => [id, position]));
  for (const { id, permissions, position, name, color, hoist, mentionable, managed } of wanted.toSorted(
    (a, b) => a.position - b.position,
  )) {
    if (managed || id === guild.id) continue;
    const values = { name, color, hoist, mentionable, managed, permissions: BigInt(permissions) };
    const known = result.find((role) => role.id === id) ?? result.find((role) => role.name === name);
    if (!known) {
      const role = { id: nextId(), ...values, position, icon: null };
      was.set(role.id, position);
      const above = result.findIndex((one) => one.botId === botId || (was.get(one.id) ?? 0) > position);
      result.splice(above < 0 ? result.length : above, 0, role);
      outcome.created++;
    } else if (differs(known, values)) {
      if (known.position >= top) outcome.failed++;
      else {
        Object.assign(known, values);
        outcome.changed++;
      }
    }
  }
  return result.map((role, position) => ({ ...role, position }));
}

const CATEGORY = 4;

function restoredChannels(guild: Guild, wanted: readonly TaskChannel[], outcome: RecreationCounts): Channel[] {
  const result = guild.channels.map((channel) => ({ ...channel }));
  const nextId = ids(guild);
  // The current ids of categories, by their ids in the backup.
  const categories = new Map<string, string>();
  const inOrder = wanted.toSorted((a, b) => Number(b.type === CATEGORY) - Number(a.type === CATEGORY));
  for (const { id, name, type, position, topic, parent_id, permission_overwrites = [] } of inOrder) {
    const parentId = parent_id === null ? null : (categories.get(parent_id) ?? null);
    const values = { name, type, topic, parentId };
    const namesake = (one: Channel) => one.name === name && one.type === type && one.parentId === parentId;
    const known = result.find((one) => one.id === id) ?? result.find(namesake);
    if (type === CATEGORY) categories.set(id, known?.id ?? id);
    if (known && differs(known, values)) {
      Object.assign(known, values);
      outcome.changed++;
    } else if (!known) {
      const fresh = nextId();
      if (type === CATEGORY) categories.set(id, fresh);
      const overwrites = permission_overwrites.map(({ allow, deny, ...of }) => ({
        ...of,
        allow: BigInt(allow),
        deny: BigInt(deny),
      }));
      result.push({ ...values, position, id: fresh, overwrites });
      outcome.created++;
    }
  }
  return result;
}

function differs<Values extends object>(known: Values, wanted: Partial<Values>): boolean {
  return Object.entries(wanted).some(([name, value]) => Reflect.get(known, name) !== value);
}

/** Generates ids higher than any in the server. */
function ids({ roles, channels }: Guild): () => string {
  let highest = [...roles, ...channels].reduce((most, { id }) => (BigInt(id) > most ? BigInt(id) : most), 0n);
  return () => {
    highest += 1n;
    return String(highest);
  };
}
