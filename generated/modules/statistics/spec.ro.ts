// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {
      "statistics_enabled": {
        "type": "boolean",
        "title": "Activează statisticile",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "web_dashboard_enabled": {
        "type": "boolean",
        "title": "Panou web",
        "default": true,
        "help": "Arată grafice și liste pe această pagină.",
        "ui": {
          "widget": "switch"
        }
      },
      "stats_channel_id": {
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
        "title": "Canal de statistici",
        "default": null,
        "help": "Unde publică botul mesajul.",
        "ui": {
          "widget": "channel",
          "none": "Niciunul"
        }
      },
      "auto_update_enabled": {
        "type": "boolean",
        "title": "Actualizare automată",
        "default": true,
        "help": "Botul ține mesajul la zi.",
        "enabled": "chosen(self.stats_channel_id)",
        "disabledReason": "Alege mai întâi un canal de statistici",
        "ui": {
          "widget": "switch"
        }
      },
      "update_interval": {
        "type": "integer",
        "title": "Interval de actualizare",
        "default": 5,
        "minimum": 5,
        "maximum": 60,
        "enabled": "chosen(self.stats_channel_id)",
        "disabledReason": "Alege mai întâi un canal de statistici",
        "messages": {
          "range": "Intervalul de actualizare, în minute, trebuie să fie între {minimum} și {maximum}"
        },
        "ui": {
          "widget": "number",
          "unit": "min",
          "clampBehavior": "none"
        }
      },
      "message_period": {
        "type": "string",
        "title": "Perioada mesajului",
        "default": "24h",
        "enum": [
          "1h",
          "24h",
          "7d",
          "30d"
        ],
        "messages": {
          "enum": "Alege una dintre opțiunile disponibile"
        },
        "ui": {
          "widget": "select",
          "options": [
            {
              "value": "1h",
              "title": "1 oră"
            },
            {
              "value": "24h",
              "title": "24 de ore"
            },
            {
              "value": "7d",
              "title": "7 zile"
            },
            {
              "value": "30d",
              "title": "30 de zile"
            }
          ]
        }
      },
      "message_template": {
        "type": "string",
        "title": "Șablonul mesajului",
        "default": "📊 {server}\nMembers: {total_members}\nActive ({period}): {active_period}\nIn voice: {voice_users_online}\nUpdated {date}",
        "maxLength": 1800,
        "messages": {
          "length": "Scurtează șablonul mesajului: limita de caractere este {maxLength}",
          "variable": "Cu această variabilă, mesajul ar depăși limita de caractere ({maxLength})",
          "template": "Șablonul depășește limita de caractere ({maxLength})"
        },
        "ui": {
          "widget": "message",
          "warnAbove": 1600,
          "preview": true,
          "author": "modules.customize.bot_name",
          "embed": {
            "when": "modules.customize.message_type == 'embed'",
            "color": "modules.customize.embed_color"
          },
          "mentions": [
            "channels"
          ],
          "live": {
            "path": "'statistics/overview/?period=' + self.message_period",
            "when": "plan != 'free' && self.statistics_enabled && self.web_dashboard_enabled"
          },
          "variables": [
            {
              "name": "server",
              "token": "{server}",
              "group": "De bază",
              "help": "Numele serverului",
              "sample": {
                "fact": "server_name"
              }
            },
            {
              "name": "total_members",
              "token": "{total_members}",
              "group": "De bază",
              "help": "Câți membri are serverul",
              "sample": "1.024",
              "live": {
                "property": "current_stats.total_members"
              }
            },
            {
              "name": "active_period",
              "token": "{active_period}",
              "group": "De bază",
              "help": "Membri activi în perioada aleasă",
              "sample": "312",
              "live": {
                "property": "current_stats.active_members_period"
              }
            },
            {
              "name": "voice_users_online",
              "token": "{voice_users_online}",
              "group": "De bază",
              "help": "Membri aflați acum pe canale vocale",
              "sample": "18",
              "live": {
                "property": "current_stats.voice_users_online"
              }
            },
            {
              "name": "messages_period",
              "token": "{messages_period}",
              "group": "De bază",
              "help": "Mesaje trimise în perioada aleasă",
              "sample": "4.210",
              "live": {
                "property": "period_totals.messages"
              }
            },
            {
              "name": "new_members",
              "token": "{new_members}",
              "group": "De bază",
              "help": "Membri intrați pe server în perioada aleasă",
              "sample": "12",
              "live": {
                "property": "growth_metrics.new_members"
              }
            },
            {
              "name": "commands_period",
              "token": "{commands_period}",
              "group": "De bază",
              "help": "Comenzi folosite în perioada aleasă",
              "sample": "640",
              "live": {
                "property": "period_totals.commands_used"
              }
            },
            {
              "name": "period",
              "token": "{period}",
              "group": "De bază",
              "help": "Perioada statisticilor",
              "sample": "24 h",
              "live": {
                "value": "self.message_period"
              }
            },
            {
              "name": "interval",
              "token": "{interval}",
              "group": "De bază",
              "help": "Minutele dintre două actualizări",
              "sample": "5",
              "live": {
                "value": "self.update_interval"
              }
            },
            {
              "name": "date",
              "token": "{date}",
              "group": "De bază",
              "help": "Data actualizării",
              "sample": "20 noiembrie 2026",
              "live": {
                "property": "updated_at",
                "as": "date"
              }
            },
            {
              "name": "total_primary",
              "token": "{total_primary}",
              "group": "Economie",
              "help": "Suma totală deținută de membri în moneda principală",
              "sample": "125.300",
              "live": {
                "property": "current_stats.total_primary_currency"
              }
            },
            {
              "name": "total_secondary",
              "token": "{total_secondary}",
              "group": "Economie",
              "help": "Suma totală deținută de membri în moneda secundară",
              "sample": "840",
              "live": {
                "property": "current_stats.total_secondary_currency"
              }
            },
            {
              "name": "primary_name",
              "token": "{primary_name}",
              "group": "Economie",
              "help": "Numele monedei principale",
              "sample": "Coroane",
              "live": {
                "value": "modules.economy.primary_currency_name"
              }
            },
            {
              "name": "primary_emoji",
              "token": "{primary_emoji}",
              "group": "Economie",
              "help": "Simbolul monedei principale",
              "sample": "👑",
              "live": {
                "value": "modules.economy.primary_currency_emoji"
              }
            },
            {
              "name": "secondary_name",
              "token": "{secondary_name}",
              "group": "Economie",
              "help": "Numele monedei secundare",
              "sample": "Nestemate",
              "live": {
                "value": "modules.economy.secondary_currency_name"
              }
            },
            {
              "name": "secondary_emoji",
              "token": "{secondary_emoji}",
              "group": "Economie",
              "help": "Simbolul monedei secundare",
              "sample": "💎",
              "live": {
                "value": "modules.economy.secondary_currency_emoji"
              }
            },
            {
              "name": "avg_primary",
              "token": "{avg_primary}",
              "group": "Economie",
              "help": "Soldul mediu în moneda principală, la membrii care au bani în ea",
              "sample": "122",
              "live": {
                "property": "economy_analytics.balance_distribution.avg_primary"
              }
            },
            {
              "name": "avg_secondary",
              "token": "{avg_secondary}",
              "group": "Economie",
              "help": "Soldul mediu în moneda secundară, la membrii care au bani în ea",
              "sample": "1",
              "live": {
                "property": "economy_analytics.balance_distribution.avg_secondary"
              }
            },
            {
              "name": "farmed_period",
              "token": "{farmed_period}",
              "group": "Economie",
              "help": "Suma câștigată prin farming în perioada aleasă",
              "sample": "2.300",
              "live": {
                "property": "period_totals.farming_earnings"
              }
            },
            {
              "name": "voice_earned",
              "token": "{voice_earned}",
              "group": "Economie",
              "help": "Suma câștigată pe canalele vocale în perioada aleasă",
              "sample": "1.400",
              "live": {
                "property": "economy_analytics.farming_by_type.0.total_amount"
              }
            },
            {
              "name": "message_earned",
              "token": "{message_earned}",
              "group": "Economie",
              "help": "Suma câștigată prin mesaje în perioada aleasă",
              "sample": "900",
              "live": {
                "property": "economy_analytics.farming_by_type.2.total_amount"
              }
            },
            {
              "name": "daily_claims",
              "token": "{daily_claims}",
              "group": "Economie",
              "help": "Recompense zilnice revendicate în perioada aleasă",
              "sample": "88",
              "live": {
                "property": "period_totals.daily_rewards_claimed"
              }
            },
            {
              "name": "daily_total",
              "token": "{daily_total}",
              "group": "Economie",
              "help": "Suma oferită ca recompense zilnice în perioada aleasă",
              "sample": "610",
              "live": {
                "property": "period_totals.daily_rewards_total"
              }
            },
            {
              "name": "richest_primary",
              "token": "{richest_primary}",
              "group": "Clasamente",
              "help": "Cei trei cu cel mai mare sold în moneda principală",
              "sample": "1. @Ada 2. @Grace 3. @Linus",
              "live": {
                "property": "detailed_stats.top_primary",
                "entry": "{rank}. @{username}",
                "take": 3
              }
            },
            {
              "name": "richest_secondary",
              "token": "{richest_secondary}",
              "group": "Clasamente",
              "help": "Cei trei cu cel mai mare sold în moneda secundară",
              "sample": "1. @Ada 2. @Grace 3. @Linus",
              "live": {
                "property": "detailed_stats.top_secondary",
                "entry": "{rank}. @{username}",
                "take": 3
              }
            },
            {
              "name": "top_voice",
              "token": "{top_voice}",
              "group": "Clasamente",
              "help": "Cei trei care au câștigat cel mai mult pe canalele vocale",
              "sample": "1. @Ada 2. @Grace 3. @Linus",
              "live": {
                "property": "detailed_stats.top_voice",
                "entry": "{rank}. @{username}",
                "take": 3
              }
            },
            {
              "name": "top_messages",
              "token": "{top_messages}",
              "group": "Clasamente",
              "help": "Cei trei care au trimis cele mai multe mesaje",
              "sample": "1. @Ada 2. @Grace 3. @Linus",
              "live": {
                "property": "detailed_stats.top_messages_total",
                "entry": "{rank}. @{username}",
                "take": 3
              }
            },
            {
              "name": "top_farmers",
              "token": "{top_farmers}",
              "group": "Clasamente",
              "help": "Cei trei cu cele mai mari câștiguri din farming",
              "sample": "1. @Ada 2. @Grace 3. @Linus",
              "live": {
                "property": "detailed_stats.top_farmed",
                "entry": "{rank}. @{username}",
                "take": 3
              }
            },
            {
              "name": "top_daily",
              "token": "{top_daily}",
              "group": "Clasamente",
              "help": "Cei trei cu cele mai multe recompense zilnice",
              "sample": "1. @Ada 2. @Grace 3. @Linus",
              "live": {
                "property": "detailed_stats.top_daily",
                "entry": "{rank}. @{username}",
                "take": 3
              }
            },
            {
              "name": "top_blackjack",
              "token": "{top_blackjack}",
              "group": "Clasamente",
              "help": "Cei trei cu cele mai mari plăți primite la blackjack",
              "sample": "1. @Ada 2. @Grace 3. @Linus",
              "live": {
                "property": "detailed_stats.top_blackjack",
                "entry": "{rank}. @{username}",
                "take": 3
              }
            },
            {
              "name": "top_lottery",
              "token": "{top_lottery}",
              "group": "Clasamente",
              "help": "Cei trei cu cele mai multe loterii câștigate",
              "sample": "1. @Ada 2. @Grace 3. @Linus",
              "live": {
                "property": "detailed_stats.top_lottery",
                "entry": "{rank}. @{username}",
                "take": 3
              }
            },
            {
              "name": "top_inviters",
              "token": "{top_inviters}",
              "group": "Clasamente",
              "help": "Cei trei care au invitat cei mai mulți membri",
              "sample": "1. @Ada 2. @Grace 3. @Linus",
              "live": {
                "property": "detailed_stats.top_invites",
                "entry": "{rank}. @{username}",
                "take": 3
              }
            },
            {
              "name": "blackjack_games",
              "token": "{blackjack_games}",
              "group": "Clasamente",
              "help": "Partide de blackjack în perioada aleasă",
              "sample": "54",
              "live": {
                "property": "detailed_stats.blackjack_summary.total_games"
              }
            },
            {
              "name": "blackjack_wagered",
              "token": "{blackjack_wagered}",
              "group": "Clasamente",
              "help": "Suma mizată la blackjack în perioada aleasă",
              "sample": "3.100",
              "live": {
                "property": "detailed_stats.blackjack_summary.total_wagered"
              }
            },
            {
              "name": "blackjack_biggest_win",
              "token": "{blackjack_biggest_win}",
              "group": "Clasamente",
              "help": "Cel mai mare câștig la blackjack în perioada aleasă",
              "sample": "250",
              "live": {
                "property": "detailed_stats.blackjack_summary.biggest_wins",
                "entry": "{value} (@{username})",
                "take": 1
              }
            },
            {
              "name": "lottery_entries",
              "token": "{lottery_entries}",
              "group": "Clasamente",
              "help": "Înscrieri la loterie în perioada aleasă",
              "sample": "31",
              "live": {
                "property": "detailed_stats.lottery_summary.entries"
              }
            },
            {
              "name": "lottery_last_winner",
              "token": "{lottery_last_winner}",
              "group": "Clasamente",
              "help": "Cine a câștigat ultima loterie",
              "sample": "@Ada",
              "live": {
                "property": "detailed_stats.lottery_summary.recent_winners",
                "entry": "@{username}",
                "take": 1
              }
            },
            {
              "name": "champion_rich",
              "token": "{champion_rich}",
              "group": "Campioni",
              "help": "Cine are cel mai mare sold în moneda principală",
              "sample": "@Ada",
              "live": {
                "property": "detailed_stats.top_primary",
                "entry": "@{username}",
                "take": 1
              }
            },
            {
              "name": "champion_voice",
              "token": "{champion_voice}",
              "group": "Campioni",
              "help": "Cine a câștigat cel mai mult pe canalele vocale",
              "sample": "@Ada",
              "live": {
                "property": "detailed_stats.top_voice",
                "entry": "@{username}",
                "take": 1
              }
            },
            {
              "name": "champion_messages",
              "token": "{champion_messages}",
              "group": "Campioni",
              "help": "Cine a trimis cele mai multe mesaje",
              "sample": "@Ada",
              "live": {
                "property": "detailed_stats.top_messages_total",
                "entry": "@{username}",
                "take": 1
              }
            },
            {
              "name": "champion_daily_streak",
              "token": "{champion_daily_streak}",
              "group": "Campioni",
              "help": "Cine are cea mai lungă serie de recompense zilnice",
              "sample": "@Ada",
              "live": {
                "property": "detailed_stats.top_daily_streak",
                "entry": "@{username}",
                "take": 1
              }
            },
            {
              "name": "champion_blackjack",
              "token": "{champion_blackjack}",
              "group": "Campioni",
              "help": "Cine a primit cele mai mari plăți la blackjack",
              "sample": "@Ada",
              "live": {
                "property": "detailed_stats.top_blackjack",
                "entry": "@{username}",
                "take": 1
              }
            },
            {
              "name": "champion_lottery",
              "token": "{champion_lottery}",
              "group": "Campioni",
              "help": "Cine a câștigat cele mai multe loterii",
              "sample": "@Ada",
              "live": {
                "property": "detailed_stats.top_lottery",
                "entry": "@{username}",
                "take": 1
              }
            },
            {
              "name": "champion_invites",
              "token": "{champion_invites}",
              "group": "Campioni",
              "help": "Cine a invitat cei mai mulți membri",
              "sample": "@Ada",
              "live": {
                "property": "detailed_stats.top_invites",
                "entry": "@{username}",
                "take": 1
              }
            }
          ],
          "templates": [
            {
              "id": "simple",
              "title": "Statistici simple",
              "text": "📊 {server}\nMembri: {total_members}\nActivi ({period}): {active_period}\nPe canale vocale: {voice_users_online}\nActualizat: {date}"
            },
            {
              "id": "economy",
              "title": "Economie",
              "text": "💰 Economia serverului {server}\n{primary_emoji} {primary_name}: {total_primary}, în medie {avg_primary}\n{secondary_emoji} {secondary_name}: {total_secondary}, în medie {avg_secondary}\nCei mai bogați: {richest_primary}"
            },
            {
              "id": "complete",
              "title": "Statistici complete",
              "text": "📊 {server}, {period}, la fiecare {interval} min\nMembri: {total_members} (+{new_members}), activi: {active_period}, pe canale vocale: {voice_users_online}\nMesaje: {messages_period}, comenzi: {commands_period}\n{primary_emoji} {primary_name}: {total_primary}, în medie {avg_primary}\n{secondary_emoji} {secondary_name}: {total_secondary}, în medie {avg_secondary}\nFarming: {farmed_period} (voce: {voice_earned}, mesaje: {message_earned})\nRecompense zilnice: {daily_claims}, total: {daily_total}\nCei mai bogați: {richest_primary} / {richest_secondary}\nVoce: {top_voice}\nMesaje: {top_messages}\nTop farming: {top_farmers}\nTop recompense zilnice: {top_daily}\nBlackjack: {top_blackjack}\nLoterie: {top_lottery}\nInvitații: {top_inviters}\nActualizat: {date}"
            },
            {
              "id": "compact",
              "title": "Afișare compactă",
              "text": "{server}. Membri: {total_members}, activi: {active_period}, pe canale vocale: {voice_users_online}"
            },
            {
              "id": "daily",
              "title": "Recompense zilnice",
              "text": "🎁 Recompense zilnice ({period})\nRevendicări: {daily_claims}, în total {daily_total}\nCele mai multe revendicări: {top_daily}\nCea mai lungă serie: {champion_daily_streak}"
            },
            {
              "id": "activity",
              "title": "Activitate",
              "text": "🔥 Activitate ({period})\nMesaje: {messages_period}\nPe canale vocale: {voice_users_online}\nComenzi: {commands_period}\nTop voce: {top_voice}\nTop mesaje: {top_messages}"
            }
          ]
        }
      }
    }
  },
  "screen": {
    "title": "Statistici despre server și economie",
    "description": "Un mesaj care îți ține membrii la curent cu ce se întâmplă pe server.",
    "menu": {
      "group": "economy",
      "order": 70,
      "icon": "chart-line"
    },
    "status": {
      "enabled": "self.statistics_enabled",
      "texts": [
        {
          "when": "chosen(self.stats_channel_id)",
          "text": "Publică cifrele pe #{channel}",
          "params": {
            "channel": "titles.stats_channel_id"
          }
        },
        {
          "text": "Adună cifre pentru panou"
        }
      ]
    },
    "saveBar": "prompt",
    "denied": "readOnly",
    "layout": [
      {
        "tabs": "views",
        "panels": [
          {
            "panel": "dashboard",
            "title": "Panou",
            "visible": "plan != 'free' && saved.statistics_enabled && saved.web_dashboard_enabled",
            "layout": [
              {
                "block": "slot",
                "slot": "statistics",
                "wide": true
              }
            ]
          },
          {
            "panel": "settings",
            "title": "Setări",
            "layout": [
              {
                "section": "general",
                "fields": [
                  "statistics_enabled",
                  "web_dashboard_enabled",
                  "stats_channel_id",
                  "auto_update_enabled",
                  [
                    "update_interval",
                    "message_period"
                  ]
                ]
              },
              {
                "section": "template",
                "fields": [
                  "message_template"
                ]
              },
              {
                "block": "commands",
                "title": "Comenzi",
                "items": [
                  {
                    "command": "/stats",
                    "description": "Arată statisticile serverului."
                  },
                  {
                    "command": "/leaderboard",
                    "description": "Arată membrii din topuri."
                  }
                ]
              }
            ]
          }
        ]
      }
    ]
  },
  "requires": [
    {
      "plan": "premium",
      "notice": {
        "title": "Funcție Premium",
        "text": "Statisticile fac parte din Premium. Treci serverul la Premium ca să vezi cum crește.",
        "action": {
          "label": "Treci la Premium",
          "to": "/premium"
        }
      },
      "message": "Modulul Statistici necesită un abonament Premium"
    }
  ],
  "calls": {
    "reads": [
      "botAvatar",
      "channels"
    ],
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
          "statistics_enabled",
          "stats_channel_id",
          "auto_update_enabled",
          "update_interval",
          "message_template",
          "message_period",
          "web_dashboard_enabled"
        ],
        "load": {
          "path": "statistics/",
          "failure": "Setările nu au putut fi încărcate",
          "onFailure": "defaults",
          "adds": [
            "server_name"
          ]
        },
        "save": {
          "path": "statistics/save/",
          "failure": "Setările nu au putut fi salvate",
          "constants": {
            "track_activity": true,
            "track_economy": true,
            "track_gaming": true,
            "track_growth": true
          }
        }
      }
    ],
    "order": "sequence",
    "success": "Setările au fost salvate!",
    "denied": "Nu ai permisiunea de a modifica setările"
  },
  "rules": [],
  "effects": [
    {
      "on": [
        "stats_channel_id"
      ],
      "when": "!chosen(self.stats_channel_id) && (self.update_interval < limits.update_interval.minimum || self.update_interval > limits.update_interval.maximum)",
      "reset": [
        "update_interval"
      ]
    }
  ],
  "id": "statistics",
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
