import type { Pointer } from '../../../src/language/values/pointer.ts';
import { recordIn } from './jsonParts.ts';
import type { SourceFile, Sources } from './source.ts';

/** A reference without a target. */
export interface BrokenReference {
  file: string;
  pointer: Pointer;
  reference: string;
}

/**
 * Resolves every `$ref` in a file. Keys beside a `$ref` override those of its target; `messages` and `ui` are merged.
 */
export function bundle(sources: Sources, source: SourceFile): { value: unknown; broken: BrokenReference[] } {
  const broken: BrokenReference[] = [];
  return { value: resolveIn(source.value, source.file, []), broken };

  function resolveIn(value: unknown, file: string, pointer: Pointer): unknown {
    if (Array.isArray(value)) return value.map((part, index) => resolveIn(part, file, [...pointer, index]));
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...own } = recordIn(value);
    const parts = Object.fromEntries(
      Object.entries(own).map(([key, part]) => [key, resolveIn(part, file, [...pointer, key])]),
    );
    if (typeof $ref === 'string') return join(target($ref, file, [...pointer, '$ref']), parts);
    return parts;
  }

  function target(reference: string, from: string, pointer: Pointer): unknown {
    const [path = '', fragment = ''] = reference.split('#');
    const file = path === '' ? from : sources.resolve(from, path);
    let value: unknown = sources.exists(file) ? sources.read(file).value : undefined;
    for (const key of fragment.split('/').slice(1)) {
      value = recordIn(value)[key];
    }
    if (value === undefined) {
      broken.push({ file: from, pointer, reference });
      return undefined;
    }
    return resolveIn(value, file, fragment.split('/').slice(1));
  }
}

function join(base: unknown, own: Record<string, unknown>): Record<string, unknown> {
  const { $schema, ...shared } = recordIn(base);
  const joined: Record<string, unknown> = { ...shared, ...own };
  for (const key of ['messages', 'ui']) {
    const below = recordIn(base)[key];
    if (below && own[key]) joined[key] = { ...recordIn(below), ...recordIn(own[key]) };
  }
  return joined;
}
