// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {
      "verification_enabled": {
        "type": "boolean",
        "title": "Enable verification",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "auto_verification": {
        "type": "boolean",
        "title": "Verification type",
        "default": false,
        "ui": {
          "widget": "cards",
          "options": [
            {
              "value": false,
              "title": "Basic Verification",
              "help": "Members press a button to verify."
            },
            {
              "value": true,
              "title": "Auto Verification",
              "help": "The bot checks new members automatically.",
              "plan": "premium"
            }
          ]
        },
        "plans": {
          "free": {
            "locked": "default",
            "message": "Auto Verification is a premium feature"
          }
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
        "help": "Where the bot logs verifications.",
        "default": null,
        "ui": {
          "widget": "channel",
          "none": "Select channel"
        }
      },
      "verification_mode": {
        "type": "string",
        "title": "Mode",
        "default": "permissive",
        "enum": [
          "permissive",
          "restrictive"
        ],
        "messages": {
          "enum": "Choose Permissive or Restrictive"
        },
        "ui": {
          "widget": "cards",
          "options": [
            {
              "value": "permissive",
              "title": "Permissive",
              "help": "Everyone can read; the verified role unlocks the rest."
            },
            {
              "value": "restrictive",
              "title": "Restrictive",
              "help": "New members have a separate role until they are verified."
            }
          ]
        }
      },
      "unverified_role_id": {
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
          "reference.given": "Every new member could {ability}."
        },
        "title": "Unverified role",
        "help": "Assigned on joining, removed on verification.",
        "default": null,
        "visible": "self.verification_mode == 'restrictive'",
        "ui": {
          "widget": "role"
        }
      },
      "verified_role_id": {
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
          "reference.given": "Everyone who verifies could {ability}."
        },
        "title": "Verified role",
        "help": "Assigned on verification.",
        "default": null,
        "ui": {
          "widget": "role"
        }
      },
      "timeout_minutes": {
        "type": "integer",
        "title": "Timeout",
        "help": "How long a new member has to verify.",
        "default": 10,
        "minimum": 1,
        "maximum": 60,
        "messages": {
          "range": "The timeout must be between {minimum} and {maximum} minutes"
        },
        "ui": {
          "widget": "number",
          "unit": "minutes"
        },
        "plans": {
          "free": {
            "locked": "stored",
            "message": "The verification timeout is a premium feature"
          }
        }
      },
      "kick_on_timeout": {
        "type": "boolean",
        "title": "Kick on timeout",
        "help": "Remove members who did not verify in time.",
        "default": false,
        "ui": {
          "widget": "switch"
        },
        "plans": {
          "free": {
            "locked": "default",
            "message": "Kick on timeout is a premium feature"
          }
        }
      },
      "verification_instructions": {
        "type": "string",
        "title": "Instructions",
        "help": "Shown above the verify button.",
        "default": "Welcome! Press the button below to verify yourself and get access to the server.",
        "maxLength": 1900,
        "messages": {
          "length": "Instructions cannot exceed {maxLength} characters"
        },
        "ui": {
          "widget": "message",
          "warnAbove": 1700,
          "mentions": [
            "roles",
            "channels"
          ]
        }
      }
    }
  },
  "screen": {
    "title": "User Verification",
    "description": "New members confirm that they are human before they get full access.",
    "menu": {
      "group": "roles",
      "order": 30,
      "icon": "shield-check"
    },
    "status": {
      "enabled": "self.verification_enabled",
      "texts": [
        {
          "text": "Verified members get @{role}",
          "params": {
            "role": "titles.verified_role_id"
          }
        }
      ]
    },
    "saveBar": "prompt",
    "denied": "readOnly",
    "layout": [
      {
        "section": "general",
        "title": "Verification",
        "notice": {
          "plan": "premium",
          "title": "Premium Feature",
          "text": "Auto Verification is part of Premium. Basic Verification is free.",
          "action": {
            "label": "Upgrade to Premium",
            "to": "/premium"
          }
        },
        "fields": [
          "verification_enabled",
          "auto_verification",
          "log_channel_id"
        ]
      },
      {
        "section": "roles",
        "title": "Mode and roles",
        "help": "What members may do before and after they are verified.",
        "fields": [
          "verification_mode",
          "unverified_role_id",
          "verified_role_id"
        ]
      },
      {
        "section": "timeout",
        "title": "Time limit",
        "notice": {
          "plan": "premium",
          "title": "Premium Feature",
          "text": "The timeout and kicking on timeout are part of Premium. Upgrade this server to use them.",
          "action": {
            "label": "Upgrade to Premium",
            "to": "/premium"
          }
        },
        "fields": [
          "timeout_minutes",
          "kick_on_timeout"
        ]
      },
      {
        "section": "instructions",
        "fields": [
          "verification_instructions"
        ]
      },
      {
        "block": "commands",
        "title": "Commands",
        "items": [
          {
            "command": "/verify-setup",
            "description": "Posts the message with the verify button in a channel of your choice."
          }
        ]
      }
    ]
  },
  "calls": {
    "reads": [
      "roles",
      "channels"
    ],
    "documents": [
      {
        "id": "settings",
        "fields": [
          "verification_enabled",
          "log_channel_id",
          "verification_mode",
          "unverified_role_id",
          "verified_role_id",
          "verification_instructions",
          "timeout_minutes",
          "kick_on_timeout",
          "auto_verification"
        ],
        "load": {
          "path": "user-verification/",
          "failure": "Failed to load settings",
          "adds": [
            "is_premium"
          ]
        },
        "save": {
          "path": "user-verification/save/",
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
      "when": "self.verification_enabled && self.verification_mode == 'restrictive'",
      "rule": "chosen(self.unverified_role_id)",
      "at": "unverified_role_id",
      "message": "Please select a role for unverified members"
    },
    {
      "when": "self.verification_enabled",
      "rule": "chosen(self.log_channel_id)",
      "at": "log_channel_id",
      "message": "Please select a channel for verification"
    },
    {
      "when": "self.verification_enabled",
      "rule": "chosen(self.verified_role_id)",
      "at": "verified_role_id",
      "message": "Please select a role for verified members"
    },
    {
      "when": "self.verification_enabled && self.verification_mode == 'restrictive' && chosen(self.unverified_role_id) && chosen(self.verified_role_id)",
      "rule": "self.unverified_role_id != self.verified_role_id",
      "at": "unverified_role_id",
      "message": "Unverified and verified roles must be different"
    },
    {
      "when": "self.verification_enabled && self.verification_mode == 'restrictive' && isRole(self.unverified_role_id)",
      "rule": "!('ADMINISTRATOR' in role(self.unverified_role_id).permissions)",
      "at": "unverified_role_id",
      "message": "The unverified role cannot have administrator permissions"
    },
    {
      "when": "self.verification_enabled && self.verification_mode == 'restrictive' && isRole(self.unverified_role_id) && isRole(self.verified_role_id) && self.unverified_role_id != self.verified_role_id",
      "rule": "role(self.verified_role_id).position > role(self.unverified_role_id).position",
      "at": "verified_role_id",
      "message": "The verified role must be higher in hierarchy"
    },
    {
      "when": "self.verification_enabled && self.verification_mode == 'restrictive' && isRole(self.unverified_role_id) && !('ADMINISTRATOR' in role(self.unverified_role_id).permissions)",
      "rule": "!role(self.unverified_role_id).permissions.exists(p, p in ['KICK_MEMBERS', 'BAN_MEMBERS', 'MANAGE_CHANNELS', 'MANAGE_GUILD'])",
      "at": "unverified_role_id",
      "message": "The unverified role should have limited permissions"
    }
  ],
  "effects": [
    {
      "on": [
        "kick_on_timeout"
      ],
      "when": "self.kick_on_timeout",
      "set": {
        "timeout_minutes": "larger(self.timeout_minutes, limits.timeout_minutes.minimum)"
      }
    }
  ],
  "id": "userVerification",
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
