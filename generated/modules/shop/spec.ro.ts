// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {
      "enabled": {
        "type": "boolean",
        "title": "Activează magazinul",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "message": {
        "type": "string",
        "title": "Mesajul magazinului",
        "help": "Apare deasupra articolelor.",
        "default": "",
        "maxLength": 1900,
        "messages": {
          "length": "Scurtează mesajul magazinului: limita de caractere este {maxLength}"
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
          "length": "Alege un canal din listă",
          "pattern": "Alege un canal din listă",
          "reference.channel": "Acest canal text nu mai este pe server. Alege altul."
        },
        "title": "Jurnal de tranzacții",
        "help": "Unde înregistrează botul achizițiile.",
        "default": null,
        "ui": {
          "widget": "channel",
          "none": "Niciunul – fără jurnal"
        }
      },
      "items": {
        "type": "array",
        "title": "Articole",
        "help": "Ce pot cumpăra membrii, în această ordine.",
        "default": [],
        "maxItems": 50,
        "wire": {
          "as": "map",
          "key": "id"
        },
        "messages": {
          "maxItems": "Numărul maxim de articole este {maxItems}"
        },
        "ui": {
          "widget": "items",
          "addLabel": "Adaugă un articol",
          "itemTitle": "Articol nou",
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
          "empty": "Aici cheltuie membrii ce câștigă. Multe magazine încep cu un rol VIP și o culoare pentru nume.",
          "presets": [
            {
              "title": "Rol VIP",
              "values": {
                "type": "role",
                "price": 500,
                "description": "Un rol aparte și un loc mai sus în lista membrilor."
              }
            },
            {
              "title": "Culoarea numelui",
              "values": {
                "type": "color_role",
                "price": 150,
                "description": "Numele tău, într-o culoare care se remarcă."
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
          "title": "Articol",
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
            "type": {
              "type": "string",
              "title": "Tip",
              "default": "role",
              "enum": [
                "role",
                "color_role",
                "rank_role",
                "exchange"
              ],
              "messages": {
                "enum": "Alege ce fel de articol este"
              },
              "ui": {
                "widget": "select",
                "options": [
                  {
                    "value": "role",
                    "title": "Rol"
                  },
                  {
                    "value": "color_role",
                    "title": "Rol colorat"
                  },
                  {
                    "value": "rank_role",
                    "title": "Rol de rang"
                  },
                  {
                    "value": "exchange",
                    "title": "Schimb de monede"
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
                "length": "Alege un rol din listă",
                "pattern": "Alege un rol din listă",
                "reference.given": "Oricine cumpără acest articol ar putea {ability}."
              },
              "title": "Rol",
              "help": "Ce primește cumpărătorul.",
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
                "length": "Alege un rol din listă",
                "pattern": "Alege un rol din listă"
              },
              "title": "Rolul anterior",
              "help": "Se retrage când este cumpărat noul rang. Lasă câmpul gol dacă nu există.",
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
              "title": "Nume",
              "default": "",
              "maxLength": 100,
              "visible": "item.type == 'exchange'",
              "messages": {
                "length": "Scurtează numele articolului: limita de caractere este {maxLength}"
              },
              "ui": {
                "widget": "text"
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
                "widget": "message"
              }
            },
            "use_primary_currency": {
              "type": "boolean",
              "title": "Plată în",
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
            "price": {
              "type": "number",
              "title": "Preț",
              "default": 10,
              "exclusiveMinimum": 0,
              "maximum": 1000000000,
              "multipleOf": 0.01,
              "messages": {
                "exclusiveMinimum": "Prețul trebuie să fie mai mare decât {exclusiveMinimum}",
                "maximum": "Prețul nu poate depăși {maximum}"
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
              "title": "Suma la schimb",
              "default": 1,
              "exclusiveMinimum": 0,
              "maximum": 1000000000,
              "multipleOf": 0.01,
              "visible": "item.type == 'exchange'",
              "help": "Cât primește cumpărătorul din cealaltă monedă.",
              "messages": {
                "exclusiveMinimum": "Suma la schimb trebuie să fie mai mare decât {exclusiveMinimum}",
                "maximum": "Suma la schimb nu poate depăși {maximum}"
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
    "title": "Magazin",
    "description": "Vinde membrilor tăi roluri, ranguri și monede.",
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
          "text": "{count, plural, one {# articol} few {# articole} other {# de articole}} de vânzare",
          "params": {
            "count": "size(self.items)"
          }
        },
        {
          "text": "Deschis, dar încă nu se vinde nimic"
        }
      ]
    },
    "saveBar": "prompt",
    "denied": "readOnly",
    "layout": [
      {
        "section": "general",
        "title": "Mesaj și jurnal",
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
    "primary": "Monede",
    "secondary": "Nestemate",
    "exchange": "(schimb)"
  },
  "requires": [
    {
      "plan": "premium",
      "notice": {
        "title": "Funcție Premium",
        "text": "Magazinul face parte din Premium. Treci serverul la Premium ca să vinzi roluri și ranguri membrilor.",
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
        "text": "Magazinul folosește moneda serverului. Activează mai întâi economia.",
        "action": {
          "label": "Setările economiei",
          "to": "/configure/{guildId}/economy"
        }
      },
      "message": "Activează economia ca să poți folosi magazinul"
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
          "failure": "Setările nu au putut fi încărcate",
          "onFailure": "defaults",
          "adds": [
            "is_premium"
          ]
        },
        "save": {
          "path": "shop/config/",
          "failure": "Setările nu au putut fi salvate"
        }
      }
    ],
    "order": "sequence",
    "success": "Setările magazinului au fost salvate!",
    "denied": "Nu ai permisiunea de a modifica setările"
  },
  "rules": [
    {
      "each": "items",
      "when": "item.type != 'exchange'",
      "rule": "chosen(item.role_id)",
      "at": "role_id",
      "message": "Alege un rol"
    },
    {
      "each": "items",
      "when": "item.type == 'exchange'",
      "rule": "modules.economy.use_secondary_currency",
      "at": "type",
      "message": "Activează moneda secundară ca să poți folosi schimbul"
    },
    {
      "each": "items",
      "when": "item.type == 'rank_role' && chosen(item.previous_role_id)",
      "rule": "item.previous_role_id != item.role_id",
      "at": "previous_role_id",
      "message": "Rolul anterior trebuie să fie diferit de rolul scos la vânzare"
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
