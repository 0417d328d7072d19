import { generatedKey, rowKey } from '../../../documents/rows.ts';
import type { Field } from '../../../model.ts';
import type { Finding, ModuleLint } from '../types.ts';
import { listsAround, type PlacedField, placedFields } from './fields.ts';

/**
 * Settings inside entries that only the owner sees: what is stored is found again when others save, and the entries can be told
 * apart without it.
 */
export const ownersParts: ModuleLint = ({ spec, file }) =>
  placedFields(spec).flatMap((placed): Finding[] => {
    const { field, name, pointer, parent } = placed;
    if (field.access === undefined || !parent) return [];
    const at = { file, pointer: [...pointer, 'access'], at: 'key' as const };
    if (name === '*') {
      const reason = 'Entries of a list cannot be reserved for the owner one by one.';
      return [{ ...at, reason, advice: 'Move `access` to the list, or to a setting of its entries.' }];
    }
    const lists = listsAround(placed);
    const own = parent.name === '*' ? lists[0] : undefined;
    if (own && isInKey(own.field, name)) {
      const reason = `'${name}' identifies the entries of '${own.name}', so everyone has to see it.`;
      return [{ ...at, reason, advice: `Reserve '${own.name}', or other settings of its entries.` }];
    }
    const keyless = lists.find(({ field: list }) => generatedKey(list) === undefined);
    if (keyless) {
      const reason = `A setting in the entries of '${keyless.name}' cannot be reserved for the owner, because they have no key that stays.`;
      const advice = `Add a setting \`id\` without \`ui\` to the entries, or reserve '${keyless.name}'.`;
      return [{ ...at, reason, advice }];
    }
    return own ? namedIn(own, name).map((found) => ({ ...found, file })) : [];
  });

function isInKey(list: Field, name: string): boolean {
  const { wire } = list;
  return name === rowKey(list) || (wire?.as === 'map' && [wire.prefix, wire.value].includes(name));
}

/** Where a list names a setting of its entries that everyone has to see. */
function namedIn({ field: { ui, uniqueBy }, name: list, pointer }: PlacedField, name: string): Omit<Finding, 'file'>[] {
  const isNamed = (names: readonly string[] = []) => names.some((one) => one.replace(/^-/, '') === name);
  const places: [boolean, string[], string][] = [
    [ui?.titleField === name, ['ui', 'titleField'], 'called by'],
    [isNamed(ui?.sortBy), ['ui', 'sortBy'], 'sorted by'],
    [
      ui?.summaryLayout === 'columns' && isNamed(ui.summaryFields?.flat()),
      ['ui', 'summaryFields'],
      'shown with a column for',
    ],
    [isNamed(uniqueBy), ['uniqueBy'], 'identified by'],
  ];
  return places.flatMap(([isWrong, at, how]) => {
    if (!isWrong) return [];
    const reason = `The entries of '${list}' are ${how} '${name}', which only the owner sees.`;
    return [
      {
        pointer: [...pointer, ...at],
        at: 'key' as const,
        reason,
        advice: 'Name another setting, or remove its `access`.',
      },
    ];
  });
}
