import { afterEach, expect, test, vi } from 'vitest';
import { RefusedError, server } from './server.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer());

test.each([
  ['JSON', () => Response.json({ error: 'EACCES: permission denied' }, { status: 500 }), 'EACCES: permission denied'],
  ['text', () => new Response('The studio is not reached under this name.', { status: 403 }), /^The studio is not/],
])('a refusal has the reason that the server gives as %s', async (_, answer, reason) => {
  answering(answer);
  const refused = server.save({ files: {} });
  await expect(refused).rejects.toBeInstanceOf(RefusedError);
  await expect(refused).rejects.toThrow(reason);
});

test('an answer that ends too soon is no refusal', async () => {
  answering(() => new Response('{"saved":', { headers: { 'content-type': 'application/json' } }));
  await expect(server.save({ files: {} })).rejects.not.toBeInstanceOf(RefusedError);
});
