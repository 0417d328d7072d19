import type { Destinations } from '../../language/model.ts';
import { addressOf } from '../../language/screens/addressOf.ts';
import { formerModules } from '../product/catalogue.ts';

/**
 * The address that shows what an address of a former module showed: the setting where it is now, or the module that got the most of its
 * settings. Undefined if the address names no former module.
 */
export function forwardedAddress(
  { search, hash }: { search: string; hash: string },
  former: Readonly<Record<string, Destinations>> = formerModules,
): string | undefined {
  const section = new URLSearchParams(search).get('section') ?? '';
  const settings = Object.hasOwn(former, section) ? former[section] : undefined;
  if (!settings) return undefined;
  const [name = '', ...rest] = hash.slice(1).split('.');
  const moved = Object.hasOwn(settings, name) ? settings[name] : undefined;
  if (moved) return addressOf(moved.module, [moved.setting, ...rest].join('.'));
  return addressOf(heirOf(settings), name === '' ? undefined : hash.slice(1));
}

function heirOf(settings: Destinations): string {
  const modules = Object.values(settings).map(({ module }) => module);
  const count = (id: string) => modules.filter((one) => one === id).length;
  return modules.reduce((most, id) => (count(id) > count(most) ? id : most));
}
