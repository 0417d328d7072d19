// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {
      "verification_enabled": {
        "type": "boolean",
        "title": "Activează verificarea",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "auto_verification": {
        "type": "boolean",
        "title": "Tipul verificării",
        "default": false,
        "ui": {
          "widget": "cards",
          "options": [
            {
              "value": false,
              "title": "Verificare de bază",
              "help": "Membrii apasă un buton ca să se verifice."
            },
            {
              "value": true,
              "title": "Verificare automată",
              "help": "Botul îi verifică automat pe noii membri.",
              "plan": "premium"
            }
          ]
        },
        "plans": {
          "free": {
            "locked": "default",
            "message": "Verificarea automată este o funcție Premium"
          }
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
        "help": "Unde înregistrează botul verificările.",
        "default": null,
        "ui": {
          "widget": "channel",
          "none": "Alege un canal"
        }
      },
      "verification_mode": {
        "type": "string",
        "title": "Mod",
        "default": "permissive",
        "enum": [
          "permissive",
          "restrictive"
        ],
        "messages": {
          "enum": "Alege Permisiv sau Restrictiv"
        },
        "ui": {
          "widget": "cards",
          "options": [
            {
              "value": "permissive",
              "title": "Permisiv",
              "help": "Toți pot citi; rolul pentru verificați deblochează restul."
            },
            {
              "value": "restrictive",
              "title": "Restrictiv",
              "help": "Noii membri au un rol separat până când sunt verificați."
            }
          ]
        }
      },
      "unverified_role_id": {
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
          "reference.given": "Orice membru nou ar putea {ability}."
        },
        "title": "Rol pentru neverificați",
        "help": "Se atribuie la intrare și se retrage la verificare.",
        "default": null,
        "visible": "self.verification_mode == 'restrictive'",
        "ui": {
          "widget": "role"
        }
      },
      "verified_role_id": {
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
          "reference.given": "Oricine se verifică ar putea {ability}."
        },
        "title": "Rol pentru verificați",
        "help": "Se atribuie la verificare.",
        "default": null,
        "ui": {
          "widget": "role"
        }
      },
      "timeout_minutes": {
        "type": "integer",
        "title": "Limită de timp",
        "help": "Cât timp are un membru nou ca să se verifice.",
        "default": 10,
        "minimum": 1,
        "maximum": 60,
        "messages": {
          "range": "Limita de timp, în minute, trebuie să fie între {minimum} și {maximum}"
        },
        "ui": {
          "widget": "number",
          "unit": "min"
        },
        "plans": {
          "free": {
            "locked": "stored",
            "message": "Limita de timp pentru verificare este o funcție Premium"
          }
        }
      },
      "kick_on_timeout": {
        "type": "boolean",
        "title": "Exclude la expirare",
        "help": "Îi exclude pe membrii care nu s-au verificat la timp.",
        "default": false,
        "ui": {
          "widget": "switch"
        },
        "plans": {
          "free": {
            "locked": "default",
            "message": "Excluderea la expirare este o funcție Premium"
          }
        }
      },
      "verification_instructions": {
        "type": "string",
        "title": "Instrucțiuni",
        "help": "Apar deasupra butonului de verificare.",
        "default": "Welcome! Press the button below to verify yourself and get access to the server.",
        "maxLength": 1900,
        "messages": {
          "length": "Scurtează instrucțiunile: limita de caractere este {maxLength}"
        },
        "ui": {
          "widget": "message",
          "warnAbove": 1700,
          "mentions": [
            "roles",
            "channels"
          ]
        }
      }
    }
  },
  "screen": {
    "title": "Verificarea utilizatorilor",
    "description": "Noii membri confirmă că sunt oameni înainte să primească acces complet.",
    "menu": {
      "group": "roles",
      "order": 30,
      "icon": "shield-check"
    },
    "status": {
      "enabled": "self.verification_enabled",
      "texts": [
        {
          "text": "Membrii verificați primesc @{role}",
          "params": {
            "role": "titles.verified_role_id"
          }
        }
      ]
    },
    "saveBar": "prompt",
    "denied": "readOnly",
    "layout": [
      {
        "section": "general",
        "title": "Verificare",
        "notice": {
          "plan": "premium",
          "title": "Funcție Premium",
          "text": "Verificarea automată face parte din Premium. Verificarea de bază este gratuită.",
          "action": {
            "label": "Treci la Premium",
            "to": "/premium"
          }
        },
        "fields": [
          "verification_enabled",
          "auto_verification",
          "log_channel_id"
        ]
      },
      {
        "section": "roles",
        "title": "Mod și roluri",
        "help": "Ce pot face membrii înainte și după verificare.",
        "fields": [
          "verification_mode",
          "unverified_role_id",
          "verified_role_id"
        ]
      },
      {
        "section": "timeout",
        "title": "Limită de timp",
        "notice": {
          "plan": "premium",
          "title": "Funcție Premium",
          "text": "Limita de timp și excluderea la expirare fac parte din Premium. Treci acest server la Premium ca să le folosești.",
          "action": {
            "label": "Treci la Premium",
            "to": "/premium"
          }
        },
        "fields": [
          "timeout_minutes",
          "kick_on_timeout"
        ]
      },
      {
        "section": "instructions",
        "fields": [
          "verification_instructions"
        ]
      },
      {
        "block": "commands",
        "title": "Comenzi",
        "items": [
          {
            "command": "/verify-setup",
            "description": "Postează mesajul cu butonul de verificare pe un canal ales de tine."
          }
        ]
      }
    ]
  },
  "calls": {
    "reads": [
      "roles",
      "channels"
    ],
    "documents": [
      {
        "id": "settings",
        "fields": [
          "verification_enabled",
          "log_channel_id",
          "verification_mode",
          "unverified_role_id",
          "verified_role_id",
          "verification_instructions",
          "timeout_minutes",
          "kick_on_timeout",
          "auto_verification"
        ],
        "load": {
          "path": "user-verification/",
          "failure": "Setările nu au putut fi încărcate",
          "adds": [
            "is_premium"
          ]
        },
        "save": {
          "path": "user-verification/save/",
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
      "when": "self.verification_enabled && self.verification_mode == 'restrictive'",
      "rule": "chosen(self.unverified_role_id)",
      "at": "unverified_role_id",
      "message": "Alege un rol pentru membrii neverificați"
    },
    {
      "when": "self.verification_enabled",
      "rule": "chosen(self.log_channel_id)",
      "at": "log_channel_id",
      "message": "Alege un canal pentru verificare"
    },
    {
      "when": "self.verification_enabled",
      "rule": "chosen(self.verified_role_id)",
      "at": "verified_role_id",
      "message": "Alege un rol pentru membrii verificați"
    },
    {
      "when": "self.verification_enabled && self.verification_mode == 'restrictive' && chosen(self.unverified_role_id) && chosen(self.verified_role_id)",
      "rule": "self.unverified_role_id != self.verified_role_id",
      "at": "unverified_role_id",
      "message": "Rolul pentru neverificați și cel pentru verificați trebuie să fie diferite"
    },
    {
      "when": "self.verification_enabled && self.verification_mode == 'restrictive' && isRole(self.unverified_role_id)",
      "rule": "!('ADMINISTRATOR' in role(self.unverified_role_id).permissions)",
      "at": "unverified_role_id",
      "message": "Rolul pentru neverificați nu poate avea permisiuni de administrator"
    },
    {
      "when": "self.verification_enabled && self.verification_mode == 'restrictive' && isRole(self.unverified_role_id) && isRole(self.verified_role_id) && self.unverified_role_id != self.verified_role_id",
      "rule": "role(self.verified_role_id).position > role(self.unverified_role_id).position",
      "at": "verified_role_id",
      "message": "Rolul pentru verificați trebuie să fie mai sus în ierarhie"
    },
    {
      "when": "self.verification_enabled && self.verification_mode == 'restrictive' && isRole(self.unverified_role_id) && !('ADMINISTRATOR' in role(self.unverified_role_id).permissions)",
      "rule": "!role(self.unverified_role_id).permissions.exists(p, p in ['KICK_MEMBERS', 'BAN_MEMBERS', 'MANAGE_CHANNELS', 'MANAGE_GUILD'])",
      "at": "unverified_role_id",
      "message": "Rolul pentru neverificați ar trebui să aibă permisiuni limitate"
    }
  ],
  "effects": [
    {
      "on": [
        "kick_on_timeout"
      ],
      "when": "self.kick_on_timeout",
      "set": {
        "timeout_minutes": "larger(self.timeout_minutes, limits.timeout_minutes.minimum)"
      }
    }
  ],
  "id": "userVerification",
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
