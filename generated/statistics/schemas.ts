// Made by `npm run generate` from schemas/. Do not edit.

/** The messages as JSON Schema, by their names. */
export const contracts = {
 "events": {
  "title": "EventBatch",
  "description": "What the bot tells of what happens in its servers. Batches are counted whole or not at all.",
  "type": "object",
  "additionalProperties": false,
  "required": [
   "batch_id",
   "events"
  ],
  "properties": {
   "batch_id": {
    "type": "string",
    "pattern": "^[A-Za-z0-9_-]{1,64}$",
    "maxLength": 64,
    "description": "The bot's own name of the batch: letters, digits, _ and -. A batch that is sent again under the same name is not counted again."
   },
   "events": {
    "type": "array",
    "minItems": 1,
    "maxItems": 5000,
    "items": {
     "$ref": "#/definitions/event"
    },
    "description": "What happened, in any order and of any servers."
   }
  },
  "definitions": {
   "id": {
    "type": "string",
    "pattern": "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$",
    "maxLength": 19,
    "description": "An id of Discord: digits, as a text."
   },
   "time": {
    "type": "string",
    "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$",
    "maxLength": 30,
    "description": "When it happened: ISO 8601 in UTC, with Z. At most 5 minutes ahead of the server's clock."
   },
   "amount": {
    "type": "number",
    "minimum": 0,
    "maximum": 100000000000,
    "multipleOf": 0.01,
    "description": "An amount of currency with at most 2 decimals."
   },
   "lotteryId": {
    "type": "string",
    "minLength": 1,
    "maxLength": 64,
    "description": "The bot's own id of a draw."
   },
   "event": {
    "type": "object",
    "discriminator": {
     "propertyName": "kind"
    },
    "oneOf": [
     {
      "$ref": "#/definitions/message"
     },
     {
      "$ref": "#/definitions/voice"
     },
     {
      "$ref": "#/definitions/command"
     },
     {
      "$ref": "#/definitions/farming"
     },
     {
      "$ref": "#/definitions/daily_claim"
     },
     {
      "$ref": "#/definitions/blackjack_game"
     },
     {
      "$ref": "#/definitions/lottery_entry"
     },
     {
      "$ref": "#/definitions/lottery_win"
     },
     {
      "$ref": "#/definitions/member_join"
     },
     {
      "$ref": "#/definitions/member_leave"
     },
     {
      "$ref": "#/definitions/balance"
     },
     {
      "$ref": "#/definitions/member"
     },
     {
      "$ref": "#/definitions/snapshot"
     },
     {
      "$ref": "#/definitions/report"
     }
    ]
   },
   "message": {
    "title": "MessageEvent",
    "description": "A member wrote a message.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "kind",
     "guild_id",
     "at",
     "user_id",
     "rewarded"
    ],
    "properties": {
     "kind": {
      "const": "message"
     },
     "guild_id": {
      "$ref": "#/definitions/id"
     },
     "at": {
      "$ref": "#/definitions/time"
     },
     "user_id": {
      "$ref": "#/definitions/id",
      "description": "Who wrote it."
     },
     "rewarded": {
      "type": "boolean",
      "description": "Whether it earned currency."
     }
    },
    "examples": [
     {
      "kind": "message",
      "guild_id": "823456789012345600",
      "at": "2026-11-20T18:03:07.250Z",
      "user_id": "500000000000000042",
      "rewarded": true
     }
    ]
   },
   "voice": {
    "title": "VoiceEvent",
    "description": "A member spent time in voice channels.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "kind",
     "guild_id",
     "at",
     "user_id",
     "minutes"
    ],
    "properties": {
     "kind": {
      "const": "voice"
     },
     "guild_id": {
      "$ref": "#/definitions/id"
     },
     "at": {
      "$ref": "#/definitions/time"
     },
     "user_id": {
      "$ref": "#/definitions/id",
      "description": "Who was there."
     },
     "minutes": {
      "type": "integer",
      "minimum": 1,
      "maximum": 1440,
      "description": "For how many minutes, since the last event of this kind."
     }
    },
    "examples": [
     {
      "kind": "voice",
      "guild_id": "823456789012345600",
      "at": "2026-11-20T18:03:07.250Z",
      "user_id": "500000000000000042",
      "minutes": 5
     }
    ]
   },
   "command": {
    "title": "CommandEvent",
    "description": "A member used a command.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "kind",
     "guild_id",
     "at",
     "user_id",
     "command"
    ],
    "properties": {
     "kind": {
      "const": "command"
     },
     "guild_id": {
      "$ref": "#/definitions/id"
     },
     "at": {
      "$ref": "#/definitions/time"
     },
     "user_id": {
      "$ref": "#/definitions/id",
      "description": "Who used it."
     },
     "command": {
      "type": "string",
      "minLength": 1,
      "maxLength": 32,
      "description": "Its name, without the slash or prefix."
     }
    },
    "examples": [
     {
      "kind": "command",
      "guild_id": "823456789012345600",
      "at": "2026-11-20T18:03:07.250Z",
      "user_id": "500000000000000042",
      "command": "balance"
     }
    ]
   },
   "farming": {
    "title": "FarmingEvent",
    "description": "A member earned currency by being active.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "kind",
     "guild_id",
     "at",
     "user_id",
     "type",
     "amount"
    ],
    "properties": {
     "kind": {
      "const": "farming"
     },
     "guild_id": {
      "$ref": "#/definitions/id"
     },
     "at": {
      "$ref": "#/definitions/time"
     },
     "user_id": {
      "$ref": "#/definitions/id",
      "description": "Who earned it."
     },
     "type": {
      "type": "string",
      "enum": [
       "VOICE",
       "AFK",
       "MESSAGE"
      ],
      "description": "By what."
     },
     "amount": {
      "$ref": "#/definitions/amount",
      "description": "How much of the primary currency."
     }
    },
    "examples": [
     {
      "kind": "farming",
      "guild_id": "823456789012345600",
      "at": "2026-11-20T18:03:07.250Z",
      "user_id": "500000000000000042",
      "type": "VOICE",
      "amount": 12.5
     }
    ]
   },
   "daily_claim": {
    "title": "DailyClaimEvent",
    "description": "A member claimed the daily reward.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "kind",
     "guild_id",
     "at",
     "user_id",
     "amount",
     "streak"
    ],
    "properties": {
     "kind": {
      "const": "daily_claim"
     },
     "guild_id": {
      "$ref": "#/definitions/id"
     },
     "at": {
      "$ref": "#/definitions/time"
     },
     "user_id": {
      "$ref": "#/definitions/id",
      "description": "Who claimed it."
     },
     "amount": {
      "$ref": "#/definitions/amount",
      "description": "How much of the primary currency."
     },
     "streak": {
      "type": "integer",
      "minimum": 1,
      "maximum": 1000000000,
      "description": "How many days in a row, this one included."
     }
    },
    "examples": [
     {
      "kind": "daily_claim",
      "guild_id": "823456789012345600",
      "at": "2026-11-20T18:03:07.250Z",
      "user_id": "500000000000000042",
      "amount": 50,
      "streak": 7
     }
    ]
   },
   "blackjack_game": {
    "title": "BlackjackGameEvent",
    "description": "A member finished a game of blackjack.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "kind",
     "guild_id",
     "at",
     "user_id",
     "bet",
     "payout",
     "outcome",
     "seconds"
    ],
    "properties": {
     "kind": {
      "const": "blackjack_game"
     },
     "guild_id": {
      "$ref": "#/definitions/id"
     },
     "at": {
      "$ref": "#/definitions/time"
     },
     "user_id": {
      "$ref": "#/definitions/id",
      "description": "Who played."
     },
     "bet": {
      "$ref": "#/definitions/amount",
      "description": "What was bet in all."
     },
     "payout": {
      "$ref": "#/definitions/amount",
      "description": "What was paid out, the bet included; 0 for a loss."
     },
     "outcome": {
      "type": "string",
      "enum": [
       "win",
       "blackjack",
       "push",
       "loss",
       "bust"
      ],
      "description": "How it ended for the member."
     },
     "seconds": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1000000000,
      "description": "How long it took."
     }
    },
    "examples": [
     {
      "kind": "blackjack_game",
      "guild_id": "823456789012345600",
      "at": "2026-11-20T18:03:07.250Z",
      "user_id": "500000000000000042",
      "bet": 100,
      "payout": 250,
      "outcome": "blackjack",
      "seconds": 41
     }
    ]
   },
   "lottery_entry": {
    "title": "LotteryEntryEvent",
    "description": "A member took part in a lottery.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "kind",
     "guild_id",
     "at",
     "user_id",
     "lottery_id",
     "tickets"
    ],
    "properties": {
     "kind": {
      "const": "lottery_entry"
     },
     "guild_id": {
      "$ref": "#/definitions/id"
     },
     "at": {
      "$ref": "#/definitions/time"
     },
     "user_id": {
      "$ref": "#/definitions/id",
      "description": "Who took part."
     },
     "lottery_id": {
      "$ref": "#/definitions/lotteryId",
      "description": "Which draw it was; each draw has an id of its own."
     },
     "tickets": {
      "type": "integer",
      "minimum": 1,
      "maximum": 1000000000,
      "description": "How many tickets were bought, or guesses made."
     }
    },
    "examples": [
     {
      "kind": "lottery_entry",
      "guild_id": "823456789012345600",
      "at": "2026-11-20T18:03:07.250Z",
      "user_id": "500000000000000042",
      "lottery_id": "2026-11-20",
      "tickets": 3
     }
    ]
   },
   "lottery_win": {
    "title": "LotteryWinEvent",
    "description": "A member won a lottery.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "kind",
     "guild_id",
     "at",
     "user_id",
     "lottery_id",
     "prize"
    ],
    "properties": {
     "kind": {
      "const": "lottery_win"
     },
     "guild_id": {
      "$ref": "#/definitions/id"
     },
     "at": {
      "$ref": "#/definitions/time"
     },
     "user_id": {
      "$ref": "#/definitions/id",
      "description": "Who won."
     },
     "lottery_id": {
      "$ref": "#/definitions/lotteryId",
      "description": "Which draw it was."
     },
     "prize": {
      "$ref": "#/definitions/amount",
      "description": "How much currency was won; 0 for another kind of prize."
     }
    },
    "examples": [
     {
      "kind": "lottery_win",
      "guild_id": "823456789012345600",
      "at": "2026-11-20T18:03:07.250Z",
      "user_id": "500000000000000042",
      "lottery_id": "2026-11-20",
      "prize": 5000
     }
    ]
   },
   "member_join": {
    "title": "MemberJoinEvent",
    "description": "Somebody joined the server.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "kind",
     "guild_id",
     "at",
     "user_id",
     "inviter_id"
    ],
    "properties": {
     "kind": {
      "const": "member_join"
     },
     "guild_id": {
      "$ref": "#/definitions/id"
     },
     "at": {
      "$ref": "#/definitions/time"
     },
     "user_id": {
      "$ref": "#/definitions/id",
      "description": "Who joined."
     },
     "inviter_id": {
      "type": [
       "string",
       "null"
      ],
      "pattern": "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$",
      "maxLength": 19,
      "description": "Who invited them; null where that is not known."
     }
    },
    "examples": [
     {
      "kind": "member_join",
      "guild_id": "823456789012345600",
      "at": "2026-11-20T18:03:07.250Z",
      "user_id": "500000000000000042",
      "inviter_id": "500000000000000007"
     }
    ]
   },
   "member_leave": {
    "title": "MemberLeaveEvent",
    "description": "Somebody left the server. Their balance is kept.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "kind",
     "guild_id",
     "at",
     "user_id"
    ],
    "properties": {
     "kind": {
      "const": "member_leave"
     },
     "guild_id": {
      "$ref": "#/definitions/id"
     },
     "at": {
      "$ref": "#/definitions/time"
     },
     "user_id": {
      "$ref": "#/definitions/id",
      "description": "Who left."
     }
    },
    "examples": [
     {
      "kind": "member_leave",
      "guild_id": "823456789012345600",
      "at": "2026-11-20T18:03:07.250Z",
      "user_id": "500000000000000042"
     }
    ]
   },
   "balance": {
    "title": "BalanceEvent",
    "description": "What a member has from now on. Of several the latest counts, in whatever order they come.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "kind",
     "guild_id",
     "at",
     "user_id",
     "primary",
     "secondary"
    ],
    "properties": {
     "kind": {
      "const": "balance"
     },
     "guild_id": {
      "$ref": "#/definitions/id"
     },
     "at": {
      "$ref": "#/definitions/time"
     },
     "user_id": {
      "$ref": "#/definitions/id",
      "description": "Whose balance it is."
     },
     "primary": {
      "$ref": "#/definitions/amount",
      "description": "Of the primary currency."
     },
     "secondary": {
      "$ref": "#/definitions/amount",
      "description": "Of the secondary currency; 0 where there is none."
     }
    },
    "examples": [
     {
      "kind": "balance",
      "guild_id": "823456789012345600",
      "at": "2026-11-20T18:03:07.250Z",
      "user_id": "500000000000000042",
      "primary": 1250.75,
      "secondary": 0
     }
    ]
   },
   "member": {
    "title": "MemberEvent",
    "description": "How a member is called in lists. To be sent before they first appear and after a change; the latest counts.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "kind",
     "guild_id",
     "at",
     "user_id",
     "username",
     "avatar"
    ],
    "properties": {
     "kind": {
      "const": "member"
     },
     "guild_id": {
      "$ref": "#/definitions/id"
     },
     "at": {
      "$ref": "#/definitions/time"
     },
     "user_id": {
      "$ref": "#/definitions/id",
      "description": "Who it is."
     },
     "username": {
      "type": "string",
      "minLength": 1,
      "maxLength": 32,
      "description": "The name to show."
     },
     "avatar": {
      "type": [
       "string",
       "null"
      ],
      "minLength": 1,
      "maxLength": 64,
      "pattern": "^\\w+$",
      "description": "The hash of their picture; null for none."
     }
    },
    "examples": [
     {
      "kind": "member",
      "guild_id": "823456789012345600",
      "at": "2026-11-20T18:03:07.250Z",
      "user_id": "500000000000000042",
      "username": "Odile",
      "avatar": null
     }
    ]
   },
   "snapshot": {
    "title": "SnapshotEvent",
    "description": "How the server stands. To be sent every 5 minutes.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "kind",
     "guild_id",
     "at",
     "total_members",
     "voice_users_online"
    ],
    "properties": {
     "kind": {
      "const": "snapshot"
     },
     "guild_id": {
      "$ref": "#/definitions/id"
     },
     "at": {
      "$ref": "#/definitions/time"
     },
     "total_members": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1000000000,
      "description": "How many members the server has."
     },
     "voice_users_online": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1000000000,
      "description": "How many of them are in voice channels."
     }
    },
    "examples": [
     {
      "kind": "snapshot",
      "guild_id": "823456789012345600",
      "at": "2026-11-20T18:03:07.250Z",
      "total_members": 1520,
      "voice_users_online": 37
     }
    ]
   },
   "report": {
    "title": "ReportEvent",
    "description": "What the bot reports beside the settings of a document, such as when a lottery ends. It replaces what was reported before.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "kind",
     "guild_id",
     "at",
     "document",
     "value"
    ],
    "properties": {
     "kind": {
      "const": "report"
     },
     "guild_id": {
      "$ref": "#/definitions/id"
     },
     "at": {
      "$ref": "#/definitions/time"
     },
     "document": {
      "type": "string",
      "maxLength": 64,
      "pattern": "^[A-Za-z0-9]+\\.[A-Za-z0-9]+$",
      "description": "The document: the module's id, a dot and the document's id."
     },
     "value": {
      "type": "object",
      "additionalProperties": true,
      "description": "The values, as the module declares them in `reported`."
     }
    },
    "examples": [
     {
      "kind": "report",
      "guild_id": "823456789012345600",
      "at": "2026-11-20T18:03:07.250Z",
      "document": "lottery.settings",
      "value": {
       "next_end_time": "2026-11-27T20:00:00Z"
      }
     }
    ]
   }
  }
 },
 "heartbeat": {
  "title": "Heartbeat",
  "description": "How the bot is. It says so every 30 seconds; when it has said nothing for 90 seconds, it is taken for gone.",
  "type": "object",
  "additionalProperties": false,
  "required": [
   "websocket",
   "latency",
   "started_at",
   "guild_count"
  ],
  "properties": {
   "websocket": {
    "type": "string",
    "enum": [
     "connected",
     "reconnecting",
     "disconnected"
    ],
    "description": "Its connection to Discord."
   },
   "latency": {
    "type": "number",
    "minimum": 0,
    "maximum": 3600000,
    "description": "Milliseconds from the bot to Discord and back."
   },
   "started_at": {
    "type": "string",
    "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$",
    "maxLength": 30,
    "description": "When the bot started: ISO 8601 in UTC, with Z."
   },
   "guild_count": {
    "type": "integer",
    "minimum": 0,
    "maximum": 2147483647,
    "description": "How many servers it is in."
   }
  }
 },
 "overview": {
  "title": "Overview",
  "description": "The figures of one server for one period, as GET /auth/guilds/{guildId}/statistics/overview/ answers them.",
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "period",
   "has_data",
   "updated_at",
   "current_stats",
   "growth_metrics",
   "period_totals",
   "communication_stats",
   "economy_analytics",
   "gaming_stats",
   "detailed_stats",
   "timeline"
  ],
  "properties": {
   "success": {
    "const": true,
    "description": "Always true."
   },
   "period": {
    "type": "string",
    "enum": [
     "1h",
     "24h",
     "7d",
     "30d"
    ],
    "description": "The period: 12 parts of 5 minutes, or 24, 168 or 720 hours. It ends with the part that it is now."
   },
   "has_data": {
    "type": "boolean",
    "description": "Whether the bot ever sent something about this server."
   },
   "updated_at": {
    "type": [
     "string",
     "null"
    ],
    "description": "When the last event came in: ISO 8601; null before the first."
   },
   "current_stats": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "total_members",
     "voice_users_online",
     "active_members_period",
     "total_primary_currency",
     "total_secondary_currency"
    ],
    "properties": {
     "total_members": {
      "type": "integer",
      "minimum": 0,
      "description": "Members of the server."
     },
     "voice_users_online": {
      "type": "integer",
      "minimum": 0,
      "description": "Members in voice channels, by the last snapshot."
     },
     "active_members_period": {
      "type": "integer",
      "minimum": 0,
      "description": "Members who did anything in the period."
     },
     "total_primary_currency": {
      "$ref": "#/definitions/amount",
      "description": "Primary currency of all members together."
     },
     "total_secondary_currency": {
      "$ref": "#/definitions/amount",
      "description": "Secondary currency of all members together."
     }
    },
    "description": "How the server stands."
   },
   "growth_metrics": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "new_members",
     "left_members",
     "net_growth",
     "growth_rate"
    ],
    "properties": {
     "new_members": {
      "type": "integer",
      "minimum": 0,
      "description": "Who joined."
     },
     "left_members": {
      "type": "integer",
      "minimum": 0,
      "description": "Who left."
     },
     "net_growth": {
      "type": "integer",
      "description": "The difference."
     },
     "growth_rate": {
      "type": "number",
      "description": "The difference in percent of the members at the start, with 2 decimals."
     }
    },
    "description": "Who came and who went."
   },
   "period_totals": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "messages",
     "farming_earnings",
     "blackjack_games",
     "lottery_entries",
     "commands_used",
     "daily_rewards_claimed",
     "daily_rewards_total"
    ],
    "properties": {
     "messages": {
      "type": "integer",
      "minimum": 0,
      "description": "Messages."
     },
     "farming_earnings": {
      "$ref": "#/definitions/amount",
      "description": "Currency that was farmed."
     },
     "blackjack_games": {
      "type": "integer",
      "minimum": 0,
      "description": "Games of blackjack."
     },
     "lottery_entries": {
      "type": "integer",
      "minimum": 0,
      "description": "Entries in lotteries."
     },
     "commands_used": {
      "type": "integer",
      "minimum": 0,
      "description": "Commands."
     },
     "daily_rewards_claimed": {
      "type": "integer",
      "minimum": 0,
      "description": "Daily rewards."
     },
     "daily_rewards_total": {
      "$ref": "#/definitions/amount",
      "description": "Currency of the daily rewards."
     }
    },
    "description": "What happened in the period."
   },
   "communication_stats": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "total_messages",
     "rewarded_messages",
     "voice_minutes",
     "active_chatters"
    ],
    "properties": {
     "total_messages": {
      "type": "integer",
      "minimum": 0,
      "description": "Messages."
     },
     "rewarded_messages": {
      "type": "integer",
      "minimum": 0,
      "description": "Messages that earned currency."
     },
     "voice_minutes": {
      "type": "integer",
      "minimum": 0,
      "description": "Minutes that members spent in voice channels."
     },
     "active_chatters": {
      "type": "integer",
      "minimum": 0,
      "description": "Members who wrote."
     }
    },
    "description": "Who talked."
   },
   "economy_analytics": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "active_users_count",
     "balance_distribution",
     "wealth_ranges",
     "farming_by_type"
    ],
    "properties": {
     "active_users_count": {
      "type": "integer",
      "minimum": 0,
      "description": "Members who have any currency."
     },
     "balance_distribution": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "avg_primary",
       "avg_secondary"
      ],
      "properties": {
       "avg_primary": {
        "$ref": "#/definitions/amount",
        "description": "Of the primary currency."
       },
       "avg_secondary": {
        "$ref": "#/definitions/amount",
        "description": "Of the secondary currency."
       }
      },
      "description": "What these have on average, with 2 decimals."
     },
     "wealth_ranges": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "poor",
       "middle",
       "rich",
       "wealthy"
      ],
      "properties": {
       "poor": {
        "type": "integer",
        "minimum": 0,
        "description": "1 to below 100."
       },
       "middle": {
        "type": "integer",
        "minimum": 0,
        "description": "100 to below 1,000."
       },
       "rich": {
        "type": "integer",
        "minimum": 0,
        "description": "1,000 to below 10,000."
       },
       "wealthy": {
        "type": "integer",
        "minimum": 0,
        "description": "10,000 and more."
       }
      },
      "description": "Members by their primary currency."
     },
     "farming_by_type": {
      "type": "array",
      "minItems": 3,
      "maxItems": 3,
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "type",
        "unique_users",
        "total_amount",
        "transaction_count"
       ],
       "properties": {
        "type": {
         "type": "string",
         "enum": [
          "VOICE",
          "AFK",
          "MESSAGE"
         ],
         "description": "How."
        },
        "unique_users": {
         "type": "integer",
         "minimum": 0,
         "description": "By how many members."
        },
        "total_amount": {
         "$ref": "#/definitions/amount",
         "description": "How much."
        },
        "transaction_count": {
         "type": "integer",
         "minimum": 0,
         "description": "In how many portions."
        }
       },
       "description": "What was farmed in one way."
      },
      "description": "Farming by VOICE, AFK and MESSAGE, in this order."
     }
    },
    "description": "How the currency is spread."
   },
   "gaming_stats": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "blackjack_games",
     "blackjack_players",
     "blackjack_wagered",
     "lottery_entries",
     "lottery_players",
     "lottery_winners"
    ],
    "properties": {
     "blackjack_games": {
      "type": "integer",
      "minimum": 0,
      "description": "Games of blackjack."
     },
     "blackjack_players": {
      "type": "integer",
      "minimum": 0,
      "description": "Members who played it."
     },
     "blackjack_wagered": {
      "$ref": "#/definitions/amount",
      "description": "What they bet."
     },
     "lottery_entries": {
      "type": "integer",
      "minimum": 0,
      "description": "Entries in lotteries."
     },
     "lottery_players": {
      "type": "integer",
      "minimum": 0,
      "description": "Members who took part."
     },
     "lottery_winners": {
      "type": "integer",
      "minimum": 0,
      "description": "Members who won."
     }
    },
    "description": "Who played."
   },
   "detailed_stats": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "blackjack_summary",
     "lottery_summary",
     "top_primary",
     "top_secondary",
     "top_voice",
     "top_messages_total",
     "top_messages_rewarded",
     "top_farmed",
     "top_daily",
     "top_daily_streak",
     "top_blackjack",
     "top_lottery",
     "top_invites"
    ],
    "properties": {
     "blackjack_summary": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "total_games",
       "win_rate",
       "total_wagered",
       "total_earned",
       "house_edge",
       "total_bets",
       "busts",
       "avg_game_time",
       "biggest_wins"
      ],
      "properties": {
       "total_games": {
        "type": "integer",
        "minimum": 0,
        "description": "Games."
       },
       "win_rate": {
        "type": "number",
        "description": "Games that were won, in percent, with 2 decimals."
       },
       "total_wagered": {
        "$ref": "#/definitions/amount",
        "description": "What was bet."
       },
       "total_earned": {
        "$ref": "#/definitions/amount",
        "description": "What was paid out."
       },
       "house_edge": {
        "type": "number",
        "description": "What the house kept of the bets, in percent, with 2 decimals; negative where it lost."
       },
       "total_bets": {
        "type": "integer",
        "minimum": 0,
        "description": "Games with a bet above 0."
       },
       "busts": {
        "type": "integer",
        "minimum": 0,
        "description": "Games that ended with a bust."
       },
       "avg_game_time": {
        "type": "number",
        "description": "Seconds that a game took, with 2 decimals."
       },
       "biggest_wins": {
        "type": "array",
        "maxItems": 3,
        "items": {
         "$ref": "#/definitions/win"
        },
        "description": "The most that was won over the bet in single games, the most first."
       }
      },
      "description": "Blackjack."
     },
     "lottery_summary": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "winners",
       "entries",
       "avg_participants",
       "recent_winners"
      ],
      "properties": {
       "winners": {
        "type": "integer",
        "minimum": 0,
        "description": "Members who won."
       },
       "entries": {
        "type": "integer",
        "minimum": 0,
        "description": "Entries."
       },
       "avg_participants": {
        "type": "number",
        "description": "Members in a lottery, on average, with 2 decimals."
       },
       "recent_winners": {
        "type": "array",
        "maxItems": 10,
        "items": {
         "$ref": "#/definitions/win"
        },
        "description": "The last who won, the latest first."
       }
      },
      "description": "Lotteries."
     },
     "top_primary": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "$ref": "#/definitions/leader"
      },
      "description": "Who has the most primary currency."
     },
     "top_secondary": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "$ref": "#/definitions/leader"
      },
      "description": "Who has the most secondary currency."
     },
     "top_voice": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "$ref": "#/definitions/leader"
      },
      "description": "Who farmed the most by voice."
     },
     "top_messages_total": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "$ref": "#/definitions/leader"
      },
      "description": "Who wrote the most messages."
     },
     "top_messages_rewarded": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "$ref": "#/definitions/leader"
      },
      "description": "Who wrote the most messages that earned currency."
     },
     "top_farmed": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "$ref": "#/definitions/leader"
      },
      "description": "Who farmed the most in all."
     },
     "top_daily": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "$ref": "#/definitions/leader"
      },
      "description": "Who claimed the most daily rewards."
     },
     "top_daily_streak": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "$ref": "#/definitions/leader"
      },
      "description": "Who claimed the most days in a row."
     },
     "top_blackjack": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "$ref": "#/definitions/leader"
      },
      "description": "To whom blackjack paid out the most."
     },
     "top_lottery": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "$ref": "#/definitions/leader"
      },
      "description": "Who won the most lotteries."
     },
     "top_invites": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "$ref": "#/definitions/leader"
      },
      "description": "Who invited the most who joined."
     }
    },
    "description": "Games and lists."
   },
   "timeline": {
    "type": "array",
    "maxItems": 720,
    "items": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "timestamp",
      "active_members",
      "voice_users_online",
      "messages_count",
      "farming_earnings",
      "blackjack_games",
      "lottery_entries",
      "commands_used",
      "new_members",
      "daily_rewards_claimed"
     ],
     "properties": {
      "timestamp": {
       "type": "string",
       "description": "When the part begins: ISO 8601."
      },
      "active_members": {
       "type": "integer",
       "minimum": 0,
       "description": "Members who did anything."
      },
      "voice_users_online": {
       "type": "integer",
       "minimum": 0,
       "description": "The most members that were in voice channels at once."
      },
      "messages_count": {
       "type": "integer",
       "minimum": 0,
       "description": "Messages."
      },
      "farming_earnings": {
       "$ref": "#/definitions/amount",
       "description": "Currency that was farmed."
      },
      "blackjack_games": {
       "type": "integer",
       "minimum": 0,
       "description": "Games of blackjack."
      },
      "lottery_entries": {
       "type": "integer",
       "minimum": 0,
       "description": "Entries in lotteries."
      },
      "commands_used": {
       "type": "integer",
       "minimum": 0,
       "description": "Commands."
      },
      "new_members": {
       "type": "integer",
       "minimum": 0,
       "description": "Who joined."
      },
      "daily_rewards_claimed": {
       "type": "integer",
       "minimum": 0,
       "description": "Daily rewards."
      }
     },
     "description": "One part of the period."
    },
    "description": "Every part of the period, from the first to the last."
   }
  },
  "definitions": {
   "amount": {
    "type": "number",
    "multipleOf": 0.01,
    "description": "An amount of currency with at most 2 decimals."
   },
   "leader": {
    "title": "Leader",
    "description": "One of the first of a list: the highest value first, of equal ones the lower id.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "user_id",
     "username",
     "avatar",
     "value"
    ],
    "properties": {
     "user_id": {
      "type": "string",
      "description": "Who it is."
     },
     "username": {
      "type": [
       "string",
       "null"
      ],
      "description": "How they are called; null where the bot never said."
     },
     "avatar": {
      "type": [
       "string",
       "null"
      ],
      "description": "The hash of their picture; null for none."
     },
     "value": {
      "type": "number",
      "description": "What counts in the list."
     }
    }
   },
   "win": {
    "title": "Win",
    "description": "Something that was won.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "user_id",
     "username",
     "avatar",
     "value",
     "at"
    ],
    "properties": {
     "user_id": {
      "type": "string",
      "description": "Who it is."
     },
     "username": {
      "type": [
       "string",
       "null"
      ],
      "description": "How they are called; null where the bot never said."
     },
     "avatar": {
      "type": [
       "string",
       "null"
      ],
      "description": "The hash of their picture; null for none."
     },
     "value": {
      "$ref": "#/definitions/amount",
      "description": "How much was won."
     },
     "at": {
      "type": "string",
      "description": "When: ISO 8601."
     }
    }
   }
  }
 },
 "taskReport": {
  "title": "BotTaskReport",
  "description": "How a task stands. The bot says `running` when it begins and every minute while it lasts, and `done` or `failed` at the end, with what came of it.",
  "type": "object",
  "additionalProperties": false,
  "required": [
   "state"
  ],
  "properties": {
   "state": {
    "type": "string",
    "enum": [
     "running",
     "done",
     "failed"
    ],
    "description": "How it stands. A task that is done or failed has ended."
   },
   "outcome": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "created",
     "changed",
     "failed"
    ],
    "description": "At the end: how many roles or channels.",
    "properties": {
     "created": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100000,
      "description": "Were gone and are made anew."
     },
     "changed": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100000,
      "description": "Were different and are as they were."
     },
     "failed": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100000,
      "description": "Could not be restored, as those above the bot's own role."
     }
    }
   },
   "sentence": {
    "type": "string",
    "minLength": 1,
    "maxLength": 300,
    "description": "At the end: what there is to say about it. People read it as it is."
   }
  }
 },
 "tasks": {
  "title": "BotTasks",
  "description": "Work that people hand to the bot in the dashboard: roles and channels of a backup that are to come back. The bot asks for it about every 10 seconds.",
  "type": "object",
  "additionalProperties": false,
  "required": [
   "tasks"
  ],
  "properties": {
   "tasks": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/task"
    },
    "description": "The oldest first, at most 20. What the bot has begun and said nothing about for some minutes comes again."
   }
  },
  "definitions": {
   "task": {
    "title": "BotTask",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "guild_id",
     "kind",
     "created_at"
    ],
    "description": "One piece of work.",
    "properties": {
     "id": {
      "type": "string",
      "description": "The name of the task, for the report."
     },
     "guild_id": {
      "type": "string",
      "description": "The server."
     },
     "kind": {
      "type": "string",
      "enum": [
       "restore_roles",
       "restore_channels"
      ],
      "description": "What to do. restore_roles comes with `roles`, restore_channels with `channels`."
     },
     "created_at": {
      "type": "string",
      "description": "When it was asked for: ISO 8601 in UTC."
     },
     "roles": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/role"
      },
      "description": "The roles as they were, in no order."
     },
     "channels": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/channel"
      },
      "description": "The channels and categories as they were, in no order."
     }
    }
   },
   "role": {
    "title": "TaskRole",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "name",
     "color",
     "hoist",
     "mentionable",
     "managed",
     "position",
     "permissions",
     "unicode_emoji"
    ],
    "description": "A role, with Discord's own names.",
    "properties": {
     "id": {
      "type": "string",
      "description": "The id that it had."
     },
     "name": {
      "type": "string",
      "description": "Its name."
     },
     "color": {
      "type": "integer",
      "description": "0xRRGGBB as a number; 0 for none."
     },
     "hoist": {
      "type": "boolean",
      "description": "Its members are shown separately."
     },
     "mentionable": {
      "type": "boolean",
      "description": "Everybody may mention it."
     },
     "managed": {
      "type": "boolean",
      "description": "It belonged to a bot or a service. The bot leaves it alone."
     },
     "position": {
      "type": "integer",
      "description": "Its place, from the bottom."
     },
     "permissions": {
      "type": "string",
      "description": "Its permissions: bits, as a decimal string."
     },
     "unicode_emoji": {
      "type": [
       "string",
       "null"
      ],
      "description": "The emoji that it shows."
     }
    }
   },
   "channel": {
    "title": "TaskChannel",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "name",
     "type",
     "position",
     "parent_id",
     "topic",
     "nsfw",
     "rate_limit_per_user",
     "bitrate",
     "user_limit",
     "permission_overwrites"
    ],
    "description": "A channel or category, with Discord's own names.",
    "properties": {
     "id": {
      "type": "string",
      "description": "The id that it had."
     },
     "name": {
      "type": "string",
      "description": "Its name."
     },
     "type": {
      "type": "integer",
      "description": "Discord's number of the kind of channel; 4 is a category."
     },
     "position": {
      "type": "integer",
      "description": "Its place in its category."
     },
     "parent_id": {
      "type": [
       "string",
       "null"
      ],
      "description": "The id that its category had. Where the category is made anew, the new one."
     },
     "topic": {
      "type": [
       "string",
       "null"
      ],
      "description": "What it is about."
     },
     "nsfw": {
      "type": "boolean",
      "description": "It is for adults."
     },
     "rate_limit_per_user": {
      "type": "integer",
      "description": "Seconds between two messages of a member."
     },
     "bitrate": {
      "type": [
       "integer",
       "null"
      ],
      "description": "Of a voice channel: bits per second."
     },
     "user_limit": {
      "type": [
       "integer",
       "null"
      ],
      "description": "Of a voice channel: how many may join; 0 for any number."
     },
     "permission_overwrites": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/overwrite"
      },
      "description": "Who may do what there, beside what roles say. Those of roles and members that are gone are left out."
     }
    }
   },
   "overwrite": {
    "title": "TaskOverwrite",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "type",
     "allow",
     "deny"
    ],
    "description": "What a role or member may do in a channel.",
    "properties": {
     "id": {
      "type": "string",
      "description": "The role or the member."
     },
     "type": {
      "type": "integer",
      "description": "0 for a role, 1 for a member."
     },
     "allow": {
      "type": "string",
      "description": "What is allowed: bits, as a decimal string."
     },
     "deny": {
      "type": "string",
      "description": "What is denied: bits, as a decimal string."
     }
    }
   }
  }
 }
};
