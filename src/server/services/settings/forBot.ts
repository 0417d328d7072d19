import { toWire } from '../../../language/documents/wire.ts';
import type { Plan, SettingsDocument } from '../../../language/model.ts';
import { resolveForPlan } from '../../../language/plans/resolveForPlan.ts';
import { effectiveDocument } from '../../../language/resolved/view.ts';
import { refusal } from '../../answers/refusal.ts';
import { UpstreamUnavailable } from '../cache/cachedReads.ts';
import type { Services } from '../services.ts';
import { effectiveIn, namesOf, settingsIn, usedModules } from './stored.ts';

/** All that the bot is to do in a server. */
export interface BotSettings {
  guild_id: string;
  plan: Plan;
  /** The documents of each module in the API's form, by the ids of modules and documents. */
  modules: Record<string, Record<string, SettingsDocument>>;
}

/** A server's settings as they count now: on its plan, with defaults, and off where a requirement is not met. @throws Refusal with 404 */
export async function settingsForBot(services: Services, guildId: string): Promise<BotSettings> {
  const { store, catalogue, now } = services;
  const [documents, plan] = await Promise.all([
    store.documents.read(guildId, catalogue.modules.flatMap(namesOf)),
    store.subscriptions.planOf(guildId, now()),
    demandGuild(services, guildId),
  ]);
  const modules = catalogue.modules.flatMap((module) => {
    const calls = module.spec.calls?.documents ?? [];
    if (calls.length === 0) return [];
    const used = effectiveIn(documents, usedModules(module, catalogue), plan);
    const settings = effectiveDocument(module, settingsIn(documents, module).storedSettings, { plan, modules: used });
    const planned = resolveForPlan(module.spec, plan);
    return [[module.spec.id, Object.fromEntries(calls.map((call) => [call.id, toWire(planned, call, settings)]))]];
  });
  return { guild_id: guildId, plan, modules: Object.fromEntries(modules) };
}

/** Refuses a server that the bot is not in. While the chat platform is out, the bot is believed. */
async function demandGuild({ guilds }: Services, guildId: string): Promise<void> {
  try {
    if (!(await guilds.guild(guildId)).value) throw refusal(404, 'error.guild');
  } catch (error) {
    if (!(error instanceof UpstreamUnavailable)) throw error;
  }
}
