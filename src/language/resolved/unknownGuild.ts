import type { Context } from '../model.ts';

/** What is known of a server where there is none, or none is named. */
export const UNKNOWN_GUILD: Context['guild'] = {
  id: '',
  roles: null,
  channels: null,
  voiceChannels: null,
  categories: null,
};
