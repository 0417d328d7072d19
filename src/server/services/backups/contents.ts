import type { Category, Channel, Role, SettingsDocument } from '../../../language/model.ts';
import type { LayoutChannel, LayoutRole } from '../discord/guildLayout.ts';
import { permissionBits } from '../discord/permissionNames.ts';

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
export interface BackedUpDocument {
  /** How many of the module's migrations the value has been through. */
  version: number;
  value: SettingsDocument;
}

/** What a backup holds: the parts of its type. */
export interface BackupValue {
  /** Every module's documents by their stored names. */
  settings?: Record<string, BackedUpDocument>;
  /** What the things are called that settings point to, by `<kind>:<id>`. */
  names?: Record<string, string>;
  roles?: LayoutRole[];
  channels?: LayoutChannel[];
}

/** How much a backup holds. */
export interface BackupSummary {
  /** Modules with settings that somebody has saved. */
  modules?: number;
  roles?: number;
  channels?: number;
}

export function summaryOf({ settings, roles, channels }: BackupValue): BackupSummary {
  const saved = Object.entries(settings ?? {}).filter(([, { value }]) => Object.keys(value).length > 0);
  return {
    ...(settings && { modules: new Set(saved.map(([name]) => name.split('.')[0])).size }),
    ...(roles && { roles: roles.length }),
    ...(channels && { channels: channels.length }),
  };
}

/** The lists that backups held before they held all that it takes to make roles and channels again. */
interface LegacyBackupValue extends Pick<BackupValue, 'settings' | 'names'> {
  roles?: Role[];
  channels?: { channels: Channel[]; voiceChannels: Channel[]; categories: Category[] };
}

/** Reads a stored backup, of whatever age. */
export function readContents(json: string): BackupValue {
  const { roles, channels, ...rest } = JSON.parse(json) as BackupValue | LegacyBackupValue;
  return {
    ...rest,
    ...(roles && { roles: roles.map((role) => (isLegacyRole(role) ? upgradeRole(role) : role)) }),
    ...(channels && { channels: Array.isArray(channels) ? channels : upgradeChannels(channels) }),
  };
}

function isLegacyRole(role: LayoutRole | Role): role is Role {
  return Array.isArray(role.permissions);
}

function upgradeRole({ id, name, color, managed, position, permissions }: Role): LayoutRole {
  const bits = String(permissionBits(permissions));
  return {
    id,
    name,
    color,
    hoist: false,
    mentionable: false,
    managed,
    position,
    permissions: bits,
    unicode_emoji: null,
  };
}

const CATEGORY = 4;

function upgradeChannels({ channels, categories }: NonNullable<LegacyBackupValue['channels']>): LayoutChannel[] {
  const plain = {
    parent_id: null,
    topic: null,
    nsfw: false,
    rate_limit_per_user: 0,
    bitrate: null,
    user_limit: null,
    permission_overwrites: [],
  };
  return [
    ...categories.map(({ id, name, position }) => ({ ...plain, id, name, type: CATEGORY, position })),
    ...channels.map(({ id, name, type, category }, position) => {
      const parent = categories.find((one) => one.name === category);
      return { ...plain, id, name, type, position, parent_id: parent?.id ?? null };
    }),
  ];
}
