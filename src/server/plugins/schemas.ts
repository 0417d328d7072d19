import type { FastifyInstance, RouteOptions } from 'fastify';
import type { SchemaValidator } from '../../language/model.ts';
import type { Operation } from '../api/operation.ts';
import { schemaRefusal } from '../services/requests/messageProblems.ts';

/** How ajv reads the schemas of routes: nothing is changed to fit, and the first fault is enough to refuse. */
export const AJV = {
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: false,
  allErrors: false,
  allowUnionTypes: true,
  // An error then knows the schema that names the sentence of its refusal.
  verbose: true,
  keywords: ['refusal'],
};

/**
 * Requests that do not fit the schema of their route are refused with a sentence; answers go out as they are.
 * @returns all routes that describe themselves, once they are registered
 */
export function enforceSchemas(app: FastifyInstance): readonly Operation[] {
  const operations: Operation[] = [];
  app.addHook('onRoute', (route) => {
    if (isDescribed(route)) operations.push(route);
  });
  app.setSchemaErrorFormatter(schemaRefusal);
  // A serializer made of a schema would leave out what the schema lacks, without a word.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  return operations;
}

/** The option of a route whose body something else than its schema judges. */
export function bodyJudgedBy(validate: SchemaValidator) {
  const judge = (body: unknown) => validate(body) || { error: schemaRefusal(validate.errors ?? []) };
  return { validatorCompiler: ({ httpPart }: { httpPart?: string }) => (httpPart === 'body' ? judge : () => true) };
}

function isDescribed(route: Partial<Operation> | RouteOptions): route is Operation {
  return 'summary' in route;
}
