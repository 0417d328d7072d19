// Made by `npm run generate` from schemas/. Do not edit.
import { functions as f } from '../../../src/language/functions/index.ts';

export const expressions = {
  "self.backup_enabled": (e, t) => e.self?.backup_enabled,
  "self.backup_enabled && self.auto_backup_enabled": (e, t) => (e.self?.backup_enabled&&e.self?.auto_backup_enabled),
  "self.backup_type": (e, t) => e.self?.backup_type,
};

export const reads = {
  "self.backup_enabled": [
    "self.backup_enabled"
  ],
  "self.backup_enabled && self.auto_backup_enabled": [
    "self.auto_backup_enabled",
    "self.backup_enabled"
  ],
  "self.backup_type": [
    "self.backup_type"
  ]
};
