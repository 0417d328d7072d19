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
        "plans": {
          "free": {
            "locked": "default",
            "message": "Această funcție necesită un abonament premium"
          }
        },
        "messages": {
          "length": "Numărul de caractere din numele botului trebuie să fie între {minLength} și {maxLength}"
        },
        "ui": {
          "widget": "text"
        }
      },
      "embed_color": {
        "type": "string",
        "title": "Culoarea embedului",
        "help": "Dunga colorată a mesajelor de tip embed.",
        "default": "#ffffff",
        "maxLength": 7,
        "pattern": "^#[0-9a-fA-F]{6}$",
        "plans": {
          "free": {
            "locked": "default",
            "message": "Această funcție necesită un abonament premium"
          }
        },
        "messages": {
          "length": "Scrie culoarea ca #5865f2 (numărul de caractere: {maxLength})",
          "pattern": "Scrie culoarea cu # urmat de șase cifre sau litere de la a la f, de exemplu #5865f2"
        },
        "ui": {
          "widget": "color"
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
        "plans": {
          "free": {
            "locked": "default",
            "message": "Această funcție necesită un abonament premium"
          }
        },
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
        "help": "Programările și datele din toate modulele folosesc acest fus orar.",
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
        "help": "Dezactivat: doar tu, proprietarul, poți modifica ceva aici.",
        "default": false,
        "access": "owner",
        "messages": {
          "owner": "Doar proprietarul serverului poate schimba cine are voie să modifice setările botului"
        },
        "ui": {
          "widget": "switch"
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
        "fields": [
          "admin_modify"
        ]
      }
    ]
  },
  "calls": {
    "reads": [
      "botAvatar"
    ],
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
      }
    ],
    "order": "sequence",
    "success": "Toate setările au fost actualizate!",
    "denied": "Nu ai permisiunea de a modifica setările."
  },
  "rules": [],
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
    "reference.managed": "Acest rol aparține unui bot sau unei integrări și nu poate fi atribuit membrilor. Alege altul.",
    "reference.everyone": "Toți membrii au deja @everyone. Alege alt rol.",
    "reference.above": "Botul poate atribui doar roluri aflate sub al său. Mută-i rolul mai sus în setările serverului sau alege alt rol.",
    "reference.channel": "Acest canal nu mai este pe server. Alege altul.",
    "reference.voiceChannel": "Acest canal vocal nu mai este pe server. Alege altul.",
    "reference.category": "Această categorie nu mai este pe server. Alege alta.",
    "reference.member": "Acest membru nu mai este pe server. Alege altul.",
    "reference.entry": "Această intrare nu mai există. Alege alta.",
    "reference.channel.permissions": "Botului îi lipsesc permisiuni în acest canal: {permissions}. Acordă-i-le în setările canalului sau alege alt canal.",
    "reference.voiceChannel.permissions": "Botului îi lipsesc permisiuni în acest canal vocal: {permissions}. Acordă-i-le în setările canalului sau alege alt canal.",
    "reference.category.permissions": "Botului îi lipsesc permisiuni în această categorie: {permissions}. Acordă-i-le în setările categoriei sau alege altă categorie.",
    "permission.VIEW_CHANNEL": "Vizualizare canal",
    "permission.SEND_MESSAGES": "Trimitere mesaje",
    "permission.EMBED_LINKS": "Încorporare linkuri",
    "permission.ATTACH_FILES": "Atașare fișiere",
    "permission.CONNECT": "Conectare",
    "permission.MOVE_MEMBERS": "Mutare membri",
    "permission.MANAGE_CHANNELS": "Gestionare canale",
    "unavailable": "Rolurile și canalele serverului nu pot fi încărcate, așa că alegerea nu poate fi verificată. Încearcă din nou peste un minut.",
    "variable.unknown": "{token} nu este o variabilă aici: botul o trimite neschimbată.",
    "variable.near": "{token} nu este o variabilă aici. Ai vrut să scrii {near}?",
    "variable.off": "{token} nu are nicio valoare în acest moment.",
    "owner": "Doar proprietarul serverului poate modifica „{title}”"
  },
  "plans": [
    "free",
    "premium"
  ]
};
