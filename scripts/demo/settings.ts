import type { ModuleSettings } from '../../generated/catalogue.ts';
import type { SettingsDocument } from '../../src/language/model.ts';
import { GRAND_ASSEMBLY } from '../../src/simulators/demo/grandAssembly.ts';
import { HARBOUR_CHANNELS, HARBOUR_ROLES, HARBOUR_TAVERN } from '../../src/simulators/demo/harbourTavern.ts';

type DemoSettings = Readonly<Record<string, SettingsDocument>>;

const lively: DemoSettings = {
  'statistics.settings': { statistics_enabled: true } satisfies Partial<ModuleSettings['statistics']>,
  'economy.currency': {
    currency_system_enabled: true,
    primary_currency_name: 'Doubloons',
    primary_currency_emoji: '🪙',
    use_secondary_currency: true,
    secondary_currency_name: 'Pearls',
    secondary_currency_emoji: '🦪',
  } satisfies Partial<ModuleSettings['economy']>,
};

/** The settings that make the events of the demo's communities visible, by server. */
export const livelySettings: Readonly<Record<string, DemoSettings>> = {
  [HARBOUR_TAVERN]: {
    ...lively,
    'customize.access': {
      role_access: [
        {
          role_id: HARBOUR_ROLES.moderator,
          level: 'edit',
          all_modules: false,
          modules: ['welcomeLeave', 'reactRoles', 'userVerification'],
        },
        { role_id: HARBOUR_ROLES.regular, level: 'view', all_modules: true, modules: [] },
      ],
    } satisfies Partial<ModuleSettings['customize']>,
    'lottery.settings': {
      enabled: true,
      state: 'active',
      active_lottery_type: 'ticket',
      announcement_channel_id: HARBOUR_CHANNELS.general,
      opening_message:
        '🎟️ A new lottery! A ticket costs {ticket_price}, {max_tickets} are for sale. Prize: {prize}. Draw: {draw_time}',
      closing_message: '🏆 {winner} had the winning ticket and gets {prize}!',
      ticket_max_tickets: 200,
      end_condition: 'scheduled',
      end_schedule_type: 'daily',
      end_time: '20:00',
    } satisfies Partial<ModuleSettings['lottery']>,
  },
  [GRAND_ASSEMBLY]: lively,
};
