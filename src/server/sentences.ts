import catalogue from '../../schemas/locales/en/server.json' with { type: 'json' };
import { translator } from '../language/text.ts';

export type SentenceKey = keyof typeof catalogue;

/** The server's own sentences. */
export const say = translator<SentenceKey>(catalogue);
