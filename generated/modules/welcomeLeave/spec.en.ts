// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {
      "welcome_enabled": {
        "type": "boolean",
        "title": "Send a welcome message",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "welcome_channel_id": {
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
            "EMBED_LINKS",
            "ATTACH_FILES"
          ]
        },
        "messages": {
          "length": "Choose a channel from the list",
          "pattern": "Choose a channel from the list",
          "reference.channel": "This text channel is no longer in the server. Choose another one."
        },
        "title": "Welcome channel",
        "default": null,
        "ui": {
          "widget": "channel",
          "none": "Select channel"
        }
      },
      "welcome_message": {
        "type": "string",
        "title": "Welcome message",
        "default": "",
        "maxLength": 1900,
        "limits": [
          {
            "when": "self.welcome_image_enabled",
            "maxLength": 150,
            "maxLines": 3,
            "warnAbove": 127,
            "messages": {
              "length": "Welcome image message cannot exceed {maxLength} characters",
              "lines": "Welcome image message cannot exceed {maxLines} lines",
              "template": "Template too long for image display (max {maxLength} characters)"
            }
          }
        ],
        "messages": {
          "length": "Welcome message cannot exceed {maxLength} characters",
          "variable": "Adding this variable would exceed the {maxLength} character limit",
          "mention": "Adding this channel mention would exceed the {maxLength} character limit",
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
          "picture": {
            "when": "self.welcome_image_enabled",
            "theme": "welcome_image_theme",
            "title": "{user}",
            "text": "Welcome image with the theme {theme}",
            "params": {
              "theme": "titles.welcome_image_theme"
            }
          },
          "variables": [
            {
              "name": "user",
              "token": "{user}",
              "help": "Mentions the person who joined",
              "sample": "@Ada"
            },
            {
              "name": "server",
              "token": "{server}",
              "help": "The name of the server",
              "sample": {
                "fact": "server_name"
              }
            },
            {
              "name": "channel",
              "insert": "channel",
              "help": "A link to a channel of your choice",
              "enabled": "!self.welcome_image_enabled",
              "disabledReason": "An image cannot link to a channel"
            },
            {
              "name": "member_count",
              "token": "{member_count}",
              "help": "How many members the server has now",
              "sample": "1,024",
              "plan": "premium",
              "lockedMessage": "This feature requires premium subscription"
            }
          ],
          "templates": [
            {
              "id": "default",
              "title": "Default",
              "text": "Welcome {user} to {server}!"
            },
            {
              "id": "complete",
              "title": "Complete",
              "text": "Welcome {user} to {server}! You are member number {member_count}.",
              "plan": "premium",
              "lockedMessage": "This feature requires premium subscription"
            }
          ]
        }
      },
      "welcome_image_enabled": {
        "type": "boolean",
        "title": "Welcome image",
        "help": "The message is drawn on an image instead of being sent as text.",
        "default": false,
        "ui": {
          "widget": "switch"
        },
        "plans": {
          "free": {
            "locked": "default",
            "message": "This feature requires premium subscription"
          }
        }
      },
      "welcome_image_theme": {
        "type": "string",
        "title": "Image theme",
        "default": "minimal",
        "enum": [
          "minimal",
          "dark",
          "discord",
          "colorful",
          "cyber",
          "nature",
          "gaming",
          "anime",
          "christmas",
          "halloween"
        ],
        "enabled": "self.welcome_image_enabled",
        "disabledReason": "Turn on the welcome image to choose its theme",
        "messages": {
          "enum": "Choose one of the themes"
        },
        "ui": {
          "widget": "theme",
          "options": [
            {
              "value": "minimal",
              "title": "Minimal",
              "colors": [
                "#f6f7f9",
                "#d7dbe3",
                "#20242c"
              ]
            },
            {
              "value": "dark",
              "title": "Dark",
              "colors": [
                "#16181d",
                "#2c3038",
                "#f2f3f5"
              ]
            },
            {
              "value": "discord",
              "title": "Discord",
              "colors": [
                "#5865f2",
                "#313338",
                "#ffffff"
              ]
            },
            {
              "value": "colorful",
              "title": "Colorful",
              "colors": [
                "#ff5f6d",
                "#ffc371",
                "#20124d"
              ]
            },
            {
              "value": "cyber",
              "title": "Cyber",
              "colors": [
                "#0b0221",
                "#ff2a6d",
                "#05d9e8"
              ]
            },
            {
              "value": "nature",
              "title": "Nature",
              "colors": [
                "#2f5d3a",
                "#a7c957",
                "#f2e8cf"
              ]
            },
            {
              "value": "gaming",
              "title": "Gaming",
              "colors": [
                "#120c2c",
                "#7b2ff7",
                "#39ff14"
              ]
            },
            {
              "value": "anime",
              "title": "Anime",
              "colors": [
                "#ffd1dc",
                "#a2d2ff",
                "#4a3f6b"
              ]
            },
            {
              "value": "christmas",
              "title": "Christmas",
              "colors": [
                "#7a1420",
                "#1d5c3a",
                "#fdf6e3"
              ]
            },
            {
              "value": "halloween",
              "title": "Halloween",
              "colors": [
                "#1a0f0a",
                "#8e44ad",
                "#ffa04d"
              ]
            }
          ]
        },
        "plans": {
          "free": {
            "locked": "stored",
            "message": "This feature requires premium subscription"
          }
        }
      },
      "leave_enabled": {
        "type": "boolean",
        "title": "Send a leave message",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "leave_channel_id": {
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
        "title": "Leave channel",
        "default": null,
        "ui": {
          "widget": "channel",
          "none": "Select channel"
        }
      },
      "leave_message": {
        "type": "string",
        "title": "Leave message",
        "default": "",
        "maxLength": 1900,
        "messages": {
          "length": "Leave message cannot exceed {maxLength} characters",
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
          "variables": [
            {
              "name": "user",
              "token": "{user}",
              "help": "Mentions the person who left",
              "sample": "@Ada"
            },
            {
              "name": "username",
              "token": "{username}",
              "help": "The name of the person who left",
              "sample": "Ada"
            },
            {
              "name": "server",
              "token": "{server}",
              "help": "The name of the server",
              "sample": {
                "fact": "server_name"
              }
            }
          ],
          "templates": [
            {
              "id": "default",
              "title": "Default",
              "text": "{username} has left {server}."
            },
            {
              "id": "with_mention",
              "title": "With mention",
              "text": "{user} has left {server}. We will miss you!"
            },
            {
              "id": "goodbye",
              "title": "Goodbye",
              "text": "Goodbye {username}, we hope to see you again in {server}!"
            }
          ]
        }
      }
    }
  },
  "screen": {
    "title": "Welcome & Leave Messages",
    "description": "Greet people who join, and say goodbye to those who leave.",
    "menu": {
      "group": "general",
      "order": 20,
      "icon": "hand"
    },
    "status": {
      "enabled": "self.welcome_enabled || self.leave_enabled",
      "texts": [
        {
          "when": "self.welcome_enabled && self.leave_enabled",
          "text": "Greets in #{welcome}, and says goodbye in #{leave}",
          "params": {
            "welcome": "titles.welcome_channel_id",
            "leave": "titles.leave_channel_id"
          }
        },
        {
          "when": "self.welcome_enabled",
          "text": "Greets new members in #{channel}",
          "params": {
            "channel": "titles.welcome_channel_id"
          }
        },
        {
          "text": "Says goodbye in #{channel}",
          "params": {
            "channel": "titles.leave_channel_id"
          }
        }
      ]
    },
    "saveBar": "discard",
    "denied": "redirect",
    "layout": [
      {
        "section": "welcome",
        "title": "When someone joins",
        "fields": [
          "welcome_enabled",
          "welcome_channel_id",
          "welcome_message",
          "welcome_image_enabled",
          "welcome_image_theme"
        ]
      },
      {
        "section": "leave",
        "title": "When someone leaves",
        "fields": [
          "leave_enabled",
          "leave_channel_id",
          "leave_message"
        ]
      }
    ]
  },
  "calls": {
    "reads": [
      "botAvatar",
      "channels"
    ],
    "uses": [
      {
        "module": "customize",
        "document": "settings"
      }
    ],
    "documents": [
      {
        "id": "settings",
        "fields": [
          "welcome_enabled",
          "welcome_message",
          "welcome_channel_id",
          "welcome_image_enabled",
          "welcome_image_theme",
          "leave_enabled",
          "leave_message",
          "leave_channel_id"
        ],
        "load": {
          "path": "welcome-leave/",
          "failure": "Failed to load settings",
          "adds": [
            "is_premium",
            "server_name"
          ]
        },
        "save": {
          "path": "welcome-leave/save/",
          "failure": "Failed to save settings."
        }
      }
    ],
    "order": "sequence",
    "success": "Settings updated successfully!",
    "denied": "You do not have permission to modify settings."
  },
  "rules": [
    {
      "when": "self.welcome_enabled",
      "rule": "chosen(self.welcome_channel_id)",
      "at": "welcome_channel_id",
      "message": "Please select a channel for welcome messages"
    },
    {
      "when": "self.welcome_enabled",
      "limit": 5,
      "rule": "size(trim(self.welcome_message)) >= limit",
      "at": "welcome_message",
      "message": "Welcome message must be at least {limit} characters long"
    },
    {
      "when": "self.welcome_enabled",
      "rule": "self.welcome_message.contains('{user}')",
      "at": "welcome_message",
      "message": "Welcome message must include the {user} variable"
    },
    {
      "when": "plan == 'free'",
      "rule": "!self.welcome_message.contains('{member_count}')",
      "at": "welcome_message",
      "message": "{member_count} is a Premium variable. Without Premium the bot leaves it empty.",
      "severity": "warning"
    },
    {
      "when": "self.leave_enabled",
      "rule": "chosen(self.leave_channel_id)",
      "at": "leave_channel_id",
      "message": "Please select a channel for leave messages"
    },
    {
      "when": "self.leave_enabled",
      "limit": 5,
      "rule": "size(trim(self.leave_message)) >= limit",
      "at": "leave_message",
      "message": "Leave message must be at least {limit} characters long"
    },
    {
      "when": "self.leave_enabled",
      "rule": "self.leave_message.contains('{user}') || self.leave_message.contains('{username}')",
      "at": "leave_message",
      "message": "Leave message must include either {user} or {username} variable"
    }
  ],
  "effects": [],
  "id": "welcomeLeave",
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
    "permission.ATTACH_FILES": "Attach Files",
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
