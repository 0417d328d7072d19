// Made by `npm run generate` from schemas/. Do not edit.
import type { CompiledModule, Destinations } from '../src/language/model.ts';
import { keysOf } from '../src/language/values/records.ts';
import type { BlackjackSettings } from './modules/blackjack/types.ts';
import type { CustomizeSettings } from './modules/customize/types.ts';
import type { EconomySettings } from './modules/economy/types.ts';
import type { FunctionsSettings } from './modules/functions/types.ts';
import type { InviteTrackerSettings } from './modules/inviteTracker/types.ts';
import type { LotterySettings } from './modules/lottery/types.ts';
import type { RanksSettings } from './modules/ranks/types.ts';
import type { ReactRolesSettings } from './modules/reactRoles/types.ts';
import type { RedditDeliverySettings } from './modules/redditDelivery/types.ts';
import type { RewardsSettings } from './modules/rewards/types.ts';
import type { ServerBackupSettings } from './modules/serverBackup/types.ts';
import type { ShopSettings } from './modules/shop/types.ts';
import type { StatisticsSettings } from './modules/statistics/types.ts';
import type { TempVoiceSettings } from './modules/tempVoice/types.ts';
import type { UserVerificationSettings } from './modules/userVerification/types.ts';
import type { WelcomeLeaveSettings } from './modules/welcomeLeave/types.ts';
import type { Language } from './product.ts';

export * from './product.ts';

export type ModuleId = keyof (typeof loaders)['en'];

/** The documents of modules, with defaults filled in. */
export interface ModuleSettings {
  blackjack: BlackjackSettings;
  customize: CustomizeSettings;
  economy: EconomySettings;
  functions: FunctionsSettings;
  inviteTracker: InviteTrackerSettings;
  lottery: LotterySettings;
  ranks: RanksSettings;
  reactRoles: ReactRolesSettings;
  redditDelivery: RedditDeliverySettings;
  rewards: RewardsSettings;
  serverBackup: ServerBackupSettings;
  shop: ShopSettings;
  statistics: StatisticsSettings;
  tempVoice: TempVoiceSettings;
  userVerification: UserVerificationSettings;
  welcomeLeave: WelcomeLeaveSettings;
}

const loaders = {
  en: {
    blackjack: () => import('./modules/blackjack/module.en.ts').then((file) => file.module),
    customize: () => import('./modules/customize/module.en.ts').then((file) => file.module),
    economy: () => import('./modules/economy/module.en.ts').then((file) => file.module),
    functions: () => import('./modules/functions/module.en.ts').then((file) => file.module),
    inviteTracker: () => import('./modules/inviteTracker/module.en.ts').then((file) => file.module),
    lottery: () => import('./modules/lottery/module.en.ts').then((file) => file.module),
    ranks: () => import('./modules/ranks/module.en.ts').then((file) => file.module),
    reactRoles: () => import('./modules/reactRoles/module.en.ts').then((file) => file.module),
    redditDelivery: () => import('./modules/redditDelivery/module.en.ts').then((file) => file.module),
    rewards: () => import('./modules/rewards/module.en.ts').then((file) => file.module),
    serverBackup: () => import('./modules/serverBackup/module.en.ts').then((file) => file.module),
    shop: () => import('./modules/shop/module.en.ts').then((file) => file.module),
    statistics: () => import('./modules/statistics/module.en.ts').then((file) => file.module),
    tempVoice: () => import('./modules/tempVoice/module.en.ts').then((file) => file.module),
    userVerification: () => import('./modules/userVerification/module.en.ts').then((file) => file.module),
    welcomeLeave: () => import('./modules/welcomeLeave/module.en.ts').then((file) => file.module),
  },
  ro: {
    blackjack: () => import('./modules/blackjack/module.ro.ts').then((file) => file.module),
    customize: () => import('./modules/customize/module.ro.ts').then((file) => file.module),
    economy: () => import('./modules/economy/module.ro.ts').then((file) => file.module),
    functions: () => import('./modules/functions/module.ro.ts').then((file) => file.module),
    inviteTracker: () => import('./modules/inviteTracker/module.ro.ts').then((file) => file.module),
    lottery: () => import('./modules/lottery/module.ro.ts').then((file) => file.module),
    ranks: () => import('./modules/ranks/module.ro.ts').then((file) => file.module),
    reactRoles: () => import('./modules/reactRoles/module.ro.ts').then((file) => file.module),
    redditDelivery: () => import('./modules/redditDelivery/module.ro.ts').then((file) => file.module),
    rewards: () => import('./modules/rewards/module.ro.ts').then((file) => file.module),
    serverBackup: () => import('./modules/serverBackup/module.ro.ts').then((file) => file.module),
    shop: () => import('./modules/shop/module.ro.ts').then((file) => file.module),
    statistics: () => import('./modules/statistics/module.ro.ts').then((file) => file.module),
    tempVoice: () => import('./modules/tempVoice/module.ro.ts').then((file) => file.module),
    userVerification: () => import('./modules/userVerification/module.ro.ts').then((file) => file.module),
    welcomeLeave: () => import('./modules/welcomeLeave/module.ro.ts').then((file) => file.module),
  },
};

export const moduleIds: ModuleId[] = keysOf(loaders.en);

/** Where the settings of modules went that are gone, by the ids of these modules. */
export const formerModules: Readonly<Record<string, Destinations>> = {};

/** A module with its texts in a language, loaded on demand. */
export function loadModule(id: ModuleId, language: Language = 'en'): Promise<CompiledModule> {
  return loaders[language][id]();
}

export type ScreenId = keyof (typeof screens)['en'];

const screens = {
  en: {
    health: () => import('./screens/health/module.en.ts').then((file) => file.module),
    premium: () => import('./screens/premium/module.en.ts').then((file) => file.module),
  },
  ro: {
    health: () => import('./screens/health/module.ro.ts').then((file) => file.module),
    premium: () => import('./screens/premium/module.ro.ts').then((file) => file.module),
  },
};

/** A screen that is no module of a server, with its texts in a language, loaded on demand. */
export function loadScreen(id: ScreenId, language: Language = 'en'): Promise<CompiledModule> {
  return screens[language][id]();
}

/** The pages of every server that belong to no module; the first one opens first. */
export const pageIds = ["overview","history","transfer"] as const;

export type PageId = (typeof pageIds)[number];
