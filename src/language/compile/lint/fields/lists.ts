import type { Field } from '../../../model.ts';
import type { Finding, ModuleLint } from '../types.ts';
import { defaultsIn, placedFields } from './fields.ts';

/** Words of lists that exclude each other, and choices of entries that could never be stored. */
export const lists: ModuleLint = ({ spec, file }) =>
  placedFields(spec).flatMap(({ field, name, pointer, parent }): Finding[] => {
    const { ui, wire } = field;
    const found: Finding[] = [];
    const report = (key: string, reason: string, advice: string) =>
      found.push({ file, pointer: [...pointer, 'ui', key], at: 'key', reason, advice });
    if (field.uniqueBy && !field.items?.properties) {
      const reason = `'${name}' is not a list with settings in its entries.`;
      const advice = field.items ? 'Write `uniqueItems` instead.' : 'Remove `uniqueBy`.';
      found.push({ file, pointer: [...pointer, 'uniqueBy'], at: 'key', reason, advice });
    }
    if (ui?.reorderable && ui.sortBy) {
      report(
        'reorderable',
        `'${name}' is sorted on the screen, so nobody could see its order.`,
        'Remove `reorderable` or `sortBy`.',
      );
    }
    if (ui?.reorderable && wire?.as === 'map' && parent) {
      const reason = `'${name}' is a map inside entries, whose order the bot would not get.`;
      report('reorderable', reason, 'Remove `reorderable`, or `wire` and give the entries a setting `id`.');
    }
    if (ui?.reorderable && !parent && hasNumericKeys(field)) {
      const reason = `The keys of '${name}' may be whole numbers, which a map sorts by itself.`;
      report('reorderable', reason, 'Remove `reorderable`, or give the list an `idPrefix`.');
    }
    if (ui?.entriesOf !== undefined && (ui.options ?? ui.optionsFrom ?? field.enum)) {
      report('entriesOf', 'The choices come from two places.', 'Keep `entriesOf` alone, or the other choices.');
    }
    if (ui?.entriesOf !== undefined && field.type !== 'string') {
      report('entriesOf', 'The key of an entry is a text.', 'Give the setting the type string.');
    } else if (ui?.entriesOf !== undefined) {
      const reason = `A new server has no entries in '${ui.entriesOf}' yet.`;
      for (const [value, at] of defaultsIn({ field, pointer })) {
        if (value !== '') found.push({ file, pointer: at, reason, advice: 'Let the default be an empty text.' });
      }
    }
    if (ui?.none !== undefined && ui.widget === 'select' && ui.entriesOf === undefined) {
      report('none', 'Only a choice of entries has a choice of none.', 'Remove `none`, or add it to the choices.');
    }
    return found;
  });

/** Whether a list is stored as a map whose keys people may write as whole numbers. */
function hasNumericKeys({ wire, ui, items }: Field): boolean {
  if (wire?.as !== 'map' || wire.prefix !== undefined || (wire.key === 'id' && ui?.idPrefix !== undefined))
    return false;
  return items?.properties?.[wire.key]?.ui?.widget !== 'emoji';
}
