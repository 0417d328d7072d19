import { AjvCompiler } from '@fastify/ajv-compiler';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { SchemaValidator } from '../../language/model.ts';
import type { Operation } from '../api/operation.ts';
import { schemaRefusal } from '../services/requests/messageProblems.ts';

/** Options for validating requests: values are never changed, and validation stops at the first error. */
export const AJV = {
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: false,
  allErrors: false,
  allowUnionTypes: true,
  // Errors then include the schema, which names the message of the refusal.
  verbose: true,
  keywords: ['refusal'],
};

/** Compiles each schema once in a process, for however many servers it starts. */
export const buildValidator = AjvCompiler();

/**
 * Refuses requests that do not match their route's schema. Answers are sent unchanged.
 * @returns a list to which every described operation is added as its route is registered
 */
export function enforceSchemas(app: FastifyInstance): readonly Operation[] {
  const operations: Operation[] = [];
  app.addHook('onRoute', (route) => {
    // HEAD is answered like GET, and not described apart.
    if (route.method !== 'HEAD' && isDescribed(route)) operations.push(route);
  });
  app.setSchemaErrorFormatter(schemaRefusal);
  // A serializer compiled from a schema would silently drop properties that the schema lacks.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  return operations;
}

/** Route options for validating the body with a given validator instead of the route's schema. */
export function validateBodyWith(validate: SchemaValidator) {
  const check = (body: unknown) => validate(body) || { error: schemaRefusal(validate.errors ?? []) };
  return { validatorCompiler: ({ httpPart }: { httpPart?: string }) => (httpPart === 'body' ? check : () => true) };
}

function isDescribed(route: Partial<Operation> | RouteOptions): route is Operation {
  return 'summary' in route;
}
