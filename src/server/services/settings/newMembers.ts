import { memberIdsIn } from '../../../language/documents/references.ts';
import { choosesMembers } from '../../../language/fields/targets.ts';
import type { SettingsDocument } from '../../../language/model.ts';
import type { ResolvedModule } from '../../../language/resolved/resolvedModule.ts';
import type { GuildData } from '../discord/guildData.ts';
import { membersOrNull } from '../discord/members.ts';
import { refersTo } from './context.ts';

/** The module of a save, with the members looked up that the stored settings do not refer to. */
export async function withNewMembers(
  guilds: Pick<GuildData, 'member'>,
  module: ResolvedModule,
  { storedSettings, values }: Record<'storedSettings' | 'values', SettingsDocument>,
): Promise<ResolvedModule> {
  if (!refersTo(module.module, choosesMembers)) return module;
  const known = new Set(memberIdsIn(module, storedSettings));
  const ids = memberIdsIn(module, values).filter((id) => !known.has(id));
  const { context } = module;
  const members = await membersOrNull(guilds, context.guild.id, ids);
  return { ...module, context: { ...context, guild: { ...context.guild, members } } };
}
