// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {
      "currency_system_enabled": {
        "type": "boolean",
        "title": "Enable the economy",
        "help": "Turning it off clears the currencies and the farming settings.",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "transfer_enabled": {
        "type": "boolean",
        "title": "Allow transfers",
        "help": "Members can give money to each other.",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "primary_currency_name": {
        "type": "string",
        "title": "Primary currency name",
        "default": "",
        "maxLength": 32,
        "messages": {
          "length": "A currency name cannot exceed {maxLength} characters"
        },
        "ui": {
          "widget": "text"
        }
      },
      "primary_currency_emoji": {
        "type": "string",
        "title": "Primary currency symbol",
        "default": "",
        "maxLength": 32,
        "messages": {
          "length": "A currency symbol cannot exceed {maxLength} characters"
        },
        "ui": {
          "widget": "emoji",
          "symbol": true
        }
      },
      "use_secondary_currency": {
        "type": "boolean",
        "title": "Use a secondary currency",
        "help": "A rarer currency for daily rewards and exchange.",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "secondary_currency_name": {
        "type": "string",
        "title": "Secondary currency name",
        "default": "",
        "maxLength": 32,
        "enabled": "self.use_secondary_currency",
        "disabledReason": "Turn on the secondary currency first",
        "messages": {
          "length": "A currency name cannot exceed {maxLength} characters"
        },
        "ui": {
          "widget": "text"
        }
      },
      "secondary_currency_emoji": {
        "type": "string",
        "title": "Secondary currency symbol",
        "default": "",
        "maxLength": 32,
        "enabled": "self.use_secondary_currency",
        "disabledReason": "Turn on the secondary currency first",
        "messages": {
          "length": "A currency symbol cannot exceed {maxLength} characters"
        },
        "ui": {
          "widget": "emoji",
          "symbol": true
        }
      },
      "voice_enabled": {
        "type": "boolean",
        "title": "Voice farming",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "voice_rate": {
        "type": "number",
        "title": "Voice rate",
        "help": "Earned for each minute in a voice channel.",
        "default": 1,
        "minimum": 0.01,
        "maximum": 10000,
        "multipleOf": 0.01,
        "messages": {
          "range": "The rate must be between {minimum} and {maximum}"
        },
        "ui": {
          "widget": "number",
          "step": 1,
          "unitFrom": "self.primary_currency_name",
          "unitEmojiFrom": "self.primary_currency_emoji"
        }
      },
      "voice_afk_enabled": {
        "type": "boolean",
        "title": "AFK farming",
        "help": "Members in the AFK channel earn too.",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "afk_channels": {
        "type": "array",
        "title": "AFK channel",
        "default": [],
        "maxItems": 25,
        "uniqueItems": true,
        "enabled": "self.voice_afk_enabled",
        "disabledReason": "Turn on AFK farming to choose its channel",
        "messages": {
          "count": "At most {maxItems} AFK channels",
          "uniqueItems": "Each AFK channel can be in the list only once"
        },
        "ui": {
          "widget": "channel",
          "none": "Select channel"
        },
        "items": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 20,
          "pattern": "^[0-9]*$",
          "refers": {
            "to": "voiceChannel"
          },
          "messages": {
            "length": "Choose a voice channel from the list",
            "pattern": "Choose a voice channel from the list"
          },
          "title": "Channel",
          "default": null
        }
      },
      "voice_check_interval": {
        "type": "integer",
        "title": "Voice check interval",
        "help": "Seconds between two checks of who is in voice.",
        "default": 300,
        "minimum": 1,
        "maximum": 86400,
        "messages": {
          "range": "The voice check interval must be between {minimum} and {maximum} seconds"
        }
      },
      "message_enabled": {
        "type": "boolean",
        "title": "Message farming",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "message_rate": {
        "type": "number",
        "title": "Message rate",
        "help": "Earned for each message.",
        "default": 0.5,
        "minimum": 0.01,
        "maximum": 10000,
        "multipleOf": 0.01,
        "messages": {
          "range": "The rate must be between {minimum} and {maximum}"
        },
        "ui": {
          "widget": "number",
          "step": 1,
          "unitFrom": "self.primary_currency_name",
          "unitEmojiFrom": "self.primary_currency_emoji"
        }
      },
      "message_cooldown": {
        "type": "integer",
        "title": "Message cooldown",
        "help": "How long a member waits before earning again.",
        "default": 60,
        "enum": [
          30,
          60,
          120,
          300
        ],
        "messages": {
          "enum": "Choose one of the available cooldowns"
        },
        "ui": {
          "widget": "select",
          "options": [
            {
              "value": 30,
              "title": "30 seconds"
            },
            {
              "value": 60,
              "title": "1 minute"
            },
            {
              "value": 120,
              "title": "2 minutes"
            },
            {
              "value": 300,
              "title": "5 minutes"
            }
          ]
        }
      },
      "message_min_length": {
        "type": "integer",
        "title": "Minimum message length",
        "help": "Shorter messages earn nothing. 0 means no minimum.",
        "default": 0,
        "minimum": 0,
        "maximum": 2000,
        "messages": {
          "range": "The minimum message length must be between {minimum} and {maximum}"
        },
        "ui": {
          "widget": "number",
          "unit": "characters"
        }
      }
    }
  },
  "screen": {
    "title": "Economy",
    "description": "A currency of your own that members earn by talking and chatting.",
    "menu": {
      "group": "economy",
      "order": 10,
      "icon": "coins"
    },
    "status": {
      "enabled": "self.currency_system_enabled",
      "texts": [
        {
          "when": "self.voice_enabled && self.message_enabled",
          "text": "Members earn {currency} in voice and by writing",
          "params": {
            "currency": "orElse(self.primary_currency_name, self.primary_currency_emoji)"
          }
        },
        {
          "when": "self.voice_enabled",
          "text": "Members earn {currency} in voice",
          "params": {
            "currency": "orElse(self.primary_currency_name, self.primary_currency_emoji)"
          }
        },
        {
          "when": "self.message_enabled",
          "text": "Members earn {currency} by writing",
          "params": {
            "currency": "orElse(self.primary_currency_name, self.primary_currency_emoji)"
          }
        },
        {
          "text": "On, but neither voice nor messages earn anything"
        }
      ]
    },
    "saveBar": "prompt",
    "denied": "readOnly",
    "layout": [
      {
        "section": "general",
        "title": "Economy system",
        "fields": [
          "currency_system_enabled",
          "transfer_enabled"
        ]
      },
      {
        "section": "currency",
        "title": "Currencies",
        "fields": [
          [
            "primary_currency_name",
            "primary_currency_emoji"
          ],
          "use_secondary_currency",
          [
            "secondary_currency_name",
            "secondary_currency_emoji"
          ]
        ]
      },
      {
        "section": "voice",
        "title": "In voice channels",
        "help": "Members earn while they are in a voice channel.",
        "fields": [
          "voice_enabled",
          "voice_rate",
          "voice_afk_enabled",
          "afk_channels"
        ]
      },
      {
        "section": "messages",
        "title": "In text channels",
        "help": "Members earn by sending messages.",
        "fields": [
          "message_enabled",
          "message_rate",
          [
            "message_cooldown",
            "message_min_length"
          ]
        ]
      },
      {
        "block": "commands",
        "title": "Commands",
        "items": [
          {
            "command": "/wallet",
            "description": "Shows your own balance."
          },
          {
            "command": "/wallet @user",
            "description": "Shows another member's balance."
          },
          {
            "command": "/transfer @user amount",
            "description": "Gives some of your money to another member."
          },
          {
            "command": "/daily",
            "description": "Claims the daily reward."
          },
          {
            "command": "/shop",
            "description": "Opens the server's shop."
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
        "text": "Economy is part of Premium. Upgrade this server to give it a currency of its own.",
        "action": {
          "label": "Upgrade to Premium",
          "to": "/premium"
        }
      },
      "message": "This feature requires a premium subscription"
    }
  ],
  "calls": {
    "reads": [
      "voiceChannels"
    ],
    "documents": [
      {
        "id": "currency",
        "fields": [
          "currency_system_enabled",
          "primary_currency_name",
          "primary_currency_emoji",
          "secondary_currency_name",
          "secondary_currency_emoji",
          "use_secondary_currency",
          "transfer_enabled"
        ],
        "load": {
          "path": "currency-config/",
          "failure": "Failed to load settings",
          "adds": [
            "is_premium"
          ]
        },
        "save": {
          "path": "currency-config/",
          "failure": "Failed to save settings"
        }
      },
      {
        "id": "farming",
        "fields": [
          "voice_enabled",
          "voice_rate",
          "voice_afk_enabled",
          "afk_channels",
          "voice_check_interval",
          "message_enabled",
          "message_rate",
          "message_cooldown",
          "message_min_length"
        ],
        "load": {
          "path": "farming/config/",
          "failure": "Failed to load settings"
        },
        "save": {
          "path": "farming/config/",
          "failure": "Failed to save settings"
        }
      }
    ],
    "order": "together",
    "success": "Economy settings saved successfully!",
    "denied": "You do not have permission to modify settings"
  },
  "rules": [
    {
      "when": "self.currency_system_enabled",
      "rule": "size(trim(self.primary_currency_emoji)) > 0",
      "at": "primary_currency_emoji",
      "message": "Primary currency symbol cannot be empty when enabled"
    },
    {
      "when": "self.use_secondary_currency",
      "rule": "size(trim(self.secondary_currency_emoji)) > 0",
      "at": "secondary_currency_emoji",
      "message": "Secondary currency symbol cannot be empty when enabled"
    }
  ],
  "effects": [
    {
      "on": [
        "currency_system_enabled"
      ],
      "when": "!self.currency_system_enabled",
      "reset": [
        "primary_currency_name",
        "primary_currency_emoji",
        "secondary_currency_name",
        "secondary_currency_emoji",
        "use_secondary_currency",
        "transfer_enabled",
        "voice_enabled",
        "voice_rate",
        "voice_afk_enabled",
        "afk_channels",
        "voice_check_interval",
        "message_enabled",
        "message_rate",
        "message_cooldown",
        "message_min_length"
      ]
    },
    {
      "on": [
        "use_secondary_currency"
      ],
      "when": "!self.use_secondary_currency",
      "reset": [
        "secondary_currency_name",
        "secondary_currency_emoji"
      ]
    },
    {
      "on": [
        "voice_afk_enabled"
      ],
      "when": "!self.voice_afk_enabled",
      "reset": [
        "afk_channels"
      ]
    }
  ],
  "id": "economy",
  "language": "en",
  "standard": {
    "type": "{title} has a value of the wrong type",
    "enum": "{title} must be one of the available choices",
    "multipleOf": "{title} must be a multiple of {multipleOf}",
    "unknown": "'{name}' is not a setting. Remove it and save again.",
    "key": "'{name}' cannot be used as a key",
    "reference.voiceChannel": "This voice channel is no longer in the server. Choose another one.",
    "unavailable": "We can't load the server's roles and channels, so we can't check this choice. Try again in a minute."
  },
  "plans": [
    "free",
    "premium"
  ]
};
