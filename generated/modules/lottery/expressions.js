// Made by `npm run generate` from schemas/. Do not edit.
import * as o from '../../../src/language/operators.ts';
import { functions as f } from '../../../src/language/functions/index.ts';

export const expressions = {
  "saved.state == 'active' && saved.enabled && self.enabled": (e, t) => ((o.same(e.saved?.state,"active")&&e.saved?.enabled)&&e.self?.enabled),
  "self.start_type == 'scheduled'": (e, t) => o.same(e.self?.start_type,"scheduled"),
  "self.start_type == 'scheduled' && self.start_schedule_type == 'weekly'": (e, t) => (o.same(e.self?.start_type,"scheduled")&&o.same(e.self?.start_schedule_type,"weekly")),
  "self.active_lottery_type != 'ticket'": (e, t) => !o.same(e.self?.active_lottery_type,"ticket"),
  "self.active_lottery_type == 'ticket'": (e, t) => o.same(e.self?.active_lottery_type,"ticket"),
  "self.end_condition == 'scheduled'": (e, t) => o.same(e.self?.end_condition,"scheduled"),
  "self.end_condition == 'scheduled' && self.end_schedule_type == 'weekly'": (e, t) => (o.same(e.self?.end_condition,"scheduled")&&o.same(e.self?.end_schedule_type,"weekly")),
  "modules.economy.currency_system_enabled && size(trim(modules.economy.primary_currency_emoji)) > 0": (e, t) => (e.modules?.economy?.currency_system_enabled&&(o.size(f.trim.run(e,e.modules?.economy?.primary_currency_emoji))>0)),
  "modules.economy.currency_system_enabled && modules.economy.use_secondary_currency && size(trim(modules.economy.secondary_currency_emoji)) > 0": (e, t) => ((e.modules?.economy?.currency_system_enabled&&e.modules?.economy?.use_secondary_currency)&&(o.size(f.trim.run(e,e.modules?.economy?.secondary_currency_emoji))>0)),
  "self.prize_type == 'custom'": (e, t) => o.same(e.self?.prize_type,"custom"),
  "self.active_lottery_type == 'number'": (e, t) => o.same(e.self?.active_lottery_type,"number"),
  "size(trim(modules.economy.primary_currency_name)) > 0 ? modules.economy.primary_currency_name : texts.primary": (e, t) => ((o.size(f.trim.run(e,e.modules?.economy?.primary_currency_name))>0)?e.modules?.economy?.primary_currency_name:t?.primary),
  "self.active_lottery_type == 'number' && self.prize_type != 'custom'": (e, t) => (o.same(e.self?.active_lottery_type,"number")&&!o.same(e.self?.prize_type,"custom")),
  "self.active_lottery_type == 'ticket' && self.prize_type != 'custom'": (e, t) => (o.same(e.self?.active_lottery_type,"ticket")&&!o.same(e.self?.prize_type,"custom")),
  "self.active_lottery_type == 'number' && self.end_condition == 'scheduled'": (e, t) => (o.same(e.self?.active_lottery_type,"number")&&o.same(e.self?.end_condition,"scheduled")),
  "self.active_lottery_type == 'number' && !(self.end_condition == 'scheduled')": (e, t) => (o.same(e.self?.active_lottery_type,"number")&&!o.same(e.self?.end_condition,"scheduled")),
  "self.active_lottery_type == 'ticket' && self.end_condition == 'scheduled'": (e, t) => (o.same(e.self?.active_lottery_type,"ticket")&&o.same(e.self?.end_condition,"scheduled")),
  "self.active_lottery_type == 'ticket' && !(self.end_condition == 'scheduled')": (e, t) => (o.same(e.self?.active_lottery_type,"ticket")&&!o.same(e.self?.end_condition,"scheduled")),
  "self.enabled": (e, t) => e.self?.enabled,
  "utcOffset(modules.customize.timezone)": (e, t) => f.utcOffset.run(e,e.modules?.customize?.timezone),
  "self.active_lottery_type != 'none'": (e, t) => !o.same(e.self?.active_lottery_type,"none"),
  "chosen(self.announcement_channel_id)": (e, t) => f.chosen.run(e,e.self?.announcement_channel_id),
  "self.enabled && self.prize_type == 'custom'": (e, t) => (e.self?.enabled&&o.same(e.self?.prize_type,"custom")),
  "size(trim(self.custom_prize_text)) > 0": (e, t) => (o.size(f.trim.run(e,e.self?.custom_prize_text))>0),
  "size(trim(self.opening_message)) > 0": (e, t) => (o.size(f.trim.run(e,e.self?.opening_message))>0),
  "size(trim(self.closing_message)) > 0": (e, t) => (o.size(f.trim.run(e,e.self?.closing_message))>0),
  "self.enabled && self.active_lottery_type == 'number'": (e, t) => (e.self?.enabled&&o.same(e.self?.active_lottery_type,"number")),
  "self.number_max > self.number_min": (e, t) => (e.self?.number_max>e.self?.number_min),
  "size(['{ticket_price}', '{max_tickets}', '{winning_ticket}', '{ticket_count}'].filter(v, self.opening_message.contains(v))) == 0": (e, t) => o.same(o.size(o.list(["{ticket_price}","{max_tickets}","{winning_ticket}","{ticket_count}"]).filter((v_v)=>o.text(e.self?.opening_message).includes(o.text(v_v)))),0),
  "join(['{ticket_price}', '{max_tickets}', '{winning_ticket}', '{ticket_count}'].filter(v, self.opening_message.contains(v)), ', ')": (e, t) => f.join.run(e,o.list(["{ticket_price}","{max_tickets}","{winning_ticket}","{ticket_count}"]).filter((v_v)=>o.text(e.self?.opening_message).includes(o.text(v_v))),", "),
  "size(['{ticket_price}', '{max_tickets}', '{winning_ticket}', '{ticket_count}'].filter(v, self.closing_message.contains(v))) == 0": (e, t) => o.same(o.size(o.list(["{ticket_price}","{max_tickets}","{winning_ticket}","{ticket_count}"]).filter((v_v)=>o.text(e.self?.closing_message).includes(o.text(v_v)))),0),
  "join(['{ticket_price}', '{max_tickets}', '{winning_ticket}', '{ticket_count}'].filter(v, self.closing_message.contains(v)), ', ')": (e, t) => f.join.run(e,o.list(["{ticket_price}","{max_tickets}","{winning_ticket}","{ticket_count}"]).filter((v_v)=>o.text(e.self?.closing_message).includes(o.text(v_v))),", "),
  "size(['{number_range}', '{winning_number}', '{total_guesses}'].filter(v, self.opening_message.contains(v))) == 0": (e, t) => o.same(o.size(o.list(["{number_range}","{winning_number}","{total_guesses}"]).filter((v_v)=>o.text(e.self?.opening_message).includes(o.text(v_v)))),0),
  "join(['{number_range}', '{winning_number}', '{total_guesses}'].filter(v, self.opening_message.contains(v)), ', ')": (e, t) => f.join.run(e,o.list(["{number_range}","{winning_number}","{total_guesses}"]).filter((v_v)=>o.text(e.self?.opening_message).includes(o.text(v_v))),", "),
  "size(['{number_range}', '{winning_number}', '{total_guesses}'].filter(v, self.closing_message.contains(v))) == 0": (e, t) => o.same(o.size(o.list(["{number_range}","{winning_number}","{total_guesses}"]).filter((v_v)=>o.text(e.self?.closing_message).includes(o.text(v_v)))),0),
  "join(['{number_range}', '{winning_number}', '{total_guesses}'].filter(v, self.closing_message.contains(v)), ', ')": (e, t) => f.join.run(e,o.list(["{number_range}","{winning_number}","{total_guesses}"]).filter((v_v)=>o.text(e.self?.closing_message).includes(o.text(v_v))),", "),
  "self.enabled && self.active_lottery_type == 'none'": (e, t) => (e.self?.enabled&&o.same(e.self?.active_lottery_type,"none")),
  "'number'": (e, t) => "number",
  "!self.enabled && self.active_lottery_type != 'none' && self.prize_type == 'primary' && !modules.economy.currency_system_enabled": (e, t) => (((!e.self?.enabled&&!o.same(e.self?.active_lottery_type,"none"))&&o.same(e.self?.prize_type,"primary"))&&!e.modules?.economy?.currency_system_enabled),
  "'custom'": (e, t) => "custom",
  "!self.enabled": (e, t) => !e.self?.enabled,
  "'none'": (e, t) => "none",
  "'inactive'": (e, t) => "inactive",
  "'completed'": (e, t) => "completed",
};

export const reads = {
  "saved.state == 'active' && saved.enabled && self.enabled": [
    "saved.enabled",
    "saved.state",
    "self.enabled"
  ],
  "self.start_type == 'scheduled'": [
    "self.start_type"
  ],
  "self.start_type == 'scheduled' && self.start_schedule_type == 'weekly'": [
    "self.start_schedule_type",
    "self.start_type"
  ],
  "self.active_lottery_type != 'ticket'": [
    "self.active_lottery_type"
  ],
  "self.active_lottery_type == 'ticket'": [
    "self.active_lottery_type"
  ],
  "self.end_condition == 'scheduled'": [
    "self.end_condition"
  ],
  "self.end_condition == 'scheduled' && self.end_schedule_type == 'weekly'": [
    "self.end_condition",
    "self.end_schedule_type"
  ],
  "modules.economy.currency_system_enabled && size(trim(modules.economy.primary_currency_emoji)) > 0": [
    "modules.economy.currency_system_enabled",
    "modules.economy.primary_currency_emoji"
  ],
  "modules.economy.currency_system_enabled && modules.economy.use_secondary_currency && size(trim(modules.economy.secondary_currency_emoji)) > 0": [
    "modules.economy.currency_system_enabled",
    "modules.economy.secondary_currency_emoji",
    "modules.economy.use_secondary_currency"
  ],
  "self.prize_type == 'custom'": [
    "self.prize_type"
  ],
  "self.active_lottery_type == 'number'": [
    "self.active_lottery_type"
  ],
  "size(trim(modules.economy.primary_currency_name)) > 0 ? modules.economy.primary_currency_name : texts.primary": [
    "modules.economy.primary_currency_name",
    "texts.primary"
  ],
  "self.active_lottery_type == 'number' && self.prize_type != 'custom'": [
    "self.active_lottery_type",
    "self.prize_type"
  ],
  "self.active_lottery_type == 'ticket' && self.prize_type != 'custom'": [
    "self.active_lottery_type",
    "self.prize_type"
  ],
  "self.active_lottery_type == 'number' && self.end_condition == 'scheduled'": [
    "self.active_lottery_type",
    "self.end_condition"
  ],
  "self.active_lottery_type == 'number' && !(self.end_condition == 'scheduled')": [
    "self.active_lottery_type",
    "self.end_condition"
  ],
  "self.active_lottery_type == 'ticket' && self.end_condition == 'scheduled'": [
    "self.active_lottery_type",
    "self.end_condition"
  ],
  "self.active_lottery_type == 'ticket' && !(self.end_condition == 'scheduled')": [
    "self.active_lottery_type",
    "self.end_condition"
  ],
  "self.enabled": [
    "self.enabled"
  ],
  "utcOffset(modules.customize.timezone)": [
    "modules.customize.timezone"
  ],
  "self.active_lottery_type != 'none'": [
    "self.active_lottery_type"
  ],
  "chosen(self.announcement_channel_id)": [
    "self.announcement_channel_id"
  ],
  "self.enabled && self.prize_type == 'custom'": [
    "self.enabled",
    "self.prize_type"
  ],
  "size(trim(self.custom_prize_text)) > 0": [
    "self.custom_prize_text"
  ],
  "size(trim(self.opening_message)) > 0": [
    "self.opening_message"
  ],
  "size(trim(self.closing_message)) > 0": [
    "self.closing_message"
  ],
  "self.enabled && self.active_lottery_type == 'number'": [
    "self.active_lottery_type",
    "self.enabled"
  ],
  "self.number_max > self.number_min": [
    "self.number_max",
    "self.number_min"
  ],
  "size(['{ticket_price}', '{max_tickets}', '{winning_ticket}', '{ticket_count}'].filter(v, self.opening_message.contains(v))) == 0": [
    "self.opening_message"
  ],
  "join(['{ticket_price}', '{max_tickets}', '{winning_ticket}', '{ticket_count}'].filter(v, self.opening_message.contains(v)), ', ')": [
    "self.opening_message"
  ],
  "size(['{ticket_price}', '{max_tickets}', '{winning_ticket}', '{ticket_count}'].filter(v, self.closing_message.contains(v))) == 0": [
    "self.closing_message"
  ],
  "join(['{ticket_price}', '{max_tickets}', '{winning_ticket}', '{ticket_count}'].filter(v, self.closing_message.contains(v)), ', ')": [
    "self.closing_message"
  ],
  "size(['{number_range}', '{winning_number}', '{total_guesses}'].filter(v, self.opening_message.contains(v))) == 0": [
    "self.opening_message"
  ],
  "join(['{number_range}', '{winning_number}', '{total_guesses}'].filter(v, self.opening_message.contains(v)), ', ')": [
    "self.opening_message"
  ],
  "size(['{number_range}', '{winning_number}', '{total_guesses}'].filter(v, self.closing_message.contains(v))) == 0": [
    "self.closing_message"
  ],
  "join(['{number_range}', '{winning_number}', '{total_guesses}'].filter(v, self.closing_message.contains(v)), ', ')": [
    "self.closing_message"
  ],
  "self.enabled && self.active_lottery_type == 'none'": [
    "self.active_lottery_type",
    "self.enabled"
  ],
  "'number'": [],
  "!self.enabled && self.active_lottery_type != 'none' && self.prize_type == 'primary' && !modules.economy.currency_system_enabled": [
    "modules.economy.currency_system_enabled",
    "self.active_lottery_type",
    "self.enabled",
    "self.prize_type"
  ],
  "'custom'": [],
  "!self.enabled": [
    "self.enabled"
  ],
  "'none'": [],
  "'inactive'": [],
  "'completed'": []
};
