import { CircleAlert, Folder, Hash, Volume2 } from 'lucide-react';
import type { Category, Channel, Reference } from '../../../language/model.ts';
import type { WidgetContextValue } from '../context.ts';
import { type PickerGroup, type PickerItem, ungrouped } from './types.ts';

const voiceTypes = new Set([2, 13]);
const categoryType = 4;

/** The channels that a reference may point to, grouped by category. Null while the list is unavailable. */
export function channelsFor(
  { channels, voiceChannels, categories }: WidgetContextValue,
  to: Reference['to'] | undefined,
  types: readonly number[] | undefined,
): PickerGroup[] | null {
  if (to === 'category') {
    return categories && ungrouped(categories.map((category) => item({ ...category, type: categoryType })));
  }
  const list = (to === 'voiceChannel' ? voiceChannels : channels)?.filter(({ type }) => !types || types.includes(type));
  return list ? grouped(list) : null;
}

/** Groups channels by category in their given order. Those without a category come first. */
function grouped(channels: readonly Channel[]): PickerGroup[] {
  const groups = new Map<string, PickerItem[]>([['', []]]);
  for (const channel of channels) {
    const title = channel.category ?? '';
    const items = groups.get(title) ?? [];
    items.push(item(channel));
    groups.set(title, items);
  }
  return [...groups].map(([title, items]) => ({ title, items }));
}

export function itemWith(groups: readonly PickerGroup[], key: string): PickerItem | undefined {
  return groups.flatMap(({ items }) => items).find((one) => one.key === key);
}

/** A stored channel that cannot be chosen any more. */
export function unknownChannel(id: string, title: string): PickerItem {
  return { key: id, title, leading: <CircleAlert aria-hidden="true" />, warning: true };
}

function item(channel: Channel | (Category & { type: number })): PickerItem {
  const Icon = channel.type === categoryType ? Folder : voiceTypes.has(channel.type) ? Volume2 : Hash;
  return { key: channel.id, title: channel.name, leading: <Icon aria-hidden="true" /> };
}
