import { CircleAlert, Folder, Hash, Volume2 } from 'lucide-react';
import { allowsType, CHANNEL_TYPES } from '../../../language/fields/channelTypes.ts';
import { guildEntryOf, listsOf, targetOf } from '../../../language/fields/targets.ts';
import type { Category, Channel, Reference } from '../../../language/model.ts';
import type { WidgetContextValue } from '../context.ts';
import { type PickerGroup, type PickerItem, ungrouped } from './types.ts';

const SPOKEN = new Set<number>([CHANNEL_TYPES.voice, CHANNEL_TYPES.stage]);

/**
 * The channels that a reference may point to, grouped by category. Null while a list is unavailable. Channels that cannot
 * be chosen carry the reason.
 */
export function channelsFor(
  context: WidgetContextValue,
  refers: Reference,
  stored: readonly (string | null)[],
): PickerGroup[] | null {
  const { permissionProblem, text } = context;
  const itemOf = (channel: Channel | Category): PickerItem => {
    const refusal = permissionProblem(refers, channel);
    const warning = stored.includes(channel.id);
    return { ...item(channel), ...(refusal && { refusal, note: text('widget.channel.lacking'), warning }) };
  };
  const lists = listsOf(refers);
  if (lists.some((name) => context[name] === null)) return null;
  const categories = lists.includes('categories') ? (context.categories ?? []) : [];
  if (lists[0] === 'categories') return ungrouped(categories.map(itemOf));
  const channels = (refers.to === 'voiceChannel' ? context.voiceChannels : context.channels) ?? [];
  return grouped(
    channels.filter(({ type }) => refers.to !== 'channel' || allowsType(refers, type)),
    categories,
    itemOf,
  );
}

/** Groups channels by category in their given order. Those without a category come first. */
function grouped(
  channels: readonly Channel[],
  categories: readonly Category[],
  itemOf: (channel: Channel | Category) => PickerItem,
): PickerGroup[] {
  const groups = new Map<string, PickerItem[]>([['', []]]);
  const add = (title: string, entry: Channel | Category) =>
    groups.set(title, [...(groups.get(title) ?? []), itemOf(entry)]);
  // Several categories can have the same name.
  for (const category of categories) add(category.name, category);
  for (const channel of channels) add(channel.category ?? '', channel);
  return [...groups].map(([title, items]) => ({ title, items }));
}

export function itemWith(groups: readonly PickerGroup[], key: string): PickerItem | undefined {
  return groups.flatMap(({ items }) => items).find((one) => one.key === key);
}

/** A stored channel that is not offered: it is gone, of another type, or without the list unknown. */
export function unofferedChannel(context: WidgetContextValue, refers: Reference, id: string): PickerItem {
  const target = targetOf(refers, id);
  const entry = target && guildEntryOf(context, refers, target);
  const title = entry === null ? context.text(`widget.gone.${target?.kind ?? 'channel'}`) : (entry?.name ?? id);
  return { key: id, title, leading: <CircleAlert aria-hidden="true" />, warning: true };
}

function item(channel: Channel | Category): PickerItem {
  const Icon = !('type' in channel) ? Folder : SPOKEN.has(channel.type) ? Volume2 : Hash;
  return { key: channel.id, title: channel.name, leading: <Icon aria-hidden="true" /> };
}
