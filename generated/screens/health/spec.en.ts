// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {}
  },
  "screen": {
    "title": "System health",
    "description": "The status of the bot and its services.",
    "scope": "user",
    "layout": [
      {
        "block": "tiles",
        "path": "/api/health/",
        "refresh": {
          "every": 30000
        },
        "failure": "Could not fetch health data",
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
              "title": "System",
              "as": "case",
              "cases": [
                {
                  "when": "item.status == 'healthy'",
                  "text": "Healthy: everything works",
                  "tone": "success"
                },
                {
                  "when": "item.status == 'degraded'",
                  "text": "Degraded: a service is not responding",
                  "tone": "warning"
                },
                {
                  "text": "Unhealthy: our database is not responding",
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
                  "text": "Connected",
                  "tone": "success"
                },
                {
                  "when": "item.websocket == 'reconnecting'",
                  "text": "Reconnecting",
                  "tone": "warning"
                },
                {
                  "when": "item.websocket == 'disconnected'",
                  "text": "Disconnected",
                  "tone": "danger"
                },
                {
                  "text": "Not known",
                  "tone": "neutral"
                }
              ]
            },
            {
              "property": "guild_count",
              "title": "Servers",
              "as": "number",
              "empty": "–"
            },
            {
              "property": "premium_count",
              "title": "Premium servers",
              "as": "number",
              "empty": "–"
            },
            {
              "property": "uptime",
              "title": "Uptime",
              "as": "hours",
              "empty": "–"
            }
          ],
          [
            {
              "property": "latency",
              "title": "Latency",
              "as": "milliseconds",
              "ring": {
                "maximum": 500
              },
              "cases": [
                {
                  "when": "item.latency <= 150",
                  "text": "Fast",
                  "tone": "success"
                },
                {
                  "when": "item.latency <= 300",
                  "text": "Slow",
                  "tone": "warning"
                },
                {
                  "text": "Very slow",
                  "tone": "danger"
                }
              ],
              "help": "From the bot to Discord and back",
              "empty": "–"
            },
            {
              "property": "hit_ratio",
              "title": "Cache hit ratio",
              "as": "percent",
              "ring": {
                "maximum": 1
              },
              "cases": [
                {
                  "when": "item.hit_ratio >= 0.7",
                  "text": "High",
                  "tone": "success"
                },
                {
                  "when": "item.hit_ratio >= 0.3",
                  "text": "Medium",
                  "tone": "neutral"
                },
                {
                  "text": "Low",
                  "tone": "neutral"
                }
              ],
              "help": "Total operations: {total_operations}",
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
                  "text": "Available",
                  "tone": "success"
                },
                {
                  "text": "Not available",
                  "tone": "danger"
                }
              ]
            },
            {
              "property": "store",
              "title": "Database",
              "as": "case",
              "cases": [
                {
                  "when": "item.store == 'healthy'",
                  "text": "Available",
                  "tone": "success"
                },
                {
                  "text": "Not available",
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
                  "text": "Available",
                  "tone": "success"
                },
                {
                  "text": "Not available",
                  "tone": "danger"
                }
              ]
            }
          ]
        ],
        "updated": {
          "property": "check_time",
          "title": "Last updated",
          "as": "moment"
        }
      }
    ]
  },
  "rules": [],
  "effects": [],
  "id": "health",
  "language": "en",
  "standard": {},
  "plans": [
    "free",
    "premium"
  ]
};
