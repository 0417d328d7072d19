import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const names = {
  400: ['INVALID_REQUEST', 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  401: [
    'AUTHENTICATION_FAILURE',
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  ],
  404: ['RESOURCE_NOT_FOUND', 'The specified resource does not exist.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', "The server does not support the request payload's media type."],
  422: [
    'UNPROCESSABLE_ENTITY',
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  ],
  429: ['RATE_LIMIT_REACHED', 'Too many requests. Blocked due to rate limiting.'],
  500: ['INTERNAL_SERVER_ERROR', 'An internal server error occurred.'],
} as const;

export type FailureStatus = keyof typeof names;

export interface Detail {
  issue: string;
  description: string;
  /** A JSON pointer into the body, or the name of a parameter. */
  field?: string;
  value?: string;
  location?: 'body' | 'path' | 'query';
}

/** An error that is answered in PayPal's format. */
export class PayPalError extends Error {
  readonly status: FailureStatus;
  readonly details: Detail[];

  constructor(status: FailureStatus, ...details: Detail[]) {
    super(details[0]?.issue ?? names[status][0]);
    this.status = status;
    this.details = details;
  }
}

/** Sends an error in PayPal's format. */
export function fail(reply: FastifyReply, status: FailureStatus, details: readonly Detail[] = []): FastifyReply {
  const [name, message] = names[status];
  const debug_id = randomBytes(7).toString('hex').slice(1);
  return reply.code(status).send({ name, message, debug_id, ...(details.length > 0 ? { details } : {}) });
}

export const notFound = () =>
  new PayPalError(404, {
    issue: 'INVALID_RESOURCE_ID',
    description: 'Specified resource ID does not exist. Please check the resource ID and try again.',
  });

/** Problems with a value, by issue, with PayPal's own descriptions. */
export const valueIssues = {
  INVALID_PARAMETER_SYNTAX: 'The value of a field does not conform to the expected format.',
  INVALID_PARAMETER_VALUE: 'The value of a field is invalid.',
  MISSING_REQUIRED_PARAMETER: 'A required field is missing.',
  INVALID_STRING_MIN_LENGTH: 'The value of a field is too short.',
  INVALID_STRING_MAX_LENGTH: 'The value of a field is too long.',
  INVALID_INTEGER_MIN_VALUE: 'The integer value of a field is too small.',
  INVALID_INTEGER_MAX_VALUE: 'The integer value of a field is too large.',
} as const;

export function invalid(
  issue: keyof typeof valueIssues,
  field: string,
  location: Detail['location'] = 'body',
): PayPalError {
  return new PayPalError(400, { field, location, issue, description: valueIssues[issue] });
}

/** The error for an action that the resource's status does not allow. */
export function wrongStatus(action: string, allowed: string): PayPalError {
  const description = `Invalid subscription status for ${action} action; subscription status should be ${allowed}.`;
  return new PayPalError(422, { issue: 'SUBSCRIPTION_STATUS_INVALID', description });
}
