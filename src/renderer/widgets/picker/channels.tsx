import { CircleAlert, Folder, Hash, Volume2 } from 'lucide-react';
import type { Category, Channel, Reference } from '../../../language/model.ts';
import type { WidgetContextValue } from '../context.ts';
import type { PickerItem } from './types.ts';

const voiceTypes = new Set([2, 13]);
const categoryType = 4;

/** The list that a reference points into; `null` while it is unavailable. */
export function channelsFor(
  { channels, voiceChannels, categories }: WidgetContextValue,
  to: Reference['to'] | undefined,
  types: readonly number[] | undefined,
): PickerItem[] | null {
  if (to === 'category') return categories?.map((category) => item({ ...category, type: categoryType })) ?? null;
  const list = to === 'voiceChannel' ? voiceChannels : channels;
  return list?.filter((channel) => !types || types.includes(channel.type)).map(item) ?? null;
}

/** A stored channel that is no longer among those that may be chosen. */
export function unknownChannel(id: string, title: string): PickerItem {
  return { key: id, title, leading: <CircleAlert aria-hidden="true" />, warning: true };
}

function item(channel: Channel | (Category & { type: number })): PickerItem {
  const Icon = channel.type === categoryType ? Folder : voiceTypes.has(channel.type) ? Volume2 : Hash;
  return { key: channel.id, title: channel.name, leading: <Icon aria-hidden="true" /> };
}
