// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {
      "bot_name": {
        "type": "string",
        "title": "Bot name",
        "help": "Shown above every message of the bot.",
        "default": "Guildhall",
        "minLength": 2,
        "maxLength": 32,
        "plans": {
          "free": {
            "locked": "default",
            "message": "This feature requires premium subscription"
          }
        },
        "messages": {
          "length": "Bot name must be between {minLength} and {maxLength} characters"
        },
        "ui": {
          "widget": "text"
        }
      },
      "embed_color": {
        "type": "string",
        "title": "Embed color",
        "help": "The colored stripe of embedded messages.",
        "default": "#ffffff",
        "maxLength": 7,
        "pattern": "^#[0-9a-fA-F]{6}$",
        "plans": {
          "free": {
            "locked": "default",
            "message": "This feature requires premium subscription"
          }
        },
        "messages": {
          "length": "A color has {maxLength} characters, like #5865f2",
          "pattern": "Write the color as # and six digits or letters from a to f, like #5865f2"
        },
        "ui": {
          "widget": "color"
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
        },
        "messages": {
          "enum": "Choose classic or embed"
        },
        "ui": {
          "widget": "cards",
          "options": [
            {
              "value": "classic",
              "title": "Classic",
              "help": "Plain text, like a member's message."
            },
            {
              "value": "embed",
              "title": "Embed",
              "help": "A card with a colored stripe."
            }
          ]
        }
      },
      "prefix": {
        "type": "string",
        "title": "Command prefix",
        "help": "The characters that start a text command.",
        "default": "/",
        "minLength": 1,
        "maxLength": 5,
        "pattern": "^\\S*$",
        "messages": {
          "length": "Prefix must be between {minLength} and {maxLength} characters",
          "pattern": "A prefix cannot contain spaces"
        },
        "ui": {
          "widget": "text",
          "trim": true,
          "size": "short"
        }
      },
      "enable_slash_commands": {
        "type": "boolean",
        "title": "Slash commands",
        "help": "Members can also use the bot from the slash command menu.",
        "default": true,
        "ui": {
          "widget": "switch"
        }
      },
      "timezone": {
        "type": "string",
        "title": "Time zone",
        "help": "Schedules and dates in every module use this time zone.",
        "default": "UTC",
        "messages": {
          "enum": "Choose a time zone from the list"
        },
        "ui": {
          "options": [
            {
              "title": "UTC",
              "options": [
                {
                  "value": "UTC",
                  "title": "Coordinated Universal Time (UTC+00:00)"
                }
              ]
            },
            {
              "title": "Americas/Pacific (negative)",
              "options": [
                {
                  "value": "Pacific/Pago_Pago",
                  "title": "Samoa (Pago Pago) (UTC-11:00)"
                },
                {
                  "value": "Pacific/Honolulu",
                  "title": "Hawaii (Honolulu) (UTC-10:00)"
                },
                {
                  "value": "America/Anchorage",
                  "title": "Alaska (Anchorage) (UTC-09:00)"
                },
                {
                  "value": "America/Los_Angeles",
                  "title": "Pacific Time (Los Angeles) (UTC-08:00)"
                },
                {
                  "value": "America/Denver",
                  "title": "Mountain Time (Denver) (UTC-07:00)"
                },
                {
                  "value": "America/Chicago",
                  "title": "Central Time (Chicago) (UTC-06:00)"
                },
                {
                  "value": "America/New_York",
                  "title": "Eastern Time (New York) (UTC-05:00)"
                },
                {
                  "value": "America/Halifax",
                  "title": "Atlantic Time (Halifax) (UTC-04:00)"
                },
                {
                  "value": "America/Sao_Paulo",
                  "title": "Sao Paulo (UTC-03:00)"
                },
                {
                  "value": "America/Noronha",
                  "title": "Fernando de Noronha (UTC-02:00)"
                },
                {
                  "value": "Atlantic/Azores",
                  "title": "Azores (UTC-01:00)"
                }
              ]
            },
            {
              "title": "UTC+0 to +6",
              "options": [
                {
                  "value": "Europe/London",
                  "title": "London (UTC+00:00)"
                },
                {
                  "value": "Europe/Paris",
                  "title": "Central Europe (Paris) (UTC+01:00)"
                },
                {
                  "value": "Europe/Bucharest",
                  "title": "Eastern Europe (Bucharest) (UTC+02:00)"
                },
                {
                  "value": "Europe/Istanbul",
                  "title": "Istanbul (UTC+03:00)"
                },
                {
                  "value": "Asia/Dubai",
                  "title": "Dubai (UTC+04:00)"
                },
                {
                  "value": "Asia/Karachi",
                  "title": "Karachi (UTC+05:00)"
                },
                {
                  "value": "Asia/Dhaka",
                  "title": "Dhaka (UTC+06:00)"
                }
              ]
            },
            {
              "title": "UTC+7 to +14",
              "options": [
                {
                  "value": "Asia/Bangkok",
                  "title": "Bangkok (UTC+07:00)"
                },
                {
                  "value": "Asia/Singapore",
                  "title": "Singapore (UTC+08:00)"
                },
                {
                  "value": "Asia/Tokyo",
                  "title": "Tokyo (UTC+09:00)"
                },
                {
                  "value": "Australia/Sydney",
                  "title": "Sydney (UTC+10:00)"
                },
                {
                  "value": "Pacific/Noumea",
                  "title": "Noumea (UTC+11:00)"
                },
                {
                  "value": "Pacific/Auckland",
                  "title": "Auckland (UTC+12:00)"
                },
                {
                  "value": "Pacific/Tongatapu",
                  "title": "Tonga (Nuku'alofa) (UTC+13:00)"
                },
                {
                  "value": "Pacific/Kiritimati",
                  "title": "Kiritimati (UTC+14:00)"
                }
              ]
            },
            {
              "title": "Special offsets",
              "options": [
                {
                  "value": "America/St_Johns",
                  "title": "Newfoundland (St. John's) (UTC-03:30)"
                },
                {
                  "value": "Asia/Tehran",
                  "title": "Tehran (UTC+03:30)"
                },
                {
                  "value": "Asia/Kabul",
                  "title": "Kabul (UTC+04:30)"
                },
                {
                  "value": "Asia/Kolkata",
                  "title": "India (Kolkata) (UTC+05:30)"
                },
                {
                  "value": "Asia/Kathmandu",
                  "title": "Nepal (Kathmandu) (UTC+05:45)"
                },
                {
                  "value": "Asia/Yangon",
                  "title": "Yangon (UTC+06:30)"
                },
                {
                  "value": "Australia/Adelaide",
                  "title": "Adelaide (UTC+09:30)"
                },
                {
                  "value": "Pacific/Chatham",
                  "title": "Chatham Islands (UTC+12:45)"
                }
              ]
            }
          ],
          "widget": "select"
        },
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
      },
      "admin_modify": {
        "type": "boolean",
        "title": "Allow administrators to modify bot settings",
        "help": "Off: only you, the owner, can change anything here.",
        "default": false,
        "access": "owner",
        "messages": {
          "owner": "Only the server owner can change who may modify the bot settings"
        },
        "ui": {
          "widget": "switch"
        }
      }
    }
  },
  "screen": {
    "title": "Customize Bot",
    "description": "How the bot looks, responds and tells the time in this server.",
    "menu": {
      "group": "general",
      "order": 10,
      "icon": "sliders-horizontal"
    },
    "saveBar": "discard",
    "denied": "redirect",
    "layout": [
      {
        "block": "botPreview",
        "title": "Preview",
        "text": "This is how the bot's replies look in your server.",
        "name": "bot_name",
        "color": "embed_color",
        "style": "message_type"
      },
      {
        "section": "identity",
        "title": "Identity",
        "help": "The name and look that members see.",
        "fields": [
          [
            "bot_name",
            "embed_color"
          ],
          "message_type"
        ]
      },
      {
        "section": "commands",
        "title": "Commands",
        "help": "How members use the bot.",
        "fields": [
          "prefix",
          "enable_slash_commands"
        ]
      },
      {
        "section": "region",
        "title": "Region",
        "fields": [
          "timezone"
        ]
      },
      {
        "section": "access",
        "title": "Access",
        "fields": [
          "admin_modify"
        ]
      }
    ]
  },
  "calls": {
    "reads": [
      "botAvatar"
    ],
    "documents": [
      {
        "id": "admin",
        "fields": [
          "admin_modify"
        ],
        "load": {
          "path": "permissions/",
          "from": "permissions",
          "failure": "An error occurred while fetching data."
        },
        "save": {
          "path": "settings/",
          "failure": "Failed to update admin permissions",
          "when": "changed"
        }
      },
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
    "denied": "You do not have permission to modify settings."
  },
  "rules": [],
  "effects": [],
  "id": "customize",
  "language": "en",
  "standard": {
    "type": "{title} has a value of the wrong type",
    "enum": "{title} must be one of the available choices",
    "multipleOf": "{title} must be a multiple of {multipleOf}",
    "unknown": "'{name}' is not a setting. Remove it and save again.",
    "key": "'{name}' cannot be used as a key",
    "reference.role": "This role is no longer in the server. Choose another one.",
    "reference.managed": "This role belongs to a bot or an integration, so it cannot be assigned to members. Choose another one.",
    "reference.everyone": "All members already have @everyone. Choose another role.",
    "reference.above": "The bot can only assign roles that are below its own. Move its role up in the server's settings, or choose another one.",
    "reference.channel": "This channel is no longer in the server. Choose another one.",
    "reference.voiceChannel": "This voice channel is no longer in the server. Choose another one.",
    "reference.category": "This category is no longer in the server. Choose another one.",
    "reference.member": "This member is no longer in the server. Choose another one.",
    "reference.entry": "This entry no longer exists. Choose another one.",
    "reference.channel.permissions": "The bot lacks permissions in this channel: {permissions}. Grant them to the bot in the channel's settings, or choose another channel.",
    "reference.voiceChannel.permissions": "The bot lacks permissions in this voice channel: {permissions}. Grant them to the bot in the channel's settings, or choose another channel.",
    "reference.category.permissions": "The bot lacks permissions in this category: {permissions}. Grant them to the bot in the category's settings, or choose another category.",
    "permission.VIEW_CHANNEL": "View Channel",
    "permission.SEND_MESSAGES": "Send Messages",
    "permission.EMBED_LINKS": "Embed Links",
    "permission.ATTACH_FILES": "Attach Files",
    "permission.CONNECT": "Connect",
    "permission.MOVE_MEMBERS": "Move Members",
    "permission.MANAGE_CHANNELS": "Manage Channels",
    "unavailable": "The server's roles and channels cannot be loaded, so this choice cannot be checked. Try again in a minute.",
    "variable.unknown": "{token} is not a variable here: the bot sends it unchanged.",
    "variable.near": "{token} is not a variable here. Did you mean {near}?",
    "variable.off": "{token} has no value here at the moment.",
    "owner": "Only the server owner can change {title}"
  },
  "plans": [
    "free",
    "premium"
  ]
};
