// Made by `npm run generate` from schemas/. Do not edit.
import type { ReadableModule } from '../../../src/language/model.ts';

export const uses: Readonly<Record<string, ReadableModule>> = {
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
          "primary_currency_emoji"
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
