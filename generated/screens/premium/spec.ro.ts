// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {
      "plan": {
        "type": "string",
        "title": "Plan",
        "default": "premium",
        "visible": "size(soldPlans) > 1",
        "messages": {
          "enum": "Alege un plan"
        },
        "ui": {
          "widget": "cards",
          "plans": "sold",
          "planCard": {
            "period": "monthly",
            "help": "Pe lună"
          },
          "options": [
            {
              "value": "premium",
              "title": "Premium",
              "priceOf": {
                "plan": "premium",
                "period": "monthly"
              },
              "price": {
                "amount": "4.99",
                "currency": "EUR"
              },
              "help": "Pe lună"
            }
          ]
        },
        "enum": [
          "premium"
        ]
      },
      "plan_type": {
        "type": "string",
        "title": "Perioadă de facturare",
        "default": "monthly",
        "enum": [
          "monthly",
          "yearly"
        ],
        "messages": {
          "enum": "Alege perioada de facturare"
        },
        "ui": {
          "widget": "cards",
          "options": [
            {
              "value": "monthly",
              "title": "Lunar",
              "priceOf": {
                "planFrom": "self.plan",
                "period": "monthly"
              },
              "help": "În fiecare lună",
              "prices": {
                "premium": {
                  "amount": "4.99",
                  "currency": "EUR"
                }
              }
            },
            {
              "value": "yearly",
              "title": "Anual",
              "priceOf": {
                "planFrom": "self.plan",
                "period": "yearly"
              },
              "badge": "Economisești {discount}",
              "help": "În fiecare an",
              "prices": {
                "premium": {
                  "amount": "39.99",
                  "currency": "EUR",
                  "before": "60.00",
                  "discount": "33%"
                }
              }
            }
          ]
        }
      },
      "guild_id": {
        "type": "string",
        "title": "Server",
        "default": "",
        "maxLength": 20,
        "messages": {
          "length": "Alege un server pentru a activa Premium."
        },
        "ui": {
          "widget": "select",
          "placeholder": "Alege un server",
          "optionsFrom": {
            "list": "servers",
            "value": "id",
            "title": "name",
            "where": "(item.owner && !item.is_premium) || self.plan in item.available_plans",
            "empty": [
              {
                "when": "lists.servers.exists(s, s.unverified)",
                "text": "Discord nu răspunde, așa că nu îți putem afișa serverele. Încearcă din nou mai târziu."
              },
              {
                "when": "!lists.servers.exists(s, s.owner)",
                "text": "Trebuie să deții un server Discord ca să cumperi Premium."
              },
              {
                "text": "Toate serverele tale au deja Premium."
              }
            ]
          }
        }
      },
      "coupon": {
        "type": "string",
        "title": "Cod de cupon",
        "default": "",
        "maxLength": 100,
        "messages": {
          "length": "Un cod de cupon are cel mult {maxLength, plural, one {# caracter} few {# caractere} other {# de caractere}}"
        },
        "ui": {
          "widget": "text",
          "placeholder": "Scrie codul"
        }
      }
    }
  },
  "screen": {
    "title": "Premium",
    "description": "Deblochează toate modulele și limitele mai mari pentru un server pe care îl deții.",
    "scope": "user",
    "outcomes": "dialog",
    "persist": [
      "plan",
      "plan_type",
      "guild_id"
    ],
    "arrivals": [
      {
        "query": {
          "success": "true"
        },
        "remembered": "premium_server",
        "wait": {
          "path": "premium/status/?guild_id={remembered}",
          "passes": [
            "subscription_id"
          ],
          "until": "is_premium",
          "unless": {
            "property": "payment_failed",
            "text": "Plata a eșuat sau a fost anulată. Încearcă din nou.",
            "opens": "buy"
          },
          "every": 2000,
          "times": 15,
          "text": "Așteptăm ca PayPal să confirme plata. Poate dura până la jumătate de minut.",
          "later": "Am primit plata. Abonamentul tău Premium va fi activat în curând.",
          "failure": "A apărut o problemă la încărcarea datelor abonamentului tău."
        },
        "success": "Plată reușită! Abonamentul tău Premium este acum activ.",
        "celebrate": true,
        "opens": "servers"
      },
      {
        "query": {
          "success": "false"
        },
        "remembered": "premium_server",
        "failure": "Plata a eșuat sau a fost anulată. Încearcă din nou.",
        "opens": "buy"
      }
    ],
    "layout": [
      {
        "tabs": "premium",
        "panels": [
          {
            "panel": "buy",
            "title": "Cumpără Premium",
            "layout": [
              {
                "section": "server",
                "visible": "user.signed_in",
                "title": "Alege serverul",
                "help": "Poți alege orice server pe care îl deții și care nu are încă {plan}.",
                "params": {
                  "plan": "titles.plan"
                },
                "fields": [
                  "guild_id"
                ]
              },
              {
                "section": "plan",
                "visible": "size(soldPlans) > 1",
                "title": "Alege un plan",
                "fields": [
                  "plan"
                ]
              },
              {
                "section": "period",
                "title": "Alege perioada de facturare",
                "help": "Cumperi Premium pentru un singur server. Poți anula oricând și îl păstrezi până la sfârșitul perioadei plătite.",
                "fields": [
                  "plan_type"
                ]
              },
              {
                "block": "login",
                "visible": "!user.signed_in",
                "title": "Autentifică-te ca să alegi un server",
                "text": "După autentificare poți alege un server pentru Premium și poți folosi cupoane.",
                "label": "Autentificare cu Discord"
              },
              {
                "block": "order",
                "visible": "user.signed_in",
                "title": "Comanda ta",
                "server": "guild_id",
                "plan": "plan",
                "period": "plan_type",
                "unchosen": "Nu este ales încă",
                "price": "Preț",
                "saving": "Economisești {discount} față de plata lunară.",
                "begins": "Începe pe {date}, când se încheie planul actual",
                "renews": "Se reînnoiește pe {date}",
                "preview": "premium/preview/?guild_id={server}&plan={plan}",
                "gains": {
                  "title": "Ce primește {server}",
                  "modules": "Module deblocate",
                  "stored": "cu setările pe care le-ai salvat",
                  "settings": "Setări salvate care se aplică din nou",
                  "empty": "Acest server are deja tot ce include {plan}.",
                  "failure": "Nu am putut încărca ce ar primi acest server.",
                  "page": "/dashboard/{guildId}"
                },
                "actions": [
                  {
                    "label": "Abonează-te cu PayPal",
                    "look": "primary",
                    "path": "premium/paypal/create/",
                    "enabled": "lists.servers.exists(s, (s.owner && !s.is_premium) || self.plan in s.available_plans)",
                    "needs": [
                      {
                        "rule": "size(self.guild_id) > 0",
                        "at": "guild_id",
                        "message": "Alege un server pentru a activa Premium."
                      }
                    ],
                    "body": {
                      "guild_id": "self.guild_id",
                      "plan": "self.plan",
                      "plan_type": "self.plan_type",
                      "success_url": "page + '?success=true'",
                      "cancel_url": "page + '?success=false'"
                    },
                    "redirect": {
                      "property": "url",
                      "missing": "PayPal nu a trimis adresa de plată",
                      "remember": {
                        "as": "premium_server",
                        "value": "self.guild_id"
                      }
                    },
                    "failure": "Plata nu a putut fi inițiată. Încearcă din nou."
                  }
                ]
              },
              {
                "section": "coupon",
                "visible": "user.signed_in",
                "title": "Folosește un cupon",
                "help": "Un cupon oferă Premium serverului ales mai sus, fără plată.",
                "fields": [
                  "coupon"
                ],
                "actions": [
                  {
                    "label": "Aplică",
                    "path": "coupon/validate/",
                    "enabled": "lists.servers.exists(s, (s.owner && !s.is_premium) || self.plan in s.available_plans)",
                    "needs": [
                      {
                        "rule": "size(trim(self.coupon)) > 0",
                        "at": "coupon",
                        "message": "Scrie un cod de cupon."
                      },
                      {
                        "rule": "size(self.guild_id) > 0",
                        "at": "guild_id",
                        "message": "Alege un server înainte de a aplica un cupon."
                      }
                    ],
                    "body": {
                      "code": "trim(self.coupon)",
                      "guild_id": "self.guild_id"
                    },
                    "success": "Cuponul a fost aplicat. Abonamentul tău Premium este acum activ.",
                    "celebrate": true,
                    "failure": "Codul de cupon nu este valid.",
                    "reset": [
                      "coupon"
                    ],
                    "opens": "servers"
                  }
                ]
              },
              {
                "block": "contact",
                "text": "Ai întrebări despre Premium sau despre o plată? Scrie la {mail}."
              }
            ]
          },
          {
            "panel": "servers",
            "title": "Serverele mele",
            "layout": [
              {
                "block": "login",
                "visible": "!user.signed_in",
                "title": "Autentifică-te ca să îți vezi serverele",
                "text": "Vezi care dintre serverele tale au Premium și până când și anulează-l sau reactivează-l.",
                "label": "Autentificare cu Discord"
              },
              {
                "block": "entries",
                "visible": "user.signed_in",
                "title": "Serverele pe care le deții",
                "list": "servers",
                "picture": {
                  "path": "icons/{id}/{icon}.png?size=128",
                  "property": "icon",
                  "name": "name"
                },
                "columns": [
                  {
                    "property": "name",
                    "title": "Server"
                  },
                  {
                    "property": "plan",
                    "title": "Plan",
                    "as": "choice",
                    "field": "plan",
                    "visible": "size(soldPlans) > 1 && size(item.plan) > 0"
                  },
                  {
                    "property": "subscription_status",
                    "title": "Stare",
                    "as": "case",
                    "cases": [
                      {
                        "when": "item.cancel_at_period_end && size(item.expiry_date) > 0",
                        "text": "ANULAT",
                        "tone": "warning"
                      },
                      {
                        "when": "lower(item.subscription_status) == 'active' || (item.is_premium && (item.subscription_provider != 'paypal' || item.cancel_at_period_end))",
                        "text": "ACTIV",
                        "tone": "success"
                      },
                      {
                        "when": "item.refunded",
                        "text": "RAMBURSAT",
                        "tone": "neutral"
                      },
                      {
                        "when": "size(item.subscription_status) == 0",
                        "text": "GRATUIT",
                        "tone": "neutral"
                      },
                      {
                        "text": "EXPIRAT",
                        "tone": "neutral"
                      }
                    ]
                  },
                  {
                    "property": "expiry_date",
                    "title": "Plătit până la",
                    "as": "date",
                    "empty": "–"
                  },
                  {
                    "property": "reactivate_until",
                    "title": "Poate fi reactivat până la",
                    "as": "date",
                    "visible": "item.cancel_at_period_end && size(item.reactivate_until) > 0 && item.reactivate_until != item.expiry_date"
                  },
                  {
                    "property": "next_plan",
                    "title": "Planul următor",
                    "as": "choice",
                    "field": "plan",
                    "visible": "size(item.next_plan) > 0"
                  },
                  {
                    "property": "next_plan_at",
                    "title": "De la",
                    "as": "date",
                    "visible": "size(item.next_plan) > 0"
                  },
                  {
                    "property": "waiting_plan",
                    "title": "Apoi",
                    "as": "choice",
                    "field": "plan",
                    "visible": "size(item.waiting_plan) > 0"
                  },
                  {
                    "property": "subscription_provider",
                    "title": "Plătit prin",
                    "as": "case",
                    "cases": [
                      {
                        "when": "item.subscription_provider == 'paypal'",
                        "text": "PayPal"
                      },
                      {
                        "when": "item.subscription_provider == 'voucher'",
                        "text": "Voucher"
                      },
                      {
                        "when": "size(item.subscription_provider) > 0",
                        "text": "Sistem"
                      },
                      {
                        "text": "–"
                      }
                    ]
                  }
                ],
                "notes": [
                  {
                    "when": "item.unverified",
                    "text": "Discord nu răspunde, așa că nu putem verifica cine deține acest server. Tu i-ai comandat abonamentul, deci îl poți anula acum."
                  },
                  {
                    "when": "!item.owner && !item.unverified",
                    "text": "Nu mai deții acest server, dar tu i-ai comandat abonamentul: îl puteți anula doar tu și proprietarul serverului, iar niciunul nu poate reveni asupra anulării."
                  },
                  {
                    "when": "item.refunded && size(item.charged_by) == 0",
                    "text": "Plata ta a fost rambursată integral, așa că abonamentul s-a încheiat. Nu ți se va mai percepe nimic."
                  },
                  {
                    "when": "item.refunded && size(item.charged_by) > 0",
                    "text": "Plata ta a fost rambursată integral. Anularea abonamentului la PayPal este încă în curs; îl poți anula și tu."
                  },
                  {
                    "when": "size(item.charged_by) > 0 && size(item.subscription_status) == 0",
                    "text": "Așteptăm ca PayPal să confirme plata. Dacă plata eșuează, abonamentul este anulat și nu ți se percepe nimic."
                  },
                  {
                    "when": "item.retried",
                    "text": "Ultima plată a eșuat, iar PayPal va încerca din nou. Anulează abonamentul dacă nu vrei asta."
                  },
                  {
                    "when": "size(item.next_plan) > 0",
                    "text": "{next_plan} începe pe {next_plan_at}, când se face și prima plată. Anulează abonamentul dacă nu vrei asta."
                  },
                  {
                    "when": "size(item.waiting_plan) > 0",
                    "text": "Timpul de {waiting_plan} pe care l-ai plătit deja nu se pierde: continuă când se încheie {plan}."
                  },
                  {
                    "when": "item.after_grant",
                    "text": "Acest server are {plan} și printr-un cupon sau cadou. Ce s-a plătit urmează după ce se încheie acela: împreună durează până la {expiry_date}."
                  },
                  {
                    "when": "item.credited && !item.cancel_at_period_end",
                    "text": "Două plăți pentru acest server acoperă aceeași perioadă. Continuă un singur abonament, iar cealaltă plată îl prelungește. Ce s-a plătit până acum ajunge până la {expiry_date}."
                  },
                  {
                    "when": "item.credited && item.cancel_at_period_end",
                    "text": "Două plăți pentru acest server acoperă aceeași perioadă, așa că se folosesc una după alta. Ce s-a plătit ajunge până la {expiry_date}."
                  },
                  {
                    "when": "lower(item.subscription_status) == 'active' && item.charged_by == 'paypal' && size(item.expiry_date) == 0",
                    "text": "Acest server are {plan} și ca un cadou fără termen. Păstrează {plan} dacă anulezi abonamentul."
                  },
                  {
                    "when": "item.is_premium && item.cancel_at_period_end && size(item.expiry_date) == 0",
                    "text": "Abonamentul este anulat. Serverul păstrează {plan}, pe care îl are și ca un cadou fără termen."
                  },
                  {
                    "when": "item.owner && item.cancel_at_period_end && size(item.reactivate_until) == 0 && size(item.expiry_date) > 0",
                    "text": "Acest abonament nu poate fi reactivat. După ce expiră, te poți abona din nou."
                  },
                  {
                    "when": "item.owner && lower(item.subscription_status) == 'active' && item.subscription_provider == 'paypal' && !item.cancel_at_period_end && size(item.next_plan) == 0 && size(item.reactivate_until) == 0",
                    "text": "Altcineva plătește acest abonament. Îl poți anula, dar nu poți reveni asupra anulării, iar după ce expiră te poți abona tu."
                  }
                ],
                "empty": "Nu deții încă niciun server Discord.",
                "refresh": {
                  "while": "size(item.charged_by) > 0 && lower(item.subscription_status) != 'active'",
                  "every": 5000
                },
                "actions": [
                  {
                    "label": "Anulează abonamentul",
                    "visible": "lower(item.subscription_status) == 'active' && (item.charged_by == 'paypal' || (item.subscription_provider == 'paypal' && !item.cancel_at_period_end)) && size(item.waiting_plan) == 0 && size(item.expiry_date) > 0",
                    "path": "premium/paypal/cancel/",
                    "body": {
                      "guild_id": "item.id"
                    },
                    "confirm": {
                      "title": "Anulezi abonamentul pentru {name}?",
                      "text": "Nu ți se va mai percepe nimic. Beneficiile rămân până la {expiry_date}; apoi serverul revine la planul gratuit."
                    },
                    "success": "Abonamentul a fost anulat. Beneficiile rămân până la {expiry_date}.",
                    "failure": "Abonamentul nu a putut fi anulat. Încearcă din nou."
                  },
                  {
                    "label": "Anulează abonamentul",
                    "visible": "lower(item.subscription_status) == 'active' && (item.charged_by == 'paypal' || (item.subscription_provider == 'paypal' && !item.cancel_at_period_end)) && size(item.waiting_plan) > 0",
                    "path": "premium/paypal/cancel/",
                    "body": {
                      "guild_id": "item.id"
                    },
                    "confirm": {
                      "title": "Anulezi abonamentul pentru {name}?",
                      "text": "Nu ți se va mai percepe nimic. {plan} rămâne până la {expiry_date}; apoi serverul tău revine la {waiting_plan}, pentru timpul pe care l-ai plătit deja."
                    },
                    "success": "Abonamentul a fost anulat. {plan} rămâne până la {expiry_date}; apoi urmează {waiting_plan}.",
                    "failure": "Abonamentul nu a putut fi anulat. Încearcă din nou."
                  },
                  {
                    "label": "Anulează abonamentul",
                    "visible": "lower(item.subscription_status) == 'active' && (item.charged_by == 'paypal' || (item.subscription_provider == 'paypal' && !item.cancel_at_period_end)) && size(item.waiting_plan) == 0 && size(item.expiry_date) == 0",
                    "path": "premium/paypal/cancel/",
                    "body": {
                      "guild_id": "item.id"
                    },
                    "confirm": {
                      "title": "Anulezi abonamentul pentru {name}?",
                      "text": "Nu ți se va mai percepe nimic. Serverul păstrează {plan}, pe care îl are și ca un cadou fără termen."
                    },
                    "success": "Abonamentul a fost anulat. Nu ți se va mai percepe nimic.",
                    "failure": "Abonamentul nu a putut fi anulat. Încearcă din nou."
                  },
                  {
                    "label": "Anulează abonamentul",
                    "visible": "item.charged_by == 'paypal' && lower(item.subscription_status) != 'active'",
                    "path": "premium/paypal/cancel/",
                    "body": {
                      "guild_id": "item.id"
                    },
                    "confirm": {
                      "title": "Anulezi abonamentul pentru {name}?",
                      "text": "PayPal nu îți va mai percepe nimic pentru el."
                    },
                    "success": "Abonamentul a fost anulat. Nu ți se va mai percepe nimic.",
                    "failure": "Abonamentul nu a putut fi anulat. Încearcă din nou."
                  },
                  {
                    "label": "Reactivează",
                    "visible": "item.owner && item.subscription_provider == 'paypal' && item.is_premium && item.cancel_at_period_end && size(item.reactivate_until) > 0 && size(item.expiry_date) > 0",
                    "path": "premium/reactivate/",
                    "body": {
                      "guild_id": "item.id"
                    },
                    "confirm": {
                      "title": "Reactivezi abonamentul pentru {name}?",
                      "text": "{plan} continuă și după {expiry_date}, iar PayPal percepe plata pentru perioada următoare la {reactivate_until}.",
                      "destructive": false
                    },
                    "success": "Abonamentul a fost reactivat.",
                    "failure": "Abonamentul nu a putut fi reactivat. Încearcă din nou."
                  },
                  {
                    "label": "Reactivează",
                    "visible": "item.owner && item.subscription_provider == 'paypal' && item.is_premium && item.cancel_at_period_end && size(item.reactivate_until) > 0 && size(item.expiry_date) == 0",
                    "path": "premium/reactivate/",
                    "body": {
                      "guild_id": "item.id"
                    },
                    "confirm": {
                      "title": "Reactivezi abonamentul pentru {name}?",
                      "text": "PayPal percepe apoi plata pentru perioada următoare la {reactivate_until}. Serverul are {plan} fără termen chiar dacă nu reactivezi abonamentul.",
                      "destructive": false
                    },
                    "success": "Abonamentul a fost reactivat.",
                    "failure": "Abonamentul nu a putut fi reactivat. Încearcă din nou."
                  }
                ]
              }
            ]
          },
          {
            "panel": "billing",
            "title": "Istoricul plăților",
            "layout": [
              {
                "block": "login",
                "visible": "!user.signed_in",
                "title": "Autentifică-te ca să îți vezi facturile",
                "text": "Vezi ce ai plătit și descarcă chitanțele.",
                "label": "Autentificare cu Discord"
              },
              {
                "block": "entries",
                "visible": "user.signed_in",
                "title": "Facturile tale",
                "path": "premium/my-invoices/",
                "property": "invoices",
                "key": "invoice_id",
                "columns": [
                  {
                    "property": "created_at",
                    "title": "Data",
                    "as": "date"
                  },
                  {
                    "property": "guild_name",
                    "title": "Server",
                    "empty": "–"
                  },
                  {
                    "property": "plan",
                    "title": "Plan",
                    "as": "choice",
                    "field": "plan"
                  },
                  {
                    "property": "amount_due",
                    "title": "Sumă",
                    "as": "money",
                    "currency": "currency"
                  },
                  {
                    "property": "status",
                    "title": "Stare",
                    "as": "case",
                    "cases": [
                      {
                        "when": "item.status == 'paid'",
                        "text": "Plătită",
                        "tone": "success"
                      },
                      {
                        "when": "item.status == 'refunded'",
                        "text": "Rambursată",
                        "tone": "neutral"
                      },
                      {
                        "when": "item.status == 'partially_refunded'",
                        "text": "Rambursată parțial",
                        "tone": "neutral"
                      }
                    ]
                  },
                  {
                    "property": "invoice_id",
                    "title": "Chitanță",
                    "as": "link",
                    "to": "premium/invoice/{id}/",
                    "label": "Descarcă chitanța"
                  }
                ],
                "empty": "Nu există încă facturi.",
                "failure": "Facturile tale nu au putut fi încărcate. Încearcă din nou."
              }
            ]
          }
        ]
      }
    ]
  },
  "lists": {
    "servers": {
      "path": "premium-data/",
      "entries": {
        "id": {
          "type": "string"
        },
        "name": {
          "type": "string"
        },
        "icon": {
          "type": [
            "string",
            "null"
          ]
        },
        "is_premium": {
          "type": "boolean"
        },
        "plan": {
          "type": [
            "string",
            "null"
          ]
        },
        "available_plans": {
          "type": "array"
        },
        "next_plan": {
          "type": [
            "string",
            "null"
          ]
        },
        "next_plan_at": {
          "type": [
            "string",
            "null"
          ]
        },
        "waiting_plan": {
          "type": [
            "string",
            "null"
          ]
        },
        "expiry_date": {
          "type": [
            "string",
            "null"
          ]
        },
        "cancel_at_period_end": {
          "type": "boolean"
        },
        "reactivate_until": {
          "type": [
            "string",
            "null"
          ]
        },
        "subscription_status": {
          "type": [
            "string",
            "null"
          ]
        },
        "subscription_provider": {
          "type": [
            "string",
            "null"
          ]
        },
        "owner": {
          "type": "boolean"
        },
        "unverified": {
          "type": "boolean"
        },
        "charged_by": {
          "type": [
            "string",
            "null"
          ]
        },
        "refunded": {
          "type": "boolean"
        },
        "credited": {
          "type": "boolean"
        },
        "after_grant": {
          "type": "boolean"
        },
        "retried": {
          "type": "boolean"
        }
      },
      "failure": "Datele serverelor nu au putut fi încărcate. Încearcă din nou."
    }
  },
  "rules": [],
  "effects": [],
  "id": "premium",
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
