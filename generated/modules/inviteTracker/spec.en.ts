// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {
      "invite_tracking_enabled": {
        "type": "boolean",
        "title": "Enable invite tracking",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "invite_log_channel_id": {
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
          "none": "Select channel"
        }
      },
      "invite_notification_template": {
        "type": "string",
        "title": "Message",
        "default": "{inviter} invited {user} using code {code}",
        "maxLength": 1900,
        "messages": {
          "length": "Notification message exceeds the {maxLength} character limit",
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
              "name": "inviter",
              "token": "{inviter}",
              "help": "Who sent the invite",
              "sample": "@Grace"
            },
            {
              "name": "user",
              "token": "{user}",
              "help": "Who joined",
              "sample": "@Ada"
            },
            {
              "name": "code",
              "token": "{code}",
              "help": "The code of the invite",
              "sample": "hX7kPq2"
            }
          ],
          "templates": [
            {
              "id": "default",
              "title": "Default",
              "text": "{inviter} invited {user} using code {code}"
            },
            {
              "id": "using",
              "title": "Joined using",
              "text": "{user} joined using {inviter}'s invite. Code: {code}"
            },
            {
              "id": "by",
              "title": "Invited by",
              "text": "{user} joined (Invited by: {inviter})"
            },
            {
              "id": "welcome",
              "title": "Welcome",
              "text": "Welcome {user}! You were invited by {inviter}."
            }
          ]
        }
      }
    }
  },
  "screen": {
    "title": "Invite Tracker",
    "description": "See who invited each new member.",
    "menu": {
      "group": "roles",
      "order": 20,
      "icon": "user-plus"
    },
    "status": {
      "enabled": "self.invite_tracking_enabled",
      "texts": [
        {
          "text": "Reports who invited whom in #{channel}",
          "params": {
            "channel": "titles.invite_log_channel_id"
          }
        }
      ]
    },
    "saveBar": "prompt",
    "denied": "readOnly",
    "layout": [
      {
        "section": "tracking",
        "title": "Invite tracking",
        "fields": [
          "invite_tracking_enabled",
          "invite_log_channel_id"
        ]
      },
      {
        "section": "message",
        "title": "Notification",
        "help": "Sent to the log channel when someone joins.",
        "fields": [
          "invite_notification_template"
        ]
      }
    ]
  },
  "requires": [
    {
      "plan": "premium",
      "notice": {
        "title": "Premium Feature",
        "text": "Invite tracking is part of Premium. Upgrade this server to see who brings new members.",
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
          "invite_tracking_enabled",
          "invite_log_channel_id",
          "invite_notification_template"
        ],
        "load": {
          "path": "invite-tracker/",
          "failure": "Failed to load settings",
          "nested": "settings",
          "adds": [
            "is_premium"
          ]
        },
        "save": {
          "path": "invite-tracker/",
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
      "when": "self.invite_tracking_enabled",
      "rule": "chosen(self.invite_log_channel_id)",
      "at": "invite_log_channel_id",
      "message": "Please choose a channel for your verification message"
    }
  ],
  "effects": [],
  "id": "inviteTracker",
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
