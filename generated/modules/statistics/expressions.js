// Made by `npm run generate` from schemas/. Do not edit.
import * as o from '../../../src/language/expressions/operators.ts';
import chosen from '../../../src/language/functions/chosen.ts';

const f = { chosen };

export const expressions = {
  "chosen(self.stats_channel_id)": (e, t, w) => f.chosen.run(e,e.self?.stats_channel_id),
  "modules.customize.bot_name": (e, t, w) => e.modules?.customize?.bot_name,
  "modules.customize.message_type == 'embed'": (e, t, w) => o.same(e.modules?.customize?.message_type,"embed"),
  "modules.customize.embed_color": (e, t, w) => e.modules?.customize?.embed_color,
  "'statistics/overview/?period=' + self.message_period": (e, t, w) => ("statistics/overview/?period="+e.self?.message_period),
  "plan != 'free' && self.statistics_enabled && self.web_dashboard_enabled": (e, t, w) => ((!o.same(e.plan,"free")&&e.self?.statistics_enabled)&&e.self?.web_dashboard_enabled),
  "self.message_period": (e, t, w) => e.self?.message_period,
  "self.update_interval": (e, t, w) => e.self?.update_interval,
  "modules.economy.primary_currency_name": (e, t, w) => e.modules?.economy?.primary_currency_name,
  "modules.economy.primary_currency_emoji": (e, t, w) => e.modules?.economy?.primary_currency_emoji,
  "modules.economy.secondary_currency_name": (e, t, w) => e.modules?.economy?.secondary_currency_name,
  "modules.economy.secondary_currency_emoji": (e, t, w) => e.modules?.economy?.secondary_currency_emoji,
  "self.statistics_enabled": (e, t, w) => e.self?.statistics_enabled,
  "titles.stats_channel_id": (e, t, w) => w.title("stats_channel_id",e),
  "plan != 'free' && saved.statistics_enabled && saved.web_dashboard_enabled": (e, t, w) => ((!o.same(e.plan,"free")&&e.saved?.statistics_enabled)&&e.saved?.web_dashboard_enabled),
  "!chosen(self.stats_channel_id) && (self.update_interval < limits.update_interval.minimum || self.update_interval > limits.update_interval.maximum)": (e, t, w) => (!f.chosen.run(e,e.self?.stats_channel_id)&&((e.self?.update_interval<5)||(e.self?.update_interval>60))),
};

export const reads = {
  "chosen(self.stats_channel_id)": [
    "self.stats_channel_id"
  ],
  "modules.customize.bot_name": [
    "modules.customize.bot_name"
  ],
  "modules.customize.message_type == 'embed'": [
    "modules.customize.message_type"
  ],
  "modules.customize.embed_color": [
    "modules.customize.embed_color"
  ],
  "'statistics/overview/?period=' + self.message_period": [
    "self.message_period"
  ],
  "plan != 'free' && self.statistics_enabled && self.web_dashboard_enabled": [
    "plan",
    "self.statistics_enabled",
    "self.web_dashboard_enabled"
  ],
  "self.message_period": [
    "self.message_period"
  ],
  "self.update_interval": [
    "self.update_interval"
  ],
  "modules.economy.primary_currency_name": [
    "modules.economy.primary_currency_name"
  ],
  "modules.economy.primary_currency_emoji": [
    "modules.economy.primary_currency_emoji"
  ],
  "modules.economy.secondary_currency_name": [
    "modules.economy.secondary_currency_name"
  ],
  "modules.economy.secondary_currency_emoji": [
    "modules.economy.secondary_currency_emoji"
  ],
  "self.statistics_enabled": [
    "self.statistics_enabled"
  ],
  "titles.stats_channel_id": [
    "guild.channels",
    "self.stats_channel_id"
  ],
  "plan != 'free' && saved.statistics_enabled && saved.web_dashboard_enabled": [
    "plan",
    "saved.statistics_enabled",
    "saved.web_dashboard_enabled"
  ],
  "!chosen(self.stats_channel_id) && (self.update_interval < limits.update_interval.minimum || self.update_interval > limits.update_interval.maximum)": [
    "self.stats_channel_id",
    "self.update_interval"
  ]
};
