import { referencesIn } from '../../../language/documents/references.ts';
import { assignmentObstacle } from '../../../language/fields/assignable.ts';
import { missingPermissions, serverPermissionsFor } from '../../../language/fields/botPermissions.ts';
import { guildEntryOf } from '../../../language/fields/targets.ts';
import type { GuildLists } from '../../../language/model.ts';
import { isActive } from '../../../language/resolved/fieldState.ts';
import type { ResolvedModule } from '../../../language/resolved/resolvedModule.ts';
import type { BotIssueAnswer, SettingPlace } from '../../api/overview.ts';
import { type ComputedState, settingPlace } from './moduleState.ts';

/**
 * What running modules need and the bot is not allowed to do: the server, each role and each channel once, with the settings that need
 * it. @param held names of the bot's permissions in the whole server, null if they are not known
 */
export function botIssues(modules: readonly ComputedState[], held: readonly string[] | null): BotIssueAnswer[] {
  const found = new Map<string, BotIssueAnswer>();
  for (const { running } of modules) {
    if (!running) continue;
    const { module, document } = running;
    const { guild } = module.context;
    for (const { kind, id, path, field } of referencesIn(module, document)) {
      const { refers } = field;
      const entry = refers && kind !== 'emoji' ? guildEntryOf(guild, refers, { kind, id }) : undefined;
      if (!refers || !entry || !isActive(module, path, document)) continue;
      const place = { module: module.spec.id, ...settingPlace(module, document, path) };
      const lacked = held ? serverPermissionsFor(refers).filter((name) => !held.includes(name)) : [];
      if (lacked.length > 0)
        add('server', { kind: 'server', permissions: namesOf(lacked, module), settings: [] }, place);
      const role = refers.assignable ? guild.roles?.find((one) => one.id === id) : undefined;
      const highest = highestRoleOfBot(guild);
      if (role && highest && assignmentObstacle(role, guild) === 'above') {
        add(`role ${id}`, { kind: 'role', role: role.name, bot_role: highest.name, settings: [] }, place);
      }
      if (kind !== 'channel' && kind !== 'voiceChannel' && kind !== 'category') continue;
      const names = namesOf(missingPermissions(refers, entry), module);
      if (names.length === 0) continue;
      const issue = { kind: 'permissions', target: kind, name: entry.name, permissions: names, settings: [] } as const;
      add(`${kind} ${id}`, { ...issue, settings: [] }, place);
    }
  }
  return [...found.values()];

  function add(key: string, issue: BotIssueAnswer, place: SettingPlace): void {
    const known = found.get(key) ?? issue;
    known.settings.push(place);
    if ('permissions' in known && 'permissions' in issue) {
      known.permissions = [...new Set([...known.permissions, ...issue.permissions])];
    }
    found.set(key, known);
  }
}

function namesOf(permissions: readonly string[], { spec }: ResolvedModule): string[] {
  return permissions.map((permission) => spec.standard[`permission.${permission}`] ?? permission);
}

function highestRoleOfBot({ roles, botRoles }: GuildLists) {
  const own = roles?.filter(({ id }) => botRoles?.includes(id)) ?? [];
  return own.toSorted((a, b) => b.position - a.position)[0];
}
