import { placedFields } from './fields.ts';
import { instead } from './nearest.ts';
import type { Finding, ModuleLint } from './types.ts';

/** A list that is written as a map has the entry setting that becomes the key; only numbers become fractions. */
export const wire: ModuleLint = (module) =>
  placedFields(module.spec).flatMap(({ field, pointer }): Finding[] => {
    const { file } = module;
    const form = field.wire;
    if (!form) return [];
    if (form.as === 'fraction') {
      if (field.type === 'number' || field.type === 'integer') return [];
      const reason = 'Only a number can be written as a fraction.';
      return [
        { file, pointer: [...pointer, 'wire', 'as'], reason, advice: 'Remove `wire`, or make the setting a number.' },
      ];
    }
    if (form.as !== 'map') return [];
    const properties = field.items?.properties;
    if (!properties) {
      const reason = 'Only a list whose entries hold settings can be written as a map.';
      return [
        {
          file,
          pointer: [...pointer, 'wire', 'as'],
          reason,
          advice: 'Remove `wire`, or give the entries `properties`.',
        },
      ];
    }
    return (['key', 'value', 'prefix'] as const).flatMap((part) => {
      const name = form[part];
      if (name === undefined || Object.hasOwn(properties, name)) return [];
      const reason = `The map's ${part} is '${name}', which is no setting of the entries.`;
      return [{ file, pointer: [...pointer, 'wire', part], reason, advice: instead(name, Object.keys(properties)) }];
    });
  });
