// Made by `npm run generate` from schemas/. Do not edit.
import type { Menu, MenuItem } from '../src/language/screens/menu.ts';
import type { Language } from './product.ts';

export const menu: Record<Language, Menu> = {
  "en": [
    {
      "id": "general",
      "title": "General",
      "items": [
        {
          "id": "customize",
          "title": "Customize Bot",
          "icon": "sliders-horizontal"
        },
        {
          "id": "welcomeLeave",
          "title": "Welcome & Leave Messages",
          "icon": "hand"
        },
        {
          "id": "premium",
          "title": "Unlock Premium",
          "icon": "crown",
          "hiddenWithPlan": "premium",
          "action": {
            "to": "/premium"
          }
        },
        {
          "id": "serverBackup",
          "title": "Server Backup",
          "icon": "archive",
          "plan": "premium"
        }
      ]
    },
    {
      "id": "roles",
      "title": "Roles & Permissions",
      "items": [
        {
          "id": "reactRoles",
          "title": "Reaction Roles",
          "icon": "smile-plus"
        },
        {
          "id": "inviteTracker",
          "title": "Invite Tracker",
          "icon": "user-plus",
          "plan": "premium"
        },
        {
          "id": "userVerification",
          "title": "User Verification",
          "icon": "shield-check"
        }
      ]
    },
    {
      "id": "voice",
      "title": "Voice & Channels",
      "items": [
        {
          "id": "tempVoice",
          "title": "Temporary Voice Channels",
          "icon": "mic"
        }
      ]
    },
    {
      "id": "economy",
      "title": "Economy & Gaming",
      "items": [
        {
          "id": "economy",
          "title": "Economy",
          "icon": "coins",
          "plan": "premium"
        },
        {
          "id": "rewards",
          "title": "Daily Rewards",
          "icon": "gift",
          "plan": "premium"
        },
        {
          "id": "ranks",
          "title": "Ranks",
          "icon": "medal",
          "plan": "premium"
        },
        {
          "id": "shop",
          "title": "Shop",
          "icon": "store",
          "plan": "premium"
        },
        {
          "id": "blackjack",
          "title": "Blackjack",
          "icon": "spade",
          "plan": "premium"
        },
        {
          "id": "lottery",
          "title": "Lottery",
          "icon": "ticket",
          "plan": "premium"
        },
        {
          "id": "statistics",
          "title": "Economy & Server Stats",
          "icon": "chart-line",
          "plan": "premium"
        }
      ]
    },
    {
      "id": "content",
      "title": "Content & Entertainment",
      "items": [
        {
          "id": "redditDelivery",
          "title": "Reddit Delivery",
          "icon": "newspaper",
          "badge": "NEW",
          "plan": "premium"
        }
      ]
    }
  ],
  "ro": [
    {
      "id": "general",
      "title": "General",
      "items": [
        {
          "id": "customize",
          "title": "Personalizarea botului",
          "icon": "sliders-horizontal"
        },
        {
          "id": "welcomeLeave",
          "title": "Mesaje de bun venit și de rămas-bun",
          "icon": "hand"
        },
        {
          "id": "premium",
          "title": "Deblochează Premium",
          "icon": "crown",
          "hiddenWithPlan": "premium",
          "action": {
            "to": "/premium"
          }
        },
        {
          "id": "serverBackup",
          "title": "Copii de siguranță",
          "icon": "archive",
          "plan": "premium"
        }
      ]
    },
    {
      "id": "roles",
      "title": "Roluri și permisiuni",
      "items": [
        {
          "id": "reactRoles",
          "title": "Roluri prin reacție",
          "icon": "smile-plus"
        },
        {
          "id": "inviteTracker",
          "title": "Urmărirea invitațiilor",
          "icon": "user-plus",
          "plan": "premium"
        },
        {
          "id": "userVerification",
          "title": "Verificarea utilizatorilor",
          "icon": "shield-check"
        }
      ]
    },
    {
      "id": "voice",
      "title": "Voce și canale",
      "items": [
        {
          "id": "tempVoice",
          "title": "Canale vocale temporare",
          "icon": "mic"
        }
      ]
    },
    {
      "id": "economy",
      "title": "Economie și jocuri",
      "items": [
        {
          "id": "economy",
          "title": "Economie",
          "icon": "coins",
          "plan": "premium"
        },
        {
          "id": "rewards",
          "title": "Recompense zilnice",
          "icon": "gift",
          "plan": "premium"
        },
        {
          "id": "ranks",
          "title": "Ranguri",
          "icon": "medal",
          "plan": "premium"
        },
        {
          "id": "shop",
          "title": "Magazin",
          "icon": "store",
          "plan": "premium"
        },
        {
          "id": "blackjack",
          "title": "Blackjack",
          "icon": "spade",
          "plan": "premium"
        },
        {
          "id": "lottery",
          "title": "Loterie",
          "icon": "ticket",
          "plan": "premium"
        },
        {
          "id": "statistics",
          "title": "Statistici despre server și economie",
          "icon": "chart-line",
          "plan": "premium"
        }
      ]
    },
    {
      "id": "content",
      "title": "Conținut și divertisment",
      "items": [
        {
          "id": "redditDelivery",
          "title": "Livrare din Reddit",
          "icon": "newspaper",
          "badge": "NOU",
          "plan": "premium"
        }
      ]
    }
  ]
};

/** The entries above the groups: pages of every server that belong to no module. */
export const pages: Record<Language, readonly MenuItem[]> = {
  "en": [
    {
      "id": "overview",
      "title": "Overview",
      "icon": "layout-dashboard"
    },
    {
      "id": "history",
      "title": "History",
      "icon": "history"
    },
    {
      "id": "transfer",
      "title": "Copy & import",
      "icon": "copy",
      "wholeServer": true
    }
  ],
  "ro": [
    {
      "id": "overview",
      "title": "Privire de ansamblu",
      "icon": "layout-dashboard"
    },
    {
      "id": "history",
      "title": "Istoric",
      "icon": "history"
    },
    {
      "id": "transfer",
      "title": "Copiere și import",
      "icon": "copy",
      "wholeServer": true
    }
  ]
};
