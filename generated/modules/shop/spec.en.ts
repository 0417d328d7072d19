// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {
      "enabled": {
        "type": "boolean",
        "title": "Enable the shop",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "message": {
        "type": "string",
        "title": "Shop message",
        "help": "Shown above the items.",
        "default": "",
        "maxLength": 1900,
        "messages": {
          "length": "The shop message cannot exceed {maxLength} characters"
        },
        "ui": {
          "widget": "message",
          "warnAbove": 1700,
          "mentions": [
            "roles",
            "channels"
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
        "title": "Transaction log",
        "help": "Where the bot logs purchases.",
        "default": null,
        "ui": {
          "widget": "channel",
          "none": "None - Disable logging"
        }
      },
      "items": {
        "type": "array",
        "title": "Items",
        "help": "What members can buy, in this order.",
        "default": [],
        "maxItems": 50,
        "wire": {
          "as": "map",
          "key": "id"
        },
        "messages": {
          "maxItems": "Maximum {maxItems} items allowed"
        },
        "ui": {
          "widget": "items",
          "addLabel": "Add item",
          "itemTitle": "New item",
          "titleField": "name",
          "markField": "role_id",
          "summaryFields": [
            "type",
            [
              "price",
              "use_primary_currency"
            ]
          ],
          "setTogether": [
            "price",
            "use_primary_currency"
          ],
          "reorderable": true,
          "empty": "Members spend what they earn here. Many shops start with a VIP role and a name color.",
          "presets": [
            {
              "title": "VIP role",
              "values": {
                "type": "role",
                "price": 500,
                "description": "A role of your own, and a place further up in the member list."
              }
            },
            {
              "title": "Name color",
              "values": {
                "type": "color_role",
                "price": 150,
                "description": "Your name in a color that stands out."
              }
            }
          ],
          "idPrefix": "item",
          "layout": [
            [
              "type",
              "role_id"
            ],
            "previous_role_id",
            [
              "name",
              "exchange_amount"
            ],
            [
              "price",
              "use_primary_currency"
            ],
            "description"
          ]
        },
        "items": {
          "type": "object",
          "title": "Item",
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
            "type": {
              "type": "string",
              "title": "Type",
              "default": "role",
              "enum": [
                "role",
                "color_role",
                "rank_role",
                "exchange"
              ],
              "messages": {
                "enum": "Choose what the item is"
              },
              "ui": {
                "widget": "select",
                "options": [
                  {
                    "value": "role",
                    "title": "Role"
                  },
                  {
                    "value": "color_role",
                    "title": "Color role"
                  },
                  {
                    "value": "rank_role",
                    "title": "Rank role"
                  },
                  {
                    "value": "exchange",
                    "title": "Currency exchange"
                  }
                ]
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
                "reference.given": "Everyone who buys this item could {ability}."
              },
              "title": "Role",
              "help": "What the buyer gets.",
              "default": null,
              "visible": "item.type != 'exchange'",
              "ui": {
                "widget": "role",
                "hideNames": [
                  "bot",
                  "everyone",
                  "lra"
                ]
              }
            },
            "previous_role_id": {
              "type": [
                "string",
                "null"
              ],
              "maxLength": 20,
              "pattern": "^[0-9]*$",
              "refers": {
                "to": "role",
                "assignable": true,
                "onlyRemoved": true
              },
              "messages": {
                "length": "Choose a role from the list",
                "pattern": "Choose a role from the list"
              },
              "title": "Previous role",
              "help": "Removed when the new rank is bought. Leave empty if there is none.",
              "default": null,
              "visible": "item.type == 'rank_role'",
              "ui": {
                "widget": "role",
                "hideNames": [
                  "bot",
                  "everyone",
                  "lra"
                ]
              }
            },
            "name": {
              "type": "string",
              "title": "Name",
              "default": "",
              "maxLength": 100,
              "visible": "item.type == 'exchange'",
              "messages": {
                "length": "An item's name cannot exceed {maxLength} characters"
              },
              "ui": {
                "widget": "text"
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
                "widget": "message"
              }
            },
            "use_primary_currency": {
              "type": "boolean",
              "title": "Paid in",
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
            "price": {
              "type": "number",
              "title": "Price",
              "default": 10,
              "exclusiveMinimum": 0,
              "maximum": 1000000000,
              "multipleOf": 0.01,
              "messages": {
                "exclusiveMinimum": "Price must be greater than {exclusiveMinimum}",
                "maximum": "Price cannot exceed {maximum}"
              },
              "ui": {
                "widget": "number",
                "softMinimum": 1,
                "step": 1,
                "unitFrom": "item.use_primary_currency ? orElse(modules.economy.primary_currency_name, texts.primary) : orElse(modules.economy.secondary_currency_name, texts.secondary)",
                "unitEmojiFrom": "item.use_primary_currency ? modules.economy.primary_currency_emoji : modules.economy.secondary_currency_emoji"
              }
            },
            "exchange_amount": {
              "type": "number",
              "title": "Exchange amount",
              "default": 1,
              "exclusiveMinimum": 0,
              "maximum": 1000000000,
              "multipleOf": 0.01,
              "visible": "item.type == 'exchange'",
              "help": "How much of the other currency the buyer gets.",
              "messages": {
                "exclusiveMinimum": "Exchange amount must be greater than {exclusiveMinimum}",
                "maximum": "Exchange amount cannot exceed {maximum}"
              },
              "ui": {
                "widget": "number",
                "softMinimum": 1,
                "step": 1,
                "unitFrom": "item.use_primary_currency ? orElse(modules.economy.secondary_currency_name, texts.secondary) : orElse(modules.economy.primary_currency_name, texts.primary)",
                "unitEmojiFrom": "item.use_primary_currency ? modules.economy.secondary_currency_emoji : modules.economy.primary_currency_emoji"
              }
            }
          }
        }
      }
    }
  },
  "screen": {
    "title": "Shop",
    "description": "Sell roles, ranks and currency to your members.",
    "menu": {
      "group": "economy",
      "order": 40,
      "icon": "store"
    },
    "status": {
      "enabled": "self.enabled",
      "texts": [
        {
          "when": "size(self.items) > 0",
          "text": "{count, plural, one {# item} other {# items}} for sale",
          "params": {
            "count": "size(self.items)"
          }
        },
        {
          "text": "Open, but nothing is for sale yet"
        }
      ]
    },
    "saveBar": "prompt",
    "denied": "readOnly",
    "layout": [
      {
        "section": "general",
        "title": "Message and log",
        "fields": [
          "enabled",
          "message",
          "log_channel_id"
        ]
      },
      {
        "section": "items",
        "fields": [
          "items"
        ]
      }
    ]
  },
  "texts": {
    "primary": "Coins",
    "secondary": "Gems",
    "exchange": "Exchange"
  },
  "requires": [
    {
      "plan": "premium",
      "notice": {
        "title": "Premium Feature",
        "text": "The shop is part of Premium. Upgrade this server to sell roles and ranks to its members.",
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
        "text": "The shop uses the server's own currency. Turn on the economy first.",
        "action": {
          "label": "Economy Settings",
          "to": "/configure/{guildId}/economy"
        }
      },
      "message": "Economy System must be enabled to use the Shop System"
    }
  ],
  "calls": {
    "reads": [
      "roles",
      "channels"
    ],
    "uses": [
      {
        "module": "economy",
        "document": "currency"
      }
    ],
    "documents": [
      {
        "id": "settings",
        "fields": [
          "enabled",
          "items",
          "message",
          "log_channel_id"
        ],
        "load": {
          "path": "shop/config/",
          "failure": "Failed to load settings",
          "onFailure": "defaults",
          "adds": [
            "is_premium"
          ]
        },
        "save": {
          "path": "shop/config/",
          "failure": "Failed to save settings"
        }
      }
    ],
    "order": "sequence",
    "success": "Shop settings saved successfully!",
    "denied": "You do not have permission to modify settings"
  },
  "rules": [
    {
      "each": "items",
      "when": "item.type != 'exchange'",
      "rule": "chosen(item.role_id)",
      "at": "role_id",
      "message": "Please select a role"
    },
    {
      "each": "items",
      "when": "item.type == 'exchange'",
      "rule": "modules.economy.use_secondary_currency",
      "at": "type",
      "message": "Secondary currency must be enabled to use exchange"
    },
    {
      "each": "items",
      "when": "item.type == 'rank_role' && chosen(item.previous_role_id)",
      "rule": "item.previous_role_id != item.role_id",
      "at": "previous_role_id",
      "message": "The previous role must differ from the role on sale"
    }
  ],
  "effects": [
    {
      "each": "items",
      "on": [
        "type"
      ],
      "when": "item.type != 'rank_role'",
      "set": {
        "previous_role_id": "none()"
      }
    },
    {
      "each": "items",
      "on": [
        "type"
      ],
      "when": "item.type == 'exchange'",
      "set": {
        "name": "(item.use_primary_currency ? orElse(modules.economy.secondary_currency_name, texts.secondary) : orElse(modules.economy.primary_currency_name, texts.primary)) + ' ' + texts.exchange"
      }
    },
    {
      "each": "items",
      "on": [
        "use_primary_currency",
        "done"
      ],
      "when": "item.type == 'exchange' && (size(trim(item.name)) == 0 || item.name.endsWith(' ' + texts.exchange))",
      "set": {
        "name": "(item.use_primary_currency ? orElse(modules.economy.secondary_currency_name, texts.secondary) : orElse(modules.economy.primary_currency_name, texts.primary)) + ' ' + texts.exchange"
      }
    },
    {
      "each": "items",
      "on": [
        "type",
        "role_id",
        "done"
      ],
      "when": "item.type != 'exchange' && isRole(item.role_id)",
      "set": {
        "name": "role(item.role_id).name"
      }
    }
  ],
  "id": "shop",
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
