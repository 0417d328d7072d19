import type { ModuleStateAnswer, ServerOverview } from '../../api/overview.ts';
import { mayReadModule } from '../../policies/rights.ts';
import type { RequestAccess } from '../access/guildAccess.ts';
import { rolesOfBot } from '../discord/botRoles.ts';
import { connectionOf } from '../health/report.ts';
import { moduleOfDocument } from '../history/entryVersions.ts';
import { peopleOf } from '../history/people.ts';
import type { Services } from '../services.ts';
import { channelLists, contextOf } from '../settings/context.ts';
import { inServer } from '../settings/inServer.ts';
import { effectiveIn, readNames, settingsIn, usedModules } from '../settings/stored.ts';
import { botIssues } from './botIssues.ts';
import { moduleState } from './moduleState.ts';

/**
 * The state of a server: each module of the menu that the user may see, and the bot. Reads all settings at once, and the lists of Discord from the
 * cache; while Discord does not answer, what depends on them is left out.
 */
export async function serverOverview(
  services: Pick<Services, 'store' | 'guilds' | 'catalogue' | 'config' | 'now'>,
  access: RequestAccess,
): Promise<ServerOverview> {
  const { store, guilds, catalogue, now } = services;
  const { guild, plan, language } = access;
  const [documents, entries, channels, botRoles, bot] = await Promise.all([
    store.documents.read(guild.id, catalogue.modules.flatMap(readNames)),
    store.history.newest(guild.id),
    channelLists(guilds, guild.id),
    rolesOfBot(guilds, guild.id),
    store.botState.read(),
  ]);
  const people = await peopleOf(
    services,
    access,
    entries.map(({ user_id }) => user_id),
  );
  const at = now();
  const states = catalogue.modules
    .filter(({ spec }) => spec.screen.menu && mayReadModule(access, spec.id))
    .map((module) => {
      const used = effectiveIn(documents, usedModules(module, catalogue, guild.id, at), plan);
      const context = contextOf(module, access, { lists: { ...channels, botRoles }, modules: used, now: at });
      const { storedSettings } = settingsIn(documents, module);
      return moduleState(inServer(catalogue.inLanguage(module, language), guild.id, at), context, storedSettings);
    });
  return {
    plan,
    bot: {
      connection: bot ? connectionOf(bot, at) : 'unknown',
      heard_at: bot ? new Date(bot.reported_at).toISOString() : null,
      issues: botIssues(states),
    },
    complete: channels.channels !== null && botRoles !== null,
    access: access.rights.is_owner ? rolesWithAccess() : null,
    modules: states.map(({ answer }) => ({ ...answer, changed: lastChange(answer.id) })),
  };

  function rolesWithAccess(): ServerOverview['access'] {
    if (!catalogue.roleAccess) return null;
    const { module, field } = catalogue.roleAccess;
    const listed = settingsIn(documents, module).storedSettings[field];
    const roles = Array.isArray(listed) ? listed.length : 0;
    return roles === 0 ? null : { roles, module: module.spec.id, address: field };
  }

  function lastChange(id: string): ModuleStateAnswer['changed'] {
    // Newest first.
    const entry = entries.find(({ made }) => made && moduleOfDocument(catalogue, made.document)?.spec.id === id);
    return entry ? { at: new Date(entry.at).toISOString(), by: people.actorOf(entry) } : null;
  }
}
