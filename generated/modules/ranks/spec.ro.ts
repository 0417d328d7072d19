// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {
      "enabled": {
        "type": "boolean",
        "title": "Activează rangurile",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "auto_assign": {
        "type": "boolean",
        "title": "Atribuie automat",
        "default": true,
        "help": "Botul atribuie rangul imediat ce este atins.",
        "ui": {
          "widget": "switch"
        }
      },
      "honor_keep_on_drop": {
        "type": "boolean",
        "title": "Păstrează rangul când scade soldul",
        "default": true,
        "help": "Membrii își păstrează rangul când își cheltuiesc banii.",
        "ui": {
          "widget": "switch"
        }
      },
      "dm_on_rank_up": {
        "type": "boolean",
        "title": "Mesaj privat la avansare",
        "default": false,
        "help": "Membrii sunt anunțați prin mesaj privat.",
        "ui": {
          "widget": "switch"
        }
      },
      "rank_up_message": {
        "type": "string",
        "title": "Mesaj de avansare",
        "default": "Congratulations {user}! You have reached the rank {rank_name}!",
        "maxLength": 1900,
        "messages": {
          "length": "Scurtează mesajul de avansare: limita de caractere este {maxLength}",
          "variable": "Cu această variabilă, mesajul ar depăși limita de caractere ({maxLength})"
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
              "help": "Cine a avansat",
              "sample": "@Ada"
            },
            {
              "name": "rank_name",
              "token": "{rank_name}",
              "help": "Noul rang",
              "sample": "Cavaler",
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
          "length": "Alege un canal din listă",
          "pattern": "Alege un canal din listă"
        },
        "title": "Canal de jurnal",
        "default": null,
        "help": "Unde se anunță avansările.",
        "ui": {
          "widget": "channel",
          "none": "Niciunul"
        }
      },
      "ranks": {
        "type": "array",
        "title": "Ranguri",
        "help": "Membrii au cel mai înalt rang pe care și-l permit.",
        "default": [],
        "maxItems": 20,
        "wire": {
          "as": "map",
          "key": "id"
        },
        "messages": {
          "maxItems": "Numărul maxim de ranguri este {maxItems}"
        },
        "ui": {
          "widget": "items",
          "addLabel": "Adaugă un rang",
          "itemTitle": "Rang nou",
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
          "empty": "Membrii avansează pe măsură ce câștigă. Fă primul rang ușor de atins, ca să aibă toți unul curând.",
          "presets": [
            {
              "title": "De-al casei",
              "values": {
                "name": "De-al casei",
                "threshold": 500,
                "description": "Trece des pe aici."
              }
            },
            {
              "title": "Veteran",
              "values": {
                "name": "Veteran",
                "threshold": 5000,
                "description": "E aici de multă vreme."
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
          "title": "Rang",
          "default": {},
          "properties": {
            "id": {
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
                "reference.given": "Oricine atinge acest rang ar putea {ability}."
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
            "name": {
              "type": "string",
              "title": "Nume",
              "help": "Dacă rămâne gol, se folosește numele rolului.",
              "default": "",
              "maxLength": 100,
              "messages": {
                "length": "Scurtează numele rangului: limita de caractere este {maxLength}"
              },
              "ui": {
                "widget": "text"
              }
            },
            "threshold": {
              "type": "number",
              "title": "Prag",
              "help": "Câte monede trebuie să aibă un membru.",
              "default": 0,
              "minimum": 0,
              "maximum": 1000000000,
              "multipleOf": 0.01,
              "messages": {
                "minimum": "Pragul trebuie să fie un număr pozitiv",
                "maximum": "Pragul nu poate depăși {maximum}"
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
              "title": "Monedă",
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
                    "disabledReason": "Moneda secundară este dezactivată"
                  }
                ]
              }
            },
            "description": {
              "type": "string",
              "title": "Descriere",
              "default": "",
              "maxLength": 200,
              "messages": {
                "length": "Scurtează descrierea: limita de caractere este {maxLength}"
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
    "title": "Ranguri",
    "description": "Roluri pe care membrii le primesc în funcție de monedele lor.",
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
          "text": "{count, plural, one {# rang} few {# ranguri} other {# de ranguri}} de atins",
          "params": {
            "count": "size(self.ranks)"
          }
        },
        {
          "text": "Activate, dar încă nu există ranguri"
        }
      ]
    },
    "saveBar": "prompt",
    "denied": "readOnly",
    "layout": [
      {
        "section": "general",
        "title": "Cum se acordă rangurile",
        "fields": [
          "enabled",
          "auto_assign",
          "honor_keep_on_drop",
          "dm_on_rank_up"
        ]
      },
      {
        "section": "message",
        "title": "La avansarea în rang",
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
        "title": "Comenzi",
        "items": [
          {
            "command": "/rank",
            "description": "Arată rangul tău."
          },
          {
            "command": "/rank show",
            "description": "Arată rangul altui membru."
          },
          {
            "command": "/rank list",
            "description": "Afișează toate rangurile."
          },
          {
            "command": "/rank check",
            "description": "Recalculează rangul fiecărui membru.",
            "badge": "Admin"
          }
        ]
      }
    ]
  },
  "texts": {
    "primary": "Monede",
    "secondary": "Nestemate"
  },
  "requires": [
    {
      "plan": "premium",
      "notice": {
        "title": "Funcție Premium",
        "text": "Rangurile fac parte din Premium. Treci serverul la Premium ca să îi recompensezi pe cei mai activi membri.",
        "action": {
          "label": "Treci la Premium",
          "to": "/premium"
        }
      },
      "message": "Această funcție necesită un abonament Premium"
    },
    {
      "rule": "modules.economy.currency_system_enabled",
      "notice": {
        "title": "Economia este necesară",
        "text": "Rangurile se câștigă cu moneda serverului. Activează mai întâi economia.",
        "action": {
          "label": "Setările economiei",
          "to": "/configure/{guildId}/economy"
        }
      },
      "message": "Activează economia ca să poți folosi rangurile"
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
          "failure": "Setările nu au putut fi încărcate"
        },
        "save": {
          "path": "ranks/config/",
          "failure": "Setările nu au putut fi salvate",
          "constants": {
            "replace_lower_ranks": true
          }
        }
      }
    ],
    "order": "sequence",
    "success": "Setările au fost salvate!",
    "denied": "Nu ai permisiunea de a modifica setările"
  },
  "rules": [
    {
      "each": "ranks",
      "rule": "chosen(item.role_id)",
      "at": "role_id",
      "message": "Alege un rol"
    },
    {
      "each": "ranks",
      "when": "item.use_primary_currency",
      "rule": "size(self.ranks.filter(r, r.use_primary_currency == item.use_primary_currency && r.threshold == item.threshold)) <= 1",
      "at": "threshold",
      "message": "Există deja un rang cu pragul {n} în moneda principală",
      "params": {
        "n": "item.threshold"
      }
    },
    {
      "each": "ranks",
      "when": "!item.use_primary_currency",
      "rule": "size(self.ranks.filter(r, r.use_primary_currency == item.use_primary_currency && r.threshold == item.threshold)) <= 1",
      "at": "threshold",
      "message": "Există deja un rang cu pragul {n} în moneda secundară",
      "params": {
        "n": "item.threshold"
      }
    },
    {
      "each": "ranks",
      "when": "isRole(item.role_id)",
      "rule": "size(self.ranks.filter(r, r.role_id == item.role_id)) <= 1",
      "at": "role_id",
      "message": "{role} este deja atribuit altui rang. Fiecare rol poate fi folosit o singură dată.",
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
    "reference.channel": "Acest canal nu mai este pe server. Alege altul.",
    "reference.channel.permissions": "Botului îi lipsesc permisiuni pe acest canal: {permissions}. Acordă-i-le în setările canalului sau alege alt canal.",
    "permission.VIEW_CHANNEL": "Vizualizare canal",
    "permission.SEND_MESSAGES": "Trimitere mesaje",
    "permission.EMBED_LINKS": "Încorporare linkuri",
    "permission.CONNECT": "Conectare",
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
