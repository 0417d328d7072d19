import embed from '../../../schemas/shared/embed.json' with { type: 'json' };
import ids from '../../../schemas/shared/ids.json' with { type: 'json' };
import schedule from '../../../schemas/shared/schedule.json' with { type: 'json' };
import type { Field } from '../../language/model.ts';

const files: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'embed.json': embed,
  'ids.json': ids,
  'schedule.json': schedule,
};

/** A definition of `schemas/shared/` with its references replaced, as the build includes it in a module. */
export function sharedField(reference: `${string}.json#/${string}`, changes: Partial<Field> = {}): Field {
  const [file = '', name = ''] = reference.split('#/');
  const definition = JSON.stringify(files[file]?.[name]);
  const replaced: Field = JSON.parse(definition, (_, value) =>
    typeof value?.$ref === 'string' ? { ...sharedField(value.$ref), ...value, $ref: undefined } : value,
  );
  return { ...replaced, ...changes };
}
