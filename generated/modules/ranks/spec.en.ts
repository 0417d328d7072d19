// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {
      "enabled": {
        "type": "boolean",
        "title": "Enable ranks",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "auto_assign": {
        "type": "boolean",
        "title": "Assign automatically",
        "default": true,
        "help": "The bot assigns a rank as soon as it is reached.",
        "ui": {
          "widget": "switch"
        }
      },
      "honor_keep_on_drop": {
        "type": "boolean",
        "title": "Keep ranks when the balance drops",
        "default": true,
        "help": "Members keep their rank when they spend their money.",
        "ui": {
          "widget": "switch"
        }
      },
      "dm_on_rank_up": {
        "type": "boolean",
        "title": "Direct message on rank up",
        "default": false,
        "help": "Members are notified in a direct message.",
        "ui": {
          "widget": "switch"
        }
      },
      "rank_up_message": {
        "type": "string",
        "title": "Rank-up message",
        "default": "Congratulations {user}! You have reached the rank {rank_name}!",
        "maxLength": 1900,
        "messages": {
          "length": "The rank-up message cannot exceed {maxLength} characters",
          "variable": "Adding this variable would exceed the {maxLength} character limit"
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
            "roles",
            "channels"
          ],
          "variables": [
            {
              "name": "user",
              "token": "{user}",
              "help": "Who was promoted",
              "sample": "@Ada"
            },
            {
              "name": "rank_name",
              "token": "{rank_name}",
              "help": "The new rank",
              "sample": "Knight",
              "live": {
                "value": "orElse(self.ranks[0].name, role(self.ranks[0].role_id).name)"
              }
            }
          ]
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
          "botNeeds": [
            "VIEW_CHANNEL",
            "CONNECT",
            "SEND_MESSAGES",
            "EMBED_LINKS"
          ]
        },
        "messages": {
          "length": "Choose a channel from the list",
          "pattern": "Choose a channel from the list"
        },
        "title": "Log channel",
        "default": null,
        "help": "Where promotions are announced.",
        "ui": {
          "widget": "channel",
          "none": "None"
        }
      },
      "ranks": {
        "type": "array",
        "title": "Ranks",
        "help": "Members hold the highest rank that they can afford.",
        "default": [],
        "maxItems": 20,
        "wire": {
          "as": "map",
          "key": "id"
        },
        "messages": {
          "maxItems": "Maximum {maxItems} ranks allowed"
        },
        "ui": {
          "widget": "items",
          "addLabel": "Add rank",
          "itemTitle": "New rank",
          "titleField": "name",
          "markField": "role_id",
          "summaryFields": [
            "role_id",
            "name",
            [
              "threshold",
              "use_primary_currency"
            ],
            "description"
          ],
          "summaryLayout": "columns",
          "sortBy": [
            "-use_primary_currency",
            "threshold"
          ],
          "setTogether": [
            "use_primary_currency"
          ],
          "empty": "Members move up as they earn. Make the first rank easy to reach, so that everybody has one soon.",
          "presets": [
            {
              "title": "Regular",
              "values": {
                "name": "Regular",
                "threshold": 500,
                "description": "Comes by often."
              }
            },
            {
              "title": "Veteran",
              "values": {
                "name": "Veteran",
                "threshold": 5000,
                "description": "Has been around for a long time."
              }
            }
          ],
          "idPrefix": "rank",
          "layout": [
            [
              "role_id",
              "name"
            ],
            [
              "threshold",
              "use_primary_currency"
            ],
            "description"
          ]
        },
        "items": {
          "type": "object",
          "title": "Rank",
          "default": {},
          "properties": {
            "id": {
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
                "reference.given": "Everyone who reaches this rank could {ability}."
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
            "name": {
              "type": "string",
              "title": "Name",
              "help": "If empty, the role's name is used.",
              "default": "",
              "maxLength": 100,
              "messages": {
                "length": "A rank's name cannot exceed {maxLength} characters"
              },
              "ui": {
                "widget": "text"
              }
            },
            "threshold": {
              "type": "number",
              "title": "Threshold",
              "help": "How much currency a member must have.",
              "default": 0,
              "minimum": 0,
              "maximum": 1000000000,
              "multipleOf": 0.01,
              "messages": {
                "minimum": "Threshold must be a positive number",
                "maximum": "A threshold cannot exceed {maximum}"
              },
              "ui": {
                "widget": "number",
                "step": 1,
                "clampBehavior": "none",
                "unitFrom": "item.use_primary_currency ? orElse(modules.economy.primary_currency_name, texts.primary) : orElse(modules.economy.secondary_currency_name, texts.secondary)",
                "unitEmojiFrom": "item.use_primary_currency ? modules.economy.primary_currency_emoji : modules.economy.secondary_currency_emoji"
              }
            },
            "use_primary_currency": {
              "type": "boolean",
              "title": "Currency",
              "params": {
                "primary": "orElse(modules.economy.primary_currency_name, texts.primary)",
                "secondary": "orElse(modules.economy.secondary_currency_name, texts.secondary)"
              },
              "default": true,
              "ui": {
                "widget": "cards",
                "options": [
                  {
                    "value": true,
                    "title": "{primary}",
                    "emojiFrom": "modules.economy.primary_currency_emoji"
                  },
                  {
                    "value": false,
                    "title": "{secondary}",
                    "emojiFrom": "modules.economy.secondary_currency_emoji",
                    "enabled": "modules.economy.use_secondary_currency",
                    "disabledReason": "The secondary currency is off"
                  }
                ]
              }
            },
            "description": {
              "type": "string",
              "title": "Description",
              "default": "",
              "maxLength": 200,
              "messages": {
                "length": "Description cannot exceed {maxLength} characters"
              },
              "ui": {
                "widget": "text"
              }
            }
          }
        }
      }
    }
  },
  "screen": {
    "title": "Ranks",
    "description": "Roles that members earn with their currency.",
    "menu": {
      "group": "economy",
      "order": 30,
      "icon": "medal"
    },
    "status": {
      "enabled": "self.enabled",
      "texts": [
        {
          "when": "size(self.ranks) > 0",
          "text": "{count, plural, one {# rank} other {# ranks}} to reach",
          "params": {
            "count": "size(self.ranks)"
          }
        },
        {
          "text": "On, but there are no ranks yet"
        }
      ]
    },
    "saveBar": "prompt",
    "denied": "readOnly",
    "layout": [
      {
        "section": "general",
        "title": "How ranks are given",
        "fields": [
          "enabled",
          "auto_assign",
          "honor_keep_on_drop",
          "dm_on_rank_up"
        ]
      },
      {
        "section": "message",
        "title": "When someone ranks up",
        "fields": [
          "rank_up_message",
          "log_channel_id"
        ]
      },
      {
        "section": "ranks",
        "fields": [
          "ranks"
        ]
      },
      {
        "block": "commands",
        "title": "Commands",
        "items": [
          {
            "command": "/rank",
            "description": "Shows your own rank."
          },
          {
            "command": "/rank show",
            "description": "Shows another member's rank."
          },
          {
            "command": "/rank list",
            "description": "Lists all ranks."
          },
          {
            "command": "/rank check",
            "description": "Recalculates everyone's rank.",
            "badge": "Admin"
          }
        ]
      }
    ]
  },
  "texts": {
    "primary": "Coins",
    "secondary": "Gems"
  },
  "requires": [
    {
      "plan": "premium",
      "notice": {
        "title": "Premium Feature",
        "text": "Ranks are part of Premium. Upgrade this server to reward its most active members.",
        "action": {
          "label": "Upgrade to Premium",
          "to": "/premium"
        }
      },
      "message": "This feature requires a premium subscription"
    },
    {
      "rule": "modules.economy.currency_system_enabled",
      "notice": {
        "title": "Economy System Required",
        "text": "Ranks are earned with the server's own currency. Turn on the economy first.",
        "action": {
          "label": "Economy Settings",
          "to": "/configure/{guildId}/economy"
        }
      },
      "message": "Economy System must be enabled to use the Ranks System"
    }
  ],
  "calls": {
    "reads": [
      "botAvatar",
      "roles",
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
          "ranks",
          "auto_assign",
          "log_channel_id",
          "rank_up_message",
          "dm_on_rank_up",
          "honor_keep_on_drop"
        ],
        "load": {
          "path": "ranks/config/",
          "failure": "Failed to load settings"
        },
        "save": {
          "path": "ranks/config/",
          "failure": "Failed to save settings",
          "constants": {
            "replace_lower_ranks": true
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
      "each": "ranks",
      "rule": "chosen(item.role_id)",
      "at": "role_id",
      "message": "Please select a role"
    },
    {
      "each": "ranks",
      "when": "item.use_primary_currency",
      "rule": "size(self.ranks.filter(r, r.use_primary_currency == item.use_primary_currency && r.threshold == item.threshold)) <= 1",
      "at": "threshold",
      "message": "A rank with threshold {n} for primary currency already exists",
      "params": {
        "n": "item.threshold"
      }
    },
    {
      "each": "ranks",
      "when": "!item.use_primary_currency",
      "rule": "size(self.ranks.filter(r, r.use_primary_currency == item.use_primary_currency && r.threshold == item.threshold)) <= 1",
      "at": "threshold",
      "message": "A rank with threshold {n} for secondary currency already exists",
      "params": {
        "n": "item.threshold"
      }
    },
    {
      "each": "ranks",
      "when": "isRole(item.role_id)",
      "rule": "size(self.ranks.filter(r, r.role_id == item.role_id)) <= 1",
      "at": "role_id",
      "message": "{role} is already assigned to another rank. Each role can only be used once.",
      "params": {
        "role": "role(item.role_id).name"
      }
    }
  ],
  "effects": [
    {
      "each": "ranks",
      "on": [
        "done"
      ],
      "when": "size(trim(item.name)) == 0 && isRole(item.role_id)",
      "set": {
        "name": "role(item.role_id).name"
      }
    }
  ],
  "id": "ranks",
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
    "reference.channel": "This channel is no longer in the server. Choose another one.",
    "reference.channel.permissions": "The bot lacks permissions in this channel: {permissions}. Grant them to the bot in the channel's settings, or choose another channel.",
    "permission.VIEW_CHANNEL": "View Channel",
    "permission.SEND_MESSAGES": "Send Messages",
    "permission.EMBED_LINKS": "Embed Links",
    "permission.CONNECT": "Connect",
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
