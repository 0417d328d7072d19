import type { Json } from '../../model.ts';
import { isObject } from '../../values/isObject.ts';
import { setIn } from '../../values/path.ts';
import { type DefinedPart, definedPartsOf } from './definedParts.ts';
import { partAt } from './partAt.ts';
import type { Meta } from './shapes.ts';

/** Every translatable text in a value that is valid under a meta-schema, by its dotted path. */
export function textsOf(meta: Meta, value: unknown): Map<string, string> {
  return new Map(textPartsOf(meta, value).map(({ pointer, value: text }) => [pointer.join('.'), text]));
}

/** The value with its texts replaced by translations. A text without one stays as it is. */
export function translate<T>(meta: Meta, value: T, translations: Readonly<Record<string, string>>): T {
  // Only texts are replaced, by texts: the value keeps its shape.
  return textPartsOf(meta, value).reduce((translated, { pointer }) => {
    const key = pointer.join('.');
    return Object.hasOwn(translations, key) ? setIn(translated, pointer, translations[key]) : translated;
  }, value as Json) as T;
}

function textPartsOf(meta: Meta, value: unknown): (DefinedPart & { value: string })[] {
  return definedPartsOf(meta, value).filter(
    (part): part is DefinedPart & { value: string } =>
      part.meaning === 'text' &&
      typeof part.value === 'string' &&
      part.value !== '' &&
      !isPreparedChoice(value, part.pointer),
  );
}

/** Whether a value of a preset is one of the choices of its setting, which is stored as it is. */
function isPreparedChoice(root: unknown, pointer: DefinedPart['pointer']): boolean {
  const [presets, , values, name] = pointer.slice(-4);
  if (presets !== 'presets' || values !== 'values') return false;
  const property = partAt(root, [...pointer.slice(0, -5), 'items', 'properties', String(name)]);
  return isObject(property) && 'enum' in property && Array.isArray(property.enum);
}
