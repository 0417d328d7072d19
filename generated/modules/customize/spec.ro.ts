// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {
      "bot_name": {
        "type": "string",
        "title": "Numele botului",
        "help": "Apare deasupra fiecărui mesaj al botului.",
        "default": "Guildhall",
        "minLength": 2,
        "maxLength": 32,
        "messages": {
          "length": "Numărul de caractere din numele botului trebuie să fie între {minLength} și {maxLength}"
        },
        "ui": {
          "widget": "text"
        },
        "plans": {
          "free": {
            "locked": "default",
            "message": "Această funcție necesită un abonament Premium"
          }
        }
      },
      "embed_color": {
        "type": "string",
        "title": "Culoarea embedului",
        "help": "Dunga colorată a mesajelor de tip embed.",
        "default": "#ffffff",
        "maxLength": 7,
        "pattern": "^#[0-9a-fA-F]{6}$",
        "messages": {
          "length": "Scrie culoarea ca #5865f2 (numărul de caractere: {maxLength})",
          "pattern": "Scrie culoarea ca # urmat de șase cifre sau litere de la a la f, de exemplu #5865f2"
        },
        "ui": {
          "widget": "color"
        },
        "plans": {
          "free": {
            "locked": "default",
            "message": "Această funcție necesită un abonament Premium"
          }
        }
      },
      "message_type": {
        "type": "string",
        "title": "Tipul mesajelor",
        "default": "embed",
        "enum": [
          "classic",
          "embed"
        ],
        "messages": {
          "enum": "Alege clasic sau embed"
        },
        "ui": {
          "widget": "cards",
          "options": [
            {
              "value": "classic",
              "title": "Clasic",
              "help": "Text simplu, ca mesajul unui membru."
            },
            {
              "value": "embed",
              "title": "Embed",
              "help": "Un card cu o dungă colorată."
            }
          ]
        },
        "plans": {
          "free": {
            "locked": "default",
            "message": "Această funcție necesită un abonament Premium"
          }
        }
      },
      "prefix": {
        "type": "string",
        "title": "Prefixul comenzilor",
        "help": "Caracterele cu care începe o comandă text.",
        "default": "/",
        "minLength": 1,
        "maxLength": 5,
        "pattern": "^\\S*$",
        "messages": {
          "length": "Numărul de caractere din prefix trebuie să fie între {minLength} și {maxLength}",
          "pattern": "Prefixul nu poate conține spații"
        },
        "ui": {
          "widget": "text",
          "trim": true,
          "size": "short"
        }
      },
      "enable_slash_commands": {
        "type": "boolean",
        "title": "Comenzi slash",
        "help": "Membrii pot folosi botul și din meniul de comenzi slash.",
        "default": true,
        "ui": {
          "widget": "switch"
        }
      },
      "timezone": {
        "type": "string",
        "title": "Fus orar",
        "help": "Programele și datele folosesc acest fus orar. Doar copiile automate se fac după UTC.",
        "default": "UTC",
        "messages": {
          "enum": "Alege un fus orar din listă"
        },
        "ui": {
          "options": [
            {
              "title": "UTC",
              "options": [
                {
                  "value": "UTC",
                  "title": "Timpul universal coordonat (UTC+00:00)"
                }
              ]
            },
            {
              "title": "America/Pacific (decalaj negativ)",
              "options": [
                {
                  "value": "Pacific/Pago_Pago",
                  "title": "Samoa (Pago Pago) (UTC-11:00)"
                },
                {
                  "value": "Pacific/Honolulu",
                  "title": "Hawaii (Honolulu) (UTC-10:00)"
                },
                {
                  "value": "America/Anchorage",
                  "title": "Alaska (Anchorage) (UTC-09:00)"
                },
                {
                  "value": "America/Los_Angeles",
                  "title": "Ora zonei Pacific (Los Angeles) (UTC-08:00)"
                },
                {
                  "value": "America/Denver",
                  "title": "Ora zonei montane (Denver) (UTC-07:00)"
                },
                {
                  "value": "America/Chicago",
                  "title": "Ora zonei centrale (Chicago) (UTC-06:00)"
                },
                {
                  "value": "America/New_York",
                  "title": "Ora zonei de est (New York) (UTC-05:00)"
                },
                {
                  "value": "America/Halifax",
                  "title": "Ora zonei Atlantic (Halifax) (UTC-04:00)"
                },
                {
                  "value": "America/Sao_Paulo",
                  "title": "São Paulo (UTC-03:00)"
                },
                {
                  "value": "America/Noronha",
                  "title": "Fernando de Noronha (UTC-02:00)"
                },
                {
                  "value": "Atlantic/Azores",
                  "title": "Azore (UTC-01:00)"
                }
              ]
            },
            {
              "title": "De la UTC+0 la +6",
              "options": [
                {
                  "value": "Europe/London",
                  "title": "Londra (UTC+00:00)"
                },
                {
                  "value": "Europe/Paris",
                  "title": "Europa Centrală (Paris) (UTC+01:00)"
                },
                {
                  "value": "Europe/Bucharest",
                  "title": "Europa de Est (București) (UTC+02:00)"
                },
                {
                  "value": "Europe/Istanbul",
                  "title": "Istanbul (UTC+03:00)"
                },
                {
                  "value": "Asia/Dubai",
                  "title": "Dubai (UTC+04:00)"
                },
                {
                  "value": "Asia/Karachi",
                  "title": "Karachi (UTC+05:00)"
                },
                {
                  "value": "Asia/Dhaka",
                  "title": "Dhaka (UTC+06:00)"
                }
              ]
            },
            {
              "title": "De la UTC+7 la +14",
              "options": [
                {
                  "value": "Asia/Bangkok",
                  "title": "Bangkok (UTC+07:00)"
                },
                {
                  "value": "Asia/Singapore",
                  "title": "Singapore (UTC+08:00)"
                },
                {
                  "value": "Asia/Tokyo",
                  "title": "Tokyo (UTC+09:00)"
                },
                {
                  "value": "Australia/Sydney",
                  "title": "Sydney (UTC+10:00)"
                },
                {
                  "value": "Pacific/Noumea",
                  "title": "Nouméa (UTC+11:00)"
                },
                {
                  "value": "Pacific/Auckland",
                  "title": "Auckland (UTC+12:00)"
                },
                {
                  "value": "Pacific/Tongatapu",
                  "title": "Tonga (Nuku'alofa) (UTC+13:00)"
                },
                {
                  "value": "Pacific/Kiritimati",
                  "title": "Kiritimati (UTC+14:00)"
                }
              ]
            },
            {
              "title": "Decalaje speciale",
              "options": [
                {
                  "value": "America/St_Johns",
                  "title": "Newfoundland (St. John's) (UTC-03:30)"
                },
                {
                  "value": "Asia/Tehran",
                  "title": "Teheran (UTC+03:30)"
                },
                {
                  "value": "Asia/Kabul",
                  "title": "Kabul (UTC+04:30)"
                },
                {
                  "value": "Asia/Kolkata",
                  "title": "India (Kolkata) (UTC+05:30)"
                },
                {
                  "value": "Asia/Kathmandu",
                  "title": "Nepal (Kathmandu) (UTC+05:45)"
                },
                {
                  "value": "Asia/Yangon",
                  "title": "Yangon (UTC+06:30)"
                },
                {
                  "value": "Australia/Adelaide",
                  "title": "Adelaide (UTC+09:30)"
                },
                {
                  "value": "Pacific/Chatham",
                  "title": "Insulele Chatham (UTC+12:45)"
                }
              ]
            }
          ],
          "widget": "select"
        },
        "enum": [
          "UTC",
          "Pacific/Pago_Pago",
          "Pacific/Honolulu",
          "America/Anchorage",
          "America/Los_Angeles",
          "America/Denver",
          "America/Chicago",
          "America/New_York",
          "America/Halifax",
          "America/Sao_Paulo",
          "America/Noronha",
          "Atlantic/Azores",
          "Europe/London",
          "Europe/Paris",
          "Europe/Bucharest",
          "Europe/Istanbul",
          "Asia/Dubai",
          "Asia/Karachi",
          "Asia/Dhaka",
          "Asia/Bangkok",
          "Asia/Singapore",
          "Asia/Tokyo",
          "Australia/Sydney",
          "Pacific/Noumea",
          "Pacific/Auckland",
          "Pacific/Tongatapu",
          "Pacific/Kiritimati",
          "America/St_Johns",
          "Asia/Tehran",
          "Asia/Kabul",
          "Asia/Kolkata",
          "Asia/Kathmandu",
          "Asia/Yangon",
          "Australia/Adelaide",
          "Pacific/Chatham"
        ]
      },
      "admin_modify": {
        "type": "boolean",
        "title": "Permite administratorilor să modifice setările botului",
        "help": "Dezactivat: administratorii nu pot modifica nimic. Rolurile de mai jos își păstrează accesul.",
        "default": false,
        "access": "owner",
        "messages": {
          "owner": "Doar proprietarul serverului poate schimba cine are voie să modifice setările botului"
        },
        "ui": {
          "widget": "switch"
        }
      },
      "role_access": {
        "type": "array",
        "title": "Acces pe roluri",
        "help": "Membrii cu un anumit rol pot vedea sau modifica modulele pe care le alegi, fără să devină administratori. Cine pierde rolul pierde imediat și accesul.",
        "default": [],
        "maxItems": 25,
        "uniqueBy": [
          "role_id"
        ],
        "access": "owner",
        "messages": {
          "owner": "Doar proprietarul serverului poate schimba cine are voie să modifice setările botului",
          "maxItems": "Cel mult {maxItems, plural, one {# rol poate} few {# roluri pot} other {# de roluri pot}} avea acces",
          "uniqueBy": "Acest rol este deja în listă. Modifică intrarea lui."
        },
        "ui": {
          "widget": "items",
          "addLabel": "Adaugă un rol",
          "itemTitle": "Rol nou",
          "titleField": "role_id",
          "markField": "role_id",
          "summaryFields": [
            "level",
            "all_modules",
            "modules"
          ],
          "setTogether": [
            "level"
          ],
          "empty": "Moderatorii pot ajuta și fără să fie administratori: alege rolul lor și ce le deschide.",
          "presets": [
            {
              "title": "Văd tot, fără să modifice",
              "values": {
                "level": "view",
                "all_modules": true
              }
            },
            {
              "title": "Pot modifica tot",
              "values": {
                "level": "edit",
                "all_modules": true
              }
            }
          ],
          "layout": [
            "role_id",
            "level",
            "all_modules",
            "modules"
          ]
        },
        "items": {
          "type": "object",
          "title": "Rol",
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
                "length": "Alege un rol din listă",
                "pattern": "Alege un rol din listă"
              },
              "title": "Rol",
              "default": null,
              "ui": {
                "widget": "role",
                "hideNames": [
                  "everyone"
                ],
                "unique": true
              }
            },
            "level": {
              "type": "string",
              "title": "Ce au voie să facă",
              "default": "view",
              "enum": [
                "view",
                "edit"
              ],
              "messages": {
                "enum": "Alege ce au voie să facă membrii cu acest rol"
              },
              "ui": {
                "widget": "cards",
                "options": [
                  {
                    "value": "view",
                    "title": "Vizualizare",
                    "help": "Văd setările și istoricul lor."
                  },
                  {
                    "value": "edit",
                    "title": "Modificare",
                    "help": "Pot și modifica setările."
                  }
                ]
              }
            },
            "all_modules": {
              "type": "boolean",
              "title": "Toate modulele",
              "help": "Activat: toate modulele, inclusiv cele adăugate mai târziu. Dezactivat: doar cele pe care le alegi.",
              "default": false,
              "ui": {
                "widget": "switch"
              }
            },
            "modules": {
              "type": "array",
              "title": "Module",
              "default": [],
              "uniqueItems": true,
              "visible": "!item.all_modules",
              "messages": {
                "maxItems": "Există {maxItems, plural, one {# modul} few {# module} other {# de module}}",
                "uniqueItems": "Fiecare modul poate apărea o singură dată în listă"
              },
              "ui": {
                "widget": "checks",
                "modules": "all",
                "options": [
                  {
                    "value": "customize",
                    "title": "Personalizarea botului"
                  },
                  {
                    "value": "welcomeLeave",
                    "title": "Mesaje de bun venit și de rămas-bun"
                  },
                  {
                    "value": "serverBackup",
                    "title": "Copii de siguranță"
                  },
                  {
                    "value": "reactRoles",
                    "title": "Roluri prin reacție"
                  },
                  {
                    "value": "inviteTracker",
                    "title": "Urmărirea invitațiilor"
                  },
                  {
                    "value": "userVerification",
                    "title": "Verificarea utilizatorilor"
                  },
                  {
                    "value": "tempVoice",
                    "title": "Canale vocale temporare"
                  },
                  {
                    "value": "economy",
                    "title": "Economie"
                  },
                  {
                    "value": "rewards",
                    "title": "Recompense zilnice"
                  },
                  {
                    "value": "ranks",
                    "title": "Ranguri"
                  },
                  {
                    "value": "shop",
                    "title": "Magazin"
                  },
                  {
                    "value": "blackjack",
                    "title": "Blackjack"
                  },
                  {
                    "value": "lottery",
                    "title": "Loterie"
                  },
                  {
                    "value": "statistics",
                    "title": "Statistici despre server și economie"
                  },
                  {
                    "value": "redditDelivery",
                    "title": "Livrare din Reddit"
                  }
                ]
              },
              "maxItems": 15,
              "items": {
                "type": "string",
                "title": "",
                "default": "customize",
                "enum": [
                  "customize",
                  "welcomeLeave",
                  "serverBackup",
                  "reactRoles",
                  "inviteTracker",
                  "userVerification",
                  "tempVoice",
                  "economy",
                  "rewards",
                  "ranks",
                  "shop",
                  "blackjack",
                  "lottery",
                  "statistics",
                  "redditDelivery"
                ]
              }
            }
          }
        }
      }
    }
  },
  "screen": {
    "title": "Personalizarea botului",
    "description": "Cum arată, cum răspunde și după ce fus orar funcționează botul pe acest server.",
    "menu": {
      "group": "general",
      "order": 10,
      "icon": "sliders-horizontal"
    },
    "status": {
      "texts": [
        {
          "text": "Vorbește sub numele {name}, iar comenzile încep cu {prefix}",
          "params": {
            "name": "self.bot_name",
            "prefix": "self.prefix"
          }
        }
      ]
    },
    "saveBar": "discard",
    "denied": "redirect",
    "layout": [
      {
        "block": "botPreview",
        "title": "Previzualizare",
        "text": "Așa arată răspunsurile botului pe serverul tău.",
        "name": "bot_name",
        "color": "embed_color",
        "style": "message_type"
      },
      {
        "section": "identity",
        "title": "Identitate",
        "help": "Numele și aspectul pe care le văd membrii.",
        "fields": [
          [
            "bot_name",
            "embed_color"
          ],
          "message_type"
        ]
      },
      {
        "section": "commands",
        "title": "Comenzi",
        "help": "Cum folosesc membrii botul.",
        "fields": [
          "prefix",
          "enable_slash_commands"
        ]
      },
      {
        "section": "region",
        "title": "Regiune",
        "fields": [
          "timezone"
        ]
      },
      {
        "section": "access",
        "title": "Acces",
        "help": "Cine mai poate folosi aceste setări.",
        "fields": [
          "admin_modify",
          "role_access"
        ]
      }
    ]
  },
  "calls": {
    "reads": [
      "botAvatar",
      "roles"
    ],
    "onReadFailure": "empty",
    "documents": [
      {
        "id": "admin",
        "fields": [
          "admin_modify"
        ],
        "load": {
          "path": "permissions/",
          "from": "permissions",
          "failure": "A apărut o eroare la preluarea datelor."
        },
        "save": {
          "path": "settings/",
          "failure": "Permisiunile administratorilor nu au putut fi actualizate",
          "when": "changed"
        }
      },
      {
        "id": "settings",
        "fields": [
          "prefix",
          "bot_name",
          "embed_color",
          "message_type",
          "enable_slash_commands",
          "timezone"
        ],
        "load": {
          "path": "customize/",
          "failure": "A apărut o eroare la preluarea datelor.",
          "adds": [
            "is_premium"
          ]
        },
        "save": {
          "path": "customize/",
          "failure": "A apărut o eroare",
          "when": "changed",
          "omitLocked": true
        }
      },
      {
        "id": "access",
        "fields": [
          "role_access"
        ],
        "load": {
          "path": "access/",
          "failure": "A apărut o eroare la preluarea datelor."
        },
        "save": {
          "path": "access/",
          "failure": "Accesul rolurilor nu a putut fi actualizat",
          "when": "changed"
        }
      }
    ],
    "order": "sequence",
    "success": "Toate setările au fost actualizate!",
    "denied": "Nu ai permisiunea de a modifica setările."
  },
  "rules": [
    {
      "each": "role_access",
      "rule": "chosen(item.role_id)",
      "at": "role_id",
      "message": "Alege rolul care primește acces"
    },
    {
      "each": "role_access",
      "rule": "item.all_modules || item.modules.size() > 0",
      "at": "modules",
      "message": "Alege cel puțin un modul"
    }
  ],
  "effects": [],
  "id": "customize",
  "language": "ro",
  "standard": {
    "type": "{title}: valoarea nu este de tipul potrivit",
    "enum": "{title}: alege una dintre opțiunile oferite",
    "multipleOf": "{title}: valoarea trebuie să fie un multiplu de {multipleOf}",
    "unknown": "„{name}” nu este o setare. Elimin-o și salvează din nou.",
    "key": "„{name}” nu poate fi folosit drept cheie",
    "reference.role": "Acest rol nu mai este pe server. Alege altul.",
    "unavailable": "Rolurile și canalele serverului nu pot fi încărcate, așa că alegerea nu poate fi verificată. Încearcă din nou peste un minut.",
    "owner": "Doar proprietarul serverului poate modifica „{title}”"
  },
  "plans": [
    "free",
    "premium"
  ]
};
