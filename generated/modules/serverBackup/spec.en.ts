// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {
      "backup_enabled": {
        "type": "boolean",
        "title": "Enable server backup",
        "default": false,
        "help": "Automatic backups run only while this is on.",
        "ui": {
          "widget": "switch"
        }
      },
      "backup_type": {
        "type": "string",
        "title": "Backup type",
        "default": "full",
        "enum": [
          "full",
          "settings",
          "roles",
          "channels"
        ],
        "messages": {
          "enum": "Choose what to back up"
        },
        "help": "What “Backup Now” and the automatic backups store.",
        "ui": {
          "widget": "select",
          "options": [
            {
              "value": "full",
              "title": "Full backup"
            },
            {
              "value": "settings",
              "title": "Settings of all modules"
            },
            {
              "value": "roles",
              "title": "Roles"
            },
            {
              "value": "channels",
              "title": "Channels"
            }
          ]
        }
      },
      "auto_backup_enabled": {
        "type": "boolean",
        "title": "Automatic backups",
        "default": false,
        "enabled": "self.backup_enabled",
        "disabledReason": "Turn on server backup first",
        "ui": {
          "widget": "switch"
        }
      },
      "backup_interval": {
        "type": "string",
        "title": "Backup interval",
        "default": "weekly",
        "enum": [
          "daily",
          "weekly",
          "monthly"
        ],
        "messages": {
          "enum": "Choose how often to back up"
        },
        "enabled": "self.backup_enabled && self.auto_backup_enabled",
        "disabledReason": "Turn on automatic backups first",
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
            },
            {
              "value": "monthly",
              "title": "Monthly"
            }
          ]
        }
      }
    }
  },
  "screen": {
    "title": "Server Backup",
    "description": "Copies of the server's setup, to restore if something goes wrong.",
    "menu": {
      "group": "general",
      "order": 95,
      "icon": "archive"
    },
    "status": {
      "enabled": "self.backup_enabled",
      "texts": [
        {
          "when": "self.auto_backup_enabled",
          "text": "Automatic backups: {interval}",
          "params": {
            "interval": "lower(titles.backup_interval)"
          }
        },
        {
          "text": "Backups are created manually"
        }
      ]
    },
    "saveBar": "prompt",
    "denied": "readOnly",
    "layout": [
      {
        "section": "general",
        "title": "Backups",
        "fields": [
          "backup_enabled",
          "backup_type"
        ]
      },
      {
        "section": "automatic",
        "title": "Schedule",
        "help": "Runs automatically at the same time (UTC) each day, week or month.",
        "fields": [
          "auto_backup_enabled",
          "backup_interval"
        ]
      },
      {
        "block": "entries",
        "title": "History",
        "help": "When the limit is reached, a new backup replaces the oldest one that is not kept.",
        "path": "backups/",
        "property": "backup_history",
        "failure": "Failed to load backup settings",
        "empty": "No backups yet.",
        "facts": [
          {
            "property": "last_backup_date",
            "title": "Last backup",
            "as": "time",
            "empty": "Never"
          },
          {
            "property": "next_backup_date",
            "title": "Next automatic backup",
            "as": "time",
            "empty": "Not planned"
          },
          {
            "property": "stored",
            "title": "Stored"
          }
        ],
        "columns": [
          {
            "property": "name",
            "title": "Name",
            "empty": "Backup"
          },
          {
            "property": "created_at",
            "title": "Created",
            "as": "time"
          },
          {
            "property": "type",
            "title": "Content",
            "as": "choice",
            "field": "backup_type"
          },
          {
            "property": "origin",
            "title": "Origin",
            "as": "case",
            "cases": [
              {
                "when": "item.origin == 'automatic'",
                "text": "Automatic"
              },
              {
                "text": "Manual"
              }
            ],
            "visible": "item.origin != null"
          },
          {
            "property": "kept",
            "title": "Protection",
            "as": "case",
            "cases": [
              {
                "text": "Kept",
                "tone": "success"
              }
            ],
            "visible": "item.kept == true"
          },
          {
            "property": "task",
            "title": "Bot",
            "visible": "item.task != null"
          }
        ],
        "create": {
          "label": "Backup Now",
          "path": "backups/",
          "body": {
            "type": "self.backup_type"
          },
          "success": "Backup created successfully!",
          "failure": "Failed to create backup"
        },
        "actions": [
          {
            "label": "Restore",
            "path": "backups/{id}/restore/",
            "confirm": {
              "title": "Restore this backup?",
              "text": "All modules return to their settings at the time of the backup. Roles and channels stay as they are. Unsaved changes on this screen are lost."
            },
            "preview": {
              "path": "backups/{id}/restore/",
              "refused": "refused",
              "lists": [
                {
                  "property": "changes",
                  "title": "What would change",
                  "empty": "The settings match the backup: nothing would change.",
                  "columns": [
                    {
                      "property": "title",
                      "title": "Setting"
                    },
                    {
                      "property": "before",
                      "title": "Now"
                    },
                    {
                      "property": "after",
                      "title": "In the backup"
                    }
                  ]
                },
                {
                  "property": "stopped",
                  "title": "Stops working",
                  "help": "These modules are on and need another one that the backup turns off.",
                  "columns": [
                    {
                      "property": "title",
                      "title": "Module"
                    },
                    {
                      "property": "message",
                      "title": "Why"
                    }
                  ]
                },
                {
                  "property": "left_out",
                  "title": "Not restored",
                  "help": "This stays as it is now, or is left out.",
                  "columns": [
                    {
                      "property": "title",
                      "title": "Setting"
                    },
                    {
                      "property": "message",
                      "title": "Why"
                    }
                  ]
                }
              ],
              "mapping": {
                "property": "missing",
                "as": "mapping",
                "title": "No longer usable",
                "help": "These are no longer in the server, or the bot cannot use them. Choose a replacement for each, or leave it out. If there is one of the same name, it is already selected.",
                "none": "Leave out"
              }
            },
            "success": "Backup restored successfully!",
            "failure": "Failed to restore backup",
            "visible": "item.type == 'full' || item.type == 'settings'"
          },
          {
            "label": "Restore",
            "path": "backups/{id}/restore-lists/",
            "visible": "item.type == 'roles' || item.type == 'channels'",
            "refreshes": "list",
            "confirm": {
              "title": "Restore roles and channels?",
              "text": "The bot restores the roles and channels of this backup. Settings stay as they are.",
              "destructive": false
            },
            "preview": {
              "path": "backups/{id}/restore-lists/",
              "refused": "refused",
              "lists": [
                {
                  "property": "differences",
                  "title": "What the bot would do",
                  "help": "The bot creates what is missing and reverts what has changed. It deletes nothing.",
                  "columns": [
                    {
                      "property": "title",
                      "title": "What"
                    },
                    {
                      "property": "before",
                      "title": "Now"
                    },
                    {
                      "property": "after",
                      "title": "In the backup"
                    }
                  ],
                  "empty": "Roles and channels match the backup: there is nothing to do."
                }
              ]
            },
            "success": "The bot has been asked to restore them. The list shows its progress.",
            "failure": "Failed to restore backup"
          },
          {
            "label": "Restore roles and channels",
            "path": "backups/{id}/restore-lists/",
            "visible": "item.type == 'full'",
            "refreshes": "list",
            "confirm": {
              "title": "Restore roles and channels?",
              "text": "The bot restores the roles and channels of this backup. Settings stay as they are.",
              "destructive": false
            },
            "preview": {
              "path": "backups/{id}/restore-lists/",
              "refused": "refused",
              "lists": [
                {
                  "property": "differences",
                  "title": "What the bot would do",
                  "help": "The bot creates what is missing and reverts what has changed. It deletes nothing.",
                  "columns": [
                    {
                      "property": "title",
                      "title": "What"
                    },
                    {
                      "property": "before",
                      "title": "Now"
                    },
                    {
                      "property": "after",
                      "title": "In the backup"
                    }
                  ],
                  "empty": "Roles and channels match the backup: there is nothing to do."
                }
              ]
            },
            "success": "The bot has been asked to restore them. The list shows its progress.",
            "failure": "Failed to restore backup"
          },
          {
            "label": "Rename",
            "path": "backups/{id}/",
            "refreshes": "list",
            "confirm": {
              "title": "Name this backup",
              "text": "A name helps you tell backups apart.",
              "destructive": false,
              "labels": {
                "yes": "Rename",
                "no": "Cancel"
              },
              "ask": {
                "name": "name",
                "title": "Name",
                "help": "Without a name, its contents are shown instead.",
                "maxLength": 60,
                "value": "own_name"
              }
            },
            "success": "Backup renamed",
            "failure": "Failed to change backup"
          },
          {
            "label": "Keep",
            "path": "backups/{id}/",
            "body": {
              "kept": "true"
            },
            "visible": "item.kept == false",
            "refreshes": "list",
            "success": "This backup is kept: newer ones will not replace it.",
            "failure": "Failed to change backup"
          },
          {
            "label": "Stop keeping",
            "path": "backups/{id}/",
            "body": {
              "kept": "false"
            },
            "visible": "item.kept == true",
            "refreshes": "list",
            "success": "Newer backups may replace this one again.",
            "failure": "Failed to change backup"
          }
        ],
        "refresh": {
          "while": "item.task_state == 'pending' || item.task_state == 'running'",
          "every": 3000
        }
      }
    ]
  },
  "requires": [
    {
      "plan": "premium",
      "notice": {
        "title": "Premium Feature - Server backup is available only for premium servers",
        "text": "Upgrade this server to keep copies of its settings, roles and channels.",
        "action": {
          "label": "Upgrade to Premium",
          "to": "/premium"
        }
      },
      "message": "Server backup is available only for premium servers"
    }
  ],
  "calls": {
    "reads": [
      "roles",
      "channels",
      "voiceChannels",
      "categories"
    ],
    "documents": [
      {
        "id": "settings",
        "fields": [
          "backup_enabled",
          "backup_type",
          "auto_backup_enabled",
          "backup_interval"
        ],
        "load": {
          "path": "backups/",
          "failure": "Failed to load backup settings"
        },
        "save": {
          "path": "backups/",
          "failure": "Failed to save settings"
        }
      }
    ],
    "order": "sequence",
    "success": "Settings saved successfully!",
    "denied": "You do not have permission to modify settings",
    "onReadFailure": "empty"
  },
  "rules": [],
  "effects": [],
  "id": "serverBackup",
  "language": "en",
  "standard": {
    "type": "{title} has a value of the wrong type",
    "enum": "{title} must be one of the available choices",
    "multipleOf": "{title} must be a multiple of {multipleOf}",
    "unknown": "'{name}' is not a setting. Remove it and save again.",
    "key": "'{name}' cannot be used as a key",
    "unavailable": "We can't load the server's roles and channels, so we can't check this choice. Try again in a minute."
  },
  "plans": [
    "free",
    "premium"
  ]
};
