import type { Environment, MessageWords } from '../model.ts';

interface Declaration {
  /** The CEL signature: argument and result types, from which calls are checked at build time. */
  signature: string;
  /** Lists of the server that it reads; while one cannot be read, rules that call it cannot be judged. */
  needs?: readonly ('roles' | 'channels' | 'voiceChannels' | 'categories')[];
}

// Arguments have the types of the signature, which the build has checked.
type Run<First> = (first: First, ...args: never[]) => unknown;

/**
 * One function that expressions may call. The file is named as expressions call it. One that is `inWords` writes in the
 * module's language, and gets its words in place of the environment.
 */
export type ExpressionFunction = Declaration &
  ({ inWords?: undefined; run: Run<Environment> } | { inWords: true; run: Run<MessageWords> });
