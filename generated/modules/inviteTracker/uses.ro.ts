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
          "bot_name",
          "embed_color",
          "message_type"
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
};
