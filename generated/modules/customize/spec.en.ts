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
        "messages": {
          "length": "Bot name must be between {minLength} and {maxLength} characters"
        },
        "ui": {
          "widget": "text"
        },
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
        "help": "The colored stripe of embedded messages.",
        "default": "#ffffff",
        "maxLength": 7,
        "pattern": "^#[0-9a-fA-F]{6}$",
        "messages": {
          "length": "A color has {maxLength} characters, like #5865f2",
          "pattern": "Enter the color as # and six digits or letters from a to f, like #5865f2"
        },
        "ui": {
          "widget": "color"
        },
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
        },
        "plans": {
          "free": {
            "locked": "default",
            "message": "This feature requires premium subscription"
          }
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
        "help": "Schedules and dates use this time zone. Only automatic backups run in UTC.",
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
        "help": "Off: administrators can't change anything. Roles listed below keep their access.",
        "default": false,
        "access": "owner",
        "messages": {
          "owner": "Only the server owner can change who may modify the bot settings"
        },
        "ui": {
          "widget": "switch"
        }
      },
      "role_access": {
        "type": "array",
        "title": "Access by role",
        "help": "Members with a role can view or change the modules you choose, without being administrators. Anyone who loses the role loses access at once.",
        "default": [],
        "maxItems": 25,
        "uniqueBy": [
          "role_id"
        ],
        "access": "owner",
        "messages": {
          "owner": "Only the server owner can change who may modify the bot settings",
          "maxItems": "At most {maxItems} roles can have access",
          "uniqueBy": "This role is already in the list. Change its entry instead."
        },
        "ui": {
          "widget": "items",
          "addLabel": "Add role",
          "itemTitle": "New role",
          "titleField": "role_id",
          "markField": "role_id",
          "summaryFields": [
            "level",
            "all_modules",
            "modules"
          ],
          "setTogether": [
            "level"
          ],
          "empty": "Moderators can help without being administrators: choose their role, and what it opens.",
          "presets": [
            {
              "title": "Look, but change nothing",
              "values": {
                "level": "view",
                "all_modules": true
              }
            },
            {
              "title": "Change everything",
              "values": {
                "level": "edit",
                "all_modules": true
              }
            }
          ],
          "layout": [
            "role_id",
            "level",
            "all_modules",
            "modules"
          ]
        },
        "items": {
          "type": "object",
          "title": "Role",
          "default": {},
          "properties": {
            "role_id": {
              "type": [
                "string",
                "null"
              ],
              "maxLength": 20,
              "pattern": "^[0-9]*$",
              "refers": {
                "to": "role"
              },
              "messages": {
                "length": "Choose a role from the list",
                "pattern": "Choose a role from the list"
              },
              "title": "Role",
              "default": null,
              "ui": {
                "widget": "role",
                "hideNames": [
                  "everyone"
                ],
                "unique": true
              }
            },
            "level": {
              "type": "string",
              "title": "What they may do",
              "default": "view",
              "enum": [
                "view",
                "edit"
              ],
              "messages": {
                "enum": "Choose what members with this role may do"
              },
              "ui": {
                "widget": "cards",
                "options": [
                  {
                    "value": "view",
                    "title": "View",
                    "help": "See the settings and their history."
                  },
                  {
                    "value": "edit",
                    "title": "Edit",
                    "help": "Change the settings as well."
                  }
                ]
              }
            },
            "all_modules": {
              "type": "boolean",
              "title": "All modules",
              "help": "On: every module, and those added later. Off: only the ones you choose.",
              "default": false,
              "ui": {
                "widget": "switch"
              }
            },
            "modules": {
              "type": "array",
              "title": "Modules",
              "default": [],
              "uniqueItems": true,
              "visible": "!item.all_modules",
              "messages": {
                "maxItems": "There are {maxItems} modules",
                "uniqueItems": "Each module can be in the list only once"
              },
              "ui": {
                "widget": "checks",
                "modules": "all",
                "options": [
                  {
                    "value": "customize",
                    "title": "Customize Bot"
                  },
                  {
                    "value": "welcomeLeave",
                    "title": "Welcome & Leave Messages"
                  },
                  {
                    "value": "serverBackup",
                    "title": "Server Backup"
                  },
                  {
                    "value": "reactRoles",
                    "title": "Reaction Roles"
                  },
                  {
                    "value": "inviteTracker",
                    "title": "Invite Tracker"
                  },
                  {
                    "value": "userVerification",
                    "title": "User Verification"
                  },
                  {
                    "value": "tempVoice",
                    "title": "Temporary Voice Channels"
                  },
                  {
                    "value": "economy",
                    "title": "Economy"
                  },
                  {
                    "value": "rewards",
                    "title": "Daily Rewards"
                  },
                  {
                    "value": "ranks",
                    "title": "Ranks"
                  },
                  {
                    "value": "shop",
                    "title": "Shop"
                  },
                  {
                    "value": "blackjack",
                    "title": "Blackjack"
                  },
                  {
                    "value": "lottery",
                    "title": "Lottery"
                  },
                  {
                    "value": "statistics",
                    "title": "Economy & Server Stats"
                  },
                  {
                    "value": "redditDelivery",
                    "title": "Reddit Delivery"
                  }
                ]
              },
              "maxItems": 15,
              "items": {
                "type": "string",
                "title": "",
                "default": "customize",
                "enum": [
                  "customize",
                  "welcomeLeave",
                  "serverBackup",
                  "reactRoles",
                  "inviteTracker",
                  "userVerification",
                  "tempVoice",
                  "economy",
                  "rewards",
                  "ranks",
                  "shop",
                  "blackjack",
                  "lottery",
                  "statistics",
                  "redditDelivery"
                ]
              }
            }
          }
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
    "status": {
      "texts": [
        {
          "text": "Speaks as {name}, and its commands start with {prefix}",
          "params": {
            "name": "self.bot_name",
            "prefix": "self.prefix"
          }
        }
      ]
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
        "help": "Who else can use these settings.",
        "fields": [
          "admin_modify",
          "role_access"
        ]
      }
    ]
  },
  "calls": {
    "reads": [
      "botAvatar",
      "roles"
    ],
    "onReadFailure": "empty",
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
      },
      {
        "id": "access",
        "fields": [
          "role_access"
        ],
        "load": {
          "path": "access/",
          "failure": "An error occurred while fetching data."
        },
        "save": {
          "path": "access/",
          "failure": "Failed to update the access of roles",
          "when": "changed"
        }
      }
    ],
    "order": "sequence",
    "success": "All settings updated successfully!",
    "denied": "You do not have permission to modify settings."
  },
  "rules": [
    {
      "each": "role_access",
      "rule": "chosen(item.role_id)",
      "at": "role_id",
      "message": "Choose the role that gets access"
    },
    {
      "each": "role_access",
      "rule": "item.all_modules || item.modules.size() > 0",
      "at": "modules",
      "message": "Choose at least one module"
    }
  ],
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
    "unavailable": "We can't load the server's roles and channels, so we can't check this choice. Try again in a minute.",
    "owner": "Only the server owner can change {title}"
  },
  "plans": [
    "free",
    "premium"
  ]
};
