// Made by `npm run generate` from schemas/. Do not edit.

/** The messages as JSON Schema, by their names. */
export const contracts = {
 "events": {
  "title": "EventBatch",
  "description": "Events in the bot's servers. A batch is counted completely or not at all.",
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
    "description": "The bot's own id for the batch: letters, digits, _ and -. A batch sent again with the same id is not counted again."
   },
   "events": {
    "type": "array",
    "minItems": 1,
    "maxItems": 5000,
    "items": {
     "$ref": "#/definitions/event"
    },
    "description": "The events, in any order and from any servers."
   }
  },
  "definitions": {
   "id": {
    "type": "string",
    "pattern": "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$",
    "maxLength": 19,
    "description": "A Discord id: digits, as a string."
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
      "description": "The number of minutes since the last event of this kind."
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
      "description": "How it was earned."
     },
     "amount": {
      "$ref": "#/definitions/amount",
      "description": "The amount of primary currency."
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
      "description": "The amount of primary currency."
     },
     "streak": {
      "type": "integer",
      "minimum": 1,
      "maximum": 1000000000,
      "description": "The number of days in a row, including this one."
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
      "description": "The total bet."
     },
     "payout": {
      "$ref": "#/definitions/amount",
      "description": "The payout, including the bet; 0 for a loss."
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
      "description": "The duration in seconds."
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
      "description": "The draw; each draw has its own id."
     },
     "tickets": {
      "type": "integer",
      "minimum": 1,
      "maximum": 1000000000,
      "description": "The number of tickets bought or guesses made."
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
      "description": "The draw."
     },
     "prize": {
      "$ref": "#/definitions/amount",
      "description": "The amount of currency won; 0 for another kind of prize."
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
    "description": "A member joined the server.",
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
      "description": "Who invited them; null if unknown."
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
    "description": "A member left the server. Their balance is kept.",
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
    "description": "A member's new balance. The latest event applies, regardless of the order in which events arrive.",
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
      "description": "The amount of primary currency."
     },
     "secondary": {
      "$ref": "#/definitions/amount",
      "description": "The amount of secondary currency; 0 if there is none."
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
    "description": "A member's name and picture for lists. Send it before the member first appears and after each change; the latest event applies.",
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
      "description": "The member."
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
      "description": "The hash of the avatar; null if there is none."
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
    "description": "The current state of the server. Send it every 5 minutes.",
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
    "description": "Values that the bot reports for a document, such as the end of a lottery. They replace the previous report.",
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
  "description": "The bot's health. It is sent every 30 seconds; after 90 seconds without one, the bot counts as offline.",
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
    "description": "Round trip from the bot to Discord in milliseconds."
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
    "description": "The number of servers it is in."
   },
   "user_count": {
    "type": "integer",
    "minimum": 0,
    "maximum": 9007199254740991,
    "description": "The number of people in these servers, each counted once."
   },
   "command_count": {
    "type": "integer",
    "minimum": 0,
    "maximum": 9007199254740991,
    "description": "The number of commands that it has ever carried out."
   }
  }
 },
 "overview": {
  "title": "Overview",
  "description": "The statistics of one server for one period, as returned by GET /auth/guilds/{guildId}/statistics/overview/.",
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
    "description": "The period: 12 intervals of 5 minutes, or 24, 168 or 720 hours. It ends with the current interval."
   },
   "has_data": {
    "type": "boolean",
    "description": "Whether the bot has ever sent an event about this server."
   },
   "updated_at": {
    "type": [
     "string",
     "null"
    ],
    "description": "When the last event arrived: ISO 8601; null before the first."
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
      "description": "Members in voice channels according to the last snapshot."
     },
     "active_members_period": {
      "type": "integer",
      "minimum": 0,
      "description": "Members who were active in the period."
     },
     "total_primary_currency": {
      "$ref": "#/definitions/amount",
      "description": "Total primary currency of all members."
     },
     "total_secondary_currency": {
      "$ref": "#/definitions/amount",
      "description": "Total secondary currency of all members."
     }
    },
    "description": "The current state of the server."
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
      "description": "Members who joined."
     },
     "left_members": {
      "type": "integer",
      "minimum": 0,
      "description": "Members who left."
     },
     "net_growth": {
      "type": "integer",
      "description": "The difference."
     },
     "growth_rate": {
      "type": "number",
      "description": "The difference as a percentage of the members at the start, with 2 decimals."
     }
    },
    "description": "Members who joined and left."
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
      "description": "Currency farmed."
     },
     "blackjack_games": {
      "type": "integer",
      "minimum": 0,
      "description": "Blackjack games."
     },
     "lottery_entries": {
      "type": "integer",
      "minimum": 0,
      "description": "Lottery entries."
     },
     "commands_used": {
      "type": "integer",
      "minimum": 0,
      "description": "Commands used."
     },
     "daily_rewards_claimed": {
      "type": "integer",
      "minimum": 0,
      "description": "Daily rewards claimed."
     },
     "daily_rewards_total": {
      "$ref": "#/definitions/amount",
      "description": "Currency paid as daily rewards."
     }
    },
    "description": "Totals for the period."
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
      "description": "Members who sent messages."
     }
    },
    "description": "Messages and voice activity."
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
        "description": "The average of the primary currency."
       },
       "avg_secondary": {
        "$ref": "#/definitions/amount",
        "description": "The average of the secondary currency."
       }
      },
      "description": "Average balance of these members, with 2 decimals."
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
      "description": "Number of members by amount of primary currency."
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
         "description": "The source."
        },
        "unique_users": {
         "type": "integer",
         "minimum": 0,
         "description": "The number of members."
        },
        "total_amount": {
         "$ref": "#/definitions/amount",
         "description": "The amount."
        },
        "transaction_count": {
         "type": "integer",
         "minimum": 0,
         "description": "The number of transactions."
        }
       },
       "description": "Farming from one source."
      },
      "description": "Farming by VOICE, AFK and MESSAGE, in this order."
     }
    },
    "description": "The distribution of the currency."
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
      "description": "Blackjack games."
     },
     "blackjack_players": {
      "type": "integer",
      "minimum": 0,
      "description": "Members who played blackjack."
     },
     "blackjack_wagered": {
      "$ref": "#/definitions/amount",
      "description": "The total they bet."
     },
     "lottery_entries": {
      "type": "integer",
      "minimum": 0,
      "description": "Lottery entries."
     },
     "lottery_players": {
      "type": "integer",
      "minimum": 0,
      "description": "Members who entered a lottery."
     },
     "lottery_winners": {
      "type": "integer",
      "minimum": 0,
      "description": "Members who won a lottery."
     }
    },
    "description": "Participation in games."
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
        "description": "Percentage of games won, with 2 decimals."
       },
       "total_wagered": {
        "$ref": "#/definitions/amount",
        "description": "The total bet."
       },
       "total_earned": {
        "$ref": "#/definitions/amount",
        "description": "The total paid out."
       },
       "house_edge": {
        "type": "number",
        "description": "Percentage of the bets that the house kept, with 2 decimals; negative if it lost."
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
        "description": "Average duration of a game in seconds, with 2 decimals."
       },
       "biggest_wins": {
        "type": "array",
        "maxItems": 3,
        "items": {
         "$ref": "#/definitions/win"
        },
        "description": "The biggest wins in single games, excluding the bet, largest first."
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
        "description": "Members who won a lottery."
       },
       "entries": {
        "type": "integer",
        "minimum": 0,
        "description": "Entries."
       },
       "avg_participants": {
        "type": "number",
        "description": "Average number of members per lottery, with 2 decimals."
       },
       "recent_winners": {
        "type": "array",
        "maxItems": 10,
        "items": {
         "$ref": "#/definitions/win"
        },
        "description": "The most recent winners, latest first."
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
      "description": "Who farmed the most in voice channels."
     },
     "top_messages_total": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "$ref": "#/definitions/leader"
      },
      "description": "Who sent the most messages."
     },
     "top_messages_rewarded": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "$ref": "#/definitions/leader"
      },
      "description": "Who sent the most messages that earned currency."
     },
     "top_farmed": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "$ref": "#/definitions/leader"
      },
      "description": "Who farmed the most in total."
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
      "description": "Who has the longest streak of daily rewards."
     },
     "top_blackjack": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "$ref": "#/definitions/leader"
      },
      "description": "Who had the highest blackjack payouts in total, including bets."
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
      "description": "Who invited the most new members."
     }
    },
    "description": "Game summaries and rankings."
   },
   "timeline": {
    "type": "array",
    "maxItems": 720,
    "items": {
     "$ref": "#/definitions/bucket"
    },
    "description": "All intervals of the period, in order."
   },
   "previous": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "from",
     "until",
     "timeline"
    ],
    "properties": {
     "from": {
      "type": "string",
      "description": "The start of its first interval: ISO 8601."
     },
     "until": {
      "type": "string",
      "description": "The end of its last interval, where the period begins: ISO 8601."
     },
     "total_members": {
      "type": "integer",
      "minimum": 0,
      "description": "Members of the server at its end; absent if counting began later or had a gap since."
     },
     "gap": {
      "type": "boolean",
      "description": "Whether counting had a gap in it or right before its end: what the timeline lacks. Absent if it did not, or only began later."
     },
     "figures": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "new_members",
       "left_members",
       "net_growth",
       "commands_used",
       "total_messages",
       "rewarded_messages",
       "voice_minutes",
       "farming_earnings",
       "daily_rewards_claimed",
       "daily_rewards_total",
       "blackjack_games",
       "blackjack_wagered",
       "lottery_entries"
      ],
      "properties": {
       "new_members": {
        "type": "integer",
        "minimum": 0,
        "description": "Members who joined."
       },
       "left_members": {
        "type": "integer",
        "minimum": 0,
        "description": "Members who left."
       },
       "net_growth": {
        "type": "integer",
        "description": "The difference."
       },
       "commands_used": {
        "type": "integer",
        "minimum": 0,
        "description": "Commands used."
       },
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
       "farming_earnings": {
        "$ref": "#/definitions/amount",
        "description": "Currency farmed."
       },
       "daily_rewards_claimed": {
        "type": "integer",
        "minimum": 0,
        "description": "Daily rewards claimed."
       },
       "daily_rewards_total": {
        "$ref": "#/definitions/amount",
        "description": "Currency paid as daily rewards."
       },
       "blackjack_games": {
        "type": "integer",
        "minimum": 0,
        "description": "Blackjack games."
       },
       "blackjack_wagered": {
        "$ref": "#/definitions/amount",
        "description": "The total they bet."
       },
       "lottery_entries": {
        "type": "integer",
        "minimum": 0,
        "description": "Lottery entries."
       }
      },
      "description": "Its totals; absent if counting began only after its start or had a gap."
     },
     "timeline": {
      "type": "array",
      "maxItems": 720,
      "items": {
       "$ref": "#/definitions/bucket"
      },
      "description": "Its intervals, in order; without those before counting began or a gap ended."
     }
    },
    "description": "The period of the same length before this one; absent unless it was asked for."
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
    "description": "One entry of a ranking. Rankings are sorted by descending value, then by ascending id.",
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
      "description": "The member."
     },
     "username": {
      "type": [
       "string",
       "null"
      ],
      "description": "The member's name; null if the bot never reported it."
     },
     "avatar": {
      "type": [
       "string",
       "null"
      ],
      "description": "The hash of the avatar; null if there is none."
     },
     "value": {
      "type": "number",
      "description": "The value of the ranking."
     }
    }
   },
   "win": {
    "title": "Win",
    "description": "A win.",
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
      "description": "The member."
     },
     "username": {
      "type": [
       "string",
       "null"
      ],
      "description": "The member's name; null if the bot never reported it."
     },
     "avatar": {
      "type": [
       "string",
       "null"
      ],
      "description": "The hash of the avatar; null if there is none."
     },
     "value": {
      "$ref": "#/definitions/amount",
      "description": "The amount won."
     },
     "at": {
      "type": "string",
      "description": "When: ISO 8601."
     }
    }
   },
   "bucket": {
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
      "description": "The start of the interval: ISO 8601."
     },
     "active_members": {
      "type": "integer",
      "minimum": 0,
      "description": "Active members."
     },
     "voice_users_online": {
      "type": "integer",
      "minimum": 0,
      "description": "The highest number of members in voice channels at once."
     },
     "messages_count": {
      "type": "integer",
      "minimum": 0,
      "description": "Messages."
     },
     "farming_earnings": {
      "$ref": "#/definitions/amount",
      "description": "Currency farmed."
     },
     "blackjack_games": {
      "type": "integer",
      "minimum": 0,
      "description": "Blackjack games."
     },
     "lottery_entries": {
      "type": "integer",
      "minimum": 0,
      "description": "Lottery entries."
     },
     "commands_used": {
      "type": "integer",
      "minimum": 0,
      "description": "Commands used."
     },
     "new_members": {
      "type": "integer",
      "minimum": 0,
      "description": "Members who joined."
     },
     "daily_rewards_claimed": {
      "type": "integer",
      "minimum": 0,
      "description": "Daily rewards claimed."
     }
    },
    "description": "One interval of the period."
   }
  }
 },
 "taskReport": {
  "title": "BotTaskReport",
  "description": "The state of a task. The bot reports `running` when it starts and every minute until it ends, and then `done` or `failed` with the outcome.",
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
    "description": "The state. A task that is done or failed has ended."
   },
   "outcome": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "created",
     "changed",
     "failed"
    ],
    "description": "At the end: the number of roles or channels.",
    "properties": {
     "created": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100000,
      "description": "Were missing and have been created again."
     },
     "changed": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100000,
      "description": "Were different and have been restored."
     },
     "failed": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100000,
      "description": "Could not be restored, for example because they rank above the bot's own role."
     }
    }
   },
   "sentence": {
    "type": "string",
    "minLength": 1,
    "maxLength": 300,
    "description": "At the end: a message about the outcome, shown to users as it is."
   }
  }
 },
 "tasks": {
  "title": "BotTasks",
  "description": "Work that users request from the bot in the dashboard: restoring the roles and channels of a backup. The bot polls for it about every 10 seconds.",
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
    "description": "At most 20 tasks, oldest first. A task that the bot started but has not reported on for some minutes is returned again."
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
    "description": "One task.",
    "properties": {
     "id": {
      "type": "string",
      "description": "The id of the task, for the report."
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
      "description": "When it was requested: ISO 8601 in UTC."
     },
     "roles": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/role"
      },
      "description": "The roles at the time of the backup, in no particular order."
     },
     "channels": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/channel"
      },
      "description": "The channels and categories at the time of the backup, in no particular order."
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
    "description": "A role, with Discord's property names.",
    "properties": {
     "id": {
      "type": "string",
      "description": "Its id at the time of the backup."
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
      "description": "Whether its members are listed separately."
     },
     "mentionable": {
      "type": "boolean",
      "description": "Whether everyone may mention it."
     },
     "managed": {
      "type": "boolean",
      "description": "Whether it belonged to a bot or an integration. The bot does not change such roles."
     },
     "position": {
      "type": "integer",
      "description": "Its position, counted from the bottom."
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
      "description": "Its emoji."
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
    "description": "A channel or category, with Discord's property names.",
    "properties": {
     "id": {
      "type": "string",
      "description": "Its id at the time of the backup."
     },
     "name": {
      "type": "string",
      "description": "Its name."
     },
     "type": {
      "type": "integer",
      "description": "The Discord channel type; 4 is a category."
     },
     "position": {
      "type": "integer",
      "description": "Its position in its category."
     },
     "parent_id": {
      "type": [
       "string",
       "null"
      ],
      "description": "The id of its category at the time of the backup. If the category has been created again, its new id."
     },
     "topic": {
      "type": [
       "string",
       "null"
      ],
      "description": "Its topic."
     },
     "nsfw": {
      "type": "boolean",
      "description": "Whether it is age-restricted."
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
      "description": "For voice channels: bits per second."
     },
     "user_limit": {
      "type": [
       "integer",
       "null"
      ],
      "description": "For voice channels: the maximum number of users; 0 means no limit."
     },
     "permission_overwrites": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/overwrite"
      },
      "description": "Permission overwrites. Those of deleted roles and members are omitted."
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
    "description": "The permissions of a role or member in a channel.",
    "properties": {
     "id": {
      "type": "string",
      "description": "The id of the role or member."
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
