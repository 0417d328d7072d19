import type { Json, Problem } from '../../language/model.ts';
import type { FormatSentence, SentenceKey } from './sentences.ts';

/**
 * What a person will read: one of the server's own sentences by its key, to be worded where it is sent, or the sentence of
 * a module, which comes in the caller's language already.
 */
export type Sentence = string | { key: SentenceKey; values?: Record<string, unknown> };

/** A {@link Problem} whose sentence may yet have to be worded. */
export interface UnformattedProblem extends Omit<Problem, 'message'> {
  message: Sentence;
}

interface Details {
  problems?: readonly UnformattedProblem[];
  /** More properties of the answer, beside `error`. */
  body?: Record<string, Json>;
  headers?: Record<string, string>;
}

/** An answer of failure: a status and the sentence a person reads. Thrown anywhere, worded and answered in one place. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly sentence: Sentence;
  readonly details: Details;

  constructor(statusCode: number, sentence: Sentence, details: Details = {}) {
    // The message is for the log, which speaks no language.
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

/** Seconds: what the sentences of an outage call a minute. */
const LATER = '60';

/** A {@link refusal} with 503, for what waiting helps against. */
export function unavailable(key: SentenceKey, cause?: unknown): Refusal {
  return Object.assign(refusal(503, key, undefined, { headers: { 'retry-after': LATER } }), { cause });
}

/** A sentence as it is read in one language. */
export function sentenceText(sentence: Sentence, formatSentence: FormatSentence): string {
  return typeof sentence === 'string' ? sentence : formatSentence(sentence.key, sentence.values);
}
