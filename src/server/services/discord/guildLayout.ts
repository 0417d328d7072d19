import { UpstreamUnavailable } from '../cache/cachedReads.ts';

/** A role with all that it takes to make it again. A type and no interface: it is JSON. */
export type LayoutRole = {
  id: string;
  name: string;
  /** 0xRRGGBB; 0 for none. */
  color: number;
  hoist: boolean;
  mentionable: boolean;
  /** It belongs to a bot or a service, which brings it along. */
  managed: boolean;
  position: number;
  /** Bits, as a decimal string. */
  permissions: string;
  unicode_emoji: string | null;
};

/** Who may do what in a channel beside what roles say. `type` 0 is a role, 1 a member; the rest are bits. */
export type Overwrite = { id: string; type: number; allow: string; deny: string };

/** A channel or category with all that it takes to make it again. */
export type LayoutChannel = {
  id: string;
  name: string;
  /** Discord's: 0 text, 2 voice, 4 category, 5 announcement, 13 stage, 15 forum. */
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

type Fields = Record<string, unknown>;

/** Reads Discord's list of the roles of a server. @throws UpstreamUnavailable for what is none */
export function toLayoutRoles(answer: unknown): LayoutRole[] {
  return rows(answer).map((role) => ({
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

/** Reads Discord's list of the channels and categories of a server. @throws UpstreamUnavailable for what is none */
export function toLayoutChannels(answer: unknown): LayoutChannel[] {
  return rows(answer).map((channel) => ({
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
    permission_overwrites: rows(channel.permission_overwrites ?? []).map((overwrite) => ({
      id: text(overwrite.id),
      type: number(overwrite.type) ?? 0,
      allow: text(overwrite.allow),
      deny: text(overwrite.deny),
    })),
  }));
}

function rows(value: unknown): Fields[] {
  if (!Array.isArray(value)) throw new UpstreamUnavailable('An answer is no list');
  return value as Fields[];
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new UpstreamUnavailable('An answer lacks a text');
  return value;
}

function number(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
