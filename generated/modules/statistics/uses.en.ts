// Made by `npm run generate` from schemas/. Do not edit.
import type { ReadableModule } from '../../../src/language/model.ts';

export const uses: Readonly<Record<string, ReadableModule>> = {
  customize: { ...{ expressions: {}, reads: {} }, migrations: [], spec: {
  "id": "customize",
  "language": "en",
  "plans": [
    "free",
    "premium"
  ],
  "standard": {},
  "screen": {
    "title": "Customize Bot",
    "layout": []
  },
  "settings": {
    "properties": {
      "bot_name": {
        "type": "string",
        "title": "Bot name",
        "default": "Guildhall",
        "minLength": 2,
        "maxLength": 32,
        "plans": {
          "free": {
            "locked": "default",
            "message": "This feature requires premium subscription"
          }
        }
      },
      "embed_color": {
        "type": "string",
        "title": "Embed color",
        "default": "#ffffff",
        "maxLength": 7,
        "pattern": "^#[0-9a-fA-F]{6}$",
        "plans": {
          "free": {
            "locked": "default",
            "message": "This feature requires premium subscription"
          }
        }
      },
      "message_type": {
        "type": "string",
        "title": "Message type",
        "default": "embed",
        "enum": [
          "classic",
          "embed"
        ],
        "plans": {
          "free": {
            "locked": "default",
            "message": "This feature requires premium subscription"
          }
        }
      },
      "prefix": {
        "type": "string",
        "title": "Command prefix",
        "default": "/",
        "minLength": 1,
        "maxLength": 5,
        "pattern": "^\\S*$"
      },
      "enable_slash_commands": {
        "type": "boolean",
        "title": "Slash commands",
        "default": true
      },
      "timezone": {
        "type": "string",
        "title": "Time zone",
        "default": "UTC",
        "enum": [
          "UTC",
          "Pacific/Pago_Pago",
          "Pacific/Honolulu",
          "America/Anchorage",
          "America/Los_Angeles",
          "America/Denver",
          "America/Chicago",
          "America/New_York",
          "America/Halifax",
          "America/Sao_Paulo",
          "America/Noronha",
          "Atlantic/Azores",
          "Europe/London",
          "Europe/Paris",
          "Europe/Bucharest",
          "Europe/Istanbul",
          "Asia/Dubai",
          "Asia/Karachi",
          "Asia/Dhaka",
          "Asia/Bangkok",
          "Asia/Singapore",
          "Asia/Tokyo",
          "Australia/Sydney",
          "Pacific/Noumea",
          "Pacific/Auckland",
          "Pacific/Tongatapu",
          "Pacific/Kiritimati",
          "America/St_Johns",
          "Asia/Tehran",
          "Asia/Kabul",
          "Asia/Kolkata",
          "Asia/Kathmandu",
          "Asia/Yangon",
          "Australia/Adelaide",
          "Pacific/Chatham"
        ]
      }
    }
  },
  "rules": [],
  "effects": [],
  "calls": {
    "reads": [],
    "onReadFailure": "empty",
    "documents": [
      {
        "id": "settings",
        "fields": [
          "prefix",
          "bot_name",
          "embed_color",
          "message_type",
          "enable_slash_commands",
          "timezone"
        ],
        "load": {
          "path": "customize/",
          "failure": "An error occurred while fetching data.",
          "adds": [
            "is_premium"
          ]
        },
        "save": {
          "path": "customize/",
          "failure": "An error occurred",
          "when": "changed",
          "omitLocked": true
        }
      }
    ],
    "order": "sequence",
    "success": "All settings updated successfully!",
    "denied": "You do not have permission to modify settings.",
    "uses": []
  }
} },
  economy: { ...{ expressions: {}, reads: {} }, migrations: [], spec: {
  "id": "economy",
  "language": "en",
  "plans": [
    "free",
    "premium"
  ],
  "standard": {},
  "screen": {
    "title": "Economy",
    "layout": []
  },
  "settings": {
    "properties": {
      "currency_system_enabled": {
        "type": "boolean",
        "title": "Enable the economy",
        "default": false
      },
      "transfer_enabled": {
        "type": "boolean",
        "title": "Allow transfers",
        "default": false
      },
      "primary_currency_name": {
        "type": "string",
        "title": "Primary currency name",
        "default": "",
        "maxLength": 32
      },
      "primary_currency_emoji": {
        "type": "string",
        "title": "Primary currency symbol",
        "default": "",
        "maxLength": 32
      },
      "use_secondary_currency": {
        "type": "boolean",
        "title": "Use a secondary currency",
        "default": false
      },
      "secondary_currency_name": {
        "type": "string",
        "title": "Secondary currency name",
        "default": "",
        "maxLength": 32
      },
      "secondary_currency_emoji": {
        "type": "string",
        "title": "Secondary currency symbol",
        "default": "",
        "maxLength": 32
      }
    }
  },
  "rules": [],
  "effects": [],
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
    "reads": [],
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
      }
    ],
    "order": "together",
    "success": "Economy settings saved successfully!",
    "denied": "You do not have permission to modify settings",
    "uses": []
  }
} },
};
