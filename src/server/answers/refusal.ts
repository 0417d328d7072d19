import type { Json, Problem } from '../../language/model.ts';
import type { FormatSentence, SentenceKey } from './sentences.ts';

/**
 * A sentence for the user: the key of one of the server's own sentences, which is formatted when the answer is sent, or the
 * text of a module, which is in the language of the request already.
 */
export type Sentence = string | { key: SentenceKey; values?: Record<string, unknown> };

/** A {@link Problem} whose message may not be formatted yet. */
export interface UnformattedProblem extends Omit<Problem, 'message'> {
  message: Sentence;
}

/** A way to go on. */
export interface WayOn {
  /** On this site. */
  address: string;
  label: SentenceKey;
}

interface Details {
  problems?: readonly UnformattedProblem[];
  /** Properties of the answer besides `error` and `problems`. */
  body?: Record<string, Json>;
  headers?: Record<string, string>;
  /** The button of the page that a browser gets. Default: to the start page. */
  wayOn?: WayOn;
}

/** A failure with a status and a sentence for the user. Thrown anywhere, answered by `plugins/errors.ts`. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly sentence: Sentence;
  readonly details: Details;

  constructor(statusCode: number, sentence: Sentence, details: Details = {}) {
    // The message is for the log.
    super(typeof sentence === 'string' ? sentence : sentence.key);
    this.name = 'Refusal';
    this.statusCode = statusCode;
    this.sentence = sentence;
    this.details = details;
  }
}

/** A {@link Refusal} with one of the server's own sentences. */
export function refusal(
  status: number,
  key: SentenceKey,
  values?: Record<string, unknown>,
  details?: Details,
): Refusal {
  return new Refusal(status, { key, ...(values && { values }) }, details);
}

/** Seconds. The sentences about outages say a minute. */
const RETRY_AFTER = '60';

/** A {@link refusal} with 503 for temporary failures. */
export function unavailable(key: SentenceKey, cause?: unknown): Refusal {
  return Object.assign(refusal(503, key, undefined, { headers: { 'retry-after': RETRY_AFTER } }), { cause });
}

/** The text of a sentence in the language of `formatSentence`. */
export function sentenceText(sentence: Sentence, formatSentence: FormatSentence): string {
  return typeof sentence === 'string' ? sentence : formatSentence(sentence.key, sentence.values);
}
