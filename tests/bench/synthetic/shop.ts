import type { Json, Role, SettingsDocument } from '../../../src/language/model.ts';

export const ITEM_COUNT = 50;
export const ROLE_COUNT = 250;
/** The row that is edited, in the middle of the list. It is an exchange, the type whose name is entered by hand. */
export const EDITED_ITEM = 24;

const FIRST_ROLE = 812_345_678_900_000n;
const TYPES = ['exchange', 'role', 'color_role', 'rank_role'];

export const roles: Role[] = Array.from({ length: ROLE_COUNT }, (_, index) => ({
  id: String(FIRST_ROLE + BigInt(index)),
  name: `Guild role ${index + 1}`,
  color: (index * 65_793) % 0xffffff,
  icon: null,
  managed: false,
  position: index + 1,
  permissions: [],
}));

/** The items of a full shop. */
export function shopItems(): SettingsDocument[] {
  return Array.from({ length: ITEM_COUNT }, (_, index) => itemOf(index));
}

function itemOf(index: number): SettingsDocument {
  const type = TYPES[index % TYPES.length] ?? 'role';
  const role = (offset: number): Json => roles[(index * 3 + offset) % ROLE_COUNT]?.id ?? null;
  return {
    id: `item_${index}`,
    type,
    role_id: type === 'exchange' ? null : role(0),
    previous_role_id: type === 'rank_role' ? role(1) : null,
    name: type === 'exchange' ? `Purse ${index}` : `Guild role ${((index * 3) % ROLE_COUNT) + 1}`,
    description: `What members get for number ${index}.`,
    use_primary_currency: true,
    price: 10 + index,
    exchange_amount: 1,
  };
}
