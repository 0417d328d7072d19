// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {
      "daily_reward_system_active": {
        "type": "boolean",
        "title": "Activează recompensele zilnice",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "daily_reward_min_amount": {
        "type": "number",
        "title": "Suma minimă",
        "default": 0.01,
        "minimum": 0.01,
        "maximum": 10000,
        "multipleOf": 0.01,
        "messages": {
          "range": "Suma minimă trebuie să fie între {minimum} și {maximum}"
        },
        "ui": {
          "widget": "number",
          "step": 1,
          "unitFrom": "orElse(modules.economy.primary_currency_name, texts.primary)",
          "unitEmojiFrom": "modules.economy.primary_currency_emoji"
        }
      },
      "daily_reward_max_amount": {
        "type": "number",
        "title": "Suma maximă",
        "default": 10,
        "minimum": 0.01,
        "maximum": 10000,
        "multipleOf": 0.01,
        "messages": {
          "range": "Suma maximă trebuie să fie între {minimum} și {maximum}"
        },
        "ui": {
          "widget": "number",
          "step": 1,
          "unitFrom": "orElse(modules.economy.primary_currency_name, texts.primary)",
          "unitEmojiFrom": "modules.economy.primary_currency_emoji"
        }
      },
      "daily_reward_premium_chance": {
        "type": "number",
        "title": "{currency}: șansă",
        "params": {
          "currency": "orElse(modules.economy.secondary_currency_name, texts.premium)"
        },
        "default": 1,
        "minimum": 0,
        "maximum": 100,
        "multipleOf": 0.01,
        "wire": {
          "as": "fraction"
        },
        "messages": {
          "range": "Șansa, în procente, trebuie să fie între {minimum} și {maximum}"
        },
        "ui": {
          "widget": "number",
          "step": 1,
          "unit": "%"
        }
      },
      "daily_reward_premium_amount": {
        "type": "number",
        "title": "{currency}: sumă",
        "params": {
          "currency": "orElse(modules.economy.secondary_currency_name, texts.premium)"
        },
        "default": 1,
        "minimum": 0.01,
        "maximum": 10000,
        "multipleOf": 0.01,
        "messages": {
          "range": "{currency}: suma trebuie să fie între {minimum} și {maximum}"
        },
        "ui": {
          "widget": "number",
          "step": 1,
          "unitEmojiFrom": "modules.economy.secondary_currency_emoji"
        }
      }
    }
  },
  "screen": {
    "title": "Recompense zilnice",
    "description": "Un cadou pentru toți cei care trec pe aici în fiecare zi.",
    "menu": {
      "group": "economy",
      "order": 20,
      "icon": "gift"
    },
    "status": {
      "enabled": "self.daily_reward_system_active",
      "texts": [
        {
          "text": "{currency}: între {least} și {most} pe zi pentru fiecare membru",
          "params": {
            "least": "self.daily_reward_min_amount",
            "most": "self.daily_reward_max_amount",
            "currency": "orElse(modules.economy.primary_currency_name, texts.primary)"
          }
        }
      ]
    },
    "saveBar": "prompt",
    "denied": "readOnly",
    "layout": [
      {
        "section": "general",
        "title": "În fiecare zi",
        "fields": [
          "daily_reward_system_active",
          [
            "daily_reward_min_amount",
            "daily_reward_max_amount"
          ]
        ]
      },
      {
        "section": "premium",
        "title": "Moneda Premium",
        "help": "Cât timp moneda secundară este activă, o revendicare aduce uneori și ceva din ea.",
        "enabled": "modules.economy.use_secondary_currency",
        "disabledReason": "Moneda secundară este dezactivată în Economie.",
        "fields": [
          [
            "daily_reward_premium_chance",
            "daily_reward_premium_amount"
          ]
        ]
      },
      {
        "block": "list",
        "title": "Reguli",
        "items": [
          "O revendicare la fiecare 24 de ore.",
          "Fiecare revendicare aduce o sumă aleatorie între {min} și {max} {symbol}.",
          {
            "text": "Cu o șansă de {chance}%, aduce în plus {bonus} {bonusSymbol}.",
            "visible": "modules.economy.use_secondary_currency && self.daily_reward_premium_chance > 0"
          }
        ],
        "params": {
          "min": "self.daily_reward_min_amount",
          "max": "self.daily_reward_max_amount",
          "symbol": "orElse(modules.economy.primary_currency_emoji, orElse(modules.economy.primary_currency_name, texts.primary))",
          "chance": "self.daily_reward_premium_chance",
          "bonus": "self.daily_reward_premium_amount",
          "bonusSymbol": "orElse(modules.economy.secondary_currency_emoji, orElse(modules.economy.secondary_currency_name, texts.secondary))"
        }
      }
    ]
  },
  "texts": {
    "primary": "Monede",
    "secondary": "Nestemate",
    "premium": "Moneda Premium"
  },
  "requires": [
    {
      "plan": "premium",
      "notice": {
        "title": "Funcție Premium",
        "text": "Recompensele zilnice fac parte din Premium. Treci serverul la Premium ca membrii să revină în fiecare zi.",
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
        "text": "Recompensele se plătesc în moneda serverului. Activează mai întâi economia.",
        "action": {
          "label": "Setările economiei",
          "to": "/configure/{guildId}/economy"
        }
      },
      "message": "Activează economia ca să poți folosi recompensele"
    }
  ],
  "calls": {
    "reads": [],
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
          "daily_reward_system_active",
          "daily_reward_min_amount",
          "daily_reward_max_amount",
          "daily_reward_premium_chance",
          "daily_reward_premium_amount"
        ],
        "load": {
          "path": "rewards/daily/config/",
          "failure": "Setările nu au putut fi încărcate",
          "adds": [
            "is_premium"
          ]
        },
        "save": {
          "path": "rewards/daily/config/",
          "failure": "Setările nu au putut fi salvate"
        }
      }
    ],
    "order": "sequence",
    "success": "Setările recompenselor au fost salvate!",
    "denied": "Nu ai permisiunea de a modifica setările"
  },
  "rules": [
    {
      "rule": "self.daily_reward_max_amount >= self.daily_reward_min_amount",
      "at": "daily_reward_max_amount",
      "message": "Suma maximă nu poate fi mai mică decât suma minimă"
    }
  ],
  "effects": [
    {
      "leave": [
        "daily_reward_min_amount"
      ],
      "when": "self.daily_reward_min_amount > self.daily_reward_max_amount",
      "set": {
        "daily_reward_max_amount": "self.daily_reward_min_amount"
      }
    },
    {
      "leave": [
        "daily_reward_max_amount"
      ],
      "when": "self.daily_reward_max_amount < self.daily_reward_min_amount",
      "set": {
        "daily_reward_max_amount": "self.daily_reward_min_amount"
      }
    }
  ],
  "id": "rewards",
  "language": "ro",
  "standard": {
    "type": "{title}: valoarea nu este de tipul potrivit",
    "enum": "{title}: alege una dintre opțiunile oferite",
    "multipleOf": "{title}: valoarea trebuie să fie un multiplu de {multipleOf}",
    "unknown": "„{name}” nu este o setare. Elimin-o și salvează din nou.",
    "key": "„{name}” nu poate fi folosit drept cheie",
    "unavailable": "Rolurile și canalele serverului nu pot fi încărcate, așa că alegerea nu poate fi verificată. Încearcă din nou peste un minut."
  },
  "plans": [
    "free",
    "premium"
  ]
};
