import { PermissionFlagsBits } from 'discord-api-types/v10';

export const ADMINISTRATOR = PermissionFlagsBits.Administrator;

/** `BanMembers` -> `BAN_MEMBERS`; the library has some flags under an old name too. */
const NAMES = [
  ...new Map(
    Object.entries(PermissionFlagsBits).map(([name, bit]) => [
      bit,
      name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase(),
    ]),
  ),
];

/** The names of the permissions in a set of bits, as the API lists them. */
export function permissionNames(bits: bigint): string[] {
  return NAMES.filter(([bit]) => (bits & bit) === bit).map(([, name]) => name);
}

/** The set of bits of permissions, by their names. */
export function permissionBits(names: readonly string[]): bigint {
  return NAMES.filter(([, name]) => names.includes(name)).reduce((bits, [bit]) => bits | bit, 0n);
}
