import { toWire, valueToWire, withOrders } from '../../../language/documents/wire.ts';
import type { DocumentCall, Json, Plan, SettingsDocument } from '../../../language/model.ts';
import { type FieldForPlan, resolveForPlan } from '../../../language/plans/resolveForPlan.ts';
import { effectiveDocument } from '../../../language/resolved/view.ts';
import { isObject } from '../../../language/values/isObject.ts';
import { assertBotInGuild } from '../discord/assertBotInGuild.ts';
import type { Services } from '../services.ts';
import { embedAtDiscord } from './embedAtDiscord.ts';
import { inServer } from './inServer.ts';
import { assertReadable, effectiveIn, readNames, settingsIn, usedModules } from './stored.ts';

/** All settings of a server, for the bot. */
export interface BotSettings {
  guild_id: string;
  plan: Plan;
  /** The documents of all modules in the API's format, by the IDs of modules and documents. */
  modules: Record<string, Record<string, SettingsDocument>>;
}

/**
 * The effective settings of a server: limited by its plan and what rollouts bring it, with defaults, and off if a requirement
 * is not met.
 * @throws Refusal 404, 503 if a newer version has saved some of them
 */
export async function settingsForBot(services: Services, guildId: string): Promise<BotSettings> {
  const { store, catalogue } = services;
  const now = services.now();
  const [documents, plan] = await Promise.all([
    store.documents.read(guildId, catalogue.modules.flatMap(readNames)),
    store.subscriptions.planOf(guildId, now),
    assertBotInGuild(services.guilds, guildId),
  ]);
  const modules = catalogue.modules.flatMap((declared) => {
    const module = inServer(declared, guildId, now);
    const calls = module.spec.calls?.documents ?? [];
    if (calls.length === 0) return [];
    assertReadable(documents, module);
    const used = effectiveIn(documents, usedModules(module, catalogue, guildId, now), plan);
    const settings = effectiveDocument(module, settingsIn(documents, module).storedSettings, { plan, modules: used });
    const moduleForPlan = resolveForPlan(module.spec, plan);
    const answer = (call: DocumentCall) =>
      withOrders(moduleForPlan, call, settings, toWire(moduleForPlan, call, settings, valueForBot));
    return [[module.spec.id, Object.fromEntries(calls.map((call) => [call.id, answer(call)]))]];
  });
  return { guild_id: guildId, plan, modules: Object.fromEntries(modules) };
}

/** A value as the bot receives it: in wire format, but embeds as Discord has them. */
function valueForBot(field: FieldForPlan, value: Json): Json {
  return field.wire?.as === 'embed' && isObject(value) ? embedAtDiscord(value) : valueToWire(field, value);
}
