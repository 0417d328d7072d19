// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {
      "enabled": {
        "type": "boolean",
        "title": "Enable blackjack",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "min_bet": {
        "type": "number",
        "title": "Minimum bet",
        "default": 1,
        "minimum": 1,
        "maximum": 1000000000,
        "multipleOf": 0.1,
        "messages": {
          "range": "Minimum bet must be at least {minimum} and at most {maximum}"
        },
        "ui": {
          "widget": "number",
          "unitFrom": "orElse(modules.economy.primary_currency_name, texts.primary)",
          "unitEmojiFrom": "modules.economy.primary_currency_emoji"
        }
      },
      "max_bet": {
        "type": "number",
        "title": "Maximum bet",
        "default": 100,
        "minimum": 1,
        "maximum": 1000000000,
        "multipleOf": 0.1,
        "messages": {
          "range": "Maximum bet must be at least {minimum} and at most {maximum}"
        },
        "ui": {
          "widget": "number",
          "unitFrom": "orElse(modules.economy.primary_currency_name, texts.primary)",
          "unitEmojiFrom": "modules.economy.primary_currency_emoji"
        }
      },
      "payout_multiplier": {
        "type": "number",
        "title": "Standard payout",
        "default": 2,
        "minimum": 1,
        "maximum": 5,
        "multipleOf": 0.1,
        "help": "A win pays the bet multiplied by this.",
        "messages": {
          "range": "Standard payout must be between {minimum} and {maximum}"
        },
        "ui": {
          "widget": "number",
          "unit": "×"
        }
      },
      "blackjack_payout": {
        "type": "number",
        "title": "Blackjack payout",
        "default": 2.5,
        "minimum": 1,
        "maximum": 5,
        "multipleOf": 0.1,
        "help": "21 with two cards pays the bet multiplied by this.",
        "messages": {
          "range": "Blackjack payout must be between {minimum} and {maximum}"
        },
        "ui": {
          "widget": "number",
          "unit": "×"
        }
      },
      "channel_id": {
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
        "title": "Blackjack channel",
        "default": null,
        "help": "Where the game can be played.",
        "ui": {
          "widget": "channel",
          "none": "Any channel"
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
          "length": "Choose a channel from the list",
          "pattern": "Choose a channel from the list",
          "reference.channel": "This text channel is no longer in the server. Choose another one."
        },
        "title": "Log channel",
        "default": null,
        "help": "Where the bot logs games.",
        "ui": {
          "widget": "channel",
          "none": "None"
        }
      },
      "allow_private_mode": {
        "type": "boolean",
        "title": "Allow private games",
        "default": false,
        "help": "Players may hide their game from others.",
        "ui": {
          "widget": "switch"
        }
      }
    }
  },
  "screen": {
    "title": "Blackjack",
    "description": "A card game against the house, for the server's own currency.",
    "menu": {
      "group": "economy",
      "order": 50,
      "icon": "spade"
    },
    "status": {
      "enabled": "self.enabled",
      "texts": [
        {
          "when": "chosen(self.channel_id)",
          "text": "Bets from {least} to {most} in #{channel}",
          "params": {
            "least": "self.min_bet",
            "most": "self.max_bet",
            "channel": "titles.channel_id"
          }
        },
        {
          "text": "Bets from {least} to {most}",
          "params": {
            "least": "self.min_bet",
            "most": "self.max_bet"
          }
        }
      ]
    },
    "saveBar": "prompt",
    "denied": "readOnly",
    "layout": [
      {
        "section": "general",
        "title": "Game",
        "fields": [
          "enabled",
          "allow_private_mode"
        ]
      },
      {
        "section": "bets",
        "title": "Bets and payouts",
        "fields": [
          [
            "min_bet",
            "max_bet"
          ],
          [
            "payout_multiplier",
            "blackjack_payout"
          ]
        ]
      },
      {
        "section": "channels",
        "title": "Channels",
        "fields": [
          [
            "channel_id",
            "log_channel_id"
          ]
        ]
      },
      {
        "block": "list",
        "title": "Game rules",
        "items": [
          "The hand closest to 21 wins.",
          "Face cards count 10, an ace counts 1 or 11.",
          "The dealer stands on 17.",
          "21 with two cards pays the blackjack multiplier.",
          "A tie returns the bet.",
          "Going over 21 loses."
        ]
      },
      {
        "block": "commands",
        "title": "Commands",
        "items": [
          {
            "command": "/blackjack [bet]",
            "description": "Starts a game."
          },
          {
            "command": "/blackjack_help",
            "description": "Explains the game."
          },
          {
            "command": "/blackjack_stats [user]",
            "description": "Shows wins and losses."
          },
          {
            "command": "/blackjack_leaderboard",
            "description": "Shows the best players."
          }
        ]
      }
    ]
  },
  "texts": {
    "primary": "Coins"
  },
  "requires": [
    {
      "plan": "premium",
      "notice": {
        "title": "Premium Feature",
        "text": "Blackjack is part of Premium. Upgrade this server to open the tables.",
        "action": {
          "label": "Upgrade to Premium",
          "to": "/premium"
        }
      },
      "message": "This feature requires a premium subscription"
    },
    {
      "rule": "modules.economy.currency_system_enabled",
      "notice": {
        "title": "Economy System Required",
        "text": "Bets are made in the server's own currency. Turn on the economy first.",
        "action": {
          "label": "Economy Settings",
          "to": "/configure/{guildId}/economy"
        }
      },
      "message": "Economy System must be enabled to use Blackjack"
    }
  ],
  "calls": {
    "reads": [
      "channels"
    ],
    "onReadFailure": "empty",
    "uses": [
      {
        "module": "economy",
        "document": "currency"
      }
    ],
    "documents": [
      {
        "id": "settings",
        "fields": [
          "enabled",
          "min_bet",
          "max_bet",
          "payout_multiplier",
          "blackjack_payout",
          "channel_id",
          "log_channel_id",
          "allow_private_mode"
        ],
        "load": {
          "path": "blackjack/config/",
          "failure": "Failed to load settings",
          "onFailure": "defaults"
        },
        "save": {
          "path": "blackjack/config/",
          "failure": "Failed to save settings"
        }
      }
    ],
    "order": "sequence",
    "success": "Settings saved successfully!",
    "denied": "You do not have permission to modify settings"
  },
  "rules": [
    {
      "rule": "self.max_bet >= self.min_bet",
      "at": "max_bet",
      "message": "The maximum bet cannot be below the minimum bet"
    }
  ],
  "effects": [
    {
      "leave": [
        "min_bet",
        "max_bet"
      ],
      "when": "self.max_bet < self.min_bet",
      "set": {
        "max_bet": "self.min_bet"
      }
    }
  ],
  "id": "blackjack",
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
    "unavailable": "We can't load the server's roles and channels, so we can't check this choice. Try again in a minute."
  },
  "plans": [
    "free",
    "premium"
  ]
};
