// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {
      "currency_system_enabled": {
        "type": "boolean",
        "title": "Activează economia",
        "help": "Dacă o dezactivezi, se șterg monedele și setările de farming.",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "transfer_enabled": {
        "type": "boolean",
        "title": "Permite transferurile",
        "help": "Membrii își pot da bani între ei.",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "primary_currency_name": {
        "type": "string",
        "title": "Numele monedei principale",
        "default": "",
        "maxLength": 32,
        "messages": {
          "length": "Scurtează numele monedei: limita de caractere este {maxLength}"
        },
        "ui": {
          "widget": "text"
        }
      },
      "primary_currency_emoji": {
        "type": "string",
        "title": "Simbolul monedei principale",
        "default": "",
        "maxLength": 32,
        "messages": {
          "length": "Scurtează simbolul monedei: limita de caractere este {maxLength}"
        },
        "ui": {
          "widget": "emoji",
          "symbol": true
        }
      },
      "use_secondary_currency": {
        "type": "boolean",
        "title": "Folosește o monedă secundară",
        "help": "O monedă mai rară, pentru recompense zilnice și schimb.",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "secondary_currency_name": {
        "type": "string",
        "title": "Numele monedei secundare",
        "default": "",
        "maxLength": 32,
        "enabled": "self.use_secondary_currency",
        "disabledReason": "Activează mai întâi moneda secundară",
        "messages": {
          "length": "Scurtează numele monedei: limita de caractere este {maxLength}"
        },
        "ui": {
          "widget": "text"
        }
      },
      "secondary_currency_emoji": {
        "type": "string",
        "title": "Simbolul monedei secundare",
        "default": "",
        "maxLength": 32,
        "enabled": "self.use_secondary_currency",
        "disabledReason": "Activează mai întâi moneda secundară",
        "messages": {
          "length": "Scurtează simbolul monedei: limita de caractere este {maxLength}"
        },
        "ui": {
          "widget": "emoji",
          "symbol": true
        }
      },
      "voice_enabled": {
        "type": "boolean",
        "title": "Farming pe voce",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "voice_rate": {
        "type": "number",
        "title": "Câștig pe voce",
        "help": "Se primește pentru fiecare minut pe un canal vocal.",
        "default": 1,
        "minimum": 0.01,
        "maximum": 10000,
        "multipleOf": 0.01,
        "messages": {
          "range": "Câștigul trebuie să fie între {minimum} și {maximum}"
        },
        "ui": {
          "widget": "number",
          "step": 1,
          "unitFrom": "self.primary_currency_name",
          "unitEmojiFrom": "self.primary_currency_emoji"
        }
      },
      "voice_afk_enabled": {
        "type": "boolean",
        "title": "Farming AFK",
        "help": "Câștigă și membrii de pe canalul AFK.",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "afk_channels": {
        "type": "array",
        "title": "Canal AFK",
        "default": [],
        "maxItems": 25,
        "uniqueItems": true,
        "enabled": "self.voice_afk_enabled",
        "disabledReason": "Activează farmingul AFK ca să îi alegi canalul",
        "messages": {
          "count": "Numărul maxim de canale AFK este {maxItems}",
          "uniqueItems": "Fiecare canal AFK poate apărea o singură dată în listă"
        },
        "ui": {
          "widget": "channel",
          "none": "Alege un canal"
        },
        "items": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 20,
          "pattern": "^[0-9]*$",
          "refers": {
            "to": "voiceChannel"
          },
          "messages": {
            "length": "Alege un canal vocal din listă",
            "pattern": "Alege un canal vocal din listă"
          },
          "title": "Canal",
          "default": null
        }
      },
      "voice_check_interval": {
        "type": "integer",
        "title": "Intervalul verificărilor pe voce",
        "help": "Secundele dintre două verificări ale celor aflați pe canalele vocale.",
        "default": 300,
        "minimum": 1,
        "maximum": 86400,
        "messages": {
          "range": "Intervalul verificărilor pe voce, în secunde, trebuie să fie între {minimum} și {maximum}"
        }
      },
      "message_enabled": {
        "type": "boolean",
        "title": "Farming prin mesaje",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "message_rate": {
        "type": "number",
        "title": "Câștig pe mesaj",
        "help": "Se primește pentru fiecare mesaj.",
        "default": 0.5,
        "minimum": 0.01,
        "maximum": 10000,
        "multipleOf": 0.01,
        "messages": {
          "range": "Câștigul trebuie să fie între {minimum} și {maximum}"
        },
        "ui": {
          "widget": "number",
          "step": 1,
          "unitFrom": "self.primary_currency_name",
          "unitEmojiFrom": "self.primary_currency_emoji"
        }
      },
      "message_cooldown": {
        "type": "integer",
        "title": "Pauză între mesaje",
        "help": "Cât așteaptă un membru până poate câștiga din nou.",
        "default": 60,
        "enum": [
          30,
          60,
          120,
          300
        ],
        "messages": {
          "enum": "Alege una dintre pauzele disponibile"
        },
        "ui": {
          "widget": "select",
          "options": [
            {
              "value": 30,
              "title": "30 de secunde"
            },
            {
              "value": 60,
              "title": "1 minut"
            },
            {
              "value": 120,
              "title": "2 minute"
            },
            {
              "value": 300,
              "title": "5 minute"
            }
          ]
        }
      },
      "message_min_length": {
        "type": "integer",
        "title": "Lungimea minimă a mesajului",
        "help": "Mesajele mai scurte nu aduc nimic. 0 înseamnă fără minim.",
        "default": 0,
        "minimum": 0,
        "maximum": 2000,
        "messages": {
          "range": "Lungimea minimă a mesajului trebuie să fie între {minimum} și {maximum}"
        },
        "ui": {
          "widget": "number",
          "unit": "caractere"
        }
      }
    }
  },
  "screen": {
    "title": "Economie",
    "description": "O monedă proprie pe care membrii o câștigă vorbind și scriind.",
    "menu": {
      "group": "economy",
      "order": 10,
      "icon": "coins"
    },
    "status": {
      "enabled": "self.currency_system_enabled",
      "texts": [
        {
          "when": "self.voice_enabled && self.message_enabled",
          "text": "Membrii câștigă {currency} pe voce și scriind mesaje",
          "params": {
            "currency": "orElse(self.primary_currency_name, self.primary_currency_emoji)"
          }
        },
        {
          "when": "self.voice_enabled",
          "text": "Membrii câștigă {currency} pe voce",
          "params": {
            "currency": "orElse(self.primary_currency_name, self.primary_currency_emoji)"
          }
        },
        {
          "when": "self.message_enabled",
          "text": "Membrii câștigă {currency} scriind mesaje",
          "params": {
            "currency": "orElse(self.primary_currency_name, self.primary_currency_emoji)"
          }
        },
        {
          "text": "Activată, dar nici vocea, nici mesajele nu aduc nimic"
        }
      ]
    },
    "saveBar": "prompt",
    "denied": "readOnly",
    "layout": [
      {
        "section": "general",
        "title": "Sistemul de economie",
        "fields": [
          "currency_system_enabled",
          "transfer_enabled"
        ]
      },
      {
        "section": "currency",
        "title": "Monede",
        "fields": [
          [
            "primary_currency_name",
            "primary_currency_emoji"
          ],
          "use_secondary_currency",
          [
            "secondary_currency_name",
            "secondary_currency_emoji"
          ]
        ]
      },
      {
        "section": "voice",
        "title": "Pe canalele vocale",
        "help": "Membrii câștigă cât timp sunt pe un canal vocal.",
        "fields": [
          "voice_enabled",
          "voice_rate",
          "voice_afk_enabled",
          "afk_channels"
        ]
      },
      {
        "section": "messages",
        "title": "Pe canalele text",
        "help": "Membrii câștigă trimițând mesaje.",
        "fields": [
          "message_enabled",
          "message_rate",
          [
            "message_cooldown",
            "message_min_length"
          ]
        ]
      },
      {
        "block": "commands",
        "title": "Comenzi",
        "items": [
          {
            "command": "/wallet",
            "description": "Arată soldul tău."
          },
          {
            "command": "/wallet @user",
            "description": "Arată soldul altui membru."
          },
          {
            "command": "/transfer @user amount",
            "description": "Dă altui membru o parte din banii tăi."
          },
          {
            "command": "/daily",
            "description": "Revendică recompensa zilnică."
          },
          {
            "command": "/shop",
            "description": "Deschide magazinul serverului."
          }
        ]
      }
    ]
  },
  "requires": [
    {
      "plan": "premium",
      "notice": {
        "title": "Funcție Premium",
        "text": "Economia face parte din Premium. Treci serverul la Premium ca să aibă propria monedă.",
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
      "voiceChannels"
    ],
    "documents": [
      {
        "id": "currency",
        "fields": [
          "currency_system_enabled",
          "primary_currency_name",
          "primary_currency_emoji",
          "secondary_currency_name",
          "secondary_currency_emoji",
          "use_secondary_currency",
          "transfer_enabled"
        ],
        "load": {
          "path": "currency-config/",
          "failure": "Setările nu au putut fi încărcate",
          "adds": [
            "is_premium"
          ]
        },
        "save": {
          "path": "currency-config/",
          "failure": "Setările nu au putut fi salvate"
        }
      },
      {
        "id": "farming",
        "fields": [
          "voice_enabled",
          "voice_rate",
          "voice_afk_enabled",
          "afk_channels",
          "voice_check_interval",
          "message_enabled",
          "message_rate",
          "message_cooldown",
          "message_min_length"
        ],
        "load": {
          "path": "farming/config/",
          "failure": "Setările nu au putut fi încărcate"
        },
        "save": {
          "path": "farming/config/",
          "failure": "Setările nu au putut fi salvate"
        }
      }
    ],
    "order": "together",
    "success": "Setările economiei au fost salvate!",
    "denied": "Nu ai permisiunea de a modifica setările"
  },
  "rules": [
    {
      "when": "self.currency_system_enabled",
      "rule": "size(trim(self.primary_currency_emoji)) > 0",
      "at": "primary_currency_emoji",
      "message": "Alege un simbol pentru moneda principală: nu poate lipsi când economia este activată"
    },
    {
      "when": "self.use_secondary_currency",
      "rule": "size(trim(self.secondary_currency_emoji)) > 0",
      "at": "secondary_currency_emoji",
      "message": "Alege un simbol pentru moneda secundară: nu poate lipsi când moneda este activată"
    }
  ],
  "effects": [
    {
      "on": [
        "currency_system_enabled"
      ],
      "when": "!self.currency_system_enabled",
      "reset": [
        "primary_currency_name",
        "primary_currency_emoji",
        "secondary_currency_name",
        "secondary_currency_emoji",
        "use_secondary_currency",
        "transfer_enabled",
        "voice_enabled",
        "voice_rate",
        "voice_afk_enabled",
        "afk_channels",
        "voice_check_interval",
        "message_enabled",
        "message_rate",
        "message_cooldown",
        "message_min_length"
      ]
    },
    {
      "on": [
        "use_secondary_currency"
      ],
      "when": "!self.use_secondary_currency",
      "reset": [
        "secondary_currency_name",
        "secondary_currency_emoji"
      ]
    },
    {
      "on": [
        "voice_afk_enabled"
      ],
      "when": "!self.voice_afk_enabled",
      "reset": [
        "afk_channels"
      ]
    }
  ],
  "id": "economy",
  "language": "ro",
  "standard": {
    "type": "{title}: valoarea nu este de tipul potrivit",
    "enum": "{title}: alege una dintre opțiunile oferite",
    "multipleOf": "{title}: valoarea trebuie să fie un multiplu de {multipleOf}",
    "unknown": "„{name}” nu este o setare. Elimin-o și salvează din nou.",
    "key": "„{name}” nu poate fi folosit drept cheie",
    "reference.voiceChannel": "Acest canal vocal nu mai este pe server. Alege altul.",
    "unavailable": "Rolurile și canalele serverului nu pot fi încărcate, așa că alegerea nu poate fi verificată. Încearcă din nou peste un minut."
  },
  "plans": [
    "free",
    "premium"
  ]
};
