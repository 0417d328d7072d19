// Made by `npm run generate` from schemas/. Do not edit.
export const product = {
  "$schema": "meta/product.schema.json",
  "name": "Guildhall",
  "shortName": "Guildhall",
  "languages": [
    "en",
    "ro"
  ],
  "defaultLanguage": "en",
  "adminAccess": {
    "module": "customize",
    "field": "admin_modify"
  },
  "roleAccess": {
    "module": "customize",
    "field": "role_access"
  },
  "timeZone": {
    "module": "customize",
    "field": "timezone"
  },
  "backups": {
    "module": "serverBackup",
    "document": "settings",
    "limit": 5,
    "keepable": 3,
    "nameLength": 60,
    "answerMinutes": 5
  },
  "transfer": {
    "servers": 100
  },
  "statistics": {
    "module": "statistics"
  },
  "firstSteps": [
    "welcomeLeave",
    "reactRoles",
    "userVerification"
  ]
} as const;

export type Language = (typeof product.languages)[number];

/** From the lowest plan to the highest. */
export const plans = [
  {
    "id": "free",
    "title": "Free",
    "history": {
      "days": 30
    }
  },
  {
    "id": "premium",
    "title": "Premium",
    "history": {
      "days": 365
    },
    "prices": {
      "currency": "EUR",
      "monthly": "4.99",
      "yearly": "39.99",
      "yearlyList": "60.00",
      "yearlyDiscount": "33%"
    }
  }
] as const;

/** What the plans are called. */
export const planTitles: Record<Language, Record<(typeof plans)[number]['id'], string>> = {
  "en": {
    "free": "Free",
    "premium": "Premium"
  },
  "ro": {
    "free": "Gratuit",
    "premium": "Premium"
  }
};
