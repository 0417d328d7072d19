import type { ReadableModule } from '../model.ts';
import { addressOf } from './addressOf.ts';
import { formerAddresses } from './formerAddresses.ts';

/** The query and the fragment that show a setting that was moved to another module; undefined if it was not. */
export function movedAddress(
  { migrations, destinations = {} }: Pick<ReadableModule, 'migrations' | 'destinations'>,
  address: string,
): string | undefined {
  // The oldest time first: by then, everything that was renamed on the way has its last name.
  for (const [name = '', ...rest] of formerAddresses(address.split('.'), migrations).toReversed()) {
    const moved = Object.hasOwn(destinations, name) ? destinations[name] : undefined;
    if (moved) return addressOf(moved.module, [moved.setting, ...rest].join('.'));
  }
  return undefined;
}
