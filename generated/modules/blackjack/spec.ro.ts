// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {
      "enabled": {
        "type": "boolean",
        "title": "Activează blackjackul",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "min_bet": {
        "type": "number",
        "title": "Miza minimă",
        "default": 1,
        "minimum": 1,
        "maximum": 1000000000,
        "multipleOf": 0.1,
        "messages": {
          "range": "Miza minimă trebuie să fie între {minimum} și {maximum}"
        },
        "ui": {
          "widget": "number",
          "unitFrom": "orElse(modules.economy.primary_currency_name, texts.primary)",
          "unitEmojiFrom": "modules.economy.primary_currency_emoji"
        }
      },
      "max_bet": {
        "type": "number",
        "title": "Miza maximă",
        "default": 100,
        "minimum": 1,
        "maximum": 1000000000,
        "multipleOf": 0.1,
        "messages": {
          "range": "Miza maximă trebuie să fie între {minimum} și {maximum}"
        },
        "ui": {
          "widget": "number",
          "unitFrom": "orElse(modules.economy.primary_currency_name, texts.primary)",
          "unitEmojiFrom": "modules.economy.primary_currency_emoji"
        }
      },
      "payout_multiplier": {
        "type": "number",
        "title": "Plata standard",
        "default": 2,
        "minimum": 1,
        "maximum": 5,
        "multipleOf": 0.1,
        "help": "La câștig se plătește miza înmulțită cu acest număr.",
        "messages": {
          "range": "Plata standard trebuie să fie între {minimum} și {maximum}"
        },
        "ui": {
          "widget": "number",
          "unit": "×"
        }
      },
      "blackjack_payout": {
        "type": "number",
        "title": "Plata la blackjack",
        "default": 2.5,
        "minimum": 1,
        "maximum": 5,
        "multipleOf": 0.1,
        "help": "Pentru 21 din două cărți se plătește miza înmulțită cu acest număr.",
        "messages": {
          "range": "Plata la blackjack trebuie să fie între {minimum} și {maximum}"
        },
        "ui": {
          "widget": "number",
          "unit": "×"
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
        "title": "Canal de blackjack",
        "default": null,
        "help": "Unde se poate juca.",
        "ui": {
          "widget": "channel",
          "none": "Orice canal"
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
        "title": "Canal de jurnal",
        "default": null,
        "help": "Unde înregistrează botul partidele.",
        "ui": {
          "widget": "channel",
          "none": "Niciunul"
        }
      },
      "allow_private_mode": {
        "type": "boolean",
        "title": "Permite partide private",
        "default": false,
        "help": "Jucătorii își pot ascunde partida de ceilalți.",
        "ui": {
          "widget": "switch"
        }
      }
    }
  },
  "screen": {
    "title": "Blackjack",
    "description": "Un joc de cărți împotriva casei, pe moneda serverului.",
    "menu": {
      "group": "economy",
      "order": 50,
      "icon": "spade"
    },
    "status": {
      "enabled": "self.enabled",
      "texts": [
        {
          "when": "chosen(self.channel_id)",
          "text": "Mize între {least} și {most} pe #{channel}",
          "params": {
            "least": "self.min_bet",
            "most": "self.max_bet",
            "channel": "titles.channel_id"
          }
        },
        {
          "text": "Mize între {least} și {most}",
          "params": {
            "least": "self.min_bet",
            "most": "self.max_bet"
          }
        }
      ]
    },
    "saveBar": "prompt",
    "denied": "readOnly",
    "layout": [
      {
        "section": "general",
        "title": "Joc",
        "fields": [
          "enabled",
          "allow_private_mode"
        ]
      },
      {
        "section": "bets",
        "title": "Mize și plăți",
        "fields": [
          [
            "min_bet",
            "max_bet"
          ],
          [
            "payout_multiplier",
            "blackjack_payout"
          ]
        ]
      },
      {
        "section": "channels",
        "title": "Canale",
        "fields": [
          [
            "channel_id",
            "log_channel_id"
          ]
        ]
      },
      {
        "block": "list",
        "title": "Regulile jocului",
        "items": [
          "Câștigă mâna cea mai apropiată de 21.",
          "Figurile valorează 10, iar asul 1 sau 11.",
          "Dealerul se oprește la 17.",
          "Pentru 21 din două cărți se aplică multiplicatorul de blackjack.",
          "La egalitate, miza se returnează.",
          "Peste 21 se pierde."
        ]
      },
      {
        "block": "commands",
        "title": "Comenzi",
        "items": [
          {
            "command": "/blackjack [bet]",
            "description": "Începe o partidă."
          },
          {
            "command": "/blackjack_help",
            "description": "Explică jocul."
          },
          {
            "command": "/blackjack_stats [user]",
            "description": "Arată câștigurile și pierderile."
          },
          {
            "command": "/blackjack_leaderboard",
            "description": "Arată cei mai buni jucători."
          }
        ]
      }
    ]
  },
  "texts": {
    "primary": "Monede"
  },
  "requires": [
    {
      "plan": "premium",
      "notice": {
        "title": "Funcție Premium",
        "text": "Blackjackul face parte din Premium. Treci serverul la Premium ca să deschizi mesele de joc.",
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
        "text": "Mizele se pun în moneda serverului. Activează mai întâi economia.",
        "action": {
          "label": "Setările economiei",
          "to": "/configure/{guildId}/economy"
        }
      },
      "message": "Activează economia ca să poți juca blackjack"
    }
  ],
  "calls": {
    "reads": [
      "channels"
    ],
    "onReadFailure": "empty",
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
          "min_bet",
          "max_bet",
          "payout_multiplier",
          "blackjack_payout",
          "channel_id",
          "log_channel_id",
          "allow_private_mode"
        ],
        "load": {
          "path": "blackjack/config/",
          "failure": "Setările nu au putut fi încărcate",
          "onFailure": "defaults"
        },
        "save": {
          "path": "blackjack/config/",
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
      "rule": "self.max_bet >= self.min_bet",
      "at": "max_bet",
      "message": "Miza maximă nu poate fi mai mică decât miza minimă"
    }
  ],
  "effects": [
    {
      "leave": [
        "min_bet",
        "max_bet"
      ],
      "when": "self.max_bet < self.min_bet",
      "set": {
        "max_bet": "self.min_bet"
      }
    }
  ],
  "id": "blackjack",
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
