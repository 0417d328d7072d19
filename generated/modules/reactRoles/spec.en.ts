// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {
      "emoji_message": {
        "type": "string",
        "title": "Emoji roles message",
        "default": "",
        "maxLength": 1900,
        "wire": {
          "path": "emoji_roles.message"
        },
        "messages": {
          "length": "The emoji roles message cannot exceed {maxLength} characters"
        },
        "ui": {
          "widget": "message",
          "warnAbove": 1700,
          "mentions": [
            "roles"
          ]
        }
      },
      "emoji_rows": {
        "type": "array",
        "title": "Emoji roles",
        "default": [],
        "maxItems": 25,
        "wire": {
          "path": "emoji_roles.roles",
          "as": "map",
          "key": "emoji",
          "value": "role_id"
        },
        "messages": {
          "maxItems": "Maximum {maxItems} emoji roles allowed"
        },
        "ui": {
          "widget": "rows",
          "addLabel": "Add Emoji Role",
          "reorderable": true,
          "empty": "Each emoji below the message gives a role, such as 🔔 for everybody who wants to hear the news.",
          "presets": [
            {
              "title": "🔔 News",
              "unique": "emoji",
              "values": {
                "emoji": "🔔"
              }
            },
            {
              "title": "📅 Events",
              "unique": "emoji",
              "values": {
                "emoji": "📅"
              }
            },
            {
              "title": "🎮 Games",
              "unique": "emoji",
              "values": {
                "emoji": "🎮"
              }
            }
          ]
        },
        "plans": {
          "free": {
            "maxItems": 5,
            "hint": "Upgrade to Premium for higher limits: up to {maxItems} emoji roles."
          }
        },
        "items": {
          "type": "object",
          "title": "Emoji role",
          "default": {},
          "properties": {
            "emoji": {
              "type": "string",
              "title": "Emoji",
              "default": "",
              "maxLength": 64,
              "messages": {
                "length": "An emoji can have at most {maxLength} characters"
              },
              "ui": {
                "widget": "emoji"
              }
            },
            "role_id": {
              "type": [
                "string",
                "null"
              ],
              "maxLength": 20,
              "pattern": "^[0-9]*$",
              "refers": {
                "to": "role",
                "assignable": true
              },
              "messages": {
                "length": "Choose a role from the list",
                "pattern": "Choose a role from the list",
                "reference.given": "Everyone who reacts with this emoji could {ability}."
              },
              "title": "Role",
              "default": null,
              "ui": {
                "widget": "role",
                "hideNames": [
                  "bot",
                  "everyone",
                  "lra"
                ],
                "unique": true
              }
            }
          }
        }
      },
      "emoji_channel_id": {
        "type": [
          "string",
          "null"
        ],
        "title": "Emoji roles channel",
        "default": null,
        "maxLength": 20,
        "pattern": "^[0-9]*$",
        "messages": {
          "length": "An ID can have at most {maxLength} digits",
          "pattern": "An ID can contain only digits"
        },
        "wire": {
          "path": "emoji_roles.channel_id"
        }
      },
      "emoji_message_id": {
        "type": [
          "string",
          "null"
        ],
        "title": "Emoji roles message ID",
        "default": null,
        "maxLength": 20,
        "pattern": "^[0-9]*$",
        "messages": {
          "length": "An ID can have at most {maxLength} digits",
          "pattern": "An ID can contain only digits"
        },
        "wire": {
          "path": "emoji_roles.message_id"
        }
      },
      "button_message": {
        "type": "string",
        "title": "Button roles message",
        "default": "",
        "maxLength": 1900,
        "wire": {
          "path": "button_roles.message"
        },
        "messages": {
          "length": "The button roles message cannot exceed {maxLength} characters"
        },
        "ui": {
          "widget": "message",
          "warnAbove": 1700,
          "mentions": [
            "roles"
          ]
        },
        "plans": {
          "free": {
            "locked": "stored",
            "message": "Button roles are a premium feature"
          }
        }
      },
      "button_rows": {
        "type": "array",
        "title": "Button roles",
        "default": [],
        "maxItems": 25,
        "wire": {
          "path": "button_roles.roles",
          "as": "map",
          "key": "stamp",
          "value": "role_id",
          "prefix": "style"
        },
        "messages": {
          "maxItems": "Maximum {maxItems} button roles allowed"
        },
        "ui": {
          "widget": "rows",
          "addLabel": "Add Button Role",
          "reorderable": true,
          "empty": "Each button below the message gives a role. Different colors make them easy to tell apart.",
          "presets": [
            {
              "title": "Blue button",
              "values": {
                "style": "PRIMARY"
              }
            },
            {
              "title": "Green button",
              "values": {
                "style": "SUCCESS"
              }
            },
            {
              "title": "Red button",
              "values": {
                "style": "DANGER"
              }
            }
          ],
          "idPrefix": ""
        },
        "plans": {
          "free": {
            "locked": "stored",
            "maxItems": 0,
            "message": "Button roles are a premium feature"
          }
        },
        "items": {
          "type": "object",
          "title": "Button role",
          "default": {},
          "properties": {
            "stamp": {
              "type": "string",
              "default": "",
              "minLength": 1,
              "maxLength": 64,
              "pattern": "^[A-Za-z0-9_-]+$",
              "messages": {
                "length": "An entry's key must have {minLength} to {maxLength} characters",
                "pattern": "An entry's key can contain only letters, digits, _ and -"
              },
              "title": "Key"
            },
            "role_id": {
              "type": [
                "string",
                "null"
              ],
              "maxLength": 20,
              "pattern": "^[0-9]*$",
              "refers": {
                "to": "role",
                "assignable": true
              },
              "messages": {
                "length": "Choose a role from the list",
                "pattern": "Choose a role from the list",
                "reference.given": "Everyone who presses this button could {ability}."
              },
              "title": "Role",
              "default": null,
              "ui": {
                "widget": "role",
                "hideNames": [
                  "bot",
                  "everyone",
                  "lra"
                ],
                "unique": true
              }
            },
            "style": {
              "type": "string",
              "title": "Style",
              "default": "PRIMARY",
              "enum": [
                "PRIMARY",
                "SECONDARY",
                "SUCCESS",
                "DANGER"
              ],
              "messages": {
                "enum": "Choose one of the available options"
              },
              "ui": {
                "widget": "style",
                "options": [
                  {
                    "value": "PRIMARY",
                    "title": "Primary",
                    "color": "#5865f2"
                  },
                  {
                    "value": "SECONDARY",
                    "title": "Secondary",
                    "color": "#4e5058"
                  },
                  {
                    "value": "SUCCESS",
                    "title": "Success",
                    "color": "#248046"
                  },
                  {
                    "value": "DANGER",
                    "title": "Danger",
                    "color": "#da373c"
                  }
                ]
              }
            }
          }
        }
      },
      "button_channel_id": {
        "type": [
          "string",
          "null"
        ],
        "title": "Button roles channel",
        "default": null,
        "maxLength": 20,
        "pattern": "^[0-9]*$",
        "messages": {
          "length": "An ID can have at most {maxLength} digits",
          "pattern": "An ID can contain only digits"
        },
        "wire": {
          "path": "button_roles.channel_id"
        }
      },
      "button_message_id": {
        "type": [
          "string",
          "null"
        ],
        "title": "Button roles message ID",
        "default": null,
        "maxLength": 20,
        "pattern": "^[0-9]*$",
        "messages": {
          "length": "An ID can have at most {maxLength} digits",
          "pattern": "An ID can contain only digits"
        },
        "wire": {
          "path": "button_roles.message_id"
        }
      }
    }
  },
  "screen": {
    "title": "Reaction Roles",
    "description": "Members pick their own roles with an emoji or a button.",
    "menu": {
      "group": "roles",
      "order": 10,
      "icon": "smile-plus"
    },
    "status": {
      "enabled": "size(self.emoji_rows) + size(self.button_rows) > 0",
      "texts": [
        {
          "text": "{count, plural, one {# role} other {# roles}} for members to pick",
          "params": {
            "count": "size(self.emoji_rows) + size(self.button_rows)"
          }
        }
      ]
    },
    "saveBar": "prompt",
    "denied": "readOnly",
    "layout": [
      {
        "section": "emoji",
        "title": "With an emoji",
        "help": "Members react to the message with an emoji.",
        "fields": [
          "emoji_message",
          "emoji_rows"
        ]
      },
      {
        "section": "buttons",
        "title": "With a button",
        "help": "Members press a button below the message.",
        "notice": {
          "plan": "premium",
          "title": "Premium Feature",
          "text": "Button roles are part of Premium. Upgrade this server to offer them.",
          "action": {
            "label": "Upgrade to Premium",
            "to": "/premium"
          }
        },
        "fields": [
          "button_message",
          "button_rows"
        ]
      },
      {
        "block": "commands",
        "title": "Commands",
        "items": [
          {
            "command": "/erole",
            "description": "Posts the emoji roles in a channel of your choice."
          },
          {
            "command": "/brole",
            "description": "Posts the button roles in a channel of your choice."
          }
        ]
      }
    ]
  },
  "calls": {
    "reads": [
      "roles"
    ],
    "documents": [
      {
        "id": "settings",
        "fields": [
          "emoji_message",
          "emoji_rows",
          "emoji_channel_id",
          "emoji_message_id",
          "button_message",
          "button_rows",
          "button_channel_id",
          "button_message_id"
        ],
        "load": {
          "path": "reactroles/",
          "failure": "Failed to load data",
          "adds": [
            "is_premium"
          ]
        },
        "save": {
          "path": "reactroles/save/",
          "failure": "Failed to save settings"
        }
      }
    ],
    "order": "sequence",
    "success": "Settings saved successfully!",
    "denied": "You do not have permission to modify settings"
  },
  "rules": [
    {
      "when": "size(self.emoji_rows) > 0",
      "rule": "size(trim(self.emoji_message)) > 0",
      "at": "emoji_message",
      "message": "Message is required for Emoji Roles"
    },
    {
      "when": "size(self.button_rows) > 0 && plan != 'free'",
      "rule": "size(trim(self.button_message)) > 0",
      "at": "button_message",
      "message": "Message is required for Button Roles"
    },
    {
      "each": "emoji_rows",
      "rule": "isEmoji(item.emoji)",
      "at": "emoji",
      "message": "Please provide a valid emoji and select a role for all emoji entries"
    },
    {
      "each": "emoji_rows",
      "rule": "chosen(item.role_id)",
      "at": "role_id",
      "message": "Please provide a valid emoji and select a role for all emoji entries"
    },
    {
      "each": "emoji_rows",
      "when": "isEmoji(item.emoji)",
      "rule": "size(self.emoji_rows.filter(r, r.emoji == item.emoji)) <= 1",
      "at": "emoji",
      "message": "This emoji is already in use",
      "said": "atOnce"
    },
    {
      "each": "emoji_rows",
      "when": "chosen(item.role_id)",
      "rule": "size(self.emoji_rows.filter(r, r.role_id == item.role_id)) <= 1",
      "at": "role_id",
      "message": "This role is already in use",
      "said": "atOnce"
    },
    {
      "each": "button_rows",
      "rule": "chosen(item.role_id)",
      "at": "role_id",
      "message": "Please select a role for all button entries"
    },
    {
      "each": "button_rows",
      "when": "chosen(item.role_id)",
      "rule": "size(self.button_rows.filter(r, r.role_id == item.role_id)) <= 1",
      "at": "role_id",
      "message": "This role is already in use",
      "said": "atOnce"
    },
    {
      "each": "emoji_rows",
      "when": "isRole(item.role_id)",
      "rule": "!lower(role(item.role_id).name).contains('admin')",
      "at": "role_id",
      "message": "Warning: This role has administrator permissions",
      "severity": "warning"
    },
    {
      "each": "button_rows",
      "when": "isRole(item.role_id)",
      "rule": "!lower(role(item.role_id).name).contains('admin')",
      "at": "role_id",
      "message": "Warning: This role has administrator permissions",
      "severity": "warning"
    }
  ],
  "effects": [],
  "id": "reactRoles",
  "language": "en",
  "standard": {
    "type": "{title} has a value of the wrong type",
    "enum": "{title} must be one of the available choices",
    "multipleOf": "{title} must be a multiple of {multipleOf}",
    "uniqueBy": "{title} has to be different in every entry",
    "unknown": "'{name}' is not a setting. Remove it and save again.",
    "key": "'{name}' cannot be used as a key",
    "reference.role": "This role is no longer in the server. Choose another one.",
    "reference.managed": "This role belongs to a bot or an integration, so it cannot be assigned to members. Choose another one.",
    "reference.everyone": "All members already have @everyone. Choose another role.",
    "reference.withheld": "This role opens the dashboard, so only the owner and administrators can hand it out. Choose another one.",
    "reference.above": "The bot can only assign roles that are below its own. Move its role up in the server's settings, or choose another one.",
    "reference.given": "Members who get this role could {ability}.",
    "reference.given.can": "can {ability}",
    "reference.given.title": "Give “{name}” to members?",
    "reference.given.yes": "Use this role",
    "reference.given.no": "Choose another",
    "permission.MANAGE_ROLES": "Manage Roles",
    "ability.ADMINISTRATOR": "do anything here",
    "ability.MANAGE_GUILD": "manage the server",
    "ability.MANAGE_ROLES": "manage roles",
    "ability.MANAGE_CHANNELS": "manage channels",
    "ability.MANAGE_WEBHOOKS": "manage webhooks",
    "ability.BAN_MEMBERS": "ban members",
    "ability.KICK_MEMBERS": "kick members",
    "ability.MODERATE_MEMBERS": "time out members",
    "ability.MANAGE_MESSAGES": "delete anyone's messages",
    "ability.MENTION_EVERYONE": "mention everyone",
    "unavailable": "We can't load the server's roles and channels, so we can't check this choice. Try again in a minute."
  },
  "plans": [
    "free",
    "premium"
  ]
};
