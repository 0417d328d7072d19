import { CHANNEL_TYPES } from '../../../language/fields/channelTypes.ts';
import type { Category, Channel, Role, SettingsDocument } from '../../../language/model.ts';
import type { LayoutChannel, LayoutRole } from '../discord/guildLayout.ts';
import { permissionBits } from '../discord/permissionNames.ts';

export type BackupPart = 'settings' | 'roles' | 'channels';

/** What a backup of each type contains. */
export const CONTENTS = {
  full: ['settings', 'roles', 'channels'],
  settings: ['settings'],
  roles: ['roles'],
  channels: ['channels'],
} as const satisfies Record<string, readonly BackupPart[]>;

export type BackupType = keyof typeof CONTENTS;

export function isBackupType(type: unknown): type is BackupType {
  return typeof type === 'string' && Object.hasOwn(CONTENTS, type);
}

/** A document at the time of the backup. It is empty if it had never been saved. */
export interface BackedUpDocument {
  /** How many of the module's migrations have been applied to the value. */
  version: number;
  value: SettingsDocument;
}

/** The contents of a backup: the parts of its type. */
export interface BackupValue {
  /** The documents of all modules, by their stored names. */
  settings?: Record<string, BackedUpDocument>;
  /** The names of what settings refer to, by `<kind>:<id>`. */
  names?: Record<string, string>;
  roles?: LayoutRole[];
  channels?: LayoutChannel[];
}

/** How much a backup contains. */
export interface BackupSummary {
  /** Modules with saved settings. */
  modules?: number;
  roles?: number;
  channels?: number;
}

export function contentsSummary({ settings, roles, channels }: BackupValue): BackupSummary {
  const saved = Object.entries(settings ?? {}).filter(([, { value }]) => Object.keys(value).length > 0);
  return {
    ...(settings && { modules: new Set(saved.map(([name]) => name.split('.')[0])).size }),
    ...(roles && { roles: roles.length }),
    ...(channels && { channels: channels.length }),
  };
}

/** The contents of old backups, which did not contain everything needed to recreate roles and channels. */
interface LegacyBackupValue extends Pick<BackupValue, 'settings' | 'names'> {
  roles?: Role[];
  channels?: { channels: Channel[]; voiceChannels: Channel[]; categories: Category[] };
}

/** Parses a stored backup of any age. */
export function readContents(json: string): BackupValue {
  const value: BackupValue | LegacyBackupValue = JSON.parse(json);
  const { roles, channels, ...rest } = value;
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
    ...categories.map(({ id, name, position }) => ({ ...plain, id, name, type: CHANNEL_TYPES.category, position })),
    ...channels.map(({ id, name, type, category }, position) => {
      const parent = categories.find((one) => one.name === category);
      return { ...plain, id, name, type, position, parent_id: parent?.id ?? null };
    }),
  ];
}
