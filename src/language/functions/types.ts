import type { Environment, MessageWords } from '../model.ts';

interface Declaration {
  /** The CEL signature, against which calls are checked at build time. */
  signature: string;
  /** The guild lists that it reads. Rules that call it cannot be evaluated while one of them is unavailable. */
  needs?: readonly ('roles' | 'channels' | 'voiceChannels' | 'categories')[];
}

// `never`: argument types follow from the signature, against which the build has checked each call.
type Run<First> = (first: First, ...args: never[]) => unknown;

/**
 * A function of expressions, in a file of the same name. One that is `inWords` formats values in the module's language,
 * and is passed {@link MessageWords} instead of the environment.
 */
export type ExpressionFunction = Declaration &
  ({ inWords?: undefined; run: Run<Environment> } | { inWords: true; run: Run<MessageWords> });
