// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {
      "statistics_enabled": {
        "type": "boolean",
        "title": "Enable statistics",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "web_dashboard_enabled": {
        "type": "boolean",
        "title": "Web dashboard",
        "default": true,
        "help": "Shows charts and lists on this page.",
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
          "length": "Choose a channel from the list",
          "pattern": "Choose a channel from the list",
          "reference.channel": "This text channel is no longer in the server. Choose another one."
        },
        "title": "Stats channel",
        "default": null,
        "help": "Where the bot posts the message.",
        "ui": {
          "widget": "channel",
          "none": "None"
        }
      },
      "auto_update_enabled": {
        "type": "boolean",
        "title": "Auto update",
        "default": true,
        "help": "The bot keeps the message up to date.",
        "enabled": "chosen(self.stats_channel_id)",
        "disabledReason": "Choose a stats channel first",
        "ui": {
          "widget": "switch"
        }
      },
      "update_interval": {
        "type": "integer",
        "title": "Update interval",
        "default": 5,
        "minimum": 5,
        "maximum": 60,
        "enabled": "chosen(self.stats_channel_id)",
        "disabledReason": "Choose a stats channel first",
        "messages": {
          "range": "Update interval must be between {minimum} and {maximum} minutes"
        },
        "ui": {
          "widget": "number",
          "unit": "minutes",
          "clampBehavior": "none"
        }
      },
      "message_period": {
        "type": "string",
        "title": "Message period",
        "default": "24h",
        "enum": [
          "1h",
          "24h",
          "7d",
          "30d"
        ],
        "messages": {
          "enum": "Choose one of the available options"
        },
        "ui": {
          "widget": "select",
          "options": [
            {
              "value": "1h",
              "title": "1 hour"
            },
            {
              "value": "24h",
              "title": "24 hours"
            },
            {
              "value": "7d",
              "title": "7 days"
            },
            {
              "value": "30d",
              "title": "30 days"
            }
          ]
        }
      },
      "message_template": {
        "type": "string",
        "title": "Message template",
        "default": "📊 {server}\nMembers: {total_members}\nActive ({period}): {active_period}\nIn voice: {voice_users_online}\nUpdated {date}",
        "maxLength": 1800,
        "messages": {
          "length": "The message template cannot exceed {maxLength} characters",
          "variable": "Adding this variable would exceed the {maxLength} character limit",
          "template": "Template exceeds the {maxLength} character limit"
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
              "group": "Basic",
              "help": "The name of the server",
              "sample": {
                "fact": "server_name"
              }
            },
            {
              "name": "total_members",
              "token": "{total_members}",
              "group": "Basic",
              "help": "How many members the server has",
              "sample": "1,024",
              "live": {
                "property": "current_stats.total_members"
              }
            },
            {
              "name": "active_period",
              "token": "{active_period}",
              "group": "Basic",
              "help": "Members who were active in the period",
              "sample": "312",
              "live": {
                "property": "current_stats.active_members_period"
              }
            },
            {
              "name": "voice_users_online",
              "token": "{voice_users_online}",
              "group": "Basic",
              "help": "Members in voice channels now",
              "sample": "18",
              "live": {
                "property": "current_stats.voice_users_online"
              }
            },
            {
              "name": "messages_period",
              "token": "{messages_period}",
              "group": "Basic",
              "help": "Messages sent in the period",
              "sample": "4,210",
              "live": {
                "property": "period_totals.messages"
              }
            },
            {
              "name": "new_members",
              "token": "{new_members}",
              "group": "Basic",
              "help": "Members who joined in the period",
              "sample": "12",
              "live": {
                "property": "growth_metrics.new_members"
              }
            },
            {
              "name": "commands_period",
              "token": "{commands_period}",
              "group": "Basic",
              "help": "Commands used in the period",
              "sample": "640",
              "live": {
                "property": "period_totals.commands_used"
              }
            },
            {
              "name": "period",
              "token": "{period}",
              "group": "Basic",
              "help": "The period of the statistics",
              "sample": "24h",
              "live": {
                "value": "self.message_period"
              }
            },
            {
              "name": "interval",
              "token": "{interval}",
              "group": "Basic",
              "help": "Minutes between updates",
              "sample": "5",
              "live": {
                "value": "self.update_interval"
              }
            },
            {
              "name": "date",
              "token": "{date}",
              "group": "Basic",
              "help": "The date of the update",
              "sample": "20 November 2026",
              "live": {
                "property": "updated_at",
                "as": "date"
              }
            },
            {
              "name": "total_primary",
              "token": "{total_primary}",
              "group": "Economy",
              "help": "Total primary currency of all members",
              "sample": "125,300",
              "live": {
                "property": "current_stats.total_primary_currency"
              }
            },
            {
              "name": "total_secondary",
              "token": "{total_secondary}",
              "group": "Economy",
              "help": "Total secondary currency of all members",
              "sample": "840",
              "live": {
                "property": "current_stats.total_secondary_currency"
              }
            },
            {
              "name": "primary_name",
              "token": "{primary_name}",
              "group": "Economy",
              "help": "Name of the primary currency",
              "sample": "Crowns",
              "live": {
                "value": "modules.economy.primary_currency_name"
              }
            },
            {
              "name": "primary_emoji",
              "token": "{primary_emoji}",
              "group": "Economy",
              "help": "Symbol of the primary currency",
              "sample": "👑",
              "live": {
                "value": "modules.economy.primary_currency_emoji"
              }
            },
            {
              "name": "secondary_name",
              "token": "{secondary_name}",
              "group": "Economy",
              "help": "Name of the secondary currency",
              "sample": "Gems",
              "live": {
                "value": "modules.economy.secondary_currency_name"
              }
            },
            {
              "name": "secondary_emoji",
              "token": "{secondary_emoji}",
              "group": "Economy",
              "help": "Symbol of the secondary currency",
              "sample": "💎",
              "live": {
                "value": "modules.economy.secondary_currency_emoji"
              }
            },
            {
              "name": "avg_primary",
              "token": "{avg_primary}",
              "group": "Economy",
              "help": "Average primary currency of members who have any",
              "sample": "122",
              "live": {
                "property": "economy_analytics.balance_distribution.avg_primary"
              }
            },
            {
              "name": "avg_secondary",
              "token": "{avg_secondary}",
              "group": "Economy",
              "help": "Average secondary currency of members who have any",
              "sample": "1",
              "live": {
                "property": "economy_analytics.balance_distribution.avg_secondary"
              }
            },
            {
              "name": "farmed_period",
              "token": "{farmed_period}",
              "group": "Economy",
              "help": "Currency farmed in the period",
              "sample": "2,300",
              "live": {
                "property": "period_totals.farming_earnings"
              }
            },
            {
              "name": "voice_earned",
              "token": "{voice_earned}",
              "group": "Economy",
              "help": "Currency earned in voice channels in the period",
              "sample": "1,400",
              "live": {
                "property": "economy_analytics.farming_by_type.0.total_amount"
              }
            },
            {
              "name": "message_earned",
              "token": "{message_earned}",
              "group": "Economy",
              "help": "Currency earned with messages in the period",
              "sample": "900",
              "live": {
                "property": "economy_analytics.farming_by_type.2.total_amount"
              }
            },
            {
              "name": "daily_claims",
              "token": "{daily_claims}",
              "group": "Economy",
              "help": "Daily rewards claimed in the period",
              "sample": "88",
              "live": {
                "property": "period_totals.daily_rewards_claimed"
              }
            },
            {
              "name": "daily_total",
              "token": "{daily_total}",
              "group": "Economy",
              "help": "Currency given as daily rewards in the period",
              "sample": "610",
              "live": {
                "property": "period_totals.daily_rewards_total"
              }
            },
            {
              "name": "richest_primary",
              "token": "{richest_primary}",
              "group": "Leaderboards",
              "help": "The three with the most primary currency",
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
              "group": "Leaderboards",
              "help": "The three with the most secondary currency",
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
              "group": "Leaderboards",
              "help": "The three who earned the most in voice channels",
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
              "group": "Leaderboards",
              "help": "The three who sent the most messages",
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
              "group": "Leaderboards",
              "help": "The three who farmed the most",
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
              "group": "Leaderboards",
              "help": "The three who claimed the most daily rewards",
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
              "group": "Leaderboards",
              "help": "The three with the highest payouts at blackjack",
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
              "group": "Leaderboards",
              "help": "The three who won the most lotteries",
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
              "group": "Leaderboards",
              "help": "The three who invited the most members",
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
              "group": "Leaderboards",
              "help": "Games of blackjack in the period",
              "sample": "54",
              "live": {
                "property": "detailed_stats.blackjack_summary.total_games"
              }
            },
            {
              "name": "blackjack_wagered",
              "token": "{blackjack_wagered}",
              "group": "Leaderboards",
              "help": "Currency wagered at blackjack in the period",
              "sample": "3,100",
              "live": {
                "property": "detailed_stats.blackjack_summary.total_wagered"
              }
            },
            {
              "name": "blackjack_biggest_win",
              "token": "{blackjack_biggest_win}",
              "group": "Leaderboards",
              "help": "The biggest win at blackjack in the period",
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
              "group": "Leaderboards",
              "help": "Lottery entries in the period",
              "sample": "31",
              "live": {
                "property": "detailed_stats.lottery_summary.entries"
              }
            },
            {
              "name": "lottery_last_winner",
              "token": "{lottery_last_winner}",
              "group": "Leaderboards",
              "help": "Who won the last lottery",
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
              "group": "Champions",
              "help": "Who has the most primary currency",
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
              "group": "Champions",
              "help": "Who earned the most in voice channels",
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
              "group": "Champions",
              "help": "Who sent the most messages",
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
              "group": "Champions",
              "help": "Who has the longest daily reward streak",
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
              "group": "Champions",
              "help": "Who had the highest payouts at blackjack",
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
              "group": "Champions",
              "help": "Who won the most lotteries",
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
              "group": "Champions",
              "help": "Who invited the most members",
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
              "title": "Simple Stats",
              "text": "📊 {server}\nMembers: {total_members}\nActive ({period}): {active_period}\nIn voice: {voice_users_online}\nUpdated {date}"
            },
            {
              "id": "economy",
              "title": "Economy Focus",
              "text": "💰 Economy of {server}\n{primary_emoji} {total_primary} {primary_name}, {avg_primary} each\n{secondary_emoji} {total_secondary} {secondary_name}, {avg_secondary} each\nRichest: {richest_primary}"
            },
            {
              "id": "complete",
              "title": "Complete Server Stats",
              "text": "📊 {server}, {period}, every {interval} min\nMembers {total_members} (+{new_members}), active {active_period}, in voice {voice_users_online}\nMessages {messages_period}, commands {commands_period}\n{primary_emoji} {total_primary} {primary_name}, {avg_primary} each\n{secondary_emoji} {total_secondary} {secondary_name}, {avg_secondary} each\nFarmed {farmed_period} (voice {voice_earned}, messages {message_earned})\nDaily: {daily_claims} claims, {daily_total}\nRichest: {richest_primary} / {richest_secondary}\nVoice: {top_voice}\nMessages: {top_messages}\nFarmers: {top_farmers}\nDaily rewards: {top_daily}\nBlackjack: {top_blackjack}\nLottery: {top_lottery}\nInvites: {top_inviters}\nUpdated {date}"
            },
            {
              "id": "compact",
              "title": "Compact Display",
              "text": "{server}: {total_members} members, {active_period} active, {voice_users_online} in voice"
            },
            {
              "id": "daily",
              "title": "Daily Rewards Focus",
              "text": "🎁 Daily rewards ({period})\nClaims: {daily_claims}, {daily_total} in all\nMost claims: {top_daily}\nLongest streak: {champion_daily_streak}"
            },
            {
              "id": "activity",
              "title": "Activity Focus",
              "text": "🔥 Activity ({period})\nMessages: {messages_period}\nIn voice: {voice_users_online}\nCommands: {commands_period}\nTop voice: {top_voice}\nTop messages: {top_messages}"
            }
          ]
        }
      }
    }
  },
  "screen": {
    "title": "Economy & Server Stats",
    "description": "A message that keeps your members up to date about the server.",
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
          "text": "Posts the figures in #{channel}",
          "params": {
            "channel": "titles.stats_channel_id"
          }
        },
        {
          "text": "Collects figures for the dashboard"
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
            "title": "Dashboard",
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
            "title": "Settings",
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
                "title": "Commands",
                "items": [
                  {
                    "command": "/stats",
                    "description": "Shows the server's statistics."
                  },
                  {
                    "command": "/leaderboard",
                    "description": "Shows the top members."
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
        "title": "Premium Feature",
        "text": "Statistics are part of Premium. Upgrade this server to see how it grows.",
        "action": {
          "label": "Upgrade to Premium",
          "to": "/premium"
        }
      },
      "message": "Premium subscription required for Statistics module"
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
          "failure": "Failed to load settings",
          "onFailure": "defaults",
          "adds": [
            "server_name"
          ]
        },
        "save": {
          "path": "statistics/save/",
          "failure": "Failed to save settings",
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
    "success": "Settings saved successfully!",
    "denied": "You do not have permission to modify settings"
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
  "language": "en",
  "standard": {
    "type": "{title} has a value of the wrong type",
    "enum": "{title} must be one of the available choices",
    "multipleOf": "{title} must be a multiple of {multipleOf}",
    "unknown": "'{name}' is not a setting. Remove it and save again.",
    "key": "'{name}' cannot be used as a key",
    "reference.channel": "This channel is no longer in the server. Choose another one.",
    "reference.channel.permissions": "The bot lacks permissions in this channel: {permissions}. Grant them to the bot in the channel's settings, or choose another channel.",
    "permission.VIEW_CHANNEL": "View Channel",
    "permission.SEND_MESSAGES": "Send Messages",
    "permission.EMBED_LINKS": "Embed Links",
    "unavailable": "We can't load the server's roles and channels, so we can't check this choice. Try again in a minute.",
    "variable.unknown": "{token} is not a variable here: the bot sends it unchanged.",
    "variable.near": "{token} is not a variable here. Did you mean {near}?",
    "variable.off": "{token} has no value here at the moment."
  },
  "plans": [
    "free",
    "premium"
  ]
};
