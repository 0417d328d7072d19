// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {
      "enabled": {
        "type": "boolean",
        "title": "Enable temporary voice channels",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "hub_channel_id": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20,
        "pattern": "^[0-9]*$",
        "refers": {
          "to": "voiceChannel",
          "botNeeds": [
            "VIEW_CHANNEL",
            "CONNECT",
            "MOVE_MEMBERS",
            "MANAGE_CHANNELS"
          ]
        },
        "messages": {
          "length": "Choose a voice channel from the list",
          "pattern": "Choose a voice channel from the list"
        },
        "title": "Hub voice channel",
        "default": null,
        "help": "Members who join it get a channel of their own.",
        "ui": {
          "widget": "channel",
          "none": "Select channel"
        }
      },
      "parent_category_id": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20,
        "pattern": "^[0-9]*$",
        "refers": {
          "to": "category",
          "botNeeds": [
            "VIEW_CHANNEL",
            "CONNECT",
            "MOVE_MEMBERS",
            "MANAGE_CHANNELS"
          ]
        },
        "messages": {
          "length": "Choose a category from the list",
          "pattern": "Choose a category from the list"
        },
        "title": "Parent category",
        "default": null,
        "help": "New channels are created in this category. Without one, they are created next to the hub.",
        "ui": {
          "widget": "channel",
          "none": "No category"
        }
      },
      "channel_name_template": {
        "type": "string",
        "title": "Default channel name",
        "default": "${username}'s channel",
        "maxLength": 32,
        "help": "The bot fills in ${username}, ${tag} and ${count}.",
        "messages": {
          "length": "A name template cannot exceed {maxLength} characters"
        },
        "ui": {
          "widget": "text",
          "variables": [
            {
              "name": "username",
              "token": "${username}",
              "help": "The name of the member"
            },
            {
              "name": "tag",
              "token": "${tag}",
              "help": "The member's tag"
            },
            {
              "name": "count",
              "token": "${count}",
              "help": "The number of the channel"
            }
          ]
        }
      },
      "user_limit": {
        "type": "integer",
        "title": "Default user limit",
        "default": 0,
        "minimum": 0,
        "maximum": 99,
        "help": "0 means no limit.",
        "messages": {
          "range": "The user limit must be between {minimum} and {maximum}"
        },
        "ui": {
          "widget": "number",
          "unit": "members"
        }
      },
      "max_server_channels": {
        "type": "integer",
        "title": "Maximum server channels",
        "default": 20,
        "minimum": 5,
        "maximum": 100,
        "help": "From {minimum} to {maximum}.",
        "messages": {
          "range": "A server can have {minimum} to {maximum} temporary channels"
        },
        "ui": {
          "widget": "number"
        },
        "plans": {
          "free": {
            "maximum": 50,
            "hint": "Upgrade to Premium for higher limits: up to {maximum} channels."
          }
        }
      },
      "permission_mode": {
        "type": "string",
        "title": "Permission mode",
        "default": "everyone",
        "enum": [
          "everyone",
          "creator",
          "custom"
        ],
        "messages": {
          "enum": "Choose one of the available options"
        },
        "ui": {
          "widget": "cards",
          "options": [
            {
              "value": "everyone",
              "title": "Everyone"
            },
            {
              "value": "creator",
              "title": "Creator only"
            },
            {
              "value": "custom",
              "title": "Custom"
            }
          ]
        }
      },
      "custom_enabled": {
        "type": "boolean",
        "title": "Custom permissions",
        "default": false,
        "wire": {
          "path": "custom_permissions.enabled"
        }
      },
      "custom_rules": {
        "type": "array",
        "title": "Custom permissions",
        "default": [],
        "maxItems": 10,
        "visible": "self.permission_mode == 'custom'",
        "wire": {
          "path": "custom_permissions.permissions"
        },
        "messages": {
          "maxItems": "Maximum {maxItems} custom permissions allowed"
        },
        "ui": {
          "widget": "rows",
          "addLabel": "Add permission",
          "empty": "Add a role, and choose whether its members may join.",
          "presets": [
            {
              "title": "A role that may join",
              "values": {
                "allow": true
              }
            },
            {
              "title": "A role that may not",
              "values": {
                "allow": false
              }
            }
          ]
        },
        "items": {
          "type": "object",
          "title": "Permission",
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
                "unique": true
              },
              "wire": {
                "path": "roleId"
              }
            },
            "allow": {
              "type": "boolean",
              "title": "May join",
              "default": true,
              "ui": {
                "widget": "cards",
                "options": [
                  {
                    "value": true,
                    "title": "Allow"
                  },
                  {
                    "value": false,
                    "title": "Deny"
                  }
                ]
              }
            }
          }
        }
      },
      "templates": {
        "type": "array",
        "title": "Templates",
        "default": [],
        "maxItems": 10,
        "messages": {
          "maxItems": "Maximum {maxItems} templates allowed"
        },
        "ui": {
          "widget": "rows",
          "addLabel": "Add template",
          "reorderable": true,
          "empty": "Names that members can give their channel without typing. Pick one of these, or write your own.",
          "presets": [
            {
              "title": "Gaming",
              "unique": "name",
              "values": {
                "name": "Gaming",
                "template": "🎮 ${username}'s game"
              }
            },
            {
              "title": "Music",
              "unique": "name",
              "values": {
                "name": "Music",
                "template": "🎵 ${username}'s music"
              }
            },
            {
              "title": "Chill",
              "unique": "name",
              "values": {
                "name": "Chill",
                "template": "😌 ${username}'s lounge"
              }
            },
            {
              "title": "Study",
              "unique": "name",
              "values": {
                "name": "Study",
                "template": "📚 Study room ${count}"
              }
            },
            {
              "title": "Movie Night",
              "unique": "name",
              "values": {
                "name": "Movie Night",
                "template": "🎬 Movie night ${count}"
              }
            }
          ]
        },
        "plans": {
          "free": {
            "maxItems": 5,
            "hint": "Upgrade to Premium for higher limits: up to {maxItems} templates."
          }
        },
        "items": {
          "type": "object",
          "title": "Template",
          "default": {},
          "properties": {
            "name": {
              "type": "string",
              "title": "Name",
              "default": "",
              "maxLength": 20,
              "messages": {
                "length": "A template's name cannot exceed {maxLength} characters"
              },
              "ui": {
                "widget": "text"
              }
            },
            "template": {
              "type": "string",
              "title": "Name template",
              "default": "",
              "maxLength": 32,
              "messages": {
                "length": "A name template cannot exceed {maxLength} characters"
              },
              "ui": {
                "widget": "text",
                "variables": [
                  {
                    "name": "username",
                    "token": "${username}",
                    "help": "The name of the member"
                  },
                  {
                    "name": "tag",
                    "token": "${tag}",
                    "help": "The member's tag"
                  },
                  {
                    "name": "count",
                    "token": "${count}",
                    "help": "The number of the channel"
                  }
                ]
              }
            }
          }
        }
      },
      "channel_creation_limit": {
        "type": "integer",
        "title": "Channels per member",
        "readOnly": true,
        "default": 1,
        "minimum": 1,
        "maximum": 5,
        "messages": {
          "range": "A member can have {minimum} to {maximum} channels"
        }
      }
    }
  },
  "screen": {
    "title": "Temporary Voice Channels",
    "description": "Anyone who joins the hub gets a voice channel of their own.",
    "menu": {
      "group": "voice",
      "order": 10,
      "icon": "mic"
    },
    "status": {
      "enabled": "self.enabled",
      "texts": [
        {
          "text": "Whoever joins {channel} gets a voice channel",
          "params": {
            "channel": "titles.hub_channel_id"
          }
        }
      ]
    },
    "saveBar": "prompt",
    "denied": "readOnly",
    "layout": [
      {
        "section": "general",
        "fields": [
          "enabled"
        ]
      },
      {
        "tabs": "parts",
        "panels": [
          {
            "panel": "settings",
            "title": "Settings",
            "layout": [
              {
                "section": "channels",
                "title": "Channels",
                "fields": [
                  [
                    "hub_channel_id",
                    "parent_category_id"
                  ],
                  [
                    "channel_name_template",
                    "user_limit"
                  ],
                  "max_server_channels"
                ]
              },
              {
                "section": "permissions",
                "title": "Permissions",
                "help": "Who may join a new channel.",
                "fields": [
                  "permission_mode",
                  "custom_rules"
                ]
              }
            ]
          },
          {
            "panel": "templates",
            "title": "Templates",
            "layout": [
              {
                "section": "templates",
                "title": "Channel templates",
                "help": "Members choose one of these names for their channel.",
                "fields": [
                  "templates"
                ]
              }
            ]
          }
        ]
      },
      {
        "block": "commands",
        "title": "Commands",
        "items": [
          {
            "command": "/voice-cleanup",
            "description": "Removes unused temporary channels."
          },
          {
            "command": "/voice-limit",
            "description": "Changes the user limit."
          },
          {
            "command": "/voice-name",
            "description": "Changes the name of the channel."
          },
          {
            "command": "/voice-lock",
            "description": "Closes the channel to others."
          },
          {
            "command": "/voice-unlock",
            "description": "Opens the channel again."
          },
          {
            "command": "/voice-invite",
            "description": "Lets someone into a closed channel."
          },
          {
            "command": "/voice-claim",
            "description": "Takes over a channel whose owner has left."
          },
          {
            "command": "/voice-templates",
            "description": "Lists the templates."
          }
        ]
      }
    ]
  },
  "calls": {
    "reads": [
      "voiceChannels",
      "categories",
      "roles"
    ],
    "documents": [
      {
        "id": "settings",
        "fields": [
          "enabled",
          "parent_category_id",
          "hub_channel_id",
          "channel_name_template",
          "user_limit",
          "max_server_channels",
          "permission_mode",
          "custom_enabled",
          "custom_rules",
          "templates",
          "channel_creation_limit"
        ],
        "load": {
          "path": "temporary-voice/",
          "failure": "Failed to load settings"
        },
        "save": {
          "path": "temporary-voice/save/",
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
      "when": "self.enabled",
      "rule": "chosen(self.hub_channel_id)",
      "at": "hub_channel_id",
      "message": "Please select a hub voice channel"
    },
    {
      "when": "self.enabled",
      "rule": "size(trim(self.channel_name_template)) > 0",
      "at": "channel_name_template",
      "message": "Please provide a channel name template"
    },
    {
      "each": "custom_rules",
      "when": "self.enabled && self.permission_mode == 'custom'",
      "rule": "chosen(item.role_id)",
      "at": "role_id",
      "message": "Please select a role for all custom permissions"
    },
    {
      "each": "templates",
      "when": "self.enabled",
      "rule": "size(trim(item.name)) > 0",
      "at": "name",
      "message": "Please provide a name and template for all channel templates"
    },
    {
      "each": "templates",
      "when": "self.enabled",
      "rule": "size(trim(item.template)) > 0",
      "at": "template",
      "message": "Please provide a name and template for all channel templates"
    }
  ],
  "effects": [
    {
      "on": [
        "save",
        "permission_mode"
      ],
      "set": {
        "custom_enabled": "self.permission_mode == 'custom'"
      }
    }
  ],
  "id": "tempVoice",
  "language": "en",
  "standard": {
    "type": "{title} has a value of the wrong type",
    "enum": "{title} must be one of the available choices",
    "multipleOf": "{title} must be a multiple of {multipleOf}",
    "unknown": "'{name}' is not a setting. Remove it and save again.",
    "key": "'{name}' cannot be used as a key",
    "reference.role": "This role is no longer in the server. Choose another one.",
    "reference.voiceChannel": "This voice channel is no longer in the server. Choose another one.",
    "reference.category": "This category is no longer in the server. Choose another one.",
    "reference.voiceChannel.permissions": "The bot lacks permissions in this voice channel: {permissions}. Grant them to the bot in the channel's settings, or choose another channel.",
    "reference.category.permissions": "The bot lacks permissions in this category: {permissions}. Grant them to the bot in the category's settings, or choose another category.",
    "permission.VIEW_CHANNEL": "View Channel",
    "permission.CONNECT": "Connect",
    "permission.MOVE_MEMBERS": "Move Members",
    "permission.MANAGE_CHANNELS": "Manage Channels",
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
