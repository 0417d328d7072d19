import type { ModuleSpec, Plan } from '../../language/model.ts';
import { backupCalls, backupSettingsCalls } from './backups.ts';
import { botCalls, botSettingsCall, overviewCall } from './bot.ts';
import type { Contracts } from './contracts.ts';
import { guildCalls } from './guild.ts';
import type { Operation } from './operation.ts';
import { personCalls } from './person.ts';
import { premiumCalls, providerCalls } from './premium.ts';
import { documentSchemas, settingsCalls, settingsSchemas } from './settings.ts';
import { signInCalls } from './signIn.ts';
import { probeCalls, siteCalls } from './site.ts';

/** What the calls of the API depend on. */
export interface ApiSources {
  specs: readonly ModuleSpec[];
  /** From the lowest to the highest. */
  plans: readonly Plan[];
  /** The module and the document that hold the settings of backups. */
  backups?: { module: string; document: string };
  /** Whether there are statistics to see. */
  statistics: boolean;
  /** The ids of the payment providers. */
  providers: readonly string[];
  contracts: Contracts;
}

/** Every call of the API, as the server registers them. */
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
    ...Object.values(personCalls),
    ...Object.values(premiumCalls),
    ...providers.flatMap((id) => Object.values(providerCalls(id))),
    ...Object.values(botCalls(contracts)),
    botSettingsCall(documentSchemas(specs, plans)),
    ...Object.values(guildCalls),
    ...settings,
    ...(backups ? Object.values(backupCalls) : []),
    ...(statistics ? [overviewCall(contracts)] : []),
  ];
}
