// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {}
  },
  "screen": {
    "title": "Funcții",
    "placeholder": "În curând",
    "saveBar": "prompt",
    "denied": "readOnly",
    "layout": []
  },
  "rules": [],
  "effects": [],
  "id": "functions",
  "language": "ro",
  "standard": {},
  "plans": [
    "free",
    "premium"
  ]
};
