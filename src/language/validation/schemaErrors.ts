import type { Path, SchemaError } from '../model.ts';

/** The path of a schema error: its JSON pointer, and for an unknown property that property. */
export function errorPath({ instancePath, params }: SchemaError): Path {
  const keys = instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  return typeof params.additionalProperty === 'string' ? [...keys, params.additionalProperty] : keys;
}

/**
 * A predicate for errors that do not lie inside any of the given values (JSON pointers). Errors about the values
 * themselves pass.
 */
export function isOutside(values: ReadonlySet<string>): (error: SchemaError) => boolean {
  return ({ instancePath }) => {
    const keys = instancePath.split('/');
    return !keys.some((_, depth) => values.has(keys.slice(0, depth).join('/')));
  };
}
