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
          "enum": "Choose a plan"
        },
        "ui": {
          "widget": "cards",
          "plans": "sold",
          "planCard": {
            "period": "monthly",
            "help": "A month"
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
              "help": "A month"
            }
          ]
        },
        "enum": [
          "premium"
        ]
      },
      "plan_type": {
        "type": "string",
        "title": "Billing period",
        "default": "monthly",
        "enum": [
          "monthly",
          "yearly"
        ],
        "messages": {
          "enum": "Choose a billing period"
        },
        "ui": {
          "widget": "cards",
          "options": [
            {
              "value": "monthly",
              "title": "Monthly",
              "priceOf": {
                "planFrom": "self.plan",
                "period": "monthly"
              },
              "help": "Every month",
              "prices": {
                "premium": {
                  "amount": "4.99",
                  "currency": "EUR"
                }
              }
            },
            {
              "value": "yearly",
              "title": "Yearly",
              "priceOf": {
                "planFrom": "self.plan",
                "period": "yearly"
              },
              "badge": "Save {discount}",
              "help": "Every year",
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
          "length": "Please select a server to activate Premium."
        },
        "ui": {
          "widget": "select",
          "placeholder": "Select a server",
          "optionsFrom": {
            "list": "servers",
            "value": "id",
            "title": "name",
            "where": "(item.owner && !item.is_premium) || self.plan in item.available_plans",
            "empty": [
              {
                "when": "lists.servers.exists(s, s.unverified)",
                "text": "Discord is not responding, so we cannot list your servers. Try again later."
              },
              {
                "when": "!lists.servers.exists(s, s.owner)",
                "text": "You need to own a Discord server to purchase Premium."
              },
              {
                "text": "All your servers already have Premium."
              }
            ]
          }
        }
      },
      "coupon": {
        "type": "string",
        "title": "Coupon code",
        "default": "",
        "maxLength": 100,
        "messages": {
          "length": "A coupon code has at most {maxLength} characters"
        },
        "ui": {
          "widget": "text",
          "placeholder": "Enter your code"
        }
      }
    }
  },
  "screen": {
    "title": "Premium",
    "description": "Unlock every module and the higher limits for a server that you own.",
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
            "text": "Payment failed or was canceled. Please try again.",
            "opens": "buy"
          },
          "every": 2000,
          "times": 15,
          "text": "Waiting for PayPal to confirm the payment. This takes up to half a minute.",
          "later": "Payment received. Your Premium subscription will be activated soon.",
          "failure": "There was a problem loading your subscription data."
        },
        "success": "Payment successful! Your Premium subscription is now active.",
        "celebrate": true,
        "opens": "servers"
      },
      {
        "query": {
          "success": "false"
        },
        "remembered": "premium_server",
        "failure": "Payment failed or was canceled. Please try again.",
        "opens": "buy"
      }
    ],
    "layout": [
      {
        "tabs": "premium",
        "panels": [
          {
            "panel": "buy",
            "title": "Buy Premium",
            "layout": [
              {
                "section": "server",
                "visible": "user.signed_in",
                "title": "Choose your server",
                "help": "You can choose any server that you own and that doesn't have {plan} yet.",
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
                "title": "Choose a plan",
                "fields": [
                  "plan"
                ]
              },
              {
                "section": "period",
                "title": "Choose a billing period",
                "help": "You buy Premium for one server. You can cancel at any time and keep it until the end of the paid period.",
                "fields": [
                  "plan_type"
                ]
              },
              {
                "block": "login",
                "visible": "!user.signed_in",
                "title": "Log in to choose a server",
                "text": "After logging in, you can choose a server for Premium and redeem coupons.",
                "label": "Login with Discord"
              },
              {
                "block": "order",
                "visible": "user.signed_in",
                "title": "Your order",
                "server": "guild_id",
                "plan": "plan",
                "period": "plan_type",
                "unchosen": "Not chosen yet",
                "price": "Price",
                "saving": "You save {discount} compared with paying monthly.",
                "begins": "Begins on {date}, when the current plan ends",
                "renews": "Renews on {date}",
                "preview": "premium/preview/?guild_id={server}&plan={plan}",
                "gains": {
                  "title": "What {server} gets",
                  "modules": "Modules that are unlocked",
                  "stored": "with the settings you saved",
                  "settings": "Saved settings that take effect again",
                  "empty": "This server already has everything that {plan} includes.",
                  "failure": "We couldn't load what this server would get.",
                  "page": "/dashboard/{guildId}"
                },
                "actions": [
                  {
                    "label": "Subscribe with PayPal",
                    "look": "primary",
                    "path": "premium/paypal/create/",
                    "enabled": "lists.servers.exists(s, (s.owner && !s.is_premium) || self.plan in s.available_plans)",
                    "needs": [
                      {
                        "rule": "size(self.guild_id) > 0",
                        "at": "guild_id",
                        "message": "Please select a server to activate Premium."
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
                      "missing": "PayPal checkout URL not returned",
                      "remember": {
                        "as": "premium_server",
                        "value": "self.guild_id"
                      }
                    },
                    "failure": "Failed to initiate checkout. Please try again."
                  }
                ]
              },
              {
                "section": "coupon",
                "visible": "user.signed_in",
                "title": "Redeem a coupon",
                "help": "A coupon gives Premium to the server selected above, without payment.",
                "fields": [
                  "coupon"
                ],
                "actions": [
                  {
                    "label": "Apply",
                    "path": "coupon/validate/",
                    "enabled": "lists.servers.exists(s, (s.owner && !s.is_premium) || self.plan in s.available_plans)",
                    "needs": [
                      {
                        "rule": "size(trim(self.coupon)) > 0",
                        "at": "coupon",
                        "message": "Please enter a coupon code."
                      },
                      {
                        "rule": "size(self.guild_id) > 0",
                        "at": "guild_id",
                        "message": "Please select a server before applying a coupon."
                      }
                    ],
                    "body": {
                      "code": "trim(self.coupon)",
                      "guild_id": "self.guild_id"
                    },
                    "success": "Coupon applied. Your Premium subscription is now active.",
                    "celebrate": true,
                    "failure": "Invalid coupon code.",
                    "reset": [
                      "coupon"
                    ],
                    "opens": "servers"
                  }
                ]
              },
              {
                "block": "contact",
                "text": "Questions about Premium or a payment? Write to {mail}."
              }
            ]
          },
          {
            "panel": "servers",
            "title": "My Servers",
            "layout": [
              {
                "block": "login",
                "visible": "!user.signed_in",
                "title": "Log in to see your servers",
                "text": "See which of your servers have Premium and until when, and cancel or reactivate it.",
                "label": "Login with Discord"
              },
              {
                "block": "entries",
                "visible": "user.signed_in",
                "title": "Servers you own",
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
                    "title": "Status",
                    "as": "case",
                    "cases": [
                      {
                        "when": "item.cancel_at_period_end && size(item.expiry_date) > 0",
                        "text": "CANCELLED",
                        "tone": "warning"
                      },
                      {
                        "when": "lower(item.subscription_status) == 'active' || (item.is_premium && (item.subscription_provider != 'paypal' || item.cancel_at_period_end))",
                        "text": "ACTIVE",
                        "tone": "success"
                      },
                      {
                        "when": "item.refunded",
                        "text": "REFUNDED",
                        "tone": "neutral"
                      },
                      {
                        "when": "size(item.subscription_status) == 0",
                        "text": "FREE",
                        "tone": "neutral"
                      },
                      {
                        "text": "EXPIRED",
                        "tone": "neutral"
                      }
                    ]
                  },
                  {
                    "property": "expiry_date",
                    "title": "Paid until",
                    "as": "date",
                    "empty": "–"
                  },
                  {
                    "property": "reactivate_until",
                    "title": "Can be reactivated until",
                    "as": "date",
                    "visible": "item.cancel_at_period_end && size(item.reactivate_until) > 0 && item.reactivate_until != item.expiry_date"
                  },
                  {
                    "property": "next_plan",
                    "title": "Next plan",
                    "as": "choice",
                    "field": "plan",
                    "visible": "size(item.next_plan) > 0"
                  },
                  {
                    "property": "next_plan_at",
                    "title": "From",
                    "as": "date",
                    "visible": "size(item.next_plan) > 0"
                  },
                  {
                    "property": "waiting_plan",
                    "title": "Afterwards",
                    "as": "choice",
                    "field": "plan",
                    "visible": "size(item.waiting_plan) > 0"
                  },
                  {
                    "property": "subscription_provider",
                    "title": "Paid with",
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
                        "text": "System"
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
                    "text": "Discord is not responding, so we cannot check who owns this server. You ordered its subscription, so you can cancel it now."
                  },
                  {
                    "when": "!item.owner && !item.unverified",
                    "text": "You no longer own this server, but you ordered its subscription: only you and its owner can cancel it, and neither of you can undo that."
                  },
                  {
                    "when": "item.refunded && size(item.charged_by) == 0",
                    "text": "Your payment was refunded in full, so the subscription has ended. You will not be charged again."
                  },
                  {
                    "when": "item.refunded && size(item.charged_by) > 0",
                    "text": "Your payment was refunded in full. We are still cancelling the subscription at PayPal; you can also cancel it yourself."
                  },
                  {
                    "when": "size(item.charged_by) > 0 && size(item.subscription_status) == 0",
                    "text": "We are waiting for PayPal to confirm the payment. If it fails, the subscription is cancelled and you are not charged."
                  },
                  {
                    "when": "item.retried",
                    "text": "The last payment failed, and PayPal will try again. Cancel the subscription if you do not want that."
                  },
                  {
                    "when": "size(item.next_plan) > 0",
                    "text": "{next_plan} begins on {next_plan_at} and is charged for the first time then. Cancel the subscription if you do not want that."
                  },
                  {
                    "when": "size(item.waiting_plan) > 0",
                    "text": "The {waiting_plan} time that you have already paid for is not lost: it continues when {plan} ends."
                  },
                  {
                    "when": "item.after_grant",
                    "text": "This server also has {plan} from a coupon or as a gift. What has been paid follows when that ends: together they last until {expiry_date}."
                  },
                  {
                    "when": "item.credited && !item.cancel_at_period_end",
                    "text": "Two payments for this server cover the same period. Only one subscription continues, and the other payment extends it. What has been paid so far lasts until {expiry_date}."
                  },
                  {
                    "when": "item.credited && item.cancel_at_period_end",
                    "text": "Two payments for this server cover the same period, so one counts after the other. What has been paid lasts until {expiry_date}."
                  },
                  {
                    "when": "lower(item.subscription_status) == 'active' && item.charged_by == 'paypal' && size(item.expiry_date) == 0",
                    "text": "This server also has {plan} as a gift without an end. It keeps {plan} if you cancel the subscription."
                  },
                  {
                    "when": "item.is_premium && item.cancel_at_period_end && size(item.expiry_date) == 0",
                    "text": "The subscription is cancelled. The server keeps {plan}, which it also has as a gift without an end."
                  },
                  {
                    "when": "item.owner && item.cancel_at_period_end && size(item.reactivate_until) == 0 && size(item.expiry_date) > 0",
                    "text": "This subscription cannot be reactivated. Once it has expired, you can subscribe again."
                  },
                  {
                    "when": "item.owner && lower(item.subscription_status) == 'active' && item.subscription_provider == 'paypal' && !item.cancel_at_period_end && size(item.next_plan) == 0 && size(item.reactivate_until) == 0",
                    "text": "Someone else pays for this subscription. You can cancel it but not undo that, and you can subscribe yourself once it has expired."
                  }
                ],
                "empty": "You do not own a Discord server yet.",
                "refresh": {
                  "while": "size(item.charged_by) > 0 && lower(item.subscription_status) != 'active'",
                  "every": 5000
                },
                "actions": [
                  {
                    "label": "Cancel subscription",
                    "visible": "lower(item.subscription_status) == 'active' && (item.charged_by == 'paypal' || (item.subscription_provider == 'paypal' && !item.cancel_at_period_end)) && size(item.waiting_plan) == 0 && size(item.expiry_date) > 0",
                    "path": "premium/paypal/cancel/",
                    "body": {
                      "guild_id": "item.id"
                    },
                    "confirm": {
                      "title": "Cancel the subscription of {name}?",
                      "text": "You will not be charged again. Benefits remain until {expiry_date}; then the server returns to the free plan."
                    },
                    "success": "Subscription cancelled. Benefits remain until {expiry_date}.",
                    "failure": "Failed to cancel subscription. Please try again."
                  },
                  {
                    "label": "Cancel subscription",
                    "visible": "lower(item.subscription_status) == 'active' && (item.charged_by == 'paypal' || (item.subscription_provider == 'paypal' && !item.cancel_at_period_end)) && size(item.waiting_plan) > 0",
                    "path": "premium/paypal/cancel/",
                    "body": {
                      "guild_id": "item.id"
                    },
                    "confirm": {
                      "title": "Cancel the subscription of {name}?",
                      "text": "You will not be charged again. {plan} remains until {expiry_date}; then your server goes back to {waiting_plan}, for the time that you have already paid for."
                    },
                    "success": "Subscription cancelled. {plan} remains until {expiry_date}; then {waiting_plan} follows.",
                    "failure": "Failed to cancel subscription. Please try again."
                  },
                  {
                    "label": "Cancel subscription",
                    "visible": "lower(item.subscription_status) == 'active' && (item.charged_by == 'paypal' || (item.subscription_provider == 'paypal' && !item.cancel_at_period_end)) && size(item.waiting_plan) == 0 && size(item.expiry_date) == 0",
                    "path": "premium/paypal/cancel/",
                    "body": {
                      "guild_id": "item.id"
                    },
                    "confirm": {
                      "title": "Cancel the subscription of {name}?",
                      "text": "You will not be charged again. The server keeps {plan}, which it also has as a gift without an end."
                    },
                    "success": "Subscription cancelled. You will not be charged again.",
                    "failure": "Failed to cancel subscription. Please try again."
                  },
                  {
                    "label": "Cancel subscription",
                    "visible": "item.charged_by == 'paypal' && lower(item.subscription_status) != 'active'",
                    "path": "premium/paypal/cancel/",
                    "body": {
                      "guild_id": "item.id"
                    },
                    "confirm": {
                      "title": "Cancel the subscription of {name}?",
                      "text": "PayPal will not charge you for it again."
                    },
                    "success": "Subscription cancelled. You will not be charged again.",
                    "failure": "Failed to cancel subscription. Please try again."
                  },
                  {
                    "label": "Reactivate",
                    "visible": "item.owner && item.subscription_provider == 'paypal' && item.is_premium && item.cancel_at_period_end && size(item.reactivate_until) > 0 && size(item.expiry_date) > 0",
                    "path": "premium/reactivate/",
                    "body": {
                      "guild_id": "item.id"
                    },
                    "confirm": {
                      "title": "Reactivate the subscription of {name}?",
                      "text": "{plan} then continues after {expiry_date}, and PayPal charges you for the next period on {reactivate_until}.",
                      "destructive": false
                    },
                    "success": "Subscription reactivated.",
                    "failure": "Failed to reactivate subscription. Please try again."
                  },
                  {
                    "label": "Reactivate",
                    "visible": "item.owner && item.subscription_provider == 'paypal' && item.is_premium && item.cancel_at_period_end && size(item.reactivate_until) > 0 && size(item.expiry_date) == 0",
                    "path": "premium/reactivate/",
                    "body": {
                      "guild_id": "item.id"
                    },
                    "confirm": {
                      "title": "Reactivate the subscription of {name}?",
                      "text": "PayPal then charges you for the next period on {reactivate_until}. The server has {plan} without an end even if you do not reactivate it.",
                      "destructive": false
                    },
                    "success": "Subscription reactivated.",
                    "failure": "Failed to reactivate subscription. Please try again."
                  }
                ]
              }
            ]
          },
          {
            "panel": "billing",
            "title": "Billing History",
            "layout": [
              {
                "block": "login",
                "visible": "!user.signed_in",
                "title": "Log in to see your invoices",
                "text": "See what you paid and download receipts.",
                "label": "Login with Discord"
              },
              {
                "block": "entries",
                "visible": "user.signed_in",
                "title": "Your invoices",
                "path": "premium/my-invoices/",
                "property": "invoices",
                "key": "invoice_id",
                "columns": [
                  {
                    "property": "created_at",
                    "title": "Date",
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
                    "title": "Amount",
                    "as": "money",
                    "currency": "currency"
                  },
                  {
                    "property": "status",
                    "title": "Status",
                    "as": "case",
                    "cases": [
                      {
                        "when": "item.status == 'paid'",
                        "text": "Paid",
                        "tone": "success"
                      },
                      {
                        "when": "item.status == 'refunded'",
                        "text": "Refunded",
                        "tone": "neutral"
                      },
                      {
                        "when": "item.status == 'partially_refunded'",
                        "text": "Partially refunded",
                        "tone": "neutral"
                      }
                    ]
                  },
                  {
                    "property": "invoice_id",
                    "title": "Receipt",
                    "as": "link",
                    "to": "premium/invoice/{id}/",
                    "label": "Download receipt"
                  }
                ],
                "empty": "There are no invoices yet.",
                "failure": "Failed to load your invoices. Please try again."
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
      "failure": "Failed to load server data. Please try again."
    }
  },
  "rules": [],
  "effects": [],
  "id": "premium",
  "language": "en",
  "standard": {
    "type": "{title} has a value of the wrong type",
    "enum": "{title} must be one of the available choices",
    "multipleOf": "{title} must be a multiple of {multipleOf}",
    "unknown": "'{name}' is not a setting. Remove it and save again.",
    "key": "'{name}' cannot be used as a key",
    "unavailable": "We can't load the server's roles and channels, so we can't check this choice. Try again in a minute."
  },
  "plans": [
    "free",
    "premium"
  ]
};
