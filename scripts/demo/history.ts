import type { ModuleSettings } from '../../generated/catalogue.ts';
import type { SettingsDocument } from '../../src/language/model.ts';
import type { DemoSave } from '../../src/server/services/commands/demoSeed.ts';
import { HARBOUR_CHANNELS, HARBOUR_ROLES, HARBOUR_TAVERN } from '../../src/simulators/demo/harbourTavern.ts';
import { ADMIN, MEMBER, OWNER } from '../../src/simulators/demo/users.ts';

/** A channel and a role that have been deleted since. */
const OLD_LOBBY = '812345678901234990';
const OLD_ROLE = '812345678901234991';

type DemoUser = typeof OWNER | typeof ADMIN | typeof MEMBER;

const DAY = 24;

function save<Id extends keyof ModuleSettings>(
  hours: number,
  user: DemoUser,
  module: Id,
  changed: Partial<ModuleSettings[Id]>,
): DemoSave {
  // The generated types of settings do not say that they are JSON.
  return { hours, user, document: `${module}.settings`, changed: changed as SettingsDocument };
}

type Rank = ModuleSettings['ranks']['ranks'][number];

const deckhand: Rank = {
  id: 'deckhand',
  role_id: OLD_ROLE,
  name: 'Deckhand',
  threshold: 100,
  use_primary_currency: true,
  description: 'Has carried the first barrels.',
};
const boatswain: Rank = {
  id: 'boatswain',
  role_id: HARBOUR_ROLES.regular,
  name: 'Boatswain',
  threshold: 1000,
  use_primary_currency: true,
  description: '',
};

/** What several people have changed in demo servers over some weeks, by server. */
export const livelySaves: Readonly<Record<string, readonly DemoSave[]>> = {
  [HARBOUR_TAVERN]: [
    save(26 * DAY, OWNER, 'welcomeLeave', {
      welcome_enabled: true,
      welcome_channel_id: OLD_LOBBY,
      welcome_message: 'Ahoy {user}, welcome aboard!',
    }),
    save(25 * DAY + 3, OWNER, 'customize', { prefix: '?', embed_color: '#0d6b5e' }),
    save(19 * DAY + 5, ADMIN, 'welcomeLeave', { welcome_channel_id: HARBOUR_CHANNELS.welcome }),
    save(19 * DAY + 4, ADMIN, 'tempVoice', {
      enabled: true,
      hub_channel_id: HARBOUR_CHANNELS.taproomVoice,
      parent_category_id: HARBOUR_CHANNELS.voiceCategory,
    }),
    save(12 * DAY + 8, OWNER, 'rewards', {
      daily_reward_system_active: true,
      daily_reward_min_amount: 10,
      daily_reward_max_amount: 50,
    }),
    save(9 * DAY + 2, MEMBER, 'customize', { prefix: '!' }),
    save(9 * DAY + 1, OWNER, 'customize', { prefix: '?' }),
    save(6 * DAY + 7, ADMIN, 'ranks', { enabled: true, ranks: [deckhand, boatswain] }),
    save(5 * DAY + 6, ADMIN, 'ranks', {
      ranks: [
        { ...deckhand, role_id: HARBOUR_ROLES.sailor, threshold: 150 },
        { ...boatswain, description: 'Knows every rope.' },
      ],
      rank_up_message: 'Three cheers for {user}, our new {rank_name}!',
    }),
    save(3 * DAY + 4, OWNER, 'tempVoice', { user_limit: 8 }),
    save(1 * DAY + 9, ADMIN, 'rewards', { daily_reward_min_amount: 25, daily_reward_max_amount: 120 }),
    save(1 * DAY + 2, OWNER, 'welcomeLeave', {
      leave_enabled: true,
      leave_channel_id: HARBOUR_CHANNELS.general,
      leave_message: 'Fair winds, {user}.',
    }),
    save(5, ADMIN, 'tempVoice', { user_limit: 0, max_server_channels: 20 }),
    save(2, ADMIN, 'welcomeLeave', {
      welcome_message: 'Ahoy {user}, welcome aboard! Read #rules before you raise a mug.',
    }),
  ],
};
