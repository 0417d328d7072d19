// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {
      "invite_tracking_enabled": {
        "type": "boolean",
        "title": "Activează urmărirea invitațiilor",
        "default": false,
        "ui": {
          "widget": "switch"
        }
      },
      "invite_log_channel_id": {
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
        "ui": {
          "widget": "channel",
          "none": "Alege un canal"
        }
      },
      "invite_notification_template": {
        "type": "string",
        "title": "Mesaj",
        "default": "{inviter} invited {user} using code {code}",
        "maxLength": 1900,
        "messages": {
          "length": "Scurtează mesajul de notificare: limita de caractere este {maxLength}",
          "variable": "Cu această variabilă, mesajul ar depăși limita de caractere ({maxLength})",
          "template": "Șablonul depășește limita de caractere ({maxLength})"
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
            "channels"
          ],
          "variables": [
            {
              "name": "inviter",
              "token": "{inviter}",
              "help": "Cine a trimis invitația",
              "sample": "@Grace"
            },
            {
              "name": "user",
              "token": "{user}",
              "help": "Cine a intrat",
              "sample": "@Ada"
            },
            {
              "name": "code",
              "token": "{code}",
              "help": "Codul invitației",
              "sample": "hX7kPq2"
            }
          ],
          "templates": [
            {
              "id": "default",
              "title": "Implicit",
              "text": "{user} a venit la invitația lui {inviter}, cu codul {code}"
            },
            {
              "id": "using",
              "title": "A intrat cu",
              "text": "{user} a intrat cu invitația trimisă de {inviter}. Cod: {code}"
            },
            {
              "id": "by",
              "title": "Invitat de",
              "text": "{user} a intrat pe server (invitat de: {inviter})"
            },
            {
              "id": "welcome",
              "title": "Bun venit",
              "text": "Bun venit, {user}! Invitația ți-a trimis-o {inviter}."
            }
          ]
        }
      }
    }
  },
  "screen": {
    "title": "Urmărirea invitațiilor",
    "description": "Vezi cine a invitat fiecare membru nou.",
    "menu": {
      "group": "roles",
      "order": 20,
      "icon": "user-plus"
    },
    "status": {
      "enabled": "self.invite_tracking_enabled",
      "texts": [
        {
          "text": "Anunță pe #{channel} cine pe cine a invitat",
          "params": {
            "channel": "titles.invite_log_channel_id"
          }
        }
      ]
    },
    "saveBar": "prompt",
    "denied": "readOnly",
    "layout": [
      {
        "section": "tracking",
        "title": "Urmărirea invitațiilor",
        "fields": [
          "invite_tracking_enabled",
          "invite_log_channel_id"
        ]
      },
      {
        "section": "message",
        "title": "Notificare",
        "help": "Se trimite pe canalul de jurnal când intră cineva.",
        "fields": [
          "invite_notification_template"
        ]
      }
    ]
  },
  "requires": [
    {
      "plan": "premium",
      "notice": {
        "title": "Funcție Premium",
        "text": "Urmărirea invitațiilor face parte din Premium. Treci serverul la Premium ca să vezi cine aduce membri noi.",
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
      "botAvatar",
      "channels"
    ],
    "uses": [
      {
        "module": "customize",
        "document": "settings"
      }
    ],
    "documents": [
      {
        "id": "settings",
        "fields": [
          "invite_tracking_enabled",
          "invite_log_channel_id",
          "invite_notification_template"
        ],
        "load": {
          "path": "invite-tracker/",
          "failure": "Setările nu au putut fi încărcate",
          "nested": "settings",
          "adds": [
            "is_premium"
          ]
        },
        "save": {
          "path": "invite-tracker/",
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
      "when": "self.invite_tracking_enabled",
      "rule": "chosen(self.invite_log_channel_id)",
      "at": "invite_log_channel_id",
      "message": "Alege un canal pentru mesajul de notificare"
    }
  ],
  "effects": [],
  "id": "inviteTracker",
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
