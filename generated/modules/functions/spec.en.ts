// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {}
  },
  "screen": {
    "title": "Functions",
    "placeholder": "Coming soon",
    "saveBar": "prompt",
    "denied": "readOnly",
    "layout": []
  },
  "rules": [],
  "effects": [],
  "id": "functions",
  "language": "en",
  "standard": {},
  "plans": [
    "free",
    "premium"
  ]
};
