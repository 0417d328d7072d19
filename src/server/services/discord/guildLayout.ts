import { UpstreamUnavailable } from '../cache/cachedReads.ts';
import { toRows } from './answerFields.ts';

/** A role with everything needed to recreate it. A type, not an interface, so that it is assignable to JSON. */
export type LayoutRole = {
  id: string;
  name: string;
  /** 0xRRGGBB; 0 for none. */
  color: number;
  hoist: boolean;
  mentionable: boolean;
  /** It belongs to a bot or an integration and cannot be recreated. */
  managed: boolean;
  position: number;
  /** Bits, as a decimal string. */
  permissions: string;
  unicode_emoji: string | null;
};

/** Permissions in a channel that differ from those of the roles. `type` is 0 for a role and 1 for a member; the permissions are bits. */
export type Overwrite = { id: string; type: number; allow: string; deny: string };

/** A channel or category with everything needed to recreate it. */
export type LayoutChannel = {
  id: string;
  name: string;
  /** Discord's type: 0 text, 2 voice, 4 category, 5 announcement, 13 stage, 15 forum. */
  type: number;
  position: number;
  parent_id: string | null;
  topic: string | null;
  nsfw: boolean;
  rate_limit_per_user: number;
  bitrate: number | null;
  user_limit: number | null;
  permission_overwrites: Overwrite[];
};

/** Reads Discord's list of the roles of a server. @throws UpstreamUnavailable if it is invalid */
export function toLayoutRoles(answer: unknown): LayoutRole[] {
  return toRows(answer).map((role) => ({
    id: text(role.id),
    name: text(role.name),
    color: number(role.color) ?? 0,
    hoist: role.hoist === true,
    mentionable: role.mentionable === true,
    managed: role.managed === true,
    position: number(role.position) ?? 0,
    permissions: text(role.permissions),
    unicode_emoji: typeof role.unicode_emoji === 'string' ? role.unicode_emoji : null,
  }));
}

/** Reads Discord's list of the channels of a server. @throws UpstreamUnavailable if it is invalid */
export function toLayoutChannels(answer: unknown): LayoutChannel[] {
  return toRows(answer).map((channel) => ({
    id: text(channel.id),
    name: text(channel.name),
    type: number(channel.type) ?? 0,
    position: number(channel.position) ?? 0,
    parent_id: typeof channel.parent_id === 'string' ? channel.parent_id : null,
    topic: typeof channel.topic === 'string' ? channel.topic : null,
    nsfw: channel.nsfw === true,
    rate_limit_per_user: number(channel.rate_limit_per_user) ?? 0,
    bitrate: number(channel.bitrate),
    user_limit: number(channel.user_limit),
    permission_overwrites: toRows(channel.permission_overwrites ?? []).map((overwrite) => ({
      id: text(overwrite.id),
      type: number(overwrite.type) ?? 0,
      allow: text(overwrite.allow),
      deny: text(overwrite.deny),
    })),
  }));
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new UpstreamUnavailable('An answer lacks a string');
  return value;
}

function number(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
