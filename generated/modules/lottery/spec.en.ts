// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {
      "enabled": {
        "type": "boolean",
        "title": "Enable the lottery",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "state": {
        "type": "string",
        "title": "State",
        "default": "inactive",
        "enum": [
          "inactive",
          "completed",
          "active"
        ],
        "messages": {
          "enum": "The state must be inactive, completed or active"
        },
        "frozen": "saved.state == 'active' && saved.enabled && self.enabled"
      },
      "active_lottery_type": {
        "type": "string",
        "title": "Lottery type",
        "default": "number",
        "enum": [
          "number",
          "ticket",
          "none"
        ],
        "messages": {
          "enum": "Choose one of the available options"
        },
        "ui": {
          "widget": "cards",
          "options": [
            {
              "value": "number",
              "title": "Number"
            },
            {
              "value": "ticket",
              "title": "Ticket"
            },
            {
              "value": "none",
              "title": "None",
              "hidden": true
            }
          ]
        }
      },
      "kept_lottery_type": {
        "type": "string",
        "title": "Lottery type while it is off",
        "default": "none",
        "enum": [
          "number",
          "ticket",
          "none"
        ],
        "messages": {
          "enum": "Choose one of the available options"
        }
      },
      "announcement_channel_id": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20,
        "pattern": "^[0-9]*$",
        "refers": {
          "to": "channel",
          "types": [
            "text"
          ],
          "botNeeds": [
            "VIEW_CHANNEL",
            "SEND_MESSAGES",
            "EMBED_LINKS"
          ]
        },
        "messages": {
          "length": "Choose a channel from the list",
          "pattern": "Choose a channel from the list",
          "reference.channel": "This text channel is no longer in the server. Choose another one."
        },
        "title": "Announcement channel",
        "default": null,
        "ui": {
          "widget": "channel",
          "none": "Select channel"
        }
      },
      "log_channel_id": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20,
        "pattern": "^[0-9]*$",
        "refers": {
          "to": "channel",
          "types": [
            "text"
          ],
          "botNeeds": [
            "VIEW_CHANNEL",
            "SEND_MESSAGES",
            "EMBED_LINKS"
          ]
        },
        "messages": {
          "length": "Choose a channel from the list",
          "pattern": "Choose a channel from the list",
          "reference.channel": "This text channel is no longer in the server. Choose another one."
        },
        "title": "Log channel",
        "default": null,
        "ui": {
          "widget": "channel",
          "none": "None"
        }
      },
      "start_type": {
        "type": "string",
        "title": "How it starts",
        "default": "manual",
        "enum": [
          "manual",
          "scheduled"
        ],
        "messages": {
          "enum": "Choose one of the available options"
        },
        "ui": {
          "widget": "cards",
          "options": [
            {
              "value": "manual",
              "title": "Manual"
            },
            {
              "value": "scheduled",
              "title": "Scheduled"
            }
          ]
        }
      },
      "start_schedule_type": {
        "type": "string",
        "title": "Repeats",
        "default": "daily",
        "enum": [
          "daily",
          "weekly"
        ],
        "visible": "self.start_type == 'scheduled'",
        "messages": {
          "enum": "Choose one of the available options"
        },
        "ui": {
          "widget": "select",
          "options": [
            {
              "value": "daily",
              "title": "Daily"
            },
            {
              "value": "weekly",
              "title": "Weekly"
            }
          ]
        }
      },
      "start_day": {
        "type": "integer",
        "title": "Day",
        "default": 1,
        "enum": [
          0,
          1,
          2,
          3,
          4,
          5,
          6
        ],
        "visible": "self.start_type == 'scheduled' && self.start_schedule_type == 'weekly'",
        "messages": {
          "enum": "Choose one of the available options"
        },
        "ui": {
          "widget": "select",
          "options": [
            {
              "value": 0,
              "title": "Sunday"
            },
            {
              "value": 1,
              "title": "Monday"
            },
            {
              "value": 2,
              "title": "Tuesday"
            },
            {
              "value": 3,
              "title": "Wednesday"
            },
            {
              "value": 4,
              "title": "Thursday"
            },
            {
              "value": 5,
              "title": "Friday"
            },
            {
              "value": 6,
              "title": "Saturday"
            }
          ]
        }
      },
      "start_time": {
        "type": "string",
        "title": "Time",
        "default": "12:00",
        "maxLength": 5,
        "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$",
        "visible": "self.start_type == 'scheduled'",
        "messages": {
          "length": "Enter a time like 18:30",
          "pattern": "Enter a time like 18:30"
        },
        "ui": {
          "widget": "time"
        }
      },
      "end_condition": {
        "type": "string",
        "title": "How it ends",
        "default": "scheduled",
        "enum": [
          "scheduled",
          "guessed"
        ],
        "messages": {
          "enum": "Choose one of the available options"
        },
        "ui": {
          "widget": "cards",
          "options": [
            {
              "value": "scheduled",
              "title": "Scheduled"
            },
            {
              "value": "guessed",
              "title": "When the number is guessed",
              "visible": "self.active_lottery_type != 'ticket'"
            },
            {
              "value": "guessed",
              "title": "When all tickets are sold",
              "visible": "self.active_lottery_type == 'ticket'"
            }
          ]
        }
      },
      "end_schedule_type": {
        "type": "string",
        "title": "Repeats",
        "default": "weekly",
        "enum": [
          "daily",
          "weekly"
        ],
        "visible": "self.end_condition == 'scheduled'",
        "messages": {
          "enum": "Choose one of the available options"
        },
        "ui": {
          "widget": "select",
          "options": [
            {
              "value": "daily",
              "title": "Daily"
            },
            {
              "value": "weekly",
              "title": "Weekly"
            }
          ]
        }
      },
      "end_day": {
        "type": "integer",
        "title": "Day",
        "default": 6,
        "enum": [
          0,
          1,
          2,
          3,
          4,
          5,
          6
        ],
        "visible": "self.end_condition == 'scheduled' && self.end_schedule_type == 'weekly'",
        "messages": {
          "enum": "Choose one of the available options"
        },
        "ui": {
          "widget": "select",
          "options": [
            {
              "value": 0,
              "title": "Sunday"
            },
            {
              "value": 1,
              "title": "Monday"
            },
            {
              "value": 2,
              "title": "Tuesday"
            },
            {
              "value": 3,
              "title": "Wednesday"
            },
            {
              "value": 4,
              "title": "Thursday"
            },
            {
              "value": 5,
              "title": "Friday"
            },
            {
              "value": 6,
              "title": "Saturday"
            }
          ]
        }
      },
      "end_time": {
        "type": "string",
        "title": "Time",
        "default": "20:00",
        "maxLength": 5,
        "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$",
        "visible": "self.end_condition == 'scheduled'",
        "messages": {
          "length": "Enter a time like 18:30",
          "pattern": "Enter a time like 18:30"
        },
        "ui": {
          "widget": "time"
        }
      },
      "prize_type": {
        "type": "string",
        "title": "Prize",
        "params": {
          "primary": "orElse(modules.economy.primary_currency_name, texts.primary)",
          "secondary": "orElse(modules.economy.secondary_currency_name, texts.secondary)"
        },
        "default": "primary",
        "enum": [
          "primary",
          "secondary",
          "custom"
        ],
        "messages": {
          "enum": "Choose a prize"
        },
        "ui": {
          "widget": "cards",
          "options": [
            {
              "value": "primary",
              "title": "{primary}",
              "enabled": "modules.economy.currency_system_enabled && size(trim(modules.economy.primary_currency_emoji)) > 0",
              "disabledReason": "The economy is off, or its primary currency has no symbol"
            },
            {
              "value": "secondary",
              "title": "{secondary}",
              "enabled": "modules.economy.currency_system_enabled && modules.economy.use_secondary_currency && size(trim(modules.economy.secondary_currency_emoji)) > 0",
              "disabledReason": "The economy or its secondary currency is off, or that currency has no symbol"
            },
            {
              "value": "custom",
              "title": "Custom prize"
            }
          ]
        }
      },
      "custom_prize_text": {
        "type": "string",
        "title": "Custom prize",
        "default": "",
        "maxLength": 200,
        "visible": "self.prize_type == 'custom'",
        "messages": {
          "length": "The prize cannot exceed {maxLength} characters"
        },
        "ui": {
          "widget": "text"
        }
      },
      "number_min": {
        "type": "integer",
        "title": "Minimum number",
        "default": 1,
        "minimum": 1,
        "maximum": 1000000000,
        "visible": "self.active_lottery_type == 'number'",
        "messages": {
          "range": "The minimum number must be between {minimum} and {maximum}"
        },
        "ui": {
          "widget": "number",
          "clampBehavior": "strict"
        }
      },
      "number_max": {
        "type": "integer",
        "title": "Maximum number",
        "default": 100,
        "minimum": 2,
        "maximum": 1000000000,
        "visible": "self.active_lottery_type == 'number'",
        "messages": {
          "range": "The maximum number must be between {minimum} and {maximum}"
        },
        "ui": {
          "widget": "number",
          "clampBehavior": "strict"
        }
      },
      "ticket_price": {
        "type": "integer",
        "title": "Ticket price",
        "default": 5,
        "minimum": 1,
        "maximum": 1000000000,
        "visible": "self.active_lottery_type == 'ticket'",
        "messages": {
          "minimum": "Ticket price must be at least {minimum}",
          "maximum": "Ticket price cannot exceed {maximum}"
        },
        "ui": {
          "widget": "number",
          "clampBehavior": "strict",
          "unitFrom": "orElse(modules.economy.primary_currency_name, texts.primary)",
          "unitEmojiFrom": "modules.economy.primary_currency_emoji"
        }
      },
      "ticket_currency": {
        "type": "string",
        "title": "Ticket currency",
        "params": {
          "currency": "orElse(modules.economy.primary_currency_name, texts.primary)"
        },
        "default": "primary",
        "enum": [
          "primary"
        ],
        "messages": {
          "enum": "Tickets are paid in {currency}"
        }
      },
      "ticket_max_tickets": {
        "type": "integer",
        "title": "Total tickets",
        "default": 10,
        "minimum": 1,
        "maximum": 1000000000,
        "visible": "self.active_lottery_type == 'ticket'",
        "messages": {
          "minimum": "Maximum tickets must be at least {minimum}",
          "maximum": "Maximum tickets cannot exceed {maximum}"
        },
        "ui": {
          "widget": "number",
          "clampBehavior": "strict"
        }
      },
      "number_prize_amount": {
        "type": "integer",
        "title": "Prize amount",
        "default": 100,
        "minimum": 1,
        "maximum": 1000000000,
        "visible": "self.active_lottery_type == 'number' && self.prize_type != 'custom'",
        "messages": {
          "range": "Please enter a valid prize amount"
        },
        "ui": {
          "widget": "number",
          "clampBehavior": "strict",
          "unitFrom": "self.prize_type == 'secondary' ? orElse(modules.economy.secondary_currency_name, texts.secondary) : orElse(modules.economy.primary_currency_name, texts.primary)",
          "unitEmojiFrom": "self.prize_type == 'secondary' ? modules.economy.secondary_currency_emoji : modules.economy.primary_currency_emoji"
        }
      },
      "ticket_prize_amount": {
        "type": "integer",
        "title": "Prize amount",
        "default": 100,
        "minimum": 1,
        "maximum": 1000000000,
        "visible": "self.active_lottery_type == 'ticket' && self.prize_type != 'custom'",
        "messages": {
          "range": "Please enter a valid prize amount"
        },
        "ui": {
          "widget": "number",
          "clampBehavior": "strict",
          "unitFrom": "self.prize_type == 'secondary' ? orElse(modules.economy.secondary_currency_name, texts.secondary) : orElse(modules.economy.primary_currency_name, texts.primary)",
          "unitEmojiFrom": "self.prize_type == 'secondary' ? modules.economy.secondary_currency_emoji : modules.economy.primary_currency_emoji"
        }
      },
      "opening_message": {
        "type": "string",
        "title": "Opening message",
        "default": "🎉 A new lottery has started! Prize: {prize}. Guess a number in {number_range}. Draw: {draw_time}",
        "maxLength": 1900,
        "messages": {
          "length": "The opening message cannot exceed {maxLength} characters",
          "variable": "Adding this variable would exceed the {maxLength} character limit",
          "template": "Template exceeds the {maxLength} character limit"
        },
        "ui": {
          "widget": "message",
          "warnAbove": 1700,
          "preview": true,
          "author": "modules.customize.bot_name",
          "embed": {
            "when": "modules.customize.message_type == 'embed'",
            "color": "modules.customize.embed_color"
          },
          "mentions": [
            "channels"
          ],
          "templates": [
            {
              "id": "number_default",
              "title": "Default",
              "text": "🎉 A new lottery has started! Prize: {prize}. Guess a number in {number_range}. Draw: {draw_time}",
              "visible": "self.active_lottery_type == 'number' && self.end_condition == 'scheduled'"
            },
            {
              "id": "number_default_open",
              "title": "Default",
              "text": "🎉 A new lottery has started! Prize: {prize}. Guess a number in {number_range}.",
              "visible": "self.active_lottery_type == 'number' && !(self.end_condition == 'scheduled')"
            },
            {
              "id": "number_simple",
              "title": "Simple",
              "text": "Lottery open. Guess {number_range}. Prize: {prize}",
              "visible": "self.active_lottery_type == 'number'"
            },
            {
              "id": "number_fancy",
              "title": "Fancy",
              "text": "✨ Lucky Number ✨\nRange: {number_range}\nPrize: {prize}\nDraw: {draw_time}",
              "visible": "self.active_lottery_type == 'number' && self.end_condition == 'scheduled'"
            },
            {
              "id": "number_fancy_open",
              "title": "Fancy",
              "text": "✨ Lucky Number ✨\nRange: {number_range}\nPrize: {prize}",
              "visible": "self.active_lottery_type == 'number' && !(self.end_condition == 'scheduled')"
            },
            {
              "id": "ticket_default",
              "title": "Default",
              "text": "🎟 Lottery tickets are on sale! {ticket_price} each, {max_tickets} available. Prize: {prize}. Draw: {draw_time}",
              "visible": "self.active_lottery_type == 'ticket' && self.end_condition == 'scheduled'"
            },
            {
              "id": "ticket_default_open",
              "title": "Default",
              "text": "🎟 Lottery tickets are on sale! {ticket_price} each, {max_tickets} available. Prize: {prize}.",
              "visible": "self.active_lottery_type == 'ticket' && !(self.end_condition == 'scheduled')"
            },
            {
              "id": "ticket_simple",
              "title": "Simple",
              "text": "Tickets: {ticket_price}. Prize: {prize}",
              "visible": "self.active_lottery_type == 'ticket'"
            },
            {
              "id": "ticket_fancy",
              "title": "Fancy",
              "text": "✨ Grand Draw ✨\nTickets: {max_tickets} x {ticket_price}\nPrize: {prize}\nDraw: {draw_time}",
              "visible": "self.active_lottery_type == 'ticket' && self.end_condition == 'scheduled'"
            },
            {
              "id": "ticket_fancy_open",
              "title": "Fancy",
              "text": "✨ Grand Draw ✨\nTickets: {max_tickets} x {ticket_price}\nPrize: {prize}",
              "visible": "self.active_lottery_type == 'ticket' && !(self.end_condition == 'scheduled')"
            }
          ],
          "variables": [
            {
              "name": "prize",
              "token": "{prize}",
              "help": "What can be won",
              "live": {
                "value": "self.prize_type == 'custom' ? orElse(self.custom_prize_text, texts.prize) : format(self.active_lottery_type == 'ticket' ? self.ticket_prize_amount : self.number_prize_amount) + ' ' + (self.prize_type == 'secondary' ? orElse(modules.economy.secondary_currency_emoji, orElse(modules.economy.secondary_currency_name, texts.secondary)) : orElse(modules.economy.primary_currency_emoji, orElse(modules.economy.primary_currency_name, texts.primary)))"
              }
            },
            {
              "name": "draw_time",
              "token": "{draw_time}",
              "help": "When the draw takes place",
              "live": {
                "value": "(self.end_schedule_type == 'weekly' ? titles.end_day : titles.end_schedule_type) + ', ' + self.end_time"
              },
              "visible": "self.end_condition == 'scheduled'"
            },
            {
              "name": "number_range",
              "token": "{number_range}",
              "help": "The range of numbers to guess",
              "live": {
                "value": "format(self.number_min) + '-' + format(self.number_max)"
              },
              "visible": "self.active_lottery_type == 'number'"
            },
            {
              "name": "ticket_price",
              "token": "{ticket_price}",
              "help": "Price of a ticket",
              "live": {
                "value": "format(self.ticket_price) + ' ' + orElse(modules.economy.primary_currency_emoji, orElse(modules.economy.primary_currency_name, texts.primary))"
              },
              "visible": "self.active_lottery_type == 'ticket'"
            },
            {
              "name": "max_tickets",
              "token": "{max_tickets}",
              "help": "How many tickets there are",
              "live": {
                "value": "format(self.ticket_max_tickets)"
              },
              "visible": "self.active_lottery_type == 'ticket'"
            }
          ]
        }
      },
      "closing_message": {
        "type": "string",
        "title": "Closing message",
        "default": "🏆 {winner} guessed {winning_number} and wins {prize}! Guesses: {total_guesses}",
        "maxLength": 1900,
        "messages": {
          "length": "The closing message cannot exceed {maxLength} characters",
          "variable": "Adding this variable would exceed the {maxLength} character limit",
          "template": "Template exceeds the {maxLength} character limit"
        },
        "ui": {
          "widget": "message",
          "warnAbove": 1700,
          "preview": true,
          "author": "modules.customize.bot_name",
          "embed": {
            "when": "modules.customize.message_type == 'embed'",
            "color": "modules.customize.embed_color"
          },
          "mentions": [
            "channels"
          ],
          "templates": [
            {
              "id": "number_winner",
              "title": "Winner",
              "text": "🏆 {winner} guessed {winning_number} and wins {prize}! Guesses: {total_guesses}",
              "visible": "self.active_lottery_type == 'number'"
            },
            {
              "id": "ticket_winner",
              "title": "Winner",
              "text": "🏆 {winner} wins {prize} with ticket {winning_ticket}! Tickets sold: {ticket_count}",
              "visible": "self.active_lottery_type == 'ticket'"
            },
            {
              "id": "simple",
              "title": "Simple",
              "text": "Winner: {winner}. Prize: {prize}"
            },
            {
              "id": "universal",
              "title": "Universal",
              "text": "The lottery is over. Congratulations {winner}, you win {prize}!"
            }
          ],
          "variables": [
            {
              "name": "prize",
              "token": "{prize}",
              "help": "What was won",
              "live": {
                "value": "self.prize_type == 'custom' ? orElse(self.custom_prize_text, texts.prize) : format(self.active_lottery_type == 'ticket' ? self.ticket_prize_amount : self.number_prize_amount) + ' ' + (self.prize_type == 'secondary' ? orElse(modules.economy.secondary_currency_emoji, orElse(modules.economy.secondary_currency_name, texts.secondary)) : orElse(modules.economy.primary_currency_emoji, orElse(modules.economy.primary_currency_name, texts.primary)))"
              }
            },
            {
              "name": "winner",
              "token": "{winner}",
              "help": "Who won",
              "sample": "@Ada"
            },
            {
              "name": "winning_number",
              "token": "{winning_number}",
              "help": "The number",
              "live": {
                "value": "format(larger(self.number_min, smaller(self.number_max, 42)))"
              },
              "visible": "self.active_lottery_type == 'number'"
            },
            {
              "name": "total_guesses",
              "token": "{total_guesses}",
              "help": "How many guesses there were",
              "sample": "17",
              "visible": "self.active_lottery_type == 'number'"
            },
            {
              "name": "winning_ticket",
              "token": "{winning_ticket}",
              "help": "The ticket",
              "live": {
                "value": "format(smaller(self.ticket_max_tickets, 7))"
              },
              "visible": "self.active_lottery_type == 'ticket'"
            },
            {
              "name": "ticket_count",
              "token": "{ticket_count}",
              "help": "How many tickets were sold",
              "live": {
                "value": "format(self.end_condition == 'guessed' ? self.ticket_max_tickets : smaller(self.ticket_max_tickets, 10))"
              },
              "visible": "self.active_lottery_type == 'ticket'"
            }
          ]
        }
      }
    }
  },
  "screen": {
    "title": "Lottery",
    "description": "Guess the number, or buy a ticket.",
    "menu": {
      "group": "economy",
      "order": 60,
      "icon": "ticket"
    },
    "status": {
      "enabled": "self.enabled",
      "texts": [
        {
          "when": "self.state == 'active'",
          "text": "A lottery is running in #{channel}",
          "params": {
            "channel": "titles.announcement_channel_id"
          }
        },
        {
          "when": "self.start_type == 'scheduled'",
          "text": "Starts automatically at {time} in #{channel}",
          "params": {
            "time": "self.start_time",
            "channel": "titles.announcement_channel_id"
          }
        },
        {
          "text": "Waits for you to start it in #{channel}",
          "params": {
            "channel": "titles.announcement_channel_id"
          }
        }
      ]
    },
    "saveBar": "prompt",
    "denied": "readOnly",
    "layout": [
      {
        "section": "general",
        "title": "Game",
        "fields": [
          "enabled",
          "active_lottery_type"
        ]
      },
      {
        "block": "reported",
        "title": "Current round",
        "visible": "self.enabled",
        "values": [
          {
            "property": "next_end_time",
            "title": "Next draw",
            "as": "time",
            "empty": "Not planned",
            "visible": "self.end_condition == 'scheduled'"
          },
          {
            "property": "number_lottery_current_participants",
            "title": "Participants",
            "visible": "self.active_lottery_type == 'number'"
          },
          {
            "property": "ticket_lottery_current_participants",
            "title": "Participants",
            "visible": "self.active_lottery_type == 'ticket'"
          }
        ]
      },
      {
        "section": "configuration",
        "title": "Configuration",
        "fields": [
          [
            "number_min",
            "number_max"
          ],
          [
            "ticket_price",
            "ticket_max_tickets"
          ],
          "prize_type",
          [
            "number_prize_amount",
            "ticket_prize_amount"
          ],
          "custom_prize_text"
        ]
      },
      {
        "section": "start",
        "title": "Start",
        "fields": [
          "start_type",
          [
            "start_schedule_type",
            "start_day",
            "start_time"
          ]
        ]
      },
      {
        "block": "note",
        "text": "Times are in the server's time zone ({offset}). You can change it in Customize Bot.",
        "params": {
          "offset": "utcOffset(modules.customize.timezone)"
        }
      },
      {
        "section": "channels",
        "title": "Channels",
        "fields": [
          [
            "announcement_channel_id",
            "log_channel_id"
          ]
        ]
      },
      {
        "section": "opening",
        "fields": [
          "opening_message"
        ]
      },
      {
        "section": "end",
        "title": "End",
        "fields": [
          "end_condition",
          [
            "end_schedule_type",
            "end_day",
            "end_time"
          ]
        ]
      },
      {
        "section": "closing",
        "fields": [
          "closing_message"
        ]
      },
      {
        "block": "commands",
        "title": "Commands",
        "items": [
          {
            "command": "/lottery guesses",
            "description": "Shows your guesses in a number lottery."
          },
          {
            "command": "/lottery buy",
            "description": "Buys tickets."
          },
          {
            "command": "/lottery ticket",
            "description": "Shows your tickets."
          },
          {
            "command": "/lottery info",
            "description": "Shows the running lottery."
          },
          {
            "command": "/lottery history",
            "description": "Shows past winners."
          },
          {
            "command": "/lottery draw",
            "description": "Draws the winner now.",
            "badge": "Admin"
          },
          {
            "command": "/lottery reset",
            "description": "Stops the lottery and starts a new one.",
            "badge": "Admin"
          }
        ]
      }
    ]
  },
  "texts": {
    "primary": "Coins",
    "secondary": "Gems",
    "prize": "Custom prize"
  },
  "requires": [
    {
      "plan": "premium",
      "notice": {
        "title": "Premium Feature",
        "text": "The lottery is part of Premium. Upgrade this server to run draws.",
        "action": {
          "label": "Upgrade to Premium",
          "to": "/premium"
        }
      },
      "message": "This feature requires a premium subscription"
    }
  ],
  "calls": {
    "reads": [
      "botAvatar",
      "channels"
    ],
    "onReadFailure": "empty",
    "uses": [
      {
        "module": "economy",
        "document": "currency"
      },
      {
        "module": "customize",
        "document": "settings"
      }
    ],
    "documents": [
      {
        "id": "settings",
        "fields": [
          "enabled",
          "state",
          "active_lottery_type",
          "kept_lottery_type",
          "announcement_channel_id",
          "log_channel_id",
          "start_type",
          "start_schedule_type",
          "start_day",
          "start_time",
          "end_condition",
          "end_schedule_type",
          "end_day",
          "end_time",
          "prize_type",
          "custom_prize_text",
          "number_min",
          "number_max",
          "ticket_price",
          "ticket_currency",
          "ticket_max_tickets",
          "number_prize_amount",
          "ticket_prize_amount",
          "opening_message",
          "closing_message"
        ],
        "reported": {
          "next_end_time": {
            "type": [
              "string",
              "null"
            ],
            "as": "time",
            "default": null
          },
          "number_lottery_current_participants": {
            "type": "integer",
            "default": 0
          },
          "ticket_lottery_current_participants": {
            "type": "integer",
            "default": 0
          }
        },
        "load": {
          "path": "lottery/config/",
          "plan": "premium",
          "failure": "Failed to load settings",
          "onFailure": "defaults"
        },
        "save": {
          "path": "lottery/config/",
          "failure": "Failed to save settings. Please try again later.",
          "failures": {
            "403": "Access denied when saving lottery config. Please verify bot permissions and premium status."
          }
        }
      }
    ],
    "order": "sequence",
    "success": "Settings saved successfully!",
    "denied": "You do not have permission to modify settings"
  },
  "rules": [
    {
      "when": "self.enabled",
      "rule": "self.active_lottery_type != 'none'",
      "at": "active_lottery_type",
      "message": "Please select a lottery type (Number or Ticket)"
    },
    {
      "when": "self.enabled",
      "rule": "chosen(self.announcement_channel_id)",
      "at": "announcement_channel_id",
      "message": "Please select an announcement channel"
    },
    {
      "when": "self.enabled && self.prize_type == 'custom'",
      "rule": "size(trim(self.custom_prize_text)) > 0",
      "at": "custom_prize_text",
      "message": "Please enter a custom prize description"
    },
    {
      "when": "self.enabled",
      "rule": "size(trim(self.opening_message)) > 0",
      "at": "opening_message",
      "message": "Opening message is required"
    },
    {
      "when": "self.enabled",
      "rule": "size(trim(self.closing_message)) > 0",
      "at": "closing_message",
      "message": "Closing message is required"
    },
    {
      "when": "self.enabled && self.active_lottery_type == 'number'",
      "rule": "self.number_max > self.number_min",
      "at": "number_max",
      "message": "Maximum number must be greater than minimum number"
    },
    {
      "when": "self.active_lottery_type == 'number'",
      "rule": "size(['{ticket_price}', '{max_tickets}', '{winning_ticket}', '{ticket_count}'].filter(v, self.opening_message.contains(v))) == 0",
      "at": "opening_message",
      "message": "This message uses variables for the other lottery type: {list}",
      "params": {
        "list": "join(['{ticket_price}', '{max_tickets}', '{winning_ticket}', '{ticket_count}'].filter(v, self.opening_message.contains(v)), ', ')"
      },
      "severity": "warning"
    },
    {
      "when": "self.active_lottery_type == 'number'",
      "rule": "size(['{ticket_price}', '{max_tickets}', '{winning_ticket}', '{ticket_count}'].filter(v, self.closing_message.contains(v))) == 0",
      "at": "closing_message",
      "message": "This message uses variables for the other lottery type: {list}",
      "params": {
        "list": "join(['{ticket_price}', '{max_tickets}', '{winning_ticket}', '{ticket_count}'].filter(v, self.closing_message.contains(v)), ', ')"
      },
      "severity": "warning"
    },
    {
      "when": "self.active_lottery_type == 'ticket'",
      "rule": "size(['{number_range}', '{winning_number}', '{total_guesses}'].filter(v, self.opening_message.contains(v))) == 0",
      "at": "opening_message",
      "message": "This message uses variables for the other lottery type: {list}",
      "params": {
        "list": "join(['{number_range}', '{winning_number}', '{total_guesses}'].filter(v, self.opening_message.contains(v)), ', ')"
      },
      "severity": "warning"
    },
    {
      "when": "self.active_lottery_type == 'ticket'",
      "rule": "size(['{number_range}', '{winning_number}', '{total_guesses}'].filter(v, self.closing_message.contains(v))) == 0",
      "at": "closing_message",
      "message": "This message uses variables for the other lottery type: {list}",
      "params": {
        "list": "join(['{number_range}', '{winning_number}', '{total_guesses}'].filter(v, self.closing_message.contains(v)), ', ')"
      },
      "severity": "warning"
    },
    {
      "when": "self.enabled && self.prize_type == 'primary'",
      "rule": "modules.economy.currency_system_enabled && size(trim(modules.economy.primary_currency_emoji)) > 0",
      "at": "prize_type",
      "message": "The economy is off, or its primary currency has no symbol"
    },
    {
      "when": "self.enabled && self.prize_type == 'secondary'",
      "rule": "modules.economy.currency_system_enabled && modules.economy.use_secondary_currency && size(trim(modules.economy.secondary_currency_emoji)) > 0",
      "at": "prize_type",
      "message": "The economy or its secondary currency is off, or that currency has no symbol"
    }
  ],
  "effects": [
    {
      "on": [
        "load"
      ],
      "when": "!self.enabled && self.active_lottery_type == 'none'",
      "set": {
        "active_lottery_type": "self.kept_lottery_type"
      }
    },
    {
      "on": [
        "load",
        "enabled"
      ],
      "when": "self.enabled && self.active_lottery_type == 'none'",
      "set": {
        "active_lottery_type": "'number'"
      }
    },
    {
      "on": [
        "load"
      ],
      "when": "!self.enabled && self.active_lottery_type != 'none' && self.prize_type == 'primary' && !modules.economy.currency_system_enabled",
      "set": {
        "prize_type": "'custom'"
      }
    },
    {
      "on": [
        "save"
      ],
      "when": "!self.enabled",
      "set": {
        "kept_lottery_type": "self.active_lottery_type",
        "active_lottery_type": "'none'",
        "state": "'inactive'"
      }
    },
    {
      "on": [
        "save"
      ],
      "when": "self.enabled",
      "set": {
        "state": "'completed'"
      }
    }
  ],
  "id": "lottery",
  "language": "en",
  "standard": {
    "type": "{title} has a value of the wrong type",
    "enum": "{title} must be one of the available choices",
    "multipleOf": "{title} must be a multiple of {multipleOf}",
    "unknown": "'{name}' is not a setting. Remove it and save again.",
    "key": "'{name}' cannot be used as a key",
    "reference.channel": "This channel is no longer in the server. Choose another one.",
    "reference.channel.permissions": "The bot lacks permissions in this channel: {permissions}. Grant them to the bot in the channel's settings, or choose another channel.",
    "permission.VIEW_CHANNEL": "View Channel",
    "permission.SEND_MESSAGES": "Send Messages",
    "permission.EMBED_LINKS": "Embed Links",
    "unavailable": "We can't load the server's roles and channels, so we can't check this choice. Try again in a minute.",
    "variable.unknown": "{token} is not a variable here: the bot sends it unchanged.",
    "variable.near": "{token} is not a variable here. Did you mean {near}?",
    "variable.off": "{token} has no value here at the moment."
  },
  "plans": [
    "free",
    "premium"
  ]
};
