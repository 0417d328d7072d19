import type { Path, SchemaError } from '../model.ts';

/** The path of an error's JSON pointer; an unknown key is its own path. */
export function errorPath({ instancePath, params }: SchemaError): Path {
  const keys = instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  return typeof params.additionalProperty === 'string' ? [...keys, params.additionalProperty] : keys;
}

/** Tells errors that are not about a part of one of the values, which JSON pointers name. */
export function isOutside(values: ReadonlySet<string>): (error: SchemaError) => boolean {
  return ({ instancePath }) => {
    const keys = instancePath.split('/');
    return !keys.some((_, depth) => values.has(keys.slice(0, depth).join('/')));
  };
}
