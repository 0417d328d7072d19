import fastify from 'fastify';
import { expect, test } from 'vitest';
import { loggerOptions } from './logging.ts';

/** An error as it is logged. */
function logged(err: unknown): Record<string, unknown> {
  const lines: string[] = [];
  fastify({ logger: loggerOptions('info', { write: (line) => lines.push(line) }) }).log.warn({ err }, 'failed');
  return JSON.parse(lines[0] ?? '{}').err;
}

test('logs type, message, stack, code and cause of an error, and no other properties', () => {
  const cause = new Error('no connection');
  const error = Object.assign(new TypeError('failed', { cause }), { code: 'E', answer: { access_token: 'secret' } });
  expect(logged(error)).toEqual({
    type: 'TypeError',
    message: 'failed',
    stack: expect.stringContaining('logging.test.ts'),
    errorCode: 'E',
    cause: 'no connection',
  });
});

test('logs the first error of an AggregateError', () => {
  const errors = [Object.assign(new RangeError('too long'), { code: '22003' }), new Error('and another')];
  expect(logged(new AggregateError(errors, '2 servers were not moved on'))).toMatchObject({
    message: '2 servers were not moved on',
    first: {
      type: 'RangeError',
      message: 'too long',
      errorCode: '22003',
      stack: expect.stringContaining('RangeError'),
    },
  });
  expect(logged(new AggregateError([]))).not.toHaveProperty('first');
});
