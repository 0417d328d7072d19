// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {
      "enabled": {
        "type": "boolean",
        "title": "Enable Reddit delivery",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "channel_id": {
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
        "title": "Target channel",
        "default": null,
        "ui": {
          "widget": "channel",
          "none": "Select channel"
        }
      },
      "sources": {
        "type": "array",
        "title": "Subreddits",
        "default": [
          "memes",
          "dankmemes",
          "wholesomememes"
        ],
        "maxItems": 25,
        "uniqueItems": "ignoreCase",
        "messages": {
          "maxItems": "Maximum {maxItems} subreddits allowed",
          "uniqueItems": "Each subreddit can be in the list only once"
        },
        "ui": {
          "widget": "tags",
          "placeholder": "memes"
        },
        "items": {
          "type": "string",
          "title": "Subreddit",
          "default": "",
          "minLength": 2,
          "maxLength": 21,
          "pattern": "^[A-Za-z0-9_]+$",
          "normalize": [
            "^\\s*(?:https?://)?(?:[a-z]+\\.)?reddit\\.com/r/([a-z0-9_]+)(?:[/?#]\\S*)?\\s*$",
            "^\\s*/?r/([a-z0-9_]+)(?:[/?#]\\S*)?\\s*$"
          ],
          "messages": {
            "length": "A subreddit name must have {minLength} to {maxLength} characters",
            "pattern": "A subreddit name can contain only letters, digits and _"
          }
        }
      },
      "feed_type": {
        "type": "string",
        "title": "Feed type",
        "default": "hot",
        "enum": [
          "hot",
          "new",
          "top",
          "rising"
        ],
        "messages": {
          "enum": "Choose one of the available options"
        },
        "ui": {
          "widget": "select",
          "options": [
            {
              "value": "hot",
              "title": "Hot"
            },
            {
              "value": "new",
              "title": "New"
            },
            {
              "value": "top",
              "title": "Top"
            },
            {
              "value": "rising",
              "title": "Rising"
            }
          ]
        }
      },
      "schedule_type": {
        "type": "string",
        "title": "Schedule type",
        "default": "interval",
        "enum": [
          "interval",
          "manual"
        ],
        "help": "Manual: only when someone uses the bot's command.",
        "messages": {
          "enum": "Choose one of the available options"
        },
        "ui": {
          "widget": "select",
          "options": [
            {
              "value": "interval",
              "title": "At an interval"
            },
            {
              "value": "manual",
              "title": "Manual"
            }
          ]
        }
      },
      "schedule_time": {
        "type": "string",
        "title": "Starts at",
        "default": "00:00",
        "maxLength": 5,
        "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$",
        "enabled": "self.schedule_type == 'interval'",
        "disabledReason": "A manual delivery has no schedule",
        "messages": {
          "length": "Enter a time like 18:30",
          "pattern": "Enter a time like 18:30"
        },
        "ui": {
          "widget": "time"
        }
      },
      "schedule_interval": {
        "type": "integer",
        "title": "Interval",
        "default": 60,
        "enum": [
          30,
          60,
          120,
          180,
          360,
          720,
          1440
        ],
        "enabled": "self.schedule_type == 'interval'",
        "disabledReason": "A manual delivery has no schedule",
        "messages": {
          "enum": "Choose one of the available options"
        },
        "ui": {
          "widget": "select",
          "options": [
            {
              "value": 30,
              "title": "30 minutes"
            },
            {
              "value": 60,
              "title": "1 hour"
            },
            {
              "value": 120,
              "title": "2 hours"
            },
            {
              "value": 180,
              "title": "3 hours"
            },
            {
              "value": 360,
              "title": "6 hours"
            },
            {
              "value": 720,
              "title": "12 hours"
            },
            {
              "value": 1440,
              "title": "1 day"
            }
          ]
        }
      },
      "schedule_days": {
        "type": "array",
        "title": "Days",
        "default": [
          1,
          2,
          3,
          4,
          5,
          6,
          7
        ],
        "maxItems": 7,
        "uniqueItems": true,
        "messages": {
          "maxItems": "A week has {maxItems} days",
          "uniqueItems": "Each day can be in the list only once"
        },
        "ui": {
          "widget": "checks",
          "compact": true,
          "options": [
            {
              "value": 1,
              "title": "Mon"
            },
            {
              "value": 2,
              "title": "Tue"
            },
            {
              "value": 3,
              "title": "Wed"
            },
            {
              "value": 4,
              "title": "Thu"
            },
            {
              "value": 5,
              "title": "Fri"
            },
            {
              "value": 6,
              "title": "Sat"
            },
            {
              "value": 7,
              "title": "Sun"
            }
          ]
        },
        "items": {
          "type": "integer",
          "title": "Day",
          "default": 1,
          "enum": [
            1,
            2,
            3,
            4,
            5,
            6,
            7
          ],
          "messages": {
            "enum": "A day must be a number from 1 (Monday) to 7 (Sunday)"
          }
        }
      },
      "max_posts_per_day": {
        "type": "integer",
        "title": "Posts per day",
        "default": 20,
        "minimum": 1,
        "maximum": 20,
        "messages": {
          "range": "Posts per day must be between {minimum} and {maximum}"
        },
        "ui": {
          "widget": "number"
        }
      },
      "min_upvotes": {
        "type": "integer",
        "title": "Minimum upvotes",
        "default": 100,
        "minimum": 0,
        "maximum": 1000000,
        "messages": {
          "range": "Minimum upvotes must be between {minimum} and {maximum}"
        },
        "ui": {
          "widget": "number"
        }
      },
      "allow_nsfw": {
        "type": "boolean",
        "title": "Allow NSFW posts",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "media_types": {
        "type": "array",
        "title": "Media types",
        "default": [
          "image",
          "gif",
          "video",
          "text",
          "link"
        ],
        "maxItems": 5,
        "uniqueItems": true,
        "messages": {
          "maxItems": "There are {maxItems} media types",
          "uniqueItems": "Each media type can be in the list only once"
        },
        "ui": {
          "widget": "checks",
          "options": [
            {
              "value": "image",
              "title": "Images"
            },
            {
              "value": "gif",
              "title": "GIFs"
            },
            {
              "value": "video",
              "title": "Videos"
            },
            {
              "value": "text",
              "title": "Text posts"
            },
            {
              "value": "link",
              "title": "Links"
            }
          ]
        },
        "items": {
          "type": "string",
          "title": "Media type",
          "default": "image",
          "enum": [
            "image",
            "gif",
            "video",
            "text",
            "link"
          ],
          "messages": {
            "enum": "Choose one of the media types"
          }
        }
      },
      "blacklist_keywords": {
        "type": "array",
        "title": "Blocked keywords",
        "default": [],
        "maxItems": 100,
        "uniqueItems": "ignoreCase",
        "messages": {
          "maxItems": "Maximum {maxItems} keywords allowed",
          "uniqueItems": "Each keyword can be in the list only once"
        },
        "ui": {
          "widget": "tags"
        },
        "items": {
          "type": "string",
          "title": "Keyword",
          "default": "",
          "minLength": 1,
          "maxLength": 50,
          "messages": {
            "length": "A keyword must have {minLength} to {maxLength} characters"
          }
        }
      },
      "delivery_mode": {
        "type": "string",
        "title": "Delivery mode",
        "default": "both",
        "enum": [
          "auto",
          "command",
          "both"
        ],
        "messages": {
          "enum": "The delivery mode must be auto, command or both"
        }
      }
    }
  },
  "screen": {
    "title": "Reddit Delivery",
    "description": "Posts from subreddits, delivered to a channel.",
    "menu": {
      "group": "content",
      "order": 10,
      "icon": "newspaper",
      "badge": "NEW"
    },
    "status": {
      "enabled": "self.enabled",
      "texts": [
        {
          "text": "{count, plural, one {# subreddit} other {# subreddits}} for #{channel}",
          "params": {
            "count": "size(self.sources)",
            "channel": "titles.channel_id"
          }
        }
      ]
    },
    "saveBar": "prompt",
    "denied": "readOnly",
    "deniedNotice": "Access Denied - You don't have permission to configure meme delivery settings.",
    "layout": [
      {
        "section": "general",
        "title": "Delivery",
        "fields": [
          "enabled",
          "channel_id",
          "sources",
          "feed_type"
        ]
      },
      {
        "section": "schedule",
        "title": "Schedule",
        "fields": [
          "schedule_type",
          [
            "schedule_interval",
            "schedule_time"
          ],
          "schedule_days"
        ]
      },
      {
        "section": "limits",
        "title": "Limits",
        "fields": [
          [
            "max_posts_per_day",
            "min_upvotes"
          ]
        ]
      },
      {
        "section": "filters",
        "title": "Content filters",
        "fields": [
          "allow_nsfw",
          "media_types",
          "blacklist_keywords"
        ]
      }
    ]
  },
  "requires": [
    {
      "plan": "premium",
      "notice": {
        "title": "Premium Feature",
        "text": "Reddit delivery is part of Premium. Upgrade this server to fill its channels.",
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
      "channels"
    ],
    "documents": [
      {
        "id": "settings",
        "fields": [
          "enabled",
          "channel_id",
          "sources",
          "feed_type",
          "schedule_type",
          "schedule_time",
          "schedule_interval",
          "schedule_days",
          "max_posts_per_day",
          "min_upvotes",
          "allow_nsfw",
          "media_types",
          "blacklist_keywords",
          "delivery_mode"
        ],
        "load": {
          "path": "reddit/settings/",
          "failure": "Failed to load data"
        },
        "save": {
          "path": "reddit/settings/save/",
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
      "rule": "chosen(self.channel_id) && size(self.sources) > 0",
      "at": "enabled",
      "message": "Nothing is delivered until a channel and a subreddit are set",
      "severity": "warning"
    },
    {
      "when": "self.enabled && self.schedule_type == 'interval'",
      "rule": "size(self.schedule_days) > 0",
      "at": "schedule_days",
      "message": "Choose at least one day, or nothing will be delivered"
    },
    {
      "when": "self.enabled",
      "rule": "size(self.media_types) > 0",
      "at": "media_types",
      "message": "Choose at least one media type, or nothing will be delivered"
    }
  ],
  "effects": [],
  "id": "redditDelivery",
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
    "unavailable": "We can't load the server's roles and channels, so we can't check this choice. Try again in a minute."
  },
  "plans": [
    "free",
    "premium"
  ]
};
