import { onDemand } from '../../loading/onDemand.tsx';

/** The emoji of a choice or a unit. Fetched with the first one: few have emojis. */
export const OptionalEmoji = onDemand(async () => ({ default: (await import('./InlineEmoji.tsx')).InlineEmoji }));
