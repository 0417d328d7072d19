import { expect, test, vi } from 'vitest';
import { once } from './once.ts';

test('shares one call among many callers, and repeats it only after a failure', async () => {
  const ask = vi.fn(async () => 'answer');
  ask.mockRejectedValueOnce(new Error('down'));
  const read = once(ask);
  await expect(Promise.all([read(), read()])).rejects.toThrow('down');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(await Promise.all([read(), read()])).toEqual(['answer', 'answer']);
  expect(await read()).toBe('answer');
  expect(ask).toHaveBeenCalledTimes(2);
});
