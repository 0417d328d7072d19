// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {
      "welcome_enabled": {
        "type": "boolean",
        "title": "Trimite un mesaj de bun venit",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "welcome_channel_id": {
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
            "EMBED_LINKS",
            "ATTACH_FILES"
          ]
        },
        "messages": {
          "length": "Alege un canal din listă",
          "pattern": "Alege un canal din listă",
          "reference.channel": "Acest canal text nu mai este pe server. Alege altul."
        },
        "title": "Canal de bun venit",
        "default": null,
        "ui": {
          "widget": "channel",
          "none": "Alege un canal"
        }
      },
      "welcome_message": {
        "type": "string",
        "title": "Mesaj de bun venit",
        "default": "",
        "maxLength": 1900,
        "limits": [
          {
            "when": "self.welcome_image_enabled",
            "maxLength": 150,
            "maxLines": 3,
            "warnAbove": 127,
            "messages": {
              "length": "Scurtează mesajul de pe imaginea de bun venit: limita de caractere este {maxLength}",
              "lines": "Scurtează mesajul de pe imaginea de bun venit: limita de rânduri este {maxLines}",
              "template": "Șablonul este prea lung pentru imagine (limita de caractere: {maxLength})"
            }
          }
        ],
        "messages": {
          "length": "Scurtează mesajul de bun venit: limita de caractere este {maxLength}",
          "variable": "Cu această variabilă, mesajul ar depăși limita de caractere ({maxLength})",
          "mention": "Cu această mențiune de canal, mesajul ar depăși limita de caractere ({maxLength})",
          "template": "Șablonul depășește limita de caractere ({maxLength})"
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
          "picture": {
            "when": "self.welcome_image_enabled",
            "theme": "welcome_image_theme",
            "title": "{user}",
            "text": "Imagine de bun venit cu tema {theme}",
            "params": {
              "theme": "titles.welcome_image_theme"
            }
          },
          "variables": [
            {
              "name": "user",
              "token": "{user}",
              "help": "Menționează persoana care a intrat",
              "sample": "@Ada"
            },
            {
              "name": "server",
              "token": "{server}",
              "help": "Numele serverului",
              "sample": {
                "fact": "server_name"
              }
            },
            {
              "name": "canal",
              "insert": "channel",
              "help": "Un link către un canal ales de tine",
              "enabled": "!self.welcome_image_enabled",
              "disabledReason": "O imagine nu poate conține un link către un canal"
            },
            {
              "name": "member_count",
              "token": "{member_count}",
              "help": "Câți membri are acum serverul",
              "sample": "1.024",
              "plan": "premium",
              "lockedMessage": "Această funcție necesită un abonament Premium"
            }
          ],
          "templates": [
            {
              "id": "default",
              "title": "Implicit",
              "text": "Bun venit pe {server}, {user}!"
            },
            {
              "id": "complete",
              "title": "Complet",
              "text": "Bun venit pe {server}, {user}! Ești membrul numărul {member_count}.",
              "plan": "premium",
              "lockedMessage": "Această funcție necesită un abonament Premium"
            }
          ]
        }
      },
      "welcome_image_enabled": {
        "type": "boolean",
        "title": "Imagine de bun venit",
        "help": "Mesajul apare pe o imagine, în loc să fie trimis ca text.",
        "default": false,
        "ui": {
          "widget": "switch"
        },
        "plans": {
          "free": {
            "locked": "default",
            "message": "Această funcție necesită un abonament Premium"
          }
        }
      },
      "welcome_image_theme": {
        "type": "string",
        "title": "Tema imaginii",
        "default": "minimal",
        "enum": [
          "minimal",
          "dark",
          "discord",
          "colorful",
          "cyber",
          "nature",
          "gaming",
          "anime",
          "christmas",
          "halloween"
        ],
        "enabled": "self.welcome_image_enabled",
        "disabledReason": "Activează imaginea de bun venit ca să îi alegi tema",
        "messages": {
          "enum": "Alege una dintre teme"
        },
        "ui": {
          "widget": "theme",
          "options": [
            {
              "value": "minimal",
              "title": "Minimalistă",
              "colors": [
                "#f6f7f9",
                "#d7dbe3",
                "#20242c"
              ]
            },
            {
              "value": "dark",
              "title": "Întunecată",
              "colors": [
                "#16181d",
                "#2c3038",
                "#f2f3f5"
              ]
            },
            {
              "value": "discord",
              "title": "Discord",
              "colors": [
                "#5865f2",
                "#313338",
                "#ffffff"
              ]
            },
            {
              "value": "colorful",
              "title": "Colorată",
              "colors": [
                "#ff5f6d",
                "#ffc371",
                "#20124d"
              ]
            },
            {
              "value": "cyber",
              "title": "Cyber",
              "colors": [
                "#0b0221",
                "#ff2a6d",
                "#05d9e8"
              ]
            },
            {
              "value": "nature",
              "title": "Natură",
              "colors": [
                "#2f5d3a",
                "#a7c957",
                "#f2e8cf"
              ]
            },
            {
              "value": "gaming",
              "title": "Gaming",
              "colors": [
                "#120c2c",
                "#7b2ff7",
                "#39ff14"
              ]
            },
            {
              "value": "anime",
              "title": "Anime",
              "colors": [
                "#ffd1dc",
                "#a2d2ff",
                "#4a3f6b"
              ]
            },
            {
              "value": "christmas",
              "title": "Crăciun",
              "colors": [
                "#7a1420",
                "#1d5c3a",
                "#fdf6e3"
              ]
            },
            {
              "value": "halloween",
              "title": "Halloween",
              "colors": [
                "#1a0f0a",
                "#8e44ad",
                "#ffa04d"
              ]
            }
          ]
        },
        "plans": {
          "free": {
            "locked": "stored",
            "message": "Această funcție necesită un abonament Premium"
          }
        }
      },
      "leave_enabled": {
        "type": "boolean",
        "title": "Trimite un mesaj de rămas-bun",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "leave_channel_id": {
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
        "title": "Canal de rămas-bun",
        "default": null,
        "ui": {
          "widget": "channel",
          "none": "Alege un canal"
        }
      },
      "leave_message": {
        "type": "string",
        "title": "Mesaj de rămas-bun",
        "default": "",
        "maxLength": 1900,
        "messages": {
          "length": "Scurtează mesajul de rămas-bun: limita de caractere este {maxLength}",
          "variable": "Cu această variabilă, mesajul ar depăși limita de caractere ({maxLength})",
          "template": "Șablonul depășește limita de caractere ({maxLength})"
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
              "name": "user",
              "token": "{user}",
              "help": "Menționează persoana care a plecat",
              "sample": "@Ada"
            },
            {
              "name": "username",
              "token": "{username}",
              "help": "Numele persoanei care a plecat",
              "sample": "Ada"
            },
            {
              "name": "server",
              "token": "{server}",
              "help": "Numele serverului",
              "sample": {
                "fact": "server_name"
              }
            }
          ],
          "templates": [
            {
              "id": "default",
              "title": "Implicit",
              "text": "{username} a plecat de pe {server}."
            },
            {
              "id": "with_mention",
              "title": "Cu mențiune",
              "text": "{user} a plecat de pe {server}. Ne va fi dor de tine!"
            },
            {
              "id": "goodbye",
              "title": "La revedere",
              "text": "La revedere, {username}! Sperăm să te revedem pe {server}!"
            }
          ]
        }
      }
    }
  },
  "screen": {
    "title": "Mesaje de bun venit și de rămas-bun",
    "description": "Întâmpină-i pe cei care vin și ia-ți rămas-bun de la cei care pleacă.",
    "menu": {
      "group": "general",
      "order": 20,
      "icon": "hand"
    },
    "status": {
      "enabled": "self.welcome_enabled || self.leave_enabled",
      "texts": [
        {
          "when": "self.welcome_enabled && self.leave_enabled",
          "text": "Mesaj de bun venit pe #{welcome} și de rămas-bun pe #{leave}",
          "params": {
            "welcome": "titles.welcome_channel_id",
            "leave": "titles.leave_channel_id"
          }
        },
        {
          "when": "self.welcome_enabled",
          "text": "Întâmpină membrii noi pe #{channel}",
          "params": {
            "channel": "titles.welcome_channel_id"
          }
        },
        {
          "text": "Își ia rămas-bun pe #{channel}",
          "params": {
            "channel": "titles.leave_channel_id"
          }
        }
      ]
    },
    "saveBar": "discard",
    "denied": "redirect",
    "layout": [
      {
        "section": "welcome",
        "title": "Când intră cineva",
        "fields": [
          "welcome_enabled",
          "welcome_channel_id",
          "welcome_message",
          "welcome_image_enabled",
          "welcome_image_theme"
        ]
      },
      {
        "section": "leave",
        "title": "Când pleacă cineva",
        "fields": [
          "leave_enabled",
          "leave_channel_id",
          "leave_message"
        ]
      }
    ]
  },
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
          "welcome_enabled",
          "welcome_message",
          "welcome_channel_id",
          "welcome_image_enabled",
          "welcome_image_theme",
          "leave_enabled",
          "leave_message",
          "leave_channel_id"
        ],
        "load": {
          "path": "welcome-leave/",
          "failure": "Setările nu au putut fi încărcate",
          "adds": [
            "is_premium",
            "server_name"
          ]
        },
        "save": {
          "path": "welcome-leave/save/",
          "failure": "Setările nu au putut fi salvate."
        }
      }
    ],
    "order": "sequence",
    "success": "Setările au fost actualizate!",
    "denied": "Nu ai permisiunea de a modifica setările."
  },
  "rules": [
    {
      "when": "self.welcome_enabled",
      "rule": "chosen(self.welcome_channel_id)",
      "at": "welcome_channel_id",
      "message": "Alege un canal pentru mesajele de bun venit"
    },
    {
      "when": "self.welcome_enabled",
      "limit": 5,
      "rule": "size(trim(self.welcome_message)) >= limit",
      "at": "welcome_message",
      "message": "Mesajul de bun venit trebuie să aibă cel puțin {limit, plural, one {# caracter} few {# caractere} other {# de caractere}}"
    },
    {
      "when": "self.welcome_enabled",
      "rule": "self.welcome_message.contains('{user}')",
      "at": "welcome_message",
      "message": "Mesajul de bun venit trebuie să conțină variabila {user}"
    },
    {
      "when": "plan == 'free'",
      "rule": "!self.welcome_message.contains('{member_count}')",
      "at": "welcome_message",
      "message": "{member_count} este o variabilă Premium. Fără Premium, botul o lasă goală.",
      "severity": "warning"
    },
    {
      "when": "self.leave_enabled",
      "rule": "chosen(self.leave_channel_id)",
      "at": "leave_channel_id",
      "message": "Alege un canal pentru mesajele de rămas-bun"
    },
    {
      "when": "self.leave_enabled",
      "limit": 5,
      "rule": "size(trim(self.leave_message)) >= limit",
      "at": "leave_message",
      "message": "Mesajul de rămas-bun trebuie să aibă cel puțin {limit, plural, one {# caracter} few {# caractere} other {# de caractere}}"
    },
    {
      "when": "self.leave_enabled",
      "rule": "self.leave_message.contains('{user}') || self.leave_message.contains('{username}')",
      "at": "leave_message",
      "message": "Mesajul de rămas-bun trebuie să conțină variabila {user} sau {username}"
    }
  ],
  "effects": [],
  "id": "welcomeLeave",
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
    "permission.ATTACH_FILES": "Atașare fișiere",
    "unavailable": "Rolurile și canalele serverului nu pot fi încărcate, așa că alegerea nu poate fi verificată. Încearcă din nou peste un minut.",
    "variable.unknown": "{token} nu este o variabilă aici: botul o trimite neschimbată.",
    "variable.near": "{token} nu este o variabilă aici. Ai vrut să scrii {near}?",
    "variable.off": "{token} nu are nicio valoare în acest moment."
  },
  "plans": [
    "free",
    "premium"
  ]
};
