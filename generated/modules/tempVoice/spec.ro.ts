// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {
      "enabled": {
        "type": "boolean",
        "title": "Activează canalele vocale temporare",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "hub_channel_id": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20,
        "pattern": "^[0-9]*$",
        "refers": {
          "to": "voiceChannel",
          "botNeeds": [
            "VIEW_CHANNEL",
            "CONNECT",
            "MOVE_MEMBERS",
            "MANAGE_CHANNELS"
          ]
        },
        "messages": {
          "length": "Alege un canal vocal din listă",
          "pattern": "Alege un canal vocal din listă"
        },
        "title": "Canal vocal hub",
        "default": null,
        "help": "Membrii care intră pe el primesc propriul canal.",
        "ui": {
          "widget": "channel",
          "none": "Alege un canal"
        }
      },
      "parent_category_id": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20,
        "pattern": "^[0-9]*$",
        "refers": {
          "to": "category",
          "botNeeds": [
            "VIEW_CHANNEL",
            "CONNECT",
            "MOVE_MEMBERS",
            "MANAGE_CHANNELS"
          ]
        },
        "messages": {
          "length": "Alege o categorie din listă",
          "pattern": "Alege o categorie din listă"
        },
        "title": "Categorie părinte",
        "default": null,
        "help": "Canalele noi se creează în această categorie. Fără ea, se creează lângă hub.",
        "ui": {
          "widget": "channel",
          "none": "Fără categorie"
        }
      },
      "channel_name_template": {
        "type": "string",
        "title": "Numele implicit al canalului",
        "default": "${username}'s channel",
        "maxLength": 32,
        "help": "Botul completează ${username}, ${tag} și ${count}.",
        "messages": {
          "length": "Scurtează șablonul de nume: limita de caractere este {maxLength}"
        },
        "ui": {
          "widget": "text",
          "variables": [
            {
              "name": "username",
              "token": "${username}",
              "help": "Numele membrului"
            },
            {
              "name": "tag",
              "token": "${tag}",
              "help": "Eticheta membrului"
            },
            {
              "name": "count",
              "token": "${count}",
              "help": "Numărul canalului"
            }
          ]
        }
      },
      "user_limit": {
        "type": "integer",
        "title": "Limita implicită de utilizatori",
        "default": 0,
        "minimum": 0,
        "maximum": 99,
        "help": "0 înseamnă fără limită.",
        "messages": {
          "range": "Limita de utilizatori trebuie să fie între {minimum} și {maximum}"
        },
        "ui": {
          "widget": "number",
          "unit": "membri"
        }
      },
      "max_server_channels": {
        "type": "integer",
        "title": "Maximum de canale pe server",
        "default": 20,
        "minimum": 5,
        "maximum": 100,
        "help": "De la {minimum} la {maximum}.",
        "messages": {
          "range": "Numărul de canale temporare de pe server trebuie să fie între {minimum} și {maximum}"
        },
        "ui": {
          "widget": "number"
        },
        "plans": {
          "free": {
            "maximum": 50,
            "hint": "Treci la Premium pentru limite mai mari: până la {maximum, plural, one {# canal} few {# canale} other {# de canale}}."
          }
        }
      },
      "permission_mode": {
        "type": "string",
        "title": "Mod de permisiuni",
        "default": "everyone",
        "enum": [
          "everyone",
          "creator",
          "custom"
        ],
        "messages": {
          "enum": "Alege una dintre opțiunile disponibile"
        },
        "ui": {
          "widget": "cards",
          "options": [
            {
              "value": "everyone",
              "title": "Toată lumea"
            },
            {
              "value": "creator",
              "title": "Doar creatorul"
            },
            {
              "value": "custom",
              "title": "Personalizat"
            }
          ]
        }
      },
      "custom_enabled": {
        "type": "boolean",
        "title": "Permisiuni personalizate",
        "default": false,
        "wire": {
          "path": "custom_permissions.enabled"
        }
      },
      "custom_rules": {
        "type": "array",
        "title": "Permisiuni personalizate",
        "default": [],
        "maxItems": 10,
        "visible": "self.permission_mode == 'custom'",
        "wire": {
          "path": "custom_permissions.permissions"
        },
        "messages": {
          "maxItems": "Numărul maxim de permisiuni personalizate este {maxItems}"
        },
        "ui": {
          "widget": "rows",
          "addLabel": "Adaugă o permisiune",
          "empty": "Adaugă un rol și alege dacă membrii lui pot intra.",
          "presets": [
            {
              "title": "Un rol care poate intra",
              "values": {
                "allow": true
              }
            },
            {
              "title": "Un rol care nu poate intra",
              "values": {
                "allow": false
              }
            }
          ]
        },
        "items": {
          "type": "object",
          "title": "Permisiune",
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
                "unique": true
              },
              "wire": {
                "path": "roleId"
              }
            },
            "allow": {
              "type": "boolean",
              "title": "Poate intra",
              "default": true,
              "ui": {
                "widget": "cards",
                "options": [
                  {
                    "value": true,
                    "title": "Permite"
                  },
                  {
                    "value": false,
                    "title": "Interzice"
                  }
                ]
              }
            }
          }
        }
      },
      "templates": {
        "type": "array",
        "title": "Șabloane",
        "default": [],
        "maxItems": 10,
        "messages": {
          "maxItems": "Numărul maxim de șabloane este {maxItems}"
        },
        "ui": {
          "widget": "rows",
          "addLabel": "Adaugă un șablon",
          "reorderable": true,
          "empty": "Nume pe care membrii le pot da canalului fără să scrie. Alege unul de aici sau scrie-l pe al tău.",
          "presets": [
            {
              "title": "Gaming",
              "unique": "name",
              "values": {
                "name": "Gaming",
                "template": "🎮 Jocul lui ${username}"
              }
            },
            {
              "title": "Muzică",
              "unique": "name",
              "values": {
                "name": "Muzică",
                "template": "🎵 Muzica lui ${username}"
              }
            },
            {
              "title": "Relaxare",
              "unique": "name",
              "values": {
                "name": "Relaxare",
                "template": "😌 Colțul lui ${username}"
              }
            },
            {
              "title": "Studiu",
              "unique": "name",
              "values": {
                "name": "Studiu",
                "template": "📚 Sală de studiu ${count}"
              }
            },
            {
              "title": "Seară de film",
              "unique": "name",
              "values": {
                "name": "Seară de film",
                "template": "🎬 Seară de film ${count}"
              }
            }
          ]
        },
        "plans": {
          "free": {
            "maxItems": 5,
            "hint": "Treci la Premium pentru limite mai mari: până la {maxItems, plural, one {# șablon} few {# șabloane} other {# de șabloane}}."
          }
        },
        "items": {
          "type": "object",
          "title": "Șablon",
          "default": {},
          "properties": {
            "name": {
              "type": "string",
              "title": "Nume",
              "default": "",
              "maxLength": 20,
              "messages": {
                "length": "Scurtează numele șablonului: limita de caractere este {maxLength}"
              },
              "ui": {
                "widget": "text"
              }
            },
            "template": {
              "type": "string",
              "title": "Șablon de nume",
              "default": "",
              "maxLength": 32,
              "messages": {
                "length": "Scurtează șablonul de nume: limita de caractere este {maxLength}"
              },
              "ui": {
                "widget": "text",
                "variables": [
                  {
                    "name": "username",
                    "token": "${username}",
                    "help": "Numele membrului"
                  },
                  {
                    "name": "tag",
                    "token": "${tag}",
                    "help": "Eticheta membrului"
                  },
                  {
                    "name": "count",
                    "token": "${count}",
                    "help": "Numărul canalului"
                  }
                ]
              }
            }
          }
        }
      },
      "channel_creation_limit": {
        "type": "integer",
        "title": "Canale pentru fiecare membru",
        "readOnly": true,
        "default": 1,
        "minimum": 1,
        "maximum": 5,
        "messages": {
          "range": "Numărul de canale al unui membru trebuie să fie între {minimum} și {maximum}"
        }
      }
    }
  },
  "screen": {
    "title": "Canale vocale temporare",
    "description": "Cine intră pe canalul hub primește propriul canal vocal.",
    "menu": {
      "group": "voice",
      "order": 10,
      "icon": "mic"
    },
    "status": {
      "enabled": "self.enabled",
      "texts": [
        {
          "text": "Cine intră pe {channel} primește un canal vocal",
          "params": {
            "channel": "titles.hub_channel_id"
          }
        }
      ]
    },
    "saveBar": "prompt",
    "denied": "readOnly",
    "layout": [
      {
        "section": "general",
        "fields": [
          "enabled"
        ]
      },
      {
        "tabs": "parts",
        "panels": [
          {
            "panel": "settings",
            "title": "Setări",
            "layout": [
              {
                "section": "channels",
                "title": "Canale",
                "fields": [
                  [
                    "hub_channel_id",
                    "parent_category_id"
                  ],
                  [
                    "channel_name_template",
                    "user_limit"
                  ],
                  "max_server_channels"
                ]
              },
              {
                "section": "permissions",
                "title": "Permisiuni",
                "help": "Cine poate intra pe un canal nou.",
                "fields": [
                  "permission_mode",
                  "custom_rules"
                ]
              }
            ]
          },
          {
            "panel": "templates",
            "title": "Șabloane",
            "layout": [
              {
                "section": "templates",
                "title": "Șabloane de canale",
                "help": "Membrii aleg unul dintre aceste nume pentru canalul lor.",
                "fields": [
                  "templates"
                ]
              }
            ]
          }
        ]
      },
      {
        "block": "commands",
        "title": "Comenzi",
        "items": [
          {
            "command": "/voice-cleanup",
            "description": "Șterge canalele temporare nefolosite."
          },
          {
            "command": "/voice-limit",
            "description": "Schimbă limita de utilizatori."
          },
          {
            "command": "/voice-name",
            "description": "Schimbă numele canalului."
          },
          {
            "command": "/voice-lock",
            "description": "Închide canalul pentru ceilalți."
          },
          {
            "command": "/voice-unlock",
            "description": "Redeschide canalul."
          },
          {
            "command": "/voice-invite",
            "description": "Lasă pe cineva să intre pe un canal închis."
          },
          {
            "command": "/voice-claim",
            "description": "Preia un canal al cărui proprietar a plecat."
          },
          {
            "command": "/voice-templates",
            "description": "Afișează șabloanele."
          }
        ]
      }
    ]
  },
  "calls": {
    "reads": [
      "voiceChannels",
      "categories",
      "roles"
    ],
    "documents": [
      {
        "id": "settings",
        "fields": [
          "enabled",
          "parent_category_id",
          "hub_channel_id",
          "channel_name_template",
          "user_limit",
          "max_server_channels",
          "permission_mode",
          "custom_enabled",
          "custom_rules",
          "templates",
          "channel_creation_limit"
        ],
        "load": {
          "path": "temporary-voice/",
          "failure": "Setările nu au putut fi încărcate"
        },
        "save": {
          "path": "temporary-voice/save/",
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
      "rule": "chosen(self.hub_channel_id)",
      "at": "hub_channel_id",
      "message": "Alege un canal vocal hub"
    },
    {
      "when": "self.enabled",
      "rule": "size(trim(self.channel_name_template)) > 0",
      "at": "channel_name_template",
      "message": "Scrie un șablon pentru numele canalului"
    },
    {
      "each": "custom_rules",
      "when": "self.enabled && self.permission_mode == 'custom'",
      "rule": "chosen(item.role_id)",
      "at": "role_id",
      "message": "Alege un rol pentru fiecare permisiune personalizată"
    },
    {
      "each": "templates",
      "when": "self.enabled",
      "rule": "size(trim(item.name)) > 0",
      "at": "name",
      "message": "Scrie un nume și un șablon pentru fiecare șablon de canal"
    },
    {
      "each": "templates",
      "when": "self.enabled",
      "rule": "size(trim(item.template)) > 0",
      "at": "template",
      "message": "Scrie un nume și un șablon pentru fiecare șablon de canal"
    }
  ],
  "effects": [
    {
      "on": [
        "save",
        "permission_mode"
      ],
      "set": {
        "custom_enabled": "self.permission_mode == 'custom'"
      }
    }
  ],
  "id": "tempVoice",
  "language": "ro",
  "standard": {
    "type": "{title}: valoarea nu este de tipul potrivit",
    "enum": "{title}: alege una dintre opțiunile oferite",
    "multipleOf": "{title}: valoarea trebuie să fie un multiplu de {multipleOf}",
    "unknown": "„{name}” nu este o setare. Elimin-o și salvează din nou.",
    "key": "„{name}” nu poate fi folosit drept cheie",
    "reference.role": "Acest rol nu mai este pe server. Alege altul.",
    "reference.voiceChannel": "Acest canal vocal nu mai este pe server. Alege altul.",
    "reference.category": "Această categorie nu mai este pe server. Alege alta.",
    "reference.voiceChannel.permissions": "Botului îi lipsesc permisiuni pe acest canal vocal: {permissions}. Acordă-i-le în setările canalului sau alege alt canal.",
    "reference.category.permissions": "Botului îi lipsesc permisiuni în această categorie: {permissions}. Acordă-i-le în setările categoriei sau alege altă categorie.",
    "permission.VIEW_CHANNEL": "Vizualizare canal",
    "permission.CONNECT": "Conectare",
    "permission.MOVE_MEMBERS": "Mutare membri",
    "permission.MANAGE_CHANNELS": "Gestionare canale",
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
