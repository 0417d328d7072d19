import type { ModuleSpec, Plan } from '../../language/model.ts';
import { backupCalls, backupSettingsCalls } from './backups.ts';
import { botCalls, botSettingsCall, overviewCall } from './bot.ts';
import type { Contracts } from './contracts.ts';
import { guildCalls } from './guild.ts';
import { historyCalls } from './history.ts';
import type { Operation } from './operation.ts';
import { serverOverviewCall } from './overview.ts';
import { premiumCalls, providerCalls } from './premium.ts';
import { documentSchemas, settingsCalls, settingsSchemas } from './settings.ts';
import { signInCalls } from './signIn.ts';
import { probeCalls, siteCalls } from './site.ts';
import { transferCalls } from './transfer.ts';
import { userCalls } from './user.ts';

/** What the operations of the API depend on. */
export interface ApiSources {
  specs: readonly ModuleSpec[];
  /** From the lowest to the highest. */
  plans: readonly Plan[];
  /** The document that holds the settings of backups. */
  backups?: { module: string; document: string };
  /** Whether the product has statistics. */
  statistics: boolean;
  /** The ids of the payment providers. */
  providers: readonly string[];
  contracts: Contracts;
}

/** Every operation of the API, as the server registers them. */
export function apiOperations({ specs, plans, backups, statistics, providers, contracts }: ApiSources): Operation[] {
  const settings = specs.flatMap((spec) =>
    (spec.calls?.documents ?? []).flatMap((call) => {
      const isBackups = spec.id === backups?.module && call.id === backups.document;
      const { load, save } = isBackups
        ? backupSettingsCalls(spec, call, plans)
        : settingsCalls(spec, call, settingsSchemas(spec, call, plans));
      return call.load.from === 'permissions' ? [save] : [load, save];
    }),
  );
  return [
    ...Object.values(siteCalls),
    ...Object.values(probeCalls),
    ...Object.values(signInCalls),
    ...Object.values(userCalls),
    ...Object.values(premiumCalls),
    ...providers.flatMap((id) => Object.values(providerCalls(id))),
    ...Object.values(botCalls(contracts)),
    botSettingsCall(documentSchemas(specs, plans)),
    ...Object.values(guildCalls),
    serverOverviewCall,
    ...Object.values(historyCalls),
    ...settings,
    ...(backups ? Object.values(backupCalls) : []),
    ...Object.values(transferCalls),
    ...(statistics ? [overviewCall(contracts)] : []),
  ];
}
