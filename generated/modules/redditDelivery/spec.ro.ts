// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {
      "enabled": {
        "type": "boolean",
        "title": "Activează livrarea din Reddit",
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
          "length": "Alege un canal din listă",
          "pattern": "Alege un canal din listă",
          "reference.channel": "Acest canal text nu mai este pe server. Alege altul."
        },
        "title": "Canal de destinație",
        "default": null,
        "ui": {
          "widget": "channel",
          "none": "Alege un canal"
        }
      },
      "sources": {
        "type": "array",
        "title": "Subreddituri",
        "default": [
          "memes",
          "dankmemes",
          "wholesomememes"
        ],
        "maxItems": 25,
        "uniqueItems": "ignoreCase",
        "messages": {
          "maxItems": "Numărul maxim de subreddituri este {maxItems}",
          "uniqueItems": "Fiecare subreddit poate apărea o singură dată în listă"
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
            "length": "Numărul de caractere din numele unui subreddit trebuie să fie între {minLength} și {maxLength}",
            "pattern": "Numele unui subreddit poate conține doar litere, cifre și _"
          }
        }
      },
      "feed_type": {
        "type": "string",
        "title": "Tipul fluxului",
        "default": "hot",
        "enum": [
          "hot",
          "new",
          "top",
          "rising"
        ],
        "messages": {
          "enum": "Alege una dintre opțiunile disponibile"
        },
        "ui": {
          "widget": "select",
          "options": [
            {
              "value": "hot",
              "title": "Populare"
            },
            {
              "value": "new",
              "title": "Noi"
            },
            {
              "value": "top",
              "title": "De top"
            },
            {
              "value": "rising",
              "title": "În creștere"
            }
          ]
        }
      },
      "schedule_type": {
        "type": "string",
        "title": "Tipul programului",
        "default": "interval",
        "enum": [
          "interval",
          "manual"
        ],
        "help": "Manual: doar când cineva folosește comanda botului.",
        "messages": {
          "enum": "Alege una dintre opțiunile disponibile"
        },
        "ui": {
          "widget": "select",
          "options": [
            {
              "value": "interval",
              "title": "Periodic"
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
        "title": "Începe la",
        "default": "00:00",
        "maxLength": 5,
        "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$",
        "enabled": "self.schedule_type == 'interval'",
        "disabledReason": "Livrarea manuală nu are program",
        "messages": {
          "length": "Scrie ora ca în exemplul 18:30",
          "pattern": "Scrie ora ca în exemplul 18:30"
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
        "disabledReason": "Livrarea manuală nu are program",
        "messages": {
          "enum": "Alege una dintre opțiunile disponibile"
        },
        "ui": {
          "widget": "select",
          "options": [
            {
              "value": 30,
              "title": "30 de minute"
            },
            {
              "value": 60,
              "title": "1 oră"
            },
            {
              "value": 120,
              "title": "2 ore"
            },
            {
              "value": 180,
              "title": "3 ore"
            },
            {
              "value": 360,
              "title": "6 ore"
            },
            {
              "value": 720,
              "title": "12 ore"
            },
            {
              "value": 1440,
              "title": "1 zi"
            }
          ]
        }
      },
      "schedule_days": {
        "type": "array",
        "title": "Zile",
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
          "maxItems": "O săptămână are {maxItems} zile",
          "uniqueItems": "Fiecare zi poate apărea o singură dată în listă"
        },
        "ui": {
          "widget": "checks",
          "compact": true,
          "options": [
            {
              "value": 1,
              "title": "Lun"
            },
            {
              "value": 2,
              "title": "Mar"
            },
            {
              "value": 3,
              "title": "Mie"
            },
            {
              "value": 4,
              "title": "Joi"
            },
            {
              "value": 5,
              "title": "Vin"
            },
            {
              "value": 6,
              "title": "Sâm"
            },
            {
              "value": 7,
              "title": "Dum"
            }
          ]
        },
        "items": {
          "type": "integer",
          "title": "Zi",
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
            "enum": "Ziua trebuie să fie un număr de la 1 (luni) la 7 (duminică)"
          }
        }
      },
      "max_posts_per_day": {
        "type": "integer",
        "title": "Postări pe zi",
        "default": 20,
        "minimum": 1,
        "maximum": 20,
        "messages": {
          "range": "Numărul de postări pe zi trebuie să fie între {minimum} și {maximum}"
        },
        "ui": {
          "widget": "number"
        }
      },
      "min_upvotes": {
        "type": "integer",
        "title": "Minim de voturi pozitive",
        "default": 100,
        "minimum": 0,
        "maximum": 1000000,
        "messages": {
          "range": "Minimul de voturi pozitive trebuie să fie între {minimum} și {maximum}"
        },
        "ui": {
          "widget": "number"
        }
      },
      "allow_nsfw": {
        "type": "boolean",
        "title": "Permite postări NSFW",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "media_types": {
        "type": "array",
        "title": "Tipuri de conținut",
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
          "maxItems": "Numărul tipurilor de conținut este {maxItems}",
          "uniqueItems": "Fiecare tip de conținut poate apărea o singură dată în listă"
        },
        "ui": {
          "widget": "checks",
          "options": [
            {
              "value": "image",
              "title": "Imagini"
            },
            {
              "value": "gif",
              "title": "GIF-uri"
            },
            {
              "value": "video",
              "title": "Videoclipuri"
            },
            {
              "value": "text",
              "title": "Postări text"
            },
            {
              "value": "link",
              "title": "Linkuri"
            }
          ]
        },
        "items": {
          "type": "string",
          "title": "Tip de conținut",
          "default": "image",
          "enum": [
            "image",
            "gif",
            "video",
            "text",
            "link"
          ],
          "messages": {
            "enum": "Alege unul dintre tipurile de conținut"
          }
        }
      },
      "blacklist_keywords": {
        "type": "array",
        "title": "Cuvinte-cheie blocate",
        "default": [],
        "maxItems": 100,
        "uniqueItems": "ignoreCase",
        "messages": {
          "maxItems": "Numărul maxim de cuvinte-cheie este {maxItems}",
          "uniqueItems": "Fiecare cuvânt-cheie poate apărea o singură dată în listă"
        },
        "ui": {
          "widget": "tags"
        },
        "items": {
          "type": "string",
          "title": "Cuvânt-cheie",
          "default": "",
          "minLength": 1,
          "maxLength": 50,
          "messages": {
            "length": "Numărul de caractere dintr-un cuvânt-cheie trebuie să fie între {minLength} și {maxLength}"
          }
        }
      },
      "delivery_mode": {
        "type": "string",
        "title": "Mod de livrare",
        "default": "both",
        "enum": [
          "auto",
          "command",
          "both"
        ],
        "messages": {
          "enum": "Modul de livrare trebuie să fie auto, command sau both"
        }
      }
    }
  },
  "screen": {
    "title": "Livrare din Reddit",
    "description": "Postări din subreddituri, livrate pe un canal.",
    "menu": {
      "group": "content",
      "order": 10,
      "icon": "newspaper",
      "badge": "NOU"
    },
    "status": {
      "enabled": "self.enabled",
      "texts": [
        {
          "text": "{count, plural, one {# subreddit} few {# subreddituri} other {# de subreddituri}} pentru #{channel}",
          "params": {
            "count": "size(self.sources)",
            "channel": "titles.channel_id"
          }
        }
      ]
    },
    "saveBar": "prompt",
    "denied": "readOnly",
    "deniedNotice": "Acces interzis: nu ai permisiunea de a configura livrarea de meme-uri.",
    "layout": [
      {
        "section": "general",
        "title": "Livrare",
        "fields": [
          "enabled",
          "channel_id",
          "sources",
          "feed_type"
        ]
      },
      {
        "section": "schedule",
        "title": "Program",
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
        "title": "Limite",
        "fields": [
          [
            "max_posts_per_day",
            "min_upvotes"
          ]
        ]
      },
      {
        "section": "filters",
        "title": "Filtre de conținut",
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
        "title": "Funcție Premium",
        "text": "Livrarea din Reddit face parte din Premium. Treci serverul la Premium ca să îi umpli canalele.",
        "action": {
          "label": "Treci la Premium",
          "to": "/premium"
        }
      },
      "message": "Această funcție necesită un abonament Premium"
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
          "failure": "Datele nu au putut fi încărcate"
        },
        "save": {
          "path": "reddit/settings/save/",
          "failure": "Setările nu au putut fi salvate"
        }
      }
    ],
    "order": "sequence",
    "success": "Setările au fost salvate!",
    "denied": "Nu ai permisiunea de a modifica setările"
  },
  "rules": [
    {
      "when": "self.enabled",
      "rule": "chosen(self.channel_id) && size(self.sources) > 0",
      "at": "enabled",
      "message": "Nu se livrează nimic până nu alegi un canal și un subreddit",
      "severity": "warning"
    },
    {
      "when": "self.enabled && self.schedule_type == 'interval'",
      "rule": "size(self.schedule_days) > 0",
      "at": "schedule_days",
      "message": "Alege cel puțin o zi, altfel nu se va livra nimic"
    },
    {
      "when": "self.enabled",
      "rule": "size(self.media_types) > 0",
      "at": "media_types",
      "message": "Alege cel puțin un tip de conținut, altfel nu se va livra nimic"
    }
  ],
  "effects": [],
  "id": "redditDelivery",
  "language": "ro",
  "standard": {
    "type": "{title}: valoarea nu este de tipul potrivit",
    "enum": "{title}: alege una dintre opțiunile oferite",
    "multipleOf": "{title}: valoarea trebuie să fie un multiplu de {multipleOf}",
    "unknown": "„{name}” nu este o setare. Elimin-o și salvează din nou.",
    "key": "„{name}” nu poate fi folosit drept cheie",
    "reference.channel": "Acest canal nu mai este pe server. Alege altul.",
    "reference.channel.permissions": "Botului îi lipsesc permisiuni pe acest canal: {permissions}. Acordă-i-le în setările canalului sau alege alt canal.",
    "permission.VIEW_CHANNEL": "Vizualizare canal",
    "permission.SEND_MESSAGES": "Trimitere mesaje",
    "permission.EMBED_LINKS": "Încorporare linkuri",
    "unavailable": "Rolurile și canalele serverului nu pot fi încărcate, așa că alegerea nu poate fi verificată. Încearcă din nou peste un minut."
  },
  "plans": [
    "free",
    "premium"
  ]
};
