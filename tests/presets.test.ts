import { describe, expect, test } from 'vitest';
import { loadModule, product } from '../generated/catalogue.ts';
import { placeholderNames } from '../src/language/text/message.ts';

/** The variables of the groups basic, economy and leaderboards. */
const ALL = [
  ...['server', 'total_members', 'active_period', 'voice_users_online', 'messages_period', 'new_members'],
  ...['commands_period', 'period', 'interval', 'date', 'total_primary', 'total_secondary', 'primary_name'],
  ...['primary_emoji', 'secondary_name', 'secondary_emoji', 'avg_primary', 'avg_secondary', 'farmed_period'],
  ...['voice_earned', 'message_earned', 'daily_claims', 'daily_total', 'richest_primary', 'richest_secondary'],
  ...['top_voice', 'top_messages', 'top_farmers', 'top_daily', 'top_blackjack', 'top_lottery', 'top_inviters'],
];

describe.each(product.languages)('the preset of complete statistics in %s', (language) => {
  test('contains every variable', async () => {
    const { spec } = await loadModule('statistics', language);
    const templates = spec.settings.properties.message_template?.ui?.templates;
    const complete = templates?.find(({ id }) => id === 'complete')?.text ?? '';
    expect(placeholderNames(complete).toSorted()).toEqual(ALL.toSorted());
  });
});
