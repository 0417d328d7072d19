import type { Environment, MessageWords } from '../model.ts';

interface Declaration {
  /** The CEL signature, against which calls are checked at build time; several if it takes arguments of several types. */
  signature: string | readonly string[];
  /** The guild lists that it reads. Rules that call it cannot be evaluated while one of them is unavailable. */
  needs?: readonly ('roles' | 'channels' | 'voiceChannels' | 'categories')[];
  /** What else it reads of the environment. */
  reads?: readonly ('now' | 'timeZone')[];
}

// `never`: argument types follow from the signature, against which the build has checked each call.
type Run<First> = (first: First, ...args: never[]) => unknown;
type RunInWords = (words: MessageWords, env: Environment, type: string, ...args: never[]) => unknown;

/**
 * A function of expressions, in a file of the same name. One that is `inWords` formats values in the module's language:
 * it is also passed {@link MessageWords}, and the CEL type of its first argument, before the arguments.
 */
export type ExpressionFunction = Declaration &
  ({ inWords?: undefined; run: Run<Environment> } | { inWords: true; run: RunInWords });
