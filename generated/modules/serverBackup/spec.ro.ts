// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {
      "backup_enabled": {
        "type": "boolean",
        "title": "Activează copiile de siguranță",
        "default": false,
        "help": "Copiile automate se fac doar cât timp opțiunea este activată.",
        "ui": {
          "widget": "switch"
        }
      },
      "backup_type": {
        "type": "string",
        "title": "Tipul copiei",
        "default": "full",
        "enum": [
          "full",
          "settings",
          "roles",
          "channels"
        ],
        "messages": {
          "enum": "Alege ce să conțină copia"
        },
        "help": "Ce salvează „Creează o copie acum” și copiile automate.",
        "ui": {
          "widget": "select",
          "options": [
            {
              "value": "full",
              "title": "Copie completă"
            },
            {
              "value": "settings",
              "title": "Setările tuturor modulelor"
            },
            {
              "value": "roles",
              "title": "Roluri"
            },
            {
              "value": "channels",
              "title": "Canale"
            }
          ]
        }
      },
      "auto_backup_enabled": {
        "type": "boolean",
        "title": "Copii automate",
        "default": false,
        "enabled": "self.backup_enabled",
        "disabledReason": "Activează mai întâi copiile de siguranță",
        "ui": {
          "widget": "switch"
        }
      },
      "backup_interval": {
        "type": "string",
        "title": "Intervalul copiilor de siguranță",
        "default": "weekly",
        "enum": [
          "daily",
          "weekly",
          "monthly"
        ],
        "messages": {
          "enum": "Alege cât de des să se facă o copie"
        },
        "enabled": "self.backup_enabled && self.auto_backup_enabled",
        "disabledReason": "Activează mai întâi copiile automate",
        "ui": {
          "widget": "select",
          "options": [
            {
              "value": "daily",
              "title": "Zilnic"
            },
            {
              "value": "weekly",
              "title": "Săptămânal"
            },
            {
              "value": "monthly",
              "title": "Lunar"
            }
          ]
        }
      }
    }
  },
  "screen": {
    "title": "Copii de siguranță",
    "description": "Copii ale configurației serverului, de restaurat dacă ceva nu merge bine.",
    "menu": {
      "group": "general",
      "order": 95,
      "icon": "archive"
    },
    "status": {
      "enabled": "self.backup_enabled",
      "texts": [
        {
          "when": "self.auto_backup_enabled",
          "text": "Copii automate: {interval}",
          "params": {
            "interval": "lower(titles.backup_interval)"
          }
        },
        {
          "text": "Copiile se fac manual"
        }
      ]
    },
    "saveBar": "prompt",
    "denied": "readOnly",
    "layout": [
      {
        "section": "general",
        "title": "Copii de siguranță",
        "fields": [
          "backup_enabled",
          "backup_type"
        ]
      },
      {
        "section": "automatic",
        "title": "Program",
        "help": "Se fac automat, la aceeași oră (UTC), în fiecare zi, săptămână sau lună.",
        "fields": [
          "auto_backup_enabled",
          "backup_interval"
        ]
      },
      {
        "block": "entries",
        "title": "Istoric",
        "help": "Când se atinge limita, o copie nouă o înlocuiește pe cea mai veche dintre cele nemarcate pentru păstrare.",
        "path": "backups/",
        "property": "backup_history",
        "failure": "Setările copiilor de siguranță nu au putut fi încărcate",
        "empty": "Încă nu există nicio copie.",
        "facts": [
          {
            "property": "last_backup_date",
            "title": "Ultima copie",
            "as": "time",
            "empty": "Niciodată"
          },
          {
            "property": "next_backup_date",
            "title": "Următoarea copie automată",
            "as": "time",
            "empty": "Nu este planificată"
          },
          {
            "property": "stored",
            "title": "Stocate"
          }
        ],
        "columns": [
          {
            "property": "name",
            "title": "Nume",
            "empty": "Copie"
          },
          {
            "property": "created_at",
            "title": "Creată",
            "as": "time"
          },
          {
            "property": "type",
            "title": "Conținut",
            "as": "choice",
            "field": "backup_type"
          },
          {
            "property": "origin",
            "title": "Origine",
            "as": "case",
            "cases": [
              {
                "when": "item.origin == 'automatic'",
                "text": "Automată"
              },
              {
                "text": "Manuală"
              }
            ],
            "visible": "item.origin != null"
          },
          {
            "property": "kept",
            "title": "Protecție",
            "as": "case",
            "cases": [
              {
                "text": "Păstrată",
                "tone": "success"
              }
            ],
            "visible": "item.kept == true"
          },
          {
            "property": "task",
            "title": "Bot",
            "visible": "item.task != null"
          }
        ],
        "create": {
          "label": "Creează o copie acum",
          "path": "backups/",
          "body": {
            "type": "self.backup_type"
          },
          "success": "Copia de siguranță a fost creată!",
          "failure": "Copia de siguranță nu a putut fi creată"
        },
        "actions": [
          {
            "label": "Restaurează",
            "path": "backups/{id}/restore/",
            "confirm": {
              "title": "Restaurezi această copie?",
              "text": "Toate modulele revin la setările din momentul copiei. Rolurile și canalele rămân așa cum sunt. Modificările nesalvate de pe acest ecran se pierd."
            },
            "preview": {
              "path": "backups/{id}/restore/",
              "refused": "refused",
              "lists": [
                {
                  "property": "changes",
                  "title": "Ce s-ar schimba",
                  "empty": "Setările sunt la fel ca în copie: nu s-ar schimba nimic.",
                  "columns": [
                    {
                      "property": "title",
                      "title": "Setare"
                    },
                    {
                      "property": "before",
                      "title": "Acum"
                    },
                    {
                      "property": "after",
                      "title": "În copie"
                    }
                  ]
                },
                {
                  "property": "stopped",
                  "title": "Nu va mai funcționa",
                  "help": "Aceste module sunt activate și au nevoie de altul, pe care copia îl dezactivează.",
                  "columns": [
                    {
                      "property": "title",
                      "title": "Modul"
                    },
                    {
                      "property": "message",
                      "title": "De ce"
                    }
                  ]
                },
                {
                  "property": "left_out",
                  "title": "Nu se restaurează",
                  "help": "Acestea rămân așa cum sunt acum sau sunt lăsate deoparte.",
                  "columns": [
                    {
                      "property": "title",
                      "title": "Setare"
                    },
                    {
                      "property": "message",
                      "title": "De ce"
                    }
                  ]
                }
              ],
              "mapping": {
                "property": "missing",
                "as": "mapping",
                "title": "Nu mai pot fi folosite",
                "help": "Acestea nu mai sunt pe server sau botul nu le poate folosi. Alege un înlocuitor pentru fiecare sau lasă-le deoparte. Dacă există ceva cu același nume, este deja ales.",
                "none": "Lasă deoparte"
              }
            },
            "success": "Copia de siguranță a fost restaurată!",
            "failure": "Copia de siguranță nu a putut fi restaurată",
            "visible": "item.type == 'full' || item.type == 'settings'"
          },
          {
            "label": "Restaurează",
            "path": "backups/{id}/restore-lists/",
            "visible": "item.type == 'roles' || item.type == 'channels'",
            "refreshes": "list",
            "confirm": {
              "title": "Restaurezi rolurile și canalele?",
              "text": "Botul restaurează rolurile și canalele din această copie. Setările rămân așa cum sunt.",
              "destructive": false
            },
            "preview": {
              "path": "backups/{id}/restore-lists/",
              "refused": "refused",
              "lists": [
                {
                  "property": "differences",
                  "title": "Ce ar face botul",
                  "help": "Botul creează ce lipsește și readuce la starea din copie ce s-a schimbat. Nu șterge nimic.",
                  "columns": [
                    {
                      "property": "title",
                      "title": "Ce"
                    },
                    {
                      "property": "before",
                      "title": "Acum"
                    },
                    {
                      "property": "after",
                      "title": "În copie"
                    }
                  ],
                  "empty": "Rolurile și canalele sunt la fel ca în copie: nu e nimic de făcut."
                }
              ]
            },
            "success": "Botul a primit cererea de restaurare. Lista arată cum decurge.",
            "failure": "Copia de siguranță nu a putut fi restaurată"
          },
          {
            "label": "Restaurează rolurile și canalele",
            "path": "backups/{id}/restore-lists/",
            "visible": "item.type == 'full'",
            "refreshes": "list",
            "confirm": {
              "title": "Restaurezi rolurile și canalele?",
              "text": "Botul restaurează rolurile și canalele din această copie. Setările rămân așa cum sunt.",
              "destructive": false
            },
            "preview": {
              "path": "backups/{id}/restore-lists/",
              "refused": "refused",
              "lists": [
                {
                  "property": "differences",
                  "title": "Ce ar face botul",
                  "help": "Botul creează ce lipsește și readuce la starea din copie ce s-a schimbat. Nu șterge nimic.",
                  "columns": [
                    {
                      "property": "title",
                      "title": "Ce"
                    },
                    {
                      "property": "before",
                      "title": "Acum"
                    },
                    {
                      "property": "after",
                      "title": "În copie"
                    }
                  ],
                  "empty": "Rolurile și canalele sunt la fel ca în copie: nu e nimic de făcut."
                }
              ]
            },
            "success": "Botul a primit cererea de restaurare. Lista arată cum decurge.",
            "failure": "Copia de siguranță nu a putut fi restaurată"
          },
          {
            "label": "Redenumește",
            "path": "backups/{id}/",
            "refreshes": "list",
            "confirm": {
              "title": "Denumește această copie",
              "text": "Un nume te ajută să deosebești copiile.",
              "destructive": false,
              "labels": {
                "yes": "Redenumește",
                "no": "Anulează"
              },
              "ask": {
                "name": "name",
                "title": "Nume",
                "help": "Fără nume, se afișează în schimb conținutul ei.",
                "maxLength": 60,
                "value": "own_name"
              }
            },
            "success": "Copia a fost redenumită",
            "failure": "Copia de siguranță nu a putut fi modificată"
          },
          {
            "label": "Păstrează",
            "path": "backups/{id}/",
            "body": {
              "kept": "true"
            },
            "visible": "item.kept == false",
            "refreshes": "list",
            "success": "Copia este păstrată: cele mai noi nu o vor înlocui.",
            "failure": "Copia de siguranță nu a putut fi modificată"
          },
          {
            "label": "Nu mai păstra",
            "path": "backups/{id}/",
            "body": {
              "kept": "false"
            },
            "visible": "item.kept == true",
            "refreshes": "list",
            "success": "Copiile mai noi o pot înlocui din nou.",
            "failure": "Copia de siguranță nu a putut fi modificată"
          }
        ],
        "refresh": {
          "while": "item.task_state == 'pending' || item.task_state == 'running'",
          "every": 3000
        }
      }
    ]
  },
  "requires": [
    {
      "plan": "premium",
      "notice": {
        "title": "Funcție Premium – copiile de siguranță sunt disponibile doar pentru serverele Premium",
        "text": "Treci serverul la Premium ca să păstrezi copii ale setărilor, rolurilor și canalelor.",
        "action": {
          "label": "Treci la Premium",
          "to": "/premium"
        }
      },
      "message": "Copiile de siguranță sunt disponibile doar pentru serverele Premium"
    }
  ],
  "calls": {
    "reads": [
      "roles",
      "channels",
      "voiceChannels",
      "categories"
    ],
    "documents": [
      {
        "id": "settings",
        "fields": [
          "backup_enabled",
          "backup_type",
          "auto_backup_enabled",
          "backup_interval"
        ],
        "load": {
          "path": "backups/",
          "failure": "Setările copiilor de siguranță nu au putut fi încărcate"
        },
        "save": {
          "path": "backups/",
          "failure": "Setările nu au putut fi salvate"
        }
      }
    ],
    "order": "sequence",
    "success": "Setările au fost salvate!",
    "denied": "Nu ai permisiunea de a modifica setările",
    "onReadFailure": "empty"
  },
  "rules": [],
  "effects": [],
  "id": "serverBackup",
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
