import { Type } from 'typebox';
import { answerCheck, Bits, maybe, OverwriteAnswer, Snowflake } from './answerSchema.ts';

const checkRoles = answerCheck(
  Type.Array(
    Type.Object({
      id: Snowflake,
      name: Type.String(),
      color: maybe(Type.Number()),
      hoist: maybe(Type.Boolean()),
      mentionable: maybe(Type.Boolean()),
      managed: maybe(Type.Boolean()),
      position: maybe(Type.Number()),
      permissions: Bits,
      unicode_emoji: maybe(Type.String()),
    }),
  ),
);
const checkChannels = answerCheck(
  Type.Array(
    Type.Object({
      id: Snowflake,
      name: Type.String(),
      type: Type.Number(),
      position: maybe(Type.Number()),
      parent_id: maybe(Type.String()),
      topic: maybe(Type.String()),
      nsfw: maybe(Type.Boolean()),
      rate_limit_per_user: maybe(Type.Number()),
      bitrate: maybe(Type.Number()),
      user_limit: maybe(Type.Number()),
      permission_overwrites: maybe(Type.Array(OverwriteAnswer)),
    }),
  ),
);

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
  return checkRoles(answer).map((role) => ({
    id: role.id,
    name: role.name,
    color: role.color ?? 0,
    hoist: role.hoist === true,
    mentionable: role.mentionable === true,
    managed: role.managed === true,
    position: role.position ?? 0,
    permissions: role.permissions,
    unicode_emoji: role.unicode_emoji ?? null,
  }));
}

/** Reads Discord's list of the channels of a server. @throws UpstreamUnavailable if it is invalid */
export function toLayoutChannels(answer: unknown): LayoutChannel[] {
  return checkChannels(answer).map((channel) => ({
    id: channel.id,
    name: channel.name,
    type: channel.type,
    position: channel.position ?? 0,
    parent_id: channel.parent_id ?? null,
    topic: channel.topic ?? null,
    nsfw: channel.nsfw === true,
    rate_limit_per_user: channel.rate_limit_per_user ?? 0,
    bitrate: channel.bitrate ?? null,
    user_limit: channel.user_limit ?? null,
    permission_overwrites: (channel.permission_overwrites ?? []).map(({ id, type, allow, deny }) => ({
      id,
      type,
      allow,
      deny,
    })),
  }));
}
