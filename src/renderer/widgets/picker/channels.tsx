import { CircleAlert, Folder, Hash, Volume2 } from 'lucide-react';
import type { Category, Channel, Reference } from '../../../language/model.ts';
import type { WidgetContextValue } from '../context.ts';
import { type PickerGroup, type PickerItem, ungrouped } from './types.ts';

const voiceTypes = new Set([2, 13]);

/**
 * The channels that a reference may point to, grouped by category. Null while the list is unavailable. Channels that
 * cannot be chosen carry the reason.
 */
export function channelsFor(
  { channels, voiceChannels, categories, permissionProblem, text }: WidgetContextValue,
  refers: Reference,
  stored: string | null = null,
): PickerGroup[] | null {
  const { to, types } = refers;
  const itemOf = (channel: Channel | Category): PickerItem => {
    const refusal = permissionProblem(refers, channel);
    const unusable = refusal && { refusal, note: text('widget.channel.lacking'), warning: channel.id === stored };
    return { ...item(channel), ...unusable };
  };
  if (to === 'category') return categories && ungrouped(categories.map(itemOf));
  const list = (to === 'voiceChannel' ? voiceChannels : channels)?.filter(({ type }) => !types || types.includes(type));
  return list ? grouped(list, itemOf) : null;
}

/** Groups channels by category in their given order. Those without a category come first. */
function grouped(channels: readonly Channel[], itemOf: (channel: Channel) => PickerItem): PickerGroup[] {
  const groups = new Map<string, PickerItem[]>([['', []]]);
  for (const channel of channels) {
    const title = channel.category ?? '';
    const items = groups.get(title) ?? [];
    items.push(itemOf(channel));
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

function item(channel: Channel | Category): PickerItem {
  const Icon = !('type' in channel) ? Folder : voiceTypes.has(channel.type) ? Volume2 : Hash;
  return { key: channel.id, title: channel.name, leading: <Icon aria-hidden="true" /> };
}
