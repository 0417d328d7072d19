import type { Category, Channel, Role, SettingsDocument } from '../../../language/model.ts';

/** How many backups of a server are kept. */
export const MOST_BACKUPS = 5;

export type Part = 'settings' | 'roles' | 'channels';

/** What a backup of each type holds. */
export const CONTENTS = {
  full: ['settings', 'roles', 'channels'],
  settings: ['settings'],
  roles: ['roles'],
  channels: ['channels'],
} as const satisfies Record<string, readonly Part[]>;

export type BackupType = keyof typeof CONTENTS;

export function isBackupType(type: unknown): type is BackupType {
  return typeof type === 'string' && Object.hasOwn(CONTENTS, type);
}

/** A document as it was; one that was never saved is empty. */
export interface KeptDocument {
  /** How many of the module's migrations the value has been through. */
  version: number;
  value: SettingsDocument;
}

/** What a backup holds: the parts of its type. */
export interface BackupValue {
  /** Every module's documents by their stored names. */
  settings?: Record<string, KeptDocument>;
  roles?: Role[];
  channels?: { channels: Channel[]; voiceChannels: Channel[]; categories: Category[] };
}
