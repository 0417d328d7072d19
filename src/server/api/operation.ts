import type { FastifyTypeProvider } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Failure } from './shapes.ts';

/** Who may make a call, and by what the server knows them. */
export type Caller = 'anybody' | 'person' | 'bot' | 'monitor' | 'provider';

/** An answer that is not JSON alone. Without content it has no body. */
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

/** A call of the API: its route is registered with it, and its description is made of it. */
export interface Operation<Schema extends OperationSchema = OperationSchema> {
  method: 'GET' | 'POST';
  url: string;
  /** Its name in the description. */
  id: string;
  tag: string;
  summary: string;
  caller: Caller;
  schema: Schema;
}

/** Types routes by their schemas: what these let through, and what they say is answered. */
export interface SchemaTypes extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
  serializer: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
}

/** Declares a call; its schemas keep their own types. */
export function operation<const Schema extends OperationSchema>(declared: Operation<Schema>): Operation<Schema> {
  return declared;
}

type Failures<Status extends number> = Record<Status, typeof Failure>;

/** Answers of failure, for the `response` of a call. */
export function failures<const Status extends number>(...statuses: Status[]): Failures<Status> {
  const named = statuses.map((status) => [status, Failure]);
  return Object.fromEntries(named) as Failures<Status>;
}

/** What any call may answer that people make, signed in or not: bad text, too many calls, no store. */
export const ANY = failures(400, 429, 503);
/** The same for those who must be signed in. */
export const OF_PERSON = { ...ANY, ...failures(401) };
/** Who is no member of a server, and a server that lacks the bot. */
export const OF_GUILD = { ...OF_PERSON, ...failures(403, 404) };
/** Calls with a body: of another site, too large, no JSON. */
export const WITH_BODY = failures(400, 403, 413, 415);
/** Of those that take an Idempotency-Key: one that belongs to something else. */
export const WITH_KEY = failures(422);
/** A redirect. */
export const REDIRECT: AnswerContent = { description: 'Leads on to the address in Location.', content: {} };
