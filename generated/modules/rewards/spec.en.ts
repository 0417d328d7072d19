// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {
      "daily_reward_system_active": {
        "type": "boolean",
        "title": "Enable daily rewards",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "daily_reward_min_amount": {
        "type": "number",
        "title": "Minimum amount",
        "default": 0.01,
        "minimum": 0.01,
        "maximum": 10000,
        "multipleOf": 0.01,
        "messages": {
          "range": "Minimum amount must be between {minimum} and {maximum}"
        },
        "ui": {
          "widget": "number",
          "step": 1,
          "unitFrom": "orElse(modules.economy.primary_currency_name, texts.primary)",
          "unitEmojiFrom": "modules.economy.primary_currency_emoji"
        }
      },
      "daily_reward_max_amount": {
        "type": "number",
        "title": "Maximum amount",
        "default": 10,
        "minimum": 0.01,
        "maximum": 10000,
        "multipleOf": 0.01,
        "messages": {
          "range": "Maximum amount must be between {minimum} and {maximum}"
        },
        "ui": {
          "widget": "number",
          "step": 1,
          "unitFrom": "orElse(modules.economy.primary_currency_name, texts.primary)",
          "unitEmojiFrom": "modules.economy.primary_currency_emoji"
        }
      },
      "daily_reward_premium_chance": {
        "type": "number",
        "title": "{currency} chance",
        "params": {
          "currency": "orElse(modules.economy.secondary_currency_name, texts.premium)"
        },
        "default": 1,
        "minimum": 0,
        "maximum": 100,
        "multipleOf": 0.01,
        "wire": {
          "as": "fraction"
        },
        "messages": {
          "range": "The chance must be between {minimum} and {maximum} percent"
        },
        "ui": {
          "widget": "number",
          "step": 1,
          "unit": "%"
        }
      },
      "daily_reward_premium_amount": {
        "type": "number",
        "title": "{currency} amount",
        "params": {
          "currency": "orElse(modules.economy.secondary_currency_name, texts.premium)"
        },
        "default": 1,
        "minimum": 0.01,
        "maximum": 10000,
        "multipleOf": 0.01,
        "messages": {
          "range": "{currency} amount must be between {minimum} and {maximum}"
        },
        "ui": {
          "widget": "number",
          "step": 1,
          "unitEmojiFrom": "modules.economy.secondary_currency_emoji"
        }
      }
    }
  },
  "screen": {
    "title": "Daily Rewards",
    "description": "A gift for everyone who stops by each day.",
    "menu": {
      "group": "economy",
      "order": 20,
      "icon": "gift"
    },
    "status": {
      "enabled": "self.daily_reward_system_active",
      "texts": [
        {
          "text": "{least} to {most} {currency} a day for every member",
          "params": {
            "least": "self.daily_reward_min_amount",
            "most": "self.daily_reward_max_amount",
            "currency": "orElse(modules.economy.primary_currency_name, texts.primary)"
          }
        }
      ]
    },
    "saveBar": "prompt",
    "denied": "readOnly",
    "layout": [
      {
        "section": "general",
        "title": "Every day",
        "fields": [
          "daily_reward_system_active",
          [
            "daily_reward_min_amount",
            "daily_reward_max_amount"
          ]
        ]
      },
      {
        "section": "premium",
        "title": "Premium currency",
        "help": "While the secondary currency is on, a claim sometimes also gives some of it.",
        "enabled": "modules.economy.use_secondary_currency",
        "disabledReason": "The secondary currency is turned off in Economy.",
        "fields": [
          [
            "daily_reward_premium_chance",
            "daily_reward_premium_amount"
          ]
        ]
      },
      {
        "block": "list",
        "title": "Rules",
        "items": [
          "One claim every 24 hours.",
          "Each claim gives a random amount between {min} and {max} {symbol}.",
          {
            "text": "With a chance of {chance}% it also gives {bonus} {bonusSymbol}.",
            "visible": "modules.economy.use_secondary_currency && self.daily_reward_premium_chance > 0"
          }
        ],
        "params": {
          "min": "self.daily_reward_min_amount",
          "max": "self.daily_reward_max_amount",
          "symbol": "orElse(modules.economy.primary_currency_emoji, orElse(modules.economy.primary_currency_name, texts.primary))",
          "chance": "self.daily_reward_premium_chance",
          "bonus": "self.daily_reward_premium_amount",
          "bonusSymbol": "orElse(modules.economy.secondary_currency_emoji, orElse(modules.economy.secondary_currency_name, texts.secondary))"
        }
      }
    ]
  },
  "texts": {
    "primary": "Coins",
    "secondary": "Gems",
    "premium": "Premium currency"
  },
  "requires": [
    {
      "plan": "premium",
      "notice": {
        "title": "Premium Feature",
        "text": "Daily rewards are part of Premium. Upgrade this server to bring members back every day.",
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
        "text": "Rewards are paid in the server's own currency. Turn on the economy first.",
        "action": {
          "label": "Economy Settings",
          "to": "/configure/{guildId}/economy"
        }
      },
      "message": "Economy System must be enabled to use the Rewards System"
    }
  ],
  "calls": {
    "reads": [],
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
          "daily_reward_system_active",
          "daily_reward_min_amount",
          "daily_reward_max_amount",
          "daily_reward_premium_chance",
          "daily_reward_premium_amount"
        ],
        "load": {
          "path": "rewards/daily/config/",
          "failure": "Failed to load settings",
          "adds": [
            "is_premium"
          ]
        },
        "save": {
          "path": "rewards/daily/config/",
          "failure": "Failed to save settings"
        }
      }
    ],
    "order": "sequence",
    "success": "Rewards settings saved successfully!",
    "denied": "You do not have permission to modify settings"
  },
  "rules": [
    {
      "rule": "self.daily_reward_max_amount >= self.daily_reward_min_amount",
      "at": "daily_reward_max_amount",
      "message": "The maximum amount cannot be below the minimum amount"
    }
  ],
  "effects": [
    {
      "leave": [
        "daily_reward_min_amount"
      ],
      "when": "self.daily_reward_min_amount > self.daily_reward_max_amount",
      "set": {
        "daily_reward_max_amount": "self.daily_reward_min_amount"
      }
    },
    {
      "leave": [
        "daily_reward_max_amount"
      ],
      "when": "self.daily_reward_max_amount < self.daily_reward_min_amount",
      "set": {
        "daily_reward_max_amount": "self.daily_reward_min_amount"
      }
    }
  ],
  "id": "rewards",
  "language": "en",
  "standard": {
    "type": "{title} has a value of the wrong type",
    "enum": "{title} must be one of the available choices",
    "multipleOf": "{title} must be a multiple of {multipleOf}",
    "unknown": "'{name}' is not a setting. Remove it and save again.",
    "key": "'{name}' cannot be used as a key",
    "unavailable": "We can't load the server's roles and channels, so we can't check this choice. Try again in a minute."
  },
  "plans": [
    "free",
    "premium"
  ]
};
