import { type Resource, useResource } from './useResource.ts';

/**
 * Loads a part of the application, such as a code file, and logs failures. Another function starts over.
 * @param initial what has been loaded before
 */
export function useLoaded<Value>(load: () => Promise<Value>, initial?: Value): Resource<Value> {
  return useResource(() => load().catch(logged), { key: load, initial });
}

function logged(failure: unknown): never {
  console.error(failure);
  throw failure;
}
