import { PermissionFlagsBits } from 'discord-api-types/v10';

export const ADMINISTRATOR = PermissionFlagsBits.Administrator;

/**
 * Discord's names: `BanMembers` -> `BAN_MEMBERS`, `SendTTSMessages` -> `SEND_TTS_MESSAGES`. The library has some flags
 * under two names; the last one counts.
 */
const NAMES = [
  ...new Map(
    Object.entries(PermissionFlagsBits).map(([name, bit]) => [
      bit,
      name.replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '_').toUpperCase(),
    ]),
  ),
];

/** The names of the permissions in a bit set, such as `BAN_MEMBERS`. */
export function permissionNames(bits: bigint): string[] {
  return NAMES.filter(([bit]) => (bits & bit) === bit).map(([, name]) => name);
}

/** The bit set of permissions with these names. Unknown names are ignored. */
export function permissionBits(names: readonly string[]): bigint {
  return NAMES.filter(([, name]) => names.includes(name)).reduce((bits, [bit]) => bits | bit, 0n);
}
