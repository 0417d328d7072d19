// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {}
  },
  "screen": {
    "title": "Starea sistemului",
    "description": "Starea botului și a serviciilor sale.",
    "scope": "user",
    "layout": [
      {
        "block": "tiles",
        "path": "/api/health/",
        "refresh": {
          "every": 30000
        },
        "failure": "Datele despre starea sistemului nu au putut fi citite",
        "values": {
          "status": {
            "type": "string"
          },
          "websocket": {
            "property": "services.bot.details.websocket",
            "type": "string"
          },
          "guild_count": {
            "property": "services.bot.details.guild_count",
            "type": "integer"
          },
          "premium_count": {
            "property": "services.bot.details.premium_count",
            "type": "integer"
          },
          "latency": {
            "property": "services.bot.details.latency",
            "type": "number"
          },
          "uptime": {
            "property": "services.bot.details.uptime",
            "type": "number"
          },
          "hit_ratio": {
            "property": "services.redis.details.metrics.hit_ratio",
            "type": "number"
          },
          "total_operations": {
            "property": "services.redis.details.metrics.total_operations",
            "type": "integer"
          },
          "discord": {
            "property": "services.discord.status",
            "type": "string"
          },
          "store": {
            "property": "services.store.status",
            "type": "string"
          },
          "cache": {
            "property": "services.redis.status",
            "type": "string"
          },
          "check_time": {
            "type": "string"
          }
        },
        "rows": [
          [
            {
              "property": "status",
              "title": "Sistem",
              "as": "case",
              "cases": [
                {
                  "when": "item.status == 'healthy'",
                  "text": "Funcțional: totul este în regulă",
                  "tone": "success"
                },
                {
                  "when": "item.status == 'degraded'",
                  "text": "Degradat: un serviciu nu răspunde",
                  "tone": "warning"
                },
                {
                  "text": "Nefuncțional: baza noastră de date nu răspunde",
                  "tone": "danger"
                }
              ]
            }
          ],
          [
            {
              "property": "websocket",
              "title": "Bot",
              "as": "case",
              "cases": [
                {
                  "when": "item.websocket == 'connected'",
                  "text": "Conectat",
                  "tone": "success"
                },
                {
                  "when": "item.websocket == 'reconnecting'",
                  "text": "Se reconectează",
                  "tone": "warning"
                },
                {
                  "when": "item.websocket == 'disconnected'",
                  "text": "Deconectat",
                  "tone": "danger"
                },
                {
                  "text": "Necunoscut",
                  "tone": "neutral"
                }
              ]
            },
            {
              "property": "guild_count",
              "title": "Servere",
              "as": "number",
              "empty": "–"
            },
            {
              "property": "premium_count",
              "title": "Servere Premium",
              "as": "number",
              "empty": "–"
            },
            {
              "property": "uptime",
              "title": "Timp de funcționare",
              "as": "hours",
              "empty": "–"
            }
          ],
          [
            {
              "property": "latency",
              "title": "Latență",
              "as": "milliseconds",
              "ring": {
                "maximum": 500
              },
              "cases": [
                {
                  "when": "item.latency <= 150",
                  "text": "Rapidă",
                  "tone": "success"
                },
                {
                  "when": "item.latency <= 300",
                  "text": "Lentă",
                  "tone": "warning"
                },
                {
                  "text": "Foarte lentă",
                  "tone": "danger"
                }
              ],
              "help": "De la bot la Discord și înapoi",
              "empty": "–"
            },
            {
              "property": "hit_ratio",
              "title": "Rata de succes a cache-ului",
              "as": "percent",
              "ring": {
                "maximum": 1
              },
              "cases": [
                {
                  "when": "item.hit_ratio >= 0.7",
                  "text": "Ridicată",
                  "tone": "success"
                },
                {
                  "when": "item.hit_ratio >= 0.3",
                  "text": "Medie",
                  "tone": "neutral"
                },
                {
                  "text": "Scăzută",
                  "tone": "neutral"
                }
              ],
              "help": "Total operații: {total_operations}",
              "empty": "–"
            }
          ],
          [
            {
              "property": "discord",
              "title": "Discord",
              "as": "case",
              "cases": [
                {
                  "when": "item.discord == 'healthy'",
                  "text": "Disponibil",
                  "tone": "success"
                },
                {
                  "text": "Indisponibil",
                  "tone": "danger"
                }
              ]
            },
            {
              "property": "store",
              "title": "Bază de date",
              "as": "case",
              "cases": [
                {
                  "when": "item.store == 'healthy'",
                  "text": "Disponibilă",
                  "tone": "success"
                },
                {
                  "text": "Indisponibilă",
                  "tone": "danger"
                }
              ]
            },
            {
              "property": "cache",
              "title": "Cache",
              "as": "case",
              "cases": [
                {
                  "when": "item.cache == 'healthy'",
                  "text": "Disponibil",
                  "tone": "success"
                },
                {
                  "text": "Indisponibil",
                  "tone": "danger"
                }
              ]
            }
          ]
        ],
        "updated": {
          "property": "check_time",
          "title": "Ultima actualizare",
          "as": "moment"
        }
      }
    ]
  },
  "rules": [],
  "effects": [],
  "id": "health",
  "language": "ro",
  "standard": {},
  "plans": [
    "free",
    "premium"
  ]
};
