import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type Detail, fail, PayPalError, valueIssues } from './answers.ts';

type Issue = keyof typeof valueIssues;
type Violation = NonNullable<FastifyError['validation']>[number];

/** Answers a failed request. */
export function refuse(error: FastifyError | PayPalError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof PayPalError) return fail(reply, error.status, error.details);
  if (error.validation) {
    const issues = issuesOf(request.routeOptions.url ?? '');
    return fail(
      reply,
      400,
      error.validation.map((violation) => detailOf(violation, issues)).filter((one) => !!one),
    );
  }
  if (error.statusCode === 415) return fail(reply, 415);
  if ((error.statusCode ?? 500) < 500) return fail(reply, 400);
  console.error('The PayPal simulator failed:', error);
  return fail(reply, 500);
}

// Object.keys loses the type of the keys.
const all = Object.keys(valueIssues) as Issue[];

/** The issues that PayPal reports for bodies of a route. */
function issuesOf(route: string): readonly Issue[] {
  if (/^[/]v1[/]billing[/]subscriptions[/]:id[/]/.test(route)) return ['INVALID_STRING_MAX_LENGTH'];
  if (route === '/v1/billing/subscriptions') return all.filter((issue) => issue !== 'INVALID_STRING_MIN_LENGTH');
  return all;
}

const byKeyword: Record<string, Issue> = {
  required: 'MISSING_REQUIRED_PARAMETER',
  minLength: 'INVALID_STRING_MIN_LENGTH',
  maxLength: 'INVALID_STRING_MAX_LENGTH',
  minimum: 'INVALID_INTEGER_MIN_VALUE',
  maximum: 'INVALID_INTEGER_MAX_VALUE',
  type: 'INVALID_PARAMETER_SYNTAX',
  pattern: 'INVALID_PARAMETER_SYNTAX',
  format: 'INVALID_PARAMETER_SYNTAX',
};

function detailOf({ keyword, instancePath, params }: Violation, issues: readonly Issue[]): Detail | undefined {
  const name = params.missingProperty ?? params.additionalProperty;
  const field = name === undefined ? instancePath : `${instancePath}/${name}`;
  if (field === '') return undefined;
  const exact = byKeyword[keyword] ?? 'INVALID_PARAMETER_VALUE';
  const issue = [exact, 'INVALID_PARAMETER_VALUE' as const].find((one) => issues.includes(one));
  return issue && { field, location: 'body', issue, description: valueIssues[issue] };
}
