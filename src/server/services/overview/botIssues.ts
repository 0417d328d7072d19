import { referencesIn } from '../../../language/documents/references.ts';
import { assignmentObstacle } from '../../../language/fields/assignable.ts';
import { missingPermissions } from '../../../language/fields/botPermissions.ts';
import { guildEntryOf } from '../../../language/fields/targets.ts';
import type { GuildLists } from '../../../language/model.ts';
import { isActive } from '../../../language/resolved/fieldState.ts';
import type { BotIssueAnswer, SettingPlace } from '../../api/overview.ts';
import { type ComputedState, settingPlace } from './moduleState.ts';

/** What running modules need and the bot is not allowed to do: each role and channel once, with the settings that need it. */
export function botIssues(modules: readonly ComputedState[]): BotIssueAnswer[] {
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
      const role = refers.assignable ? guild.roles?.find((one) => one.id === id) : undefined;
      const highest = highestRoleOfBot(guild);
      if (role && highest && assignmentObstacle(role, guild) === 'above') {
        add(`role ${id}`, { kind: 'role', role: role.name, bot_role: highest.name, settings: [] }, place);
      }
      if (kind !== 'channel' && kind !== 'voiceChannel' && kind !== 'category') continue;
      const names = missingPermissions(refers, entry).map(
        (permission) => module.spec.standard[`permission.${permission}`] ?? permission,
      );
      if (names.length === 0) continue;
      const issue = { kind: 'permissions', target: kind, name: entry.name, permissions: names, settings: [] } as const;
      add(`${kind} ${id}`, { ...issue, settings: [] }, place);
    }
  }
  return [...found.values()];

  function add(key: string, issue: BotIssueAnswer, place: SettingPlace): void {
    const known = found.get(key) ?? issue;
    known.settings.push(place);
    if (known.kind === 'permissions' && issue.kind === 'permissions') {
      known.permissions = [...new Set([...known.permissions, ...issue.permissions])];
    }
    found.set(key, known);
  }
}

function highestRoleOfBot({ roles, botRoles }: GuildLists) {
  const own = roles?.filter(({ id }) => botRoles?.includes(id)) ?? [];
  return own.toSorted((a, b) => b.position - a.position)[0];
}
