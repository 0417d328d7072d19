import type { Json, Problem } from '../language/model.ts';
import { type SentenceKey, say } from './sentences.ts';

interface Details {
  problems?: readonly Problem[];
  /** More properties of the answer, beside `error`. */
  body?: Record<string, Json>;
  headers?: Record<string, string>;
}

/** An answer of failure: a status and the sentence a person reads. Thrown anywhere, answered in one place. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly details: Details;

  constructor(statusCode: number, sentence: string, details: Details = {}) {
    super(sentence);
    this.name = 'Refusal';
    this.statusCode = statusCode;
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
  return new Refusal(status, say(key, values), details);
}
