import type { Json } from '../../../model.ts';
import { isObject } from '../../../values/isObject.ts';
import { objectsIn } from '../../../values/objectsIn.ts';
import type { Pointer } from '../../../values/pointer.ts';
import type { Finding, ModuleLint } from '../types.ts';

/** Of the texts that a column chooses from, none is behind one that applies whenever it does. */
export const cases: ModuleLint = ({ spec: { screen }, file }) => {
  return objectsIn(screen.layout, ['screen', 'layout']).flatMap(([{ cases: listed }, pointer]) =>
    Array.isArray(listed) ? hidden(listed, file, [...pointer, 'cases']) : [],
  );
};

function hidden(listed: readonly Json[], file: string, pointer: Pointer): Finding[] {
  const conditions = listed.map((one) => (isObject(one) ? one.when : undefined));
  return conditions.flatMap((when, index): Finding[] => {
    const before = conditions.slice(0, index);
    const reason = before.includes(undefined)
      ? 'A text above applies always, so this one is never shown.'
      : before.includes(when)
        ? 'A text above has the same condition, so this one is never shown.'
        : undefined;
    if (reason === undefined) return [];
    return [{ file, pointer: [...pointer, index], reason, advice: 'Change the conditions, or remove the text.' }];
  });
}
