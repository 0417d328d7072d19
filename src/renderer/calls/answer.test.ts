import { describe, expect, test } from 'vitest';
import { bodyOf, failureOf, hasSuccessStatus, readBody, reply, saveResult, succeeded } from './answer.ts';
import type { Answer } from './api.ts';

const answer = (parts: Partial<Answer>): Answer => ({ status: 200, body: {}, etag: null, ...parts });

describe('a response', () => {
  test('is null if the network failed', async () => {
    const arrived = answer({});
    expect(await reply(Promise.resolve(arrived))).toBe(arrived);
    expect(await reply(Promise.reject(new TypeError('Failed to fetch')))).toBeNull();
  });

  test.each([
    [199, false],
    [200, true],
    [204, true],
    [299, true],
    [300, false],
    [412, false],
  ])('of status %i: success %s', (status, expected) => {
    expect(hasSuccessStatus(answer({ status }))).toBe(expected);
    expect(succeeded(answer({ status }))).toBe(expected);
  });

  test.each([
    [{ error: 'No' }, false],
    [{ success: false }, false],
    [{ error: '' }, true],
    [{ error: 5, success: true }, true],
    [null, false],
    [[], false],
    ['a page', false],
  ])('with body %j succeeded: %s', (body, expected) => {
    expect(succeeded(answer({ body }))).toBe(expected);
  });

  test('that never arrived is neither a success nor an object', () => {
    expect(hasSuccessStatus(null)).toBe(false);
    expect(succeeded(null)).toBe(false);
    expect(bodyOf(null)).toEqual({});
    expect(bodyOf(answer({ body: ['a list'] }))).toEqual({});
    expect(bodyOf(answer({ body: { a: 1 } }))).toEqual({ a: 1 });
  });
});

describe('a save', () => {
  test.each<[string, Answer | null, ReturnType<typeof saveResult>]>([
    ['that is confirmed with a revision', answer({ body: { success: true }, etag: '"2"' }), 'made'],
    ['that is confirmed without a revision', answer({ body: { success: true } }), 'unknown'],
    ['without a word of success', answer({ etag: '"2"' }), 'unknown'],
    ['that is refused', answer({ status: 400, body: { error: 'No' } }), 'refused'],
    ['that the body refuses', answer({ body: { success: false }, etag: '"2"' }), 'refused'],
    ['with an error in a success', answer({ body: { success: true, error: 'No' }, etag: '"2"' }), 'refused'],
    ['that breaks the server', answer({ status: 500 }), 'unknown'],
    ['that is refused just below that', answer({ status: 499 }), 'refused'],
    ['whose answer is lost', null, 'unknown'],
  ])('%s', (_, given, result) => {
    expect(saveResult(given)).toBe(result);
  });
});

describe('a failure', () => {
  test('has the message of the server, if there is one', () => {
    expect(failureOf(answer({ body: { error: 'Full', message: 'Sorry' } }), 'Failed')).toBe('Full');
    expect(failureOf(answer({ body: { error: ' ', message: 'Sorry' } }), 'Failed')).toBe('Sorry');
    expect(failureOf(answer({ body: { error: 5, message: '' } }), 'Failed')).toBe('Failed');
    expect(failureOf(null, 'Failed')).toBe('Failed');
  });

  test('is thrown if an object is required', async () => {
    expect(await readBody(Promise.resolve(answer({ body: { a: 1 } })))).toEqual({ a: 1 });
    await expect(readBody(Promise.resolve(answer({ status: 502 })))).rejects.toThrow('The call failed.');
    await expect(readBody(Promise.resolve(answer({ body: { error: 'Full' } })))).rejects.toThrow('Full');
  });
});
