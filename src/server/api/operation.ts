import type { FastifyTypeProvider } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { recordOf } from '../../language/values/records.ts';
import type { HeaderName } from './headers.ts';
import { Failure } from './shapes.ts';

/** Who may call an operation. Each but `anybody` has its own way of authentication. */
export type Caller = 'anybody' | 'user' | 'bot' | 'monitor' | 'provider';

/** An answer that is not just JSON. Without `content` it has no body. */
export interface AnswerContent {
  description: string;
  content: Record<string, { schema: TSchema }>;
}

export interface OperationSchema {
  params?: TSchema;
  querystring?: TSchema;
  headers?: TSchema;
  body?: TSchema;
  response: Record<number, TSchema | AnswerContent>;
}

/** An operation of the API. Its route is registered with it, and its description is generated from it. */
export interface Operation<Schema extends OperationSchema = OperationSchema> {
  method: 'GET' | 'POST';
  url: string;
  /** The `operationId` in the description. */
  id: string;
  tag: string;
  summary: string;
  /** More than the summary can say, in Markdown. */
  description?: string;
  caller: Caller;
  /** No rate limit counts its requests. */
  unlimited?: boolean;
  schema: Schema;
  /** The headers of answers by status, except those of failures, redirects and rate limits, which are always declared. */
  responseHeaders?: Record<number, readonly HeaderName[]>;
}

/** Types the requests and answers of routes by their schemas. */
export interface SchemaTypes extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
  serializer: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
}

/** Declares an operation and keeps the types of its schemas. */
export function operation<const Schema extends OperationSchema>(declared: Operation<Schema>): Operation<Schema> {
  return declared;
}

type Failures<Status extends number> = Record<Status, typeof Failure>;

/** Failures with these statuses, for the `response` of an operation. */
export function failureResponses<const Status extends number>(...statuses: Status[]): Failures<Status> {
  return recordOf(statuses, () => Failure);
}

/** Failures of every operation for browsers: invalid text, too many requests, no database. */
export const COMMON_FAILURES = failureResponses(400, 429, 503);
/** Failures of operations for signed-in users. */
export const USER_FAILURES = { ...COMMON_FAILURES, ...failureResponses(401) };
/** Failures of operations on a server: the user is not a member, or the bot is not in it. */
export const GUILD_FAILURES = { ...USER_FAILURES, ...failureResponses(403, 404) };
/** Failures of operations with a body: sent from another site, too large, not JSON. */
export const BODY_FAILURES = failureResponses(400, 403, 413, 415);
/** Failures of operations that take an Idempotency-Key: it was used for another request. */
export const KEY_FAILURES = failureResponses(422);
/** A redirect. */
export const REDIRECT: AnswerContent = { description: 'A redirect.', content: {} };
