import type { Field } from '../../../model.ts';
import type { ModuleLint } from '../types.ts';
import { placedFields } from './fields.ts';

/** The texts that a group counts together are texts in it. */
export const totalLengths: ModuleLint = ({ spec, file }) =>
  placedFields(spec).flatMap(({ field, pointer }) =>
    (field.totalLengthOf ?? []).flatMap((path, index) =>
      textAt(field, path.split('.'))
        ? []
        : [
            {
              file,
              pointer: [...pointer, 'totalLengthOf', index],
              reason: `There is no text '${path}' in this group.`,
              advice: 'Write the path of a setting of the type string, like title or fields.name.',
            },
          ],
    ),
  );

function textAt(field: Field | undefined, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return field?.type === 'string';
  const properties = field?.properties ?? field?.items?.properties ?? {};
  return textAt(Object.hasOwn(properties, name) ? properties[name] : undefined, rest);
}
