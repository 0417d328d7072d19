import type { Language } from '../../../../generated/catalogue.ts';
import { currentPath, differences } from '../../../language/documents/differences.ts';
import type { CompiledModule, Context, Plan, SettingsDocument } from '../../../language/model.ts';
import { isActive } from '../../../language/resolved/fieldState.ts';
import { unmetRequirement } from '../../../language/resolved/requirements.ts';
import type { ResolvedModule } from '../../../language/resolved/resolvedModule.ts';
import { resolveModule } from '../../../language/resolved/resolveModule.ts';
import { effectiveDocument, view } from '../../../language/resolved/view.ts';
import { settingAddress } from '../../../language/screens/settingAddress.ts';
import { equal } from '../../../language/values/equal.ts';
import type { PlanGains } from '../../api/premium.ts';
import { UpstreamUnavailable } from '../cache/cachedReads.ts';
import type { Guild } from '../discord/guild.ts';
import type { Services } from '../services.ts';
import { channelLists } from '../settings/context.ts';
import { inServer } from '../settings/inServer.ts';
import { effectiveIn, readNames, settingsIn, usedModules } from '../settings/stored.ts';

/** What a change of plans is about. */
interface PlanChange {
  guild: string;
  from: Plan;
  to: Plan;
  /** Of the texts. */
  language: Language;
}

/** A module with its settings on one plan. */
interface OnPlan {
  module: ResolvedModule;
  closed: ReturnType<typeof unmetRequirement>;
  /** As the bot applies them. */
  effective: SettingsDocument;
}

const OWNER: Context['user'] = { is_owner: true, is_admin: true, can_modify: true };

/**
 * What a server would gain from a plan: the modules of the menu that it opens, and the stored settings that the bot would apply
 * again. The bot need not be in the server.
 */
export async function planGains(
  services: Pick<Services, 'store' | 'guilds' | 'catalogue' | 'now'>,
  { guild, from, to, language }: PlanChange,
): Promise<PlanGains> {
  const { store, guilds, catalogue } = services;
  const listed = catalogue.modules.filter(({ spec }) => spec.screen.menu);
  const [documents, roles, channels] = await Promise.all([
    store.documents.read(guild, listed.flatMap(readNames)),
    rolesOf(guilds, guild),
    channelLists(guilds, guild),
  ]);
  const now = services.now();
  const lists: Context['guild'] = { id: guild, roles, ...channels };
  const gains: PlanGains = { modules: [], settings: [] };
  for (const module of listed) {
    const used = usedModules(module, catalogue, guild, now);
    const shown = inServer(catalogue.inLanguage(module, language), guild, now);
    const { storedSettings } = settingsIn(documents, module);
    const on = (plan: Plan): OnPlan => {
      const context = {
        plan,
        user: OWNER,
        guild: lists,
        modules: effectiveIn(documents, used, plan),
        now: () => now / 1000,
      };
      return {
        module: resolveModule(shown, context),
        closed: unmetRequirement(shown, context),
        effective: effectiveDocument(shown, storedSettings, context),
      };
    };
    const [before, after] = [on(from), on(to)];
    const { id, screen } = shown.spec;
    if (before.closed?.plan !== undefined && after.closed?.plan === undefined) {
      const requires = after.closed?.notice.title ?? null;
      gains.modules.push({ id, title: screen.title, requires, stored: isChanged(after.module, storedSettings) });
    } else if (!after.closed && !before.closed) {
      gains.settings.push(...returning(shown, before, after, storedSettings));
    }
  }
  return gains;
}

/** The stored settings that the bot would apply differently. */
function returning(
  { spec }: CompiledModule,
  before: OnPlan,
  after: OnPlan,
  stored: SettingsDocument,
): PlanGains['settings'] {
  const { module, effective } = after;
  return differences(module, before.effective, effective).flatMap(({ path, label }) => {
    // A default of the plan is not a setting that comes back.
    if (!Object.hasOwn(stored, String(path[0]))) return [];
    const place = currentPath(module, effective, path);
    if (!place || !isActive(module, place, effective)) return [];
    const address = settingAddress(module, effective, place);
    return [{ module: spec.id, title: spec.screen.title, address, label: label.join(' › ') }];
  });
}

/** Whether something else than the defaults is stored. */
function isChanged(module: ResolvedModule, stored: SettingsDocument): boolean {
  return !equal(view(module, stored), view(module, {}));
}

/** Null while Discord does not answer, and if the bot is not in the server. */
async function rolesOf(guilds: Services['guilds'], id: string): Promise<Guild['roles'] | null> {
  try {
    return (await guilds.guild(id)).value?.roles ?? null;
  } catch (error) {
    if (error instanceof UpstreamUnavailable) return null;
    throw error;
  }
}
