// Made by `npm run generate` from schemas/. Do not edit.
import type { ReadableModule } from '../../../src/language/model.ts';

export const uses: Readonly<Record<string, ReadableModule>> = {
  customize: { ...{ expressions: {}, reads: {} }, migrations: [], spec: {
  "id": "customize",
  "language": "ro",
  "plans": [
    "free",
    "premium"
  ],
  "standard": {},
  "screen": {
    "title": "Personalizarea botului",
    "layout": []
  },
  "settings": {
    "properties": {
      "bot_name": {
        "type": "string",
        "title": "Numele botului",
        "default": "Guildhall",
        "minLength": 2,
        "maxLength": 32,
        "plans": {
          "free": {
            "locked": "default",
            "message": "Această funcție necesită un abonament Premium"
          }
        }
      },
      "embed_color": {
        "type": "string",
        "title": "Culoarea embedului",
        "default": "#ffffff",
        "maxLength": 7,
        "pattern": "^#[0-9a-fA-F]{6}$",
        "plans": {
          "free": {
            "locked": "default",
            "message": "Această funcție necesită un abonament Premium"
          }
        }
      },
      "message_type": {
        "type": "string",
        "title": "Tipul mesajelor",
        "default": "embed",
        "enum": [
          "classic",
          "embed"
        ],
        "plans": {
          "free": {
            "locked": "default",
            "message": "Această funcție necesită un abonament Premium"
          }
        }
      },
      "prefix": {
        "type": "string",
        "title": "Prefixul comenzilor",
        "default": "/",
        "minLength": 1,
        "maxLength": 5,
        "pattern": "^\\S*$"
      },
      "enable_slash_commands": {
        "type": "boolean",
        "title": "Comenzi slash",
        "default": true
      },
      "timezone": {
        "type": "string",
        "title": "Fus orar",
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
          "failure": "A apărut o eroare la preluarea datelor.",
          "adds": [
            "is_premium"
          ]
        },
        "save": {
          "path": "customize/",
          "failure": "A apărut o eroare",
          "when": "changed",
          "omitLocked": true
        }
      }
    ],
    "order": "sequence",
    "success": "Toate setările au fost actualizate!",
    "denied": "Nu ai permisiunea de a modifica setările.",
    "uses": []
  }
} },
  economy: { ...{ expressions: {}, reads: {} }, migrations: [], spec: {
  "id": "economy",
  "language": "ro",
  "plans": [
    "free",
    "premium"
  ],
  "standard": {},
  "screen": {
    "title": "Economie",
    "layout": []
  },
  "settings": {
    "properties": {
      "currency_system_enabled": {
        "type": "boolean",
        "title": "Activează economia",
        "default": false
      },
      "transfer_enabled": {
        "type": "boolean",
        "title": "Permite transferurile",
        "default": false
      },
      "primary_currency_name": {
        "type": "string",
        "title": "Numele monedei principale",
        "default": "",
        "maxLength": 32
      },
      "primary_currency_emoji": {
        "type": "string",
        "title": "Simbolul monedei principale",
        "default": "",
        "maxLength": 32
      },
      "use_secondary_currency": {
        "type": "boolean",
        "title": "Folosește o monedă secundară",
        "default": false
      },
      "secondary_currency_name": {
        "type": "string",
        "title": "Numele monedei secundare",
        "default": "",
        "maxLength": 32
      },
      "secondary_currency_emoji": {
        "type": "string",
        "title": "Simbolul monedei secundare",
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
        "title": "Funcție Premium",
        "text": "Economia face parte din Premium. Treci serverul la Premium ca să aibă propria monedă.",
        "action": {
          "label": "Treci la Premium",
          "to": "/premium"
        }
      },
      "message": "Această funcție necesită un abonament Premium"
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
          "failure": "Setările nu au putut fi încărcate",
          "adds": [
            "is_premium"
          ]
        },
        "save": {
          "path": "currency-config/",
          "failure": "Setările nu au putut fi salvate"
        }
      }
    ],
    "order": "together",
    "success": "Setările economiei au fost salvate!",
    "denied": "Nu ai permisiunea de a modifica setările",
    "uses": []
  }
} },
};
