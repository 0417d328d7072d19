import type { Environment } from '../model.ts';

/** One function that expressions may call. The file is named as expressions call it. */
export interface ExpressionFunction {
  /** The CEL signature: argument and result types, from which calls are checked at build time. */
  signature: string;
  /** Lists of the server that it reads; while one cannot be read, rules that call it cannot be judged. */
  needs?: readonly ('roles' | 'channels' | 'voiceChannels' | 'categories')[];
  // Arguments have the types of the signature, which the build has checked.
  run: (env: Environment, ...args: never[]) => unknown;
}
