import { type Resource, useResource } from './useResource.ts';

/** Loads a part of the application itself, by a function that must stay the same, and logs why it could not be. */
export function useLoaded<Value>(load: () => Promise<Value>): Resource<Value> {
  return useResource(() => load().catch(logged), { key: load });
}

function logged(failure: unknown): never {
  console.error(failure);
  throw failure;
}
