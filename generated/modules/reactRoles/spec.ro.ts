// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {
      "emoji_message": {
        "type": "string",
        "title": "Mesajul rolurilor prin emoji",
        "default": "",
        "maxLength": 1900,
        "wire": {
          "path": "emoji_roles.message"
        },
        "messages": {
          "length": "Scurtează mesajul rolurilor prin emoji: limita de caractere este {maxLength}"
        },
        "ui": {
          "widget": "message",
          "warnAbove": 1700,
          "mentions": [
            "roles"
          ]
        }
      },
      "emoji_rows": {
        "type": "array",
        "title": "Roluri prin emoji",
        "default": [],
        "maxItems": 25,
        "wire": {
          "path": "emoji_roles.roles",
          "as": "map",
          "key": "emoji",
          "value": "role_id"
        },
        "messages": {
          "maxItems": "Numărul maxim de roluri prin emoji este {maxItems}"
        },
        "ui": {
          "widget": "rows",
          "addLabel": "Adaugă un rol prin emoji",
          "reorderable": true,
          "empty": "Fiecare emoji de sub mesaj acordă un rol, de exemplu 🔔 pentru cei care vor să afle noutățile.",
          "presets": [
            {
              "title": "🔔 Noutăți",
              "unique": "emoji",
              "values": {
                "emoji": "🔔"
              }
            },
            {
              "title": "📅 Evenimente",
              "unique": "emoji",
              "values": {
                "emoji": "📅"
              }
            },
            {
              "title": "🎮 Jocuri",
              "unique": "emoji",
              "values": {
                "emoji": "🎮"
              }
            }
          ]
        },
        "plans": {
          "free": {
            "maxItems": 5,
            "hint": "Treci la Premium pentru limite mai mari: până la {maxItems, plural, one {# rol} few {# roluri} other {# de roluri}} prin emoji."
          }
        },
        "items": {
          "type": "object",
          "title": "Rol prin emoji",
          "default": {},
          "properties": {
            "emoji": {
              "type": "string",
              "title": "Emoji",
              "default": "",
              "maxLength": 64,
              "messages": {
                "length": "Numărul maxim de caractere al unui emoji este {maxLength}"
              },
              "ui": {
                "widget": "emoji"
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
                "length": "Alege un rol din listă",
                "pattern": "Alege un rol din listă",
                "reference.given": "Oricine reacționează cu acest emoji ar putea {ability}."
              },
              "title": "Rol",
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
            }
          }
        }
      },
      "emoji_channel_id": {
        "type": [
          "string",
          "null"
        ],
        "title": "Canalul rolurilor prin emoji",
        "default": null,
        "maxLength": 20,
        "pattern": "^[0-9]*$",
        "messages": {
          "length": "Numărul maxim de cifre al unui ID este {maxLength}",
          "pattern": "Un ID poate conține doar cifre"
        },
        "wire": {
          "path": "emoji_roles.channel_id"
        }
      },
      "emoji_message_id": {
        "type": [
          "string",
          "null"
        ],
        "title": "ID-ul mesajului cu roluri prin emoji",
        "default": null,
        "maxLength": 20,
        "pattern": "^[0-9]*$",
        "messages": {
          "length": "Numărul maxim de cifre al unui ID este {maxLength}",
          "pattern": "Un ID poate conține doar cifre"
        },
        "wire": {
          "path": "emoji_roles.message_id"
        }
      },
      "button_message": {
        "type": "string",
        "title": "Mesajul rolurilor prin buton",
        "default": "",
        "maxLength": 1900,
        "wire": {
          "path": "button_roles.message"
        },
        "messages": {
          "length": "Scurtează mesajul rolurilor prin buton: limita de caractere este {maxLength}"
        },
        "ui": {
          "widget": "message",
          "warnAbove": 1700,
          "mentions": [
            "roles"
          ]
        },
        "plans": {
          "free": {
            "locked": "stored",
            "message": "Rolurile prin buton sunt o funcție Premium"
          }
        }
      },
      "button_rows": {
        "type": "array",
        "title": "Roluri prin buton",
        "default": [],
        "maxItems": 25,
        "wire": {
          "path": "button_roles.roles",
          "as": "map",
          "key": "stamp",
          "value": "role_id",
          "prefix": "style"
        },
        "messages": {
          "maxItems": "Numărul maxim de roluri prin buton este {maxItems}"
        },
        "ui": {
          "widget": "rows",
          "addLabel": "Adaugă un rol prin buton",
          "reorderable": true,
          "empty": "Fiecare buton de sub mesaj acordă un rol. Culorile diferite îi ajută pe membri să le deosebească.",
          "presets": [
            {
              "title": "Buton albastru",
              "values": {
                "style": "PRIMARY"
              }
            },
            {
              "title": "Buton verde",
              "values": {
                "style": "SUCCESS"
              }
            },
            {
              "title": "Buton roșu",
              "values": {
                "style": "DANGER"
              }
            }
          ],
          "idPrefix": ""
        },
        "plans": {
          "free": {
            "locked": "stored",
            "maxItems": 0,
            "message": "Rolurile prin buton sunt o funcție Premium"
          }
        },
        "items": {
          "type": "object",
          "title": "Rol prin buton",
          "default": {},
          "properties": {
            "stamp": {
              "type": "string",
              "default": "",
              "minLength": 1,
              "maxLength": 64,
              "pattern": "^[A-Za-z0-9_-]+$",
              "messages": {
                "length": "Numărul de caractere din cheia unei intrări trebuie să fie între {minLength} și {maxLength}",
                "pattern": "Cheia unei intrări poate conține doar litere, cifre, _ și -"
              },
              "title": "Cheie"
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
                "length": "Alege un rol din listă",
                "pattern": "Alege un rol din listă",
                "reference.given": "Oricine apasă acest buton ar putea {ability}."
              },
              "title": "Rol",
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
            "style": {
              "type": "string",
              "title": "Stil",
              "default": "PRIMARY",
              "enum": [
                "PRIMARY",
                "SECONDARY",
                "SUCCESS",
                "DANGER"
              ],
              "messages": {
                "enum": "Alege una dintre opțiunile disponibile"
              },
              "ui": {
                "widget": "style",
                "options": [
                  {
                    "value": "PRIMARY",
                    "title": "Principal",
                    "color": "#5865f2"
                  },
                  {
                    "value": "SECONDARY",
                    "title": "Secundar",
                    "color": "#4e5058"
                  },
                  {
                    "value": "SUCCESS",
                    "title": "Succes",
                    "color": "#248046"
                  },
                  {
                    "value": "DANGER",
                    "title": "Pericol",
                    "color": "#da373c"
                  }
                ]
              }
            }
          }
        }
      },
      "button_channel_id": {
        "type": [
          "string",
          "null"
        ],
        "title": "Canalul rolurilor prin buton",
        "default": null,
        "maxLength": 20,
        "pattern": "^[0-9]*$",
        "messages": {
          "length": "Numărul maxim de cifre al unui ID este {maxLength}",
          "pattern": "Un ID poate conține doar cifre"
        },
        "wire": {
          "path": "button_roles.channel_id"
        }
      },
      "button_message_id": {
        "type": [
          "string",
          "null"
        ],
        "title": "ID-ul mesajului cu roluri prin buton",
        "default": null,
        "maxLength": 20,
        "pattern": "^[0-9]*$",
        "messages": {
          "length": "Numărul maxim de cifre al unui ID este {maxLength}",
          "pattern": "Un ID poate conține doar cifre"
        },
        "wire": {
          "path": "button_roles.message_id"
        }
      }
    }
  },
  "screen": {
    "title": "Roluri prin reacție",
    "description": "Membrii își aleg singuri rolurile, cu un emoji sau un buton.",
    "menu": {
      "group": "roles",
      "order": 10,
      "icon": "smile-plus"
    },
    "status": {
      "enabled": "size(self.emoji_rows) + size(self.button_rows) > 0",
      "texts": [
        {
          "text": "{count, plural, one {# rol} few {# roluri} other {# de roluri}} din care aleg membrii",
          "params": {
            "count": "size(self.emoji_rows) + size(self.button_rows)"
          }
        }
      ]
    },
    "saveBar": "prompt",
    "denied": "readOnly",
    "layout": [
      {
        "section": "emoji",
        "title": "Cu un emoji",
        "help": "Membrii reacționează la mesaj cu un emoji.",
        "fields": [
          "emoji_message",
          "emoji_rows"
        ]
      },
      {
        "section": "buttons",
        "title": "Cu un buton",
        "help": "Membrii apasă un buton de sub mesaj.",
        "notice": {
          "plan": "premium",
          "title": "Funcție Premium",
          "text": "Rolurile prin buton fac parte din Premium. Treci serverul la Premium ca să le oferi.",
          "action": {
            "label": "Treci la Premium",
            "to": "/premium"
          }
        },
        "fields": [
          "button_message",
          "button_rows"
        ]
      },
      {
        "block": "commands",
        "title": "Comenzi",
        "items": [
          {
            "command": "/erole",
            "description": "Postează rolurile prin emoji pe un canal ales de tine."
          },
          {
            "command": "/brole",
            "description": "Postează rolurile prin buton pe un canal ales de tine."
          }
        ]
      }
    ]
  },
  "calls": {
    "reads": [
      "roles"
    ],
    "documents": [
      {
        "id": "settings",
        "fields": [
          "emoji_message",
          "emoji_rows",
          "emoji_channel_id",
          "emoji_message_id",
          "button_message",
          "button_rows",
          "button_channel_id",
          "button_message_id"
        ],
        "load": {
          "path": "reactroles/",
          "failure": "Datele nu au putut fi încărcate",
          "adds": [
            "is_premium"
          ]
        },
        "save": {
          "path": "reactroles/save/",
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
      "when": "size(self.emoji_rows) > 0",
      "rule": "size(trim(self.emoji_message)) > 0",
      "at": "emoji_message",
      "message": "Scrie un mesaj pentru rolurile prin emoji"
    },
    {
      "when": "size(self.button_rows) > 0 && plan != 'free'",
      "rule": "size(trim(self.button_message)) > 0",
      "at": "button_message",
      "message": "Scrie un mesaj pentru rolurile prin buton"
    },
    {
      "each": "emoji_rows",
      "rule": "isEmoji(item.emoji)",
      "at": "emoji",
      "message": "Alege un emoji valid și un rol pentru fiecare intrare cu emoji"
    },
    {
      "each": "emoji_rows",
      "rule": "chosen(item.role_id)",
      "at": "role_id",
      "message": "Alege un emoji valid și un rol pentru fiecare intrare cu emoji"
    },
    {
      "each": "emoji_rows",
      "when": "isEmoji(item.emoji)",
      "rule": "size(self.emoji_rows.filter(r, r.emoji == item.emoji)) <= 1",
      "at": "emoji",
      "message": "Acest emoji este deja folosit",
      "said": "atOnce"
    },
    {
      "each": "emoji_rows",
      "when": "chosen(item.role_id)",
      "rule": "size(self.emoji_rows.filter(r, r.role_id == item.role_id)) <= 1",
      "at": "role_id",
      "message": "Acest rol este deja folosit",
      "said": "atOnce"
    },
    {
      "each": "button_rows",
      "rule": "chosen(item.role_id)",
      "at": "role_id",
      "message": "Alege un rol pentru fiecare intrare cu buton"
    },
    {
      "each": "button_rows",
      "when": "chosen(item.role_id)",
      "rule": "size(self.button_rows.filter(r, r.role_id == item.role_id)) <= 1",
      "at": "role_id",
      "message": "Acest rol este deja folosit",
      "said": "atOnce"
    },
    {
      "each": "emoji_rows",
      "when": "isRole(item.role_id)",
      "rule": "!lower(role(item.role_id).name).contains('admin')",
      "at": "role_id",
      "message": "Atenție: acest rol are permisiuni de administrator",
      "severity": "warning"
    },
    {
      "each": "button_rows",
      "when": "isRole(item.role_id)",
      "rule": "!lower(role(item.role_id).name).contains('admin')",
      "at": "role_id",
      "message": "Atenție: acest rol are permisiuni de administrator",
      "severity": "warning"
    }
  ],
  "effects": [],
  "id": "reactRoles",
  "language": "ro",
  "standard": {
    "type": "{title}: valoarea nu este de tipul potrivit",
    "enum": "{title}: alege una dintre opțiunile oferite",
    "multipleOf": "{title}: valoarea trebuie să fie un multiplu de {multipleOf}",
    "uniqueBy": "{title}: valoarea trebuie să difere de la o intrare la alta",
    "unknown": "„{name}” nu este o setare. Elimin-o și salvează din nou.",
    "key": "„{name}” nu poate fi folosit drept cheie",
    "reference.role": "Acest rol nu mai este pe server. Alege altul.",
    "reference.managed": "Acest rol aparține unui bot sau unei integrări și nu poate fi atribuit membrilor. Alege altul.",
    "reference.everyone": "Toți membrii au deja @everyone. Alege alt rol.",
    "reference.withheld": "Acest rol deschide panoul, așa că doar proprietarul și administratorii îl pot acorda. Alege alt rol.",
    "reference.above": "Botul poate atribui doar roluri aflate sub al său. Mută-i rolul mai sus în setările serverului sau alege alt rol.",
    "reference.given": "Membrii care primesc acest rol ar putea {ability}.",
    "reference.given.can": "poate {ability}",
    "reference.given.title": "Acorzi membrilor rolul „{name}”?",
    "reference.given.yes": "Folosește acest rol",
    "reference.given.no": "Alege altul",
    "permission.MANAGE_ROLES": "Gestionare roluri",
    "ability.ADMINISTRATOR": "face orice aici",
    "ability.MANAGE_GUILD": "gestiona serverul",
    "ability.MANAGE_ROLES": "gestiona rolurile",
    "ability.MANAGE_CHANNELS": "gestiona canalele",
    "ability.MANAGE_WEBHOOKS": "gestiona webhookurile",
    "ability.BAN_MEMBERS": "interzice accesul membrilor",
    "ability.KICK_MEMBERS": "exclude membri",
    "ability.MODERATE_MEMBERS": "suspenda temporar membri",
    "ability.MANAGE_MESSAGES": "șterge mesajele altora",
    "ability.MENTION_EVERYONE": "menționa pe toată lumea",
    "unavailable": "Rolurile și canalele serverului nu pot fi încărcate, așa că alegerea nu poate fi verificată. Încearcă din nou peste un minut."
  },
  "plans": [
    "free",
    "premium"
  ]
};
