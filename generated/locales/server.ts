// Made by `npm run generate` from schemas/. Do not edit.
import en from './en/server.json' with { type: 'json' };
import ro from './ro/server.json' with { type: 'json' };

/** The server's sentences by language. */
export const sentences = { en, ro };
