import type { Reference } from '../model.ts';

export type ChannelType = NonNullable<Reference['types']>[number];

/** Discord's numbers of the types that a server's channels can have. */
export const CHANNEL_TYPES = {
  text: 0,
  voice: 2,
  category: 4,
  announcement: 5,
  stage: 13,
  forum: 15,
  media: 16,
} as const satisfies Record<ChannelType, number>;

/** Whether a reference may point to channels of a type. Without `types` it may point to any. */
export function allowsType({ types }: Reference, type: number | undefined): boolean {
  return !types || types.some((name) => CHANNEL_TYPES[name] === type);
}
