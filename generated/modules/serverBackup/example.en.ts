// Made by `npm run generate` from schemas/. Do not edit.
import type { FilledExample } from '../../../src/language/model.ts';

export const example: FilledExample = {
  "settings": {
    "backup_enabled": true,
    "auto_backup_enabled": true
  }
};
