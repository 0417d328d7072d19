// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {
      "enabled": {
        "type": "boolean",
        "title": "Activează loteria",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "state": {
        "type": "string",
        "title": "Stare",
        "default": "inactive",
        "enum": [
          "inactive",
          "completed",
          "active"
        ],
        "messages": {
          "enum": "Starea trebuie să fie inactive, completed sau active"
        },
        "frozen": "saved.state == 'active' && saved.enabled && self.enabled"
      },
      "active_lottery_type": {
        "type": "string",
        "title": "Tipul loteriei",
        "default": "number",
        "enum": [
          "number",
          "ticket",
          "none"
        ],
        "messages": {
          "enum": "Alege una dintre opțiunile disponibile"
        },
        "ui": {
          "widget": "cards",
          "options": [
            {
              "value": "number",
              "title": "Număr"
            },
            {
              "value": "ticket",
              "title": "Bilet"
            },
            {
              "value": "none",
              "title": "Niciunul",
              "hidden": true
            }
          ]
        }
      },
      "kept_lottery_type": {
        "type": "string",
        "title": "Tipul loteriei cât timp este dezactivată",
        "default": "none",
        "enum": [
          "number",
          "ticket",
          "none"
        ],
        "messages": {
          "enum": "Alege una dintre opțiunile disponibile"
        }
      },
      "announcement_channel_id": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20,
        "pattern": "^[0-9]*$",
        "refers": {
          "to": "channel",
          "types": [
            "text"
          ],
          "botNeeds": [
            "VIEW_CHANNEL",
            "SEND_MESSAGES",
            "EMBED_LINKS"
          ]
        },
        "messages": {
          "length": "Alege un canal din listă",
          "pattern": "Alege un canal din listă",
          "reference.channel": "Acest canal text nu mai este pe server. Alege altul."
        },
        "title": "Canal de anunțuri",
        "default": null,
        "ui": {
          "widget": "channel",
          "none": "Alege un canal"
        }
      },
      "log_channel_id": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20,
        "pattern": "^[0-9]*$",
        "refers": {
          "to": "channel",
          "types": [
            "text"
          ],
          "botNeeds": [
            "VIEW_CHANNEL",
            "SEND_MESSAGES",
            "EMBED_LINKS"
          ]
        },
        "messages": {
          "length": "Alege un canal din listă",
          "pattern": "Alege un canal din listă",
          "reference.channel": "Acest canal text nu mai este pe server. Alege altul."
        },
        "title": "Canal de jurnal",
        "default": null,
        "ui": {
          "widget": "channel",
          "none": "Niciunul"
        }
      },
      "start_type": {
        "type": "string",
        "title": "Cum începe",
        "default": "manual",
        "enum": [
          "manual",
          "scheduled"
        ],
        "messages": {
          "enum": "Alege una dintre opțiunile disponibile"
        },
        "ui": {
          "widget": "cards",
          "options": [
            {
              "value": "manual",
              "title": "Manual"
            },
            {
              "value": "scheduled",
              "title": "Programat"
            }
          ]
        }
      },
      "start_schedule_type": {
        "type": "string",
        "title": "Se repetă",
        "default": "daily",
        "enum": [
          "daily",
          "weekly"
        ],
        "visible": "self.start_type == 'scheduled'",
        "messages": {
          "enum": "Alege una dintre opțiunile disponibile"
        },
        "ui": {
          "widget": "select",
          "options": [
            {
              "value": "daily",
              "title": "Zilnic"
            },
            {
              "value": "weekly",
              "title": "Săptămânal"
            }
          ]
        }
      },
      "start_day": {
        "type": "integer",
        "title": "Zi",
        "default": 1,
        "enum": [
          0,
          1,
          2,
          3,
          4,
          5,
          6
        ],
        "visible": "self.start_type == 'scheduled' && self.start_schedule_type == 'weekly'",
        "messages": {
          "enum": "Alege una dintre opțiunile disponibile"
        },
        "ui": {
          "widget": "select",
          "options": [
            {
              "value": 0,
              "title": "Duminică"
            },
            {
              "value": 1,
              "title": "Luni"
            },
            {
              "value": 2,
              "title": "Marți"
            },
            {
              "value": 3,
              "title": "Miercuri"
            },
            {
              "value": 4,
              "title": "Joi"
            },
            {
              "value": 5,
              "title": "Vineri"
            },
            {
              "value": 6,
              "title": "Sâmbătă"
            }
          ]
        }
      },
      "start_time": {
        "type": "string",
        "title": "Oră",
        "default": "12:00",
        "maxLength": 5,
        "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$",
        "visible": "self.start_type == 'scheduled'",
        "messages": {
          "length": "Scrie ora ca în exemplul 18:30",
          "pattern": "Scrie ora ca în exemplul 18:30"
        },
        "ui": {
          "widget": "time"
        }
      },
      "end_condition": {
        "type": "string",
        "title": "Cum se încheie",
        "default": "scheduled",
        "enum": [
          "scheduled",
          "guessed"
        ],
        "messages": {
          "enum": "Alege una dintre opțiunile disponibile"
        },
        "ui": {
          "widget": "cards",
          "options": [
            {
              "value": "scheduled",
              "title": "Programat"
            },
            {
              "value": "guessed",
              "title": "Când se ghicește numărul",
              "visible": "self.active_lottery_type != 'ticket'"
            },
            {
              "value": "guessed",
              "title": "Când se vând toate biletele",
              "visible": "self.active_lottery_type == 'ticket'"
            }
          ]
        }
      },
      "end_schedule_type": {
        "type": "string",
        "title": "Se repetă",
        "default": "weekly",
        "enum": [
          "daily",
          "weekly"
        ],
        "visible": "self.end_condition == 'scheduled'",
        "messages": {
          "enum": "Alege una dintre opțiunile disponibile"
        },
        "ui": {
          "widget": "select",
          "options": [
            {
              "value": "daily",
              "title": "Zilnic"
            },
            {
              "value": "weekly",
              "title": "Săptămânal"
            }
          ]
        }
      },
      "end_day": {
        "type": "integer",
        "title": "Zi",
        "default": 6,
        "enum": [
          0,
          1,
          2,
          3,
          4,
          5,
          6
        ],
        "visible": "self.end_condition == 'scheduled' && self.end_schedule_type == 'weekly'",
        "messages": {
          "enum": "Alege una dintre opțiunile disponibile"
        },
        "ui": {
          "widget": "select",
          "options": [
            {
              "value": 0,
              "title": "Duminică"
            },
            {
              "value": 1,
              "title": "Luni"
            },
            {
              "value": 2,
              "title": "Marți"
            },
            {
              "value": 3,
              "title": "Miercuri"
            },
            {
              "value": 4,
              "title": "Joi"
            },
            {
              "value": 5,
              "title": "Vineri"
            },
            {
              "value": 6,
              "title": "Sâmbătă"
            }
          ]
        }
      },
      "end_time": {
        "type": "string",
        "title": "Oră",
        "default": "20:00",
        "maxLength": 5,
        "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$",
        "visible": "self.end_condition == 'scheduled'",
        "messages": {
          "length": "Scrie ora ca în exemplul 18:30",
          "pattern": "Scrie ora ca în exemplul 18:30"
        },
        "ui": {
          "widget": "time"
        }
      },
      "prize_type": {
        "type": "string",
        "title": "Premiu",
        "params": {
          "primary": "orElse(modules.economy.primary_currency_name, texts.primary)",
          "secondary": "orElse(modules.economy.secondary_currency_name, texts.secondary)"
        },
        "default": "primary",
        "enum": [
          "primary",
          "secondary",
          "custom"
        ],
        "messages": {
          "enum": "Alege un premiu"
        },
        "ui": {
          "widget": "cards",
          "options": [
            {
              "value": "primary",
              "title": "{primary}",
              "enabled": "modules.economy.currency_system_enabled && size(trim(modules.economy.primary_currency_emoji)) > 0",
              "disabledReason": "Economia este dezactivată sau moneda principală nu are simbol"
            },
            {
              "value": "secondary",
              "title": "{secondary}",
              "enabled": "modules.economy.currency_system_enabled && modules.economy.use_secondary_currency && size(trim(modules.economy.secondary_currency_emoji)) > 0",
              "disabledReason": "Economia sau moneda secundară este dezactivată ori moneda nu are simbol"
            },
            {
              "value": "custom",
              "title": "Premiu personalizat"
            }
          ]
        }
      },
      "custom_prize_text": {
        "type": "string",
        "title": "Premiu personalizat",
        "default": "",
        "maxLength": 200,
        "visible": "self.prize_type == 'custom'",
        "messages": {
          "length": "Scurtează premiul: limita de caractere este {maxLength}"
        },
        "ui": {
          "widget": "text"
        }
      },
      "number_min": {
        "type": "integer",
        "title": "Numărul minim",
        "default": 1,
        "minimum": 1,
        "maximum": 1000000000,
        "visible": "self.active_lottery_type == 'number'",
        "messages": {
          "range": "Numărul minim trebuie să fie între {minimum} și {maximum}"
        },
        "ui": {
          "widget": "number",
          "clampBehavior": "strict"
        }
      },
      "number_max": {
        "type": "integer",
        "title": "Numărul maxim",
        "default": 100,
        "minimum": 2,
        "maximum": 1000000000,
        "visible": "self.active_lottery_type == 'number'",
        "messages": {
          "range": "Numărul maxim trebuie să fie între {minimum} și {maximum}"
        },
        "ui": {
          "widget": "number",
          "clampBehavior": "strict"
        }
      },
      "ticket_price": {
        "type": "integer",
        "title": "Prețul biletului",
        "default": 5,
        "minimum": 1,
        "maximum": 1000000000,
        "visible": "self.active_lottery_type == 'ticket'",
        "messages": {
          "minimum": "Prețul biletului trebuie să fie cel puțin {minimum}",
          "maximum": "Prețul biletului nu poate depăși {maximum}"
        },
        "ui": {
          "widget": "number",
          "clampBehavior": "strict",
          "unitFrom": "orElse(modules.economy.primary_currency_name, texts.primary)",
          "unitEmojiFrom": "modules.economy.primary_currency_emoji"
        }
      },
      "ticket_currency": {
        "type": "string",
        "title": "Moneda biletelor",
        "params": {
          "currency": "orElse(modules.economy.primary_currency_name, texts.primary)"
        },
        "default": "primary",
        "enum": [
          "primary"
        ],
        "messages": {
          "enum": "Biletele se plătesc în {currency}"
        }
      },
      "ticket_max_tickets": {
        "type": "integer",
        "title": "Total bilete",
        "default": 10,
        "minimum": 1,
        "maximum": 1000000000,
        "visible": "self.active_lottery_type == 'ticket'",
        "messages": {
          "minimum": "Numărul total de bilete trebuie să fie cel puțin {minimum}",
          "maximum": "Numărul total de bilete nu poate depăși {maximum}"
        },
        "ui": {
          "widget": "number",
          "clampBehavior": "strict"
        }
      },
      "number_prize_amount": {
        "type": "integer",
        "title": "Valoarea premiului",
        "default": 100,
        "minimum": 1,
        "maximum": 1000000000,
        "visible": "self.active_lottery_type == 'number' && self.prize_type != 'custom'",
        "messages": {
          "range": "Scrie o valoare validă pentru premiu"
        },
        "ui": {
          "widget": "number",
          "clampBehavior": "strict",
          "unitFrom": "self.prize_type == 'secondary' ? orElse(modules.economy.secondary_currency_name, texts.secondary) : orElse(modules.economy.primary_currency_name, texts.primary)",
          "unitEmojiFrom": "self.prize_type == 'secondary' ? modules.economy.secondary_currency_emoji : modules.economy.primary_currency_emoji"
        }
      },
      "ticket_prize_amount": {
        "type": "integer",
        "title": "Valoarea premiului",
        "default": 100,
        "minimum": 1,
        "maximum": 1000000000,
        "visible": "self.active_lottery_type == 'ticket' && self.prize_type != 'custom'",
        "messages": {
          "range": "Scrie o valoare validă pentru premiu"
        },
        "ui": {
          "widget": "number",
          "clampBehavior": "strict",
          "unitFrom": "self.prize_type == 'secondary' ? orElse(modules.economy.secondary_currency_name, texts.secondary) : orElse(modules.economy.primary_currency_name, texts.primary)",
          "unitEmojiFrom": "self.prize_type == 'secondary' ? modules.economy.secondary_currency_emoji : modules.economy.primary_currency_emoji"
        }
      },
      "opening_message": {
        "type": "string",
        "title": "Mesaj de deschidere",
        "default": "🎉 A new lottery has started! Prize: {prize}. Guess a number in {number_range}. Draw: {draw_time}",
        "maxLength": 1900,
        "messages": {
          "length": "Scurtează mesajul de deschidere: limita de caractere este {maxLength}",
          "variable": "Cu această variabilă, mesajul ar depăși limita de caractere ({maxLength})",
          "template": "Șablonul depășește limita de caractere ({maxLength})"
        },
        "ui": {
          "widget": "message",
          "warnAbove": 1700,
          "preview": true,
          "author": "modules.customize.bot_name",
          "embed": {
            "when": "modules.customize.message_type == 'embed'",
            "color": "modules.customize.embed_color"
          },
          "mentions": [
            "channels"
          ],
          "templates": [
            {
              "id": "number_default",
              "title": "Implicit",
              "text": "🎉 A început o nouă loterie! Premiu: {prize}. Ghicește un număr din intervalul {number_range}. Extragere: {draw_time}",
              "visible": "self.active_lottery_type == 'number' && self.end_condition == 'scheduled'"
            },
            {
              "id": "number_default_open",
              "title": "Implicit",
              "text": "🎉 A început o nouă loterie! Premiu: {prize}. Ghicește un număr din intervalul {number_range}.",
              "visible": "self.active_lottery_type == 'number' && !(self.end_condition == 'scheduled')"
            },
            {
              "id": "number_simple",
              "title": "Simplu",
              "text": "Loterie deschisă. Ghicește numărul: {number_range}. Premiu: {prize}",
              "visible": "self.active_lottery_type == 'number'"
            },
            {
              "id": "number_fancy",
              "title": "Festiv",
              "text": "✨ Numărul norocos ✨\nInterval: {number_range}\nPremiu: {prize}\nExtragere: {draw_time}",
              "visible": "self.active_lottery_type == 'number' && self.end_condition == 'scheduled'"
            },
            {
              "id": "number_fancy_open",
              "title": "Festiv",
              "text": "✨ Numărul norocos ✨\nInterval: {number_range}\nPremiu: {prize}",
              "visible": "self.active_lottery_type == 'number' && !(self.end_condition == 'scheduled')"
            },
            {
              "id": "ticket_default",
              "title": "Implicit",
              "text": "🎟 Biletele la loterie sunt în vânzare! Preț: {ticket_price}, bilete disponibile: {max_tickets}. Premiu: {prize}. Extragere: {draw_time}",
              "visible": "self.active_lottery_type == 'ticket' && self.end_condition == 'scheduled'"
            },
            {
              "id": "ticket_default_open",
              "title": "Implicit",
              "text": "🎟 Biletele la loterie sunt în vânzare! Preț: {ticket_price}, bilete disponibile: {max_tickets}. Premiu: {prize}.",
              "visible": "self.active_lottery_type == 'ticket' && !(self.end_condition == 'scheduled')"
            },
            {
              "id": "ticket_simple",
              "title": "Simplu",
              "text": "Bilet: {ticket_price}. Premiu: {prize}",
              "visible": "self.active_lottery_type == 'ticket'"
            },
            {
              "id": "ticket_fancy",
              "title": "Festiv",
              "text": "✨ Marea extragere ✨\nBilete: {max_tickets} x {ticket_price}\nPremiu: {prize}\nExtragere: {draw_time}",
              "visible": "self.active_lottery_type == 'ticket' && self.end_condition == 'scheduled'"
            },
            {
              "id": "ticket_fancy_open",
              "title": "Festiv",
              "text": "✨ Marea extragere ✨\nBilete: {max_tickets} x {ticket_price}\nPremiu: {prize}",
              "visible": "self.active_lottery_type == 'ticket' && !(self.end_condition == 'scheduled')"
            }
          ],
          "variables": [
            {
              "name": "prize",
              "token": "{prize}",
              "help": "Ce se poate câștiga",
              "live": {
                "value": "self.prize_type == 'custom' ? orElse(self.custom_prize_text, texts.prize) : format(self.active_lottery_type == 'ticket' ? self.ticket_prize_amount : self.number_prize_amount) + ' ' + (self.prize_type == 'secondary' ? orElse(modules.economy.secondary_currency_emoji, orElse(modules.economy.secondary_currency_name, texts.secondary)) : orElse(modules.economy.primary_currency_emoji, orElse(modules.economy.primary_currency_name, texts.primary)))"
              }
            },
            {
              "name": "draw_time",
              "token": "{draw_time}",
              "help": "Când are loc extragerea",
              "live": {
                "value": "(self.end_schedule_type == 'weekly' ? titles.end_day : titles.end_schedule_type) + ', ' + self.end_time"
              },
              "visible": "self.end_condition == 'scheduled'"
            },
            {
              "name": "number_range",
              "token": "{number_range}",
              "help": "Numerele dintre care se ghicește",
              "live": {
                "value": "format(self.number_min) + '-' + format(self.number_max)"
              },
              "visible": "self.active_lottery_type == 'number'"
            },
            {
              "name": "ticket_price",
              "token": "{ticket_price}",
              "help": "Prețul unui bilet",
              "live": {
                "value": "format(self.ticket_price) + ' ' + orElse(modules.economy.primary_currency_emoji, orElse(modules.economy.primary_currency_name, texts.primary))"
              },
              "visible": "self.active_lottery_type == 'ticket'"
            },
            {
              "name": "max_tickets",
              "token": "{max_tickets}",
              "help": "Câte bilete există",
              "live": {
                "value": "format(self.ticket_max_tickets)"
              },
              "visible": "self.active_lottery_type == 'ticket'"
            }
          ]
        }
      },
      "closing_message": {
        "type": "string",
        "title": "Mesaj de încheiere",
        "default": "🏆 {winner} guessed {winning_number} and wins {prize}! Guesses: {total_guesses}",
        "maxLength": 1900,
        "messages": {
          "length": "Scurtează mesajul de încheiere: limita de caractere este {maxLength}",
          "variable": "Cu această variabilă, mesajul ar depăși limita de caractere ({maxLength})",
          "template": "Șablonul depășește limita de caractere ({maxLength})"
        },
        "ui": {
          "widget": "message",
          "warnAbove": 1700,
          "preview": true,
          "author": "modules.customize.bot_name",
          "embed": {
            "when": "modules.customize.message_type == 'embed'",
            "color": "modules.customize.embed_color"
          },
          "mentions": [
            "channels"
          ],
          "templates": [
            {
              "id": "number_winner",
              "title": "Câștigător",
              "text": "🏆 {winner} a ghicit {winning_number} și câștigă {prize}! Încercări: {total_guesses}",
              "visible": "self.active_lottery_type == 'number'"
            },
            {
              "id": "ticket_winner",
              "title": "Câștigător",
              "text": "🏆 {winner} câștigă {prize} cu biletul {winning_ticket}! Bilete vândute: {ticket_count}",
              "visible": "self.active_lottery_type == 'ticket'"
            },
            {
              "id": "simple",
              "title": "Simplu",
              "text": "Câștigător: {winner}. Premiu: {prize}"
            },
            {
              "id": "universal",
              "title": "Universal",
              "text": "Loteria s-a încheiat. Felicitări, {winner}, câștigi {prize}!"
            }
          ],
          "variables": [
            {
              "name": "prize",
              "token": "{prize}",
              "help": "Ce s-a câștigat",
              "live": {
                "value": "self.prize_type == 'custom' ? orElse(self.custom_prize_text, texts.prize) : format(self.active_lottery_type == 'ticket' ? self.ticket_prize_amount : self.number_prize_amount) + ' ' + (self.prize_type == 'secondary' ? orElse(modules.economy.secondary_currency_emoji, orElse(modules.economy.secondary_currency_name, texts.secondary)) : orElse(modules.economy.primary_currency_emoji, orElse(modules.economy.primary_currency_name, texts.primary)))"
              }
            },
            {
              "name": "winner",
              "token": "{winner}",
              "help": "Cine a câștigat",
              "sample": "@Ada"
            },
            {
              "name": "winning_number",
              "token": "{winning_number}",
              "help": "Numărul",
              "live": {
                "value": "format(larger(self.number_min, smaller(self.number_max, 42)))"
              },
              "visible": "self.active_lottery_type == 'number'"
            },
            {
              "name": "total_guesses",
              "token": "{total_guesses}",
              "help": "Câte încercări au fost",
              "sample": "17",
              "visible": "self.active_lottery_type == 'number'"
            },
            {
              "name": "winning_ticket",
              "token": "{winning_ticket}",
              "help": "Biletul",
              "live": {
                "value": "format(smaller(self.ticket_max_tickets, 7))"
              },
              "visible": "self.active_lottery_type == 'ticket'"
            },
            {
              "name": "ticket_count",
              "token": "{ticket_count}",
              "help": "Câte bilete s-au vândut",
              "live": {
                "value": "format(self.end_condition == 'guessed' ? self.ticket_max_tickets : smaller(self.ticket_max_tickets, 10))"
              },
              "visible": "self.active_lottery_type == 'ticket'"
            }
          ]
        }
      }
    }
  },
  "screen": {
    "title": "Loterie",
    "description": "Ghicește numărul sau cumpără un bilet.",
    "menu": {
      "group": "economy",
      "order": 60,
      "icon": "ticket"
    },
    "status": {
      "enabled": "self.enabled",
      "texts": [
        {
          "when": "self.state == 'active'",
          "text": "O loterie este în desfășurare pe #{channel}",
          "params": {
            "channel": "titles.announcement_channel_id"
          }
        },
        {
          "when": "self.start_type == 'scheduled'",
          "text": "Pornește automat la {time} pe #{channel}",
          "params": {
            "time": "self.start_time",
            "channel": "titles.announcement_channel_id"
          }
        },
        {
          "text": "Așteaptă să o pornești pe #{channel}",
          "params": {
            "channel": "titles.announcement_channel_id"
          }
        }
      ]
    },
    "saveBar": "prompt",
    "denied": "readOnly",
    "layout": [
      {
        "section": "general",
        "title": "Joc",
        "fields": [
          "enabled",
          "active_lottery_type"
        ]
      },
      {
        "block": "reported",
        "title": "Runda curentă",
        "visible": "self.enabled",
        "values": [
          {
            "property": "next_end_time",
            "title": "Următoarea extragere",
            "as": "time",
            "empty": "Neplanificată",
            "visible": "self.end_condition == 'scheduled'"
          },
          {
            "property": "number_lottery_current_participants",
            "title": "Participanți",
            "visible": "self.active_lottery_type == 'number'"
          },
          {
            "property": "ticket_lottery_current_participants",
            "title": "Participanți",
            "visible": "self.active_lottery_type == 'ticket'"
          }
        ]
      },
      {
        "section": "configuration",
        "title": "Configurare",
        "fields": [
          [
            "number_min",
            "number_max"
          ],
          [
            "ticket_price",
            "ticket_max_tickets"
          ],
          "prize_type",
          [
            "number_prize_amount",
            "ticket_prize_amount"
          ],
          "custom_prize_text"
        ]
      },
      {
        "section": "start",
        "title": "Început",
        "fields": [
          "start_type",
          [
            "start_schedule_type",
            "start_day",
            "start_time"
          ]
        ]
      },
      {
        "block": "note",
        "text": "Orele sunt în fusul orar al serverului ({offset}). Îl poți schimba în Personalizarea botului.",
        "params": {
          "offset": "utcOffset(modules.customize.timezone)"
        }
      },
      {
        "section": "channels",
        "title": "Canale",
        "fields": [
          [
            "announcement_channel_id",
            "log_channel_id"
          ]
        ]
      },
      {
        "section": "opening",
        "fields": [
          "opening_message"
        ]
      },
      {
        "section": "end",
        "title": "Sfârșit",
        "fields": [
          "end_condition",
          [
            "end_schedule_type",
            "end_day",
            "end_time"
          ]
        ]
      },
      {
        "section": "closing",
        "fields": [
          "closing_message"
        ]
      },
      {
        "block": "commands",
        "title": "Comenzi",
        "items": [
          {
            "command": "/lottery guesses",
            "description": "Arată încercările tale la loteria cu numere."
          },
          {
            "command": "/lottery buy",
            "description": "Cumpără bilete."
          },
          {
            "command": "/lottery ticket",
            "description": "Arată biletele tale."
          },
          {
            "command": "/lottery info",
            "description": "Arată loteria în desfășurare."
          },
          {
            "command": "/lottery history",
            "description": "Arată câștigătorii anteriori."
          },
          {
            "command": "/lottery draw",
            "description": "Extrage câștigătorul acum.",
            "badge": "Admin"
          },
          {
            "command": "/lottery reset",
            "description": "Oprește loteria și începe una nouă.",
            "badge": "Admin"
          }
        ]
      }
    ]
  },
  "texts": {
    "primary": "Monede",
    "secondary": "Nestemate",
    "prize": "Premiu personalizat"
  },
  "requires": [
    {
      "plan": "premium",
      "notice": {
        "title": "Funcție Premium",
        "text": "Loteria face parte din Premium. Treci serverul la Premium ca să organizezi extrageri.",
        "action": {
          "label": "Treci la Premium",
          "to": "/premium"
        }
      },
      "message": "Această funcție necesită un abonament Premium"
    }
  ],
  "calls": {
    "reads": [
      "botAvatar",
      "channels"
    ],
    "onReadFailure": "empty",
    "uses": [
      {
        "module": "economy",
        "document": "currency"
      },
      {
        "module": "customize",
        "document": "settings"
      }
    ],
    "documents": [
      {
        "id": "settings",
        "fields": [
          "enabled",
          "state",
          "active_lottery_type",
          "kept_lottery_type",
          "announcement_channel_id",
          "log_channel_id",
          "start_type",
          "start_schedule_type",
          "start_day",
          "start_time",
          "end_condition",
          "end_schedule_type",
          "end_day",
          "end_time",
          "prize_type",
          "custom_prize_text",
          "number_min",
          "number_max",
          "ticket_price",
          "ticket_currency",
          "ticket_max_tickets",
          "number_prize_amount",
          "ticket_prize_amount",
          "opening_message",
          "closing_message"
        ],
        "reported": {
          "next_end_time": {
            "type": [
              "string",
              "null"
            ],
            "as": "time",
            "default": null
          },
          "number_lottery_current_participants": {
            "type": "integer",
            "default": 0
          },
          "ticket_lottery_current_participants": {
            "type": "integer",
            "default": 0
          }
        },
        "load": {
          "path": "lottery/config/",
          "plan": "premium",
          "failure": "Setările nu au putut fi încărcate",
          "onFailure": "defaults"
        },
        "save": {
          "path": "lottery/config/",
          "failure": "Setările nu au putut fi salvate. Încearcă din nou mai târziu.",
          "failures": {
            "403": "Accesul a fost refuzat la salvarea loteriei. Verifică permisiunile botului și abonamentul Premium."
          }
        }
      }
    ],
    "order": "sequence",
    "success": "Setările au fost salvate!",
    "denied": "Nu ai permisiunea de a modifica setările"
  },
  "rules": [
    {
      "when": "self.enabled",
      "rule": "self.active_lottery_type != 'none'",
      "at": "active_lottery_type",
      "message": "Alege tipul loteriei (Număr sau Bilet)"
    },
    {
      "when": "self.enabled",
      "rule": "chosen(self.announcement_channel_id)",
      "at": "announcement_channel_id",
      "message": "Alege un canal de anunțuri"
    },
    {
      "when": "self.enabled && self.prize_type == 'custom'",
      "rule": "size(trim(self.custom_prize_text)) > 0",
      "at": "custom_prize_text",
      "message": "Descrie premiul personalizat"
    },
    {
      "when": "self.enabled",
      "rule": "size(trim(self.opening_message)) > 0",
      "at": "opening_message",
      "message": "Scrie un mesaj de deschidere"
    },
    {
      "when": "self.enabled",
      "rule": "size(trim(self.closing_message)) > 0",
      "at": "closing_message",
      "message": "Scrie un mesaj de încheiere"
    },
    {
      "when": "self.enabled && self.active_lottery_type == 'number'",
      "rule": "self.number_max > self.number_min",
      "at": "number_max",
      "message": "Cel mai mare număr trebuie să îl depășească pe cel mai mic"
    },
    {
      "when": "self.active_lottery_type == 'number'",
      "rule": "size(['{ticket_price}', '{max_tickets}', '{winning_ticket}', '{ticket_count}'].filter(v, self.opening_message.contains(v))) == 0",
      "at": "opening_message",
      "message": "Acest mesaj folosește variabile pentru celălalt tip de loterie: {list}",
      "params": {
        "list": "join(['{ticket_price}', '{max_tickets}', '{winning_ticket}', '{ticket_count}'].filter(v, self.opening_message.contains(v)), ', ')"
      },
      "severity": "warning"
    },
    {
      "when": "self.active_lottery_type == 'number'",
      "rule": "size(['{ticket_price}', '{max_tickets}', '{winning_ticket}', '{ticket_count}'].filter(v, self.closing_message.contains(v))) == 0",
      "at": "closing_message",
      "message": "Acest mesaj folosește variabile pentru celălalt tip de loterie: {list}",
      "params": {
        "list": "join(['{ticket_price}', '{max_tickets}', '{winning_ticket}', '{ticket_count}'].filter(v, self.closing_message.contains(v)), ', ')"
      },
      "severity": "warning"
    },
    {
      "when": "self.active_lottery_type == 'ticket'",
      "rule": "size(['{number_range}', '{winning_number}', '{total_guesses}'].filter(v, self.opening_message.contains(v))) == 0",
      "at": "opening_message",
      "message": "Acest mesaj folosește variabile pentru celălalt tip de loterie: {list}",
      "params": {
        "list": "join(['{number_range}', '{winning_number}', '{total_guesses}'].filter(v, self.opening_message.contains(v)), ', ')"
      },
      "severity": "warning"
    },
    {
      "when": "self.active_lottery_type == 'ticket'",
      "rule": "size(['{number_range}', '{winning_number}', '{total_guesses}'].filter(v, self.closing_message.contains(v))) == 0",
      "at": "closing_message",
      "message": "Acest mesaj folosește variabile pentru celălalt tip de loterie: {list}",
      "params": {
        "list": "join(['{number_range}', '{winning_number}', '{total_guesses}'].filter(v, self.closing_message.contains(v)), ', ')"
      },
      "severity": "warning"
    },
    {
      "when": "self.enabled && self.prize_type == 'primary'",
      "rule": "modules.economy.currency_system_enabled && size(trim(modules.economy.primary_currency_emoji)) > 0",
      "at": "prize_type",
      "message": "Economia este dezactivată sau moneda principală nu are simbol"
    },
    {
      "when": "self.enabled && self.prize_type == 'secondary'",
      "rule": "modules.economy.currency_system_enabled && modules.economy.use_secondary_currency && size(trim(modules.economy.secondary_currency_emoji)) > 0",
      "at": "prize_type",
      "message": "Economia sau moneda secundară este dezactivată ori moneda nu are simbol"
    }
  ],
  "effects": [
    {
      "on": [
        "load"
      ],
      "when": "!self.enabled && self.active_lottery_type == 'none'",
      "set": {
        "active_lottery_type": "self.kept_lottery_type"
      }
    },
    {
      "on": [
        "load",
        "enabled"
      ],
      "when": "self.enabled && self.active_lottery_type == 'none'",
      "set": {
        "active_lottery_type": "'number'"
      }
    },
    {
      "on": [
        "load"
      ],
      "when": "!self.enabled && self.active_lottery_type != 'none' && self.prize_type == 'primary' && !modules.economy.currency_system_enabled",
      "set": {
        "prize_type": "'custom'"
      }
    },
    {
      "on": [
        "save"
      ],
      "when": "!self.enabled",
      "set": {
        "kept_lottery_type": "self.active_lottery_type",
        "active_lottery_type": "'none'",
        "state": "'inactive'"
      }
    },
    {
      "on": [
        "save"
      ],
      "when": "self.enabled",
      "set": {
        "state": "'completed'"
      }
    }
  ],
  "id": "lottery",
  "language": "ro",
  "standard": {
    "type": "{title}: valoarea nu este de tipul potrivit",
    "enum": "{title}: alege una dintre opțiunile oferite",
    "multipleOf": "{title}: valoarea trebuie să fie un multiplu de {multipleOf}",
    "unknown": "„{name}” nu este o setare. Elimin-o și salvează din nou.",
    "key": "„{name}” nu poate fi folosit drept cheie",
    "reference.channel": "Acest canal nu mai este pe server. Alege altul.",
    "reference.channel.permissions": "Botului îi lipsesc permisiuni pe acest canal: {permissions}. Acordă-i-le în setările canalului sau alege alt canal.",
    "permission.VIEW_CHANNEL": "Vizualizare canal",
    "permission.SEND_MESSAGES": "Trimitere mesaje",
    "permission.EMBED_LINKS": "Încorporare linkuri",
    "unavailable": "Rolurile și canalele serverului nu pot fi încărcate, așa că alegerea nu poate fi verificată. Încearcă din nou peste un minut.",
    "variable.unknown": "{token} nu este o variabilă aici: botul o trimite neschimbată.",
    "variable.near": "{token} nu este o variabilă aici. Ai vrut să scrii {near}?",
    "variable.off": "{token} nu are nicio valoare în acest moment."
  },
  "plans": [
    "free",
    "premium"
  ]
};
