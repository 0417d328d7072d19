// Made by `npm run generate` from schemas/. Do not edit.
import * as o from '../../../src/language/expressions/operators.ts';
import chosen from '../../../src/language/functions/chosen.ts';
import format from '../../../src/language/functions/format.ts';
import join from '../../../src/language/functions/join.ts';
import larger from '../../../src/language/functions/larger.ts';
import orElse from '../../../src/language/functions/orElse.ts';
import smaller from '../../../src/language/functions/smaller.ts';
import trim from '../../../src/language/functions/trim.ts';
import utcOffset from '../../../src/language/functions/utcOffset.ts';

const f = { chosen, format, join, larger, orElse, smaller, trim, utcOffset };

export const expressions = {
  "saved.state == 'active' && saved.enabled && self.enabled": (e, t, w) => ((o.same(e.saved?.state,"active")&&e.saved?.enabled)&&e.self?.enabled),
  "self.start_type == 'scheduled'": (e, t, w) => o.same(e.self?.start_type,"scheduled"),
  "self.start_type == 'scheduled' && self.start_schedule_type == 'weekly'": (e, t, w) => (o.same(e.self?.start_type,"scheduled")&&o.same(e.self?.start_schedule_type,"weekly")),
  "self.active_lottery_type != 'ticket'": (e, t, w) => !o.same(e.self?.active_lottery_type,"ticket"),
  "self.active_lottery_type == 'ticket'": (e, t, w) => o.same(e.self?.active_lottery_type,"ticket"),
  "self.end_condition == 'scheduled'": (e, t, w) => o.same(e.self?.end_condition,"scheduled"),
  "self.end_condition == 'scheduled' && self.end_schedule_type == 'weekly'": (e, t, w) => (o.same(e.self?.end_condition,"scheduled")&&o.same(e.self?.end_schedule_type,"weekly")),
  "orElse(modules.economy.primary_currency_name, texts.primary)": (e, t, w) => f.orElse.run(e,e.modules?.economy?.primary_currency_name,t?.primary),
  "orElse(modules.economy.secondary_currency_name, texts.secondary)": (e, t, w) => f.orElse.run(e,e.modules?.economy?.secondary_currency_name,t?.secondary),
  "modules.economy.currency_system_enabled && size(trim(modules.economy.primary_currency_emoji)) > 0": (e, t, w) => (e.modules?.economy?.currency_system_enabled&&(o.size(f.trim.run(e,e.modules?.economy?.primary_currency_emoji))>0)),
  "modules.economy.currency_system_enabled && modules.economy.use_secondary_currency && size(trim(modules.economy.secondary_currency_emoji)) > 0": (e, t, w) => ((e.modules?.economy?.currency_system_enabled&&e.modules?.economy?.use_secondary_currency)&&(o.size(f.trim.run(e,e.modules?.economy?.secondary_currency_emoji))>0)),
  "self.prize_type == 'custom'": (e, t, w) => o.same(e.self?.prize_type,"custom"),
  "self.active_lottery_type == 'number'": (e, t, w) => o.same(e.self?.active_lottery_type,"number"),
  "modules.economy.primary_currency_emoji": (e, t, w) => e.modules?.economy?.primary_currency_emoji,
  "self.active_lottery_type == 'number' && self.prize_type != 'custom'": (e, t, w) => (o.same(e.self?.active_lottery_type,"number")&&!o.same(e.self?.prize_type,"custom")),
  "self.prize_type == 'secondary' ? orElse(modules.economy.secondary_currency_name, texts.secondary) : orElse(modules.economy.primary_currency_name, texts.primary)": (e, t, w) => (o.same(e.self?.prize_type,"secondary")?f.orElse.run(e,e.modules?.economy?.secondary_currency_name,t?.secondary):f.orElse.run(e,e.modules?.economy?.primary_currency_name,t?.primary)),
  "self.prize_type == 'secondary' ? modules.economy.secondary_currency_emoji : modules.economy.primary_currency_emoji": (e, t, w) => (o.same(e.self?.prize_type,"secondary")?e.modules?.economy?.secondary_currency_emoji:e.modules?.economy?.primary_currency_emoji),
  "self.active_lottery_type == 'ticket' && self.prize_type != 'custom'": (e, t, w) => (o.same(e.self?.active_lottery_type,"ticket")&&!o.same(e.self?.prize_type,"custom")),
  "modules.customize.bot_name": (e, t, w) => e.modules?.customize?.bot_name,
  "modules.customize.message_type == 'embed'": (e, t, w) => o.same(e.modules?.customize?.message_type,"embed"),
  "modules.customize.embed_color": (e, t, w) => e.modules?.customize?.embed_color,
  "self.active_lottery_type == 'number' && self.end_condition == 'scheduled'": (e, t, w) => (o.same(e.self?.active_lottery_type,"number")&&o.same(e.self?.end_condition,"scheduled")),
  "self.active_lottery_type == 'number' && !(self.end_condition == 'scheduled')": (e, t, w) => (o.same(e.self?.active_lottery_type,"number")&&!o.same(e.self?.end_condition,"scheduled")),
  "self.active_lottery_type == 'ticket' && self.end_condition == 'scheduled'": (e, t, w) => (o.same(e.self?.active_lottery_type,"ticket")&&o.same(e.self?.end_condition,"scheduled")),
  "self.active_lottery_type == 'ticket' && !(self.end_condition == 'scheduled')": (e, t, w) => (o.same(e.self?.active_lottery_type,"ticket")&&!o.same(e.self?.end_condition,"scheduled")),
  "self.prize_type == 'custom' ? orElse(self.custom_prize_text, texts.prize) : format(self.active_lottery_type == 'ticket' ? self.ticket_prize_amount : self.number_prize_amount) + ' ' + (self.prize_type == 'secondary' ? orElse(modules.economy.secondary_currency_emoji, orElse(modules.economy.secondary_currency_name, texts.secondary)) : orElse(modules.economy.primary_currency_emoji, orElse(modules.economy.primary_currency_name, texts.primary)))": (e, t, w) => (o.same(e.self?.prize_type,"custom")?f.orElse.run(e,e.self?.custom_prize_text,t?.prize):((f.format.run(w,e,"double",(o.same(e.self?.active_lottery_type,"ticket")?e.self?.ticket_prize_amount:e.self?.number_prize_amount))+" ")+(o.same(e.self?.prize_type,"secondary")?f.orElse.run(e,e.modules?.economy?.secondary_currency_emoji,f.orElse.run(e,e.modules?.economy?.secondary_currency_name,t?.secondary)):f.orElse.run(e,e.modules?.economy?.primary_currency_emoji,f.orElse.run(e,e.modules?.economy?.primary_currency_name,t?.primary))))),
  "(self.end_schedule_type == 'weekly' ? titles.end_day : titles.end_schedule_type) + ', ' + self.end_time": (e, t, w) => (((o.same(e.self?.end_schedule_type,"weekly")?w.title("end_day",e):w.title("end_schedule_type",e))+", ")+e.self?.end_time),
  "format(self.number_min) + '-' + format(self.number_max)": (e, t, w) => ((f.format.run(w,e,"double",e.self?.number_min)+"-")+f.format.run(w,e,"double",e.self?.number_max)),
  "format(self.ticket_price) + ' ' + orElse(modules.economy.primary_currency_emoji, orElse(modules.economy.primary_currency_name, texts.primary))": (e, t, w) => ((f.format.run(w,e,"double",e.self?.ticket_price)+" ")+f.orElse.run(e,e.modules?.economy?.primary_currency_emoji,f.orElse.run(e,e.modules?.economy?.primary_currency_name,t?.primary))),
  "format(self.ticket_max_tickets)": (e, t, w) => f.format.run(w,e,"double",e.self?.ticket_max_tickets),
  "format(larger(self.number_min, smaller(self.number_max, 42)))": (e, t, w) => f.format.run(w,e,"double",f.larger.run(e,e.self?.number_min,f.smaller.run(e,e.self?.number_max,42))),
  "format(smaller(self.ticket_max_tickets, 7))": (e, t, w) => f.format.run(w,e,"double",f.smaller.run(e,e.self?.ticket_max_tickets,7)),
  "format(self.end_condition == 'guessed' ? self.ticket_max_tickets : smaller(self.ticket_max_tickets, 10))": (e, t, w) => f.format.run(w,e,"double",(o.same(e.self?.end_condition,"guessed")?e.self?.ticket_max_tickets:f.smaller.run(e,e.self?.ticket_max_tickets,10))),
  "self.enabled": (e, t, w) => e.self?.enabled,
  "self.state == 'active'": (e, t, w) => o.same(e.self?.state,"active"),
  "titles.announcement_channel_id": (e, t, w) => w.title("announcement_channel_id",e),
  "self.start_time": (e, t, w) => e.self?.start_time,
  "utcOffset(modules.customize.timezone)": (e, t, w) => f.utcOffset.run(e,e.modules?.customize?.timezone),
  "self.active_lottery_type != 'none'": (e, t, w) => !o.same(e.self?.active_lottery_type,"none"),
  "chosen(self.announcement_channel_id)": (e, t, w) => f.chosen.run(e,e.self?.announcement_channel_id),
  "self.enabled && self.prize_type == 'custom'": (e, t, w) => (e.self?.enabled&&o.same(e.self?.prize_type,"custom")),
  "size(trim(self.custom_prize_text)) > 0": (e, t, w) => (o.size(f.trim.run(e,e.self?.custom_prize_text))>0),
  "size(trim(self.opening_message)) > 0": (e, t, w) => (o.size(f.trim.run(e,e.self?.opening_message))>0),
  "size(trim(self.closing_message)) > 0": (e, t, w) => (o.size(f.trim.run(e,e.self?.closing_message))>0),
  "self.enabled && self.active_lottery_type == 'number'": (e, t, w) => (e.self?.enabled&&o.same(e.self?.active_lottery_type,"number")),
  "self.number_max > self.number_min": (e, t, w) => (e.self?.number_max>e.self?.number_min),
  "size(['{ticket_price}', '{max_tickets}', '{winning_ticket}', '{ticket_count}'].filter(v, self.opening_message.contains(v))) == 0": (e, t, w) => o.same(o.size(o.list(["{ticket_price}","{max_tickets}","{winning_ticket}","{ticket_count}"]).filter((v_v)=>o.text(e.self?.opening_message).includes(o.text(v_v)))),0),
  "join(['{ticket_price}', '{max_tickets}', '{winning_ticket}', '{ticket_count}'].filter(v, self.opening_message.contains(v)), ', ')": (e, t, w) => f.join.run(e,o.list(["{ticket_price}","{max_tickets}","{winning_ticket}","{ticket_count}"]).filter((v_v)=>o.text(e.self?.opening_message).includes(o.text(v_v))),", "),
  "size(['{ticket_price}', '{max_tickets}', '{winning_ticket}', '{ticket_count}'].filter(v, self.closing_message.contains(v))) == 0": (e, t, w) => o.same(o.size(o.list(["{ticket_price}","{max_tickets}","{winning_ticket}","{ticket_count}"]).filter((v_v)=>o.text(e.self?.closing_message).includes(o.text(v_v)))),0),
  "join(['{ticket_price}', '{max_tickets}', '{winning_ticket}', '{ticket_count}'].filter(v, self.closing_message.contains(v)), ', ')": (e, t, w) => f.join.run(e,o.list(["{ticket_price}","{max_tickets}","{winning_ticket}","{ticket_count}"]).filter((v_v)=>o.text(e.self?.closing_message).includes(o.text(v_v))),", "),
  "size(['{number_range}', '{winning_number}', '{total_guesses}'].filter(v, self.opening_message.contains(v))) == 0": (e, t, w) => o.same(o.size(o.list(["{number_range}","{winning_number}","{total_guesses}"]).filter((v_v)=>o.text(e.self?.opening_message).includes(o.text(v_v)))),0),
  "join(['{number_range}', '{winning_number}', '{total_guesses}'].filter(v, self.opening_message.contains(v)), ', ')": (e, t, w) => f.join.run(e,o.list(["{number_range}","{winning_number}","{total_guesses}"]).filter((v_v)=>o.text(e.self?.opening_message).includes(o.text(v_v))),", "),
  "size(['{number_range}', '{winning_number}', '{total_guesses}'].filter(v, self.closing_message.contains(v))) == 0": (e, t, w) => o.same(o.size(o.list(["{number_range}","{winning_number}","{total_guesses}"]).filter((v_v)=>o.text(e.self?.closing_message).includes(o.text(v_v)))),0),
  "join(['{number_range}', '{winning_number}', '{total_guesses}'].filter(v, self.closing_message.contains(v)), ', ')": (e, t, w) => f.join.run(e,o.list(["{number_range}","{winning_number}","{total_guesses}"]).filter((v_v)=>o.text(e.self?.closing_message).includes(o.text(v_v))),", "),
  "self.enabled && self.prize_type == 'primary'": (e, t, w) => (e.self?.enabled&&o.same(e.self?.prize_type,"primary")),
  "self.enabled && self.prize_type == 'secondary'": (e, t, w) => (e.self?.enabled&&o.same(e.self?.prize_type,"secondary")),
  "!self.enabled && self.active_lottery_type == 'none'": (e, t, w) => (!e.self?.enabled&&o.same(e.self?.active_lottery_type,"none")),
  "self.kept_lottery_type": (e, t, w) => e.self?.kept_lottery_type,
  "self.enabled && self.active_lottery_type == 'none'": (e, t, w) => (e.self?.enabled&&o.same(e.self?.active_lottery_type,"none")),
  "'number'": (e, t, w) => "number",
  "!self.enabled && self.active_lottery_type != 'none' && self.prize_type == 'primary' && !modules.economy.currency_system_enabled": (e, t, w) => (((!e.self?.enabled&&!o.same(e.self?.active_lottery_type,"none"))&&o.same(e.self?.prize_type,"primary"))&&!e.modules?.economy?.currency_system_enabled),
  "'custom'": (e, t, w) => "custom",
  "!self.enabled": (e, t, w) => !e.self?.enabled,
  "self.active_lottery_type": (e, t, w) => e.self?.active_lottery_type,
  "'none'": (e, t, w) => "none",
  "'inactive'": (e, t, w) => "inactive",
  "'completed'": (e, t, w) => "completed",
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
  "orElse(modules.economy.primary_currency_name, texts.primary)": [
    "modules.economy.primary_currency_name",
    "texts.primary"
  ],
  "orElse(modules.economy.secondary_currency_name, texts.secondary)": [
    "modules.economy.secondary_currency_name",
    "texts.secondary"
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
  "modules.economy.primary_currency_emoji": [
    "modules.economy.primary_currency_emoji"
  ],
  "self.active_lottery_type == 'number' && self.prize_type != 'custom'": [
    "self.active_lottery_type",
    "self.prize_type"
  ],
  "self.prize_type == 'secondary' ? orElse(modules.economy.secondary_currency_name, texts.secondary) : orElse(modules.economy.primary_currency_name, texts.primary)": [
    "modules.economy.primary_currency_name",
    "modules.economy.secondary_currency_name",
    "self.prize_type",
    "texts.primary",
    "texts.secondary"
  ],
  "self.prize_type == 'secondary' ? modules.economy.secondary_currency_emoji : modules.economy.primary_currency_emoji": [
    "modules.economy.primary_currency_emoji",
    "modules.economy.secondary_currency_emoji",
    "self.prize_type"
  ],
  "self.active_lottery_type == 'ticket' && self.prize_type != 'custom'": [
    "self.active_lottery_type",
    "self.prize_type"
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
  "self.prize_type == 'custom' ? orElse(self.custom_prize_text, texts.prize) : format(self.active_lottery_type == 'ticket' ? self.ticket_prize_amount : self.number_prize_amount) + ' ' + (self.prize_type == 'secondary' ? orElse(modules.economy.secondary_currency_emoji, orElse(modules.economy.secondary_currency_name, texts.secondary)) : orElse(modules.economy.primary_currency_emoji, orElse(modules.economy.primary_currency_name, texts.primary)))": [
    "modules.economy.primary_currency_emoji",
    "modules.economy.primary_currency_name",
    "modules.economy.secondary_currency_emoji",
    "modules.economy.secondary_currency_name",
    "self.active_lottery_type",
    "self.custom_prize_text",
    "self.number_prize_amount",
    "self.prize_type",
    "self.ticket_prize_amount",
    "texts.primary",
    "texts.prize",
    "texts.secondary"
  ],
  "(self.end_schedule_type == 'weekly' ? titles.end_day : titles.end_schedule_type) + ', ' + self.end_time": [
    "self.end_day",
    "self.end_schedule_type",
    "self.end_time"
  ],
  "format(self.number_min) + '-' + format(self.number_max)": [
    "self.number_max",
    "self.number_min"
  ],
  "format(self.ticket_price) + ' ' + orElse(modules.economy.primary_currency_emoji, orElse(modules.economy.primary_currency_name, texts.primary))": [
    "modules.economy.primary_currency_emoji",
    "modules.economy.primary_currency_name",
    "self.ticket_price",
    "texts.primary"
  ],
  "format(self.ticket_max_tickets)": [
    "self.ticket_max_tickets"
  ],
  "format(larger(self.number_min, smaller(self.number_max, 42)))": [
    "self.number_max",
    "self.number_min"
  ],
  "format(smaller(self.ticket_max_tickets, 7))": [
    "self.ticket_max_tickets"
  ],
  "format(self.end_condition == 'guessed' ? self.ticket_max_tickets : smaller(self.ticket_max_tickets, 10))": [
    "self.end_condition",
    "self.ticket_max_tickets"
  ],
  "self.enabled": [
    "self.enabled"
  ],
  "self.state == 'active'": [
    "self.state"
  ],
  "titles.announcement_channel_id": [
    "guild.channels",
    "self.announcement_channel_id"
  ],
  "self.start_time": [
    "self.start_time"
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
  "self.enabled && self.prize_type == 'primary'": [
    "self.enabled",
    "self.prize_type"
  ],
  "self.enabled && self.prize_type == 'secondary'": [
    "self.enabled",
    "self.prize_type"
  ],
  "!self.enabled && self.active_lottery_type == 'none'": [
    "self.active_lottery_type",
    "self.enabled"
  ],
  "self.kept_lottery_type": [
    "self.kept_lottery_type"
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
  "self.active_lottery_type": [
    "self.active_lottery_type"
  ],
  "'none'": [],
  "'inactive'": [],
  "'completed'": []
};
