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
};
