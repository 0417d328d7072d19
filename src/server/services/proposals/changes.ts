import { type Difference, differences, nearestPlace } from '../../../language/documents/differences.ts';
import { formatValue, type ValueFormat } from '../../../language/documents/formatValue.ts';
import { entryOf } from '../../../language/documents/rows.ts';
import type { Json, SettingsDocument } from '../../../language/model.ts';
import type { FieldForPlan } from '../../../language/plans/resolveForPlan.ts';
import { environment, evaluateCondition } from '../../../language/resolved/fieldState.ts';
import { withoutOwnersParts } from '../../../language/resolved/ownersParts.ts';
import type { ResolvedModule } from '../../../language/resolved/resolvedModule.ts';
import { addressOf } from '../../../language/screens/addressOf.ts';
import { settingAddress } from '../../../language/screens/settingAddress.ts';
import type { FormatSentence } from '../../answers/sentences.ts';
import type { ProposedChange } from '../../api/proposals.ts';

/** Two versions of a complete document. */
export type Versions = Record<'before' | 'after', SettingsDocument>;

/** The differences between two versions that the user may see: only the owner sees owner-only settings. */
export function visibleDifferences(module: ResolvedModule, { before, after }: Versions): Difference[] {
  const shown = (document: SettingsDocument) => withoutOwnersParts(module, document, module.context.user);
  return differences(module, shown(before), shown(after));
}

/** Creates a function that gives both values of a difference as texts, in the language of the module and of `formatSentence`. */
export function valuesInWords(
  module: ResolvedModule,
  { before, after }: Versions,
  formatSentence: FormatSentence,
): (difference: Difference) => Record<'before' | 'after', string> {
  const { context } = module;
  const formatOf = (document: SettingsDocument) => ({
    guild: context.guild,
    text: formatSentence,
    language: module.spec.language,
    entry: (list: string, key: string) => entryOf(module, document, list, key),
    holds: (condition: string) => evaluateCondition(module, condition, environment(context, document)),
  });
  const [old, now] = [formatOf(before), formatOf(after)];
  const text = (field: FieldForPlan, value: Json | undefined, format: ValueFormat) =>
    value === undefined ? formatSentence('value.absent') : formatValue(field, value, format);
  return ({ field, before, after }) => ({ before: text(field, before, old), after: text(field, after, now) });
}

/**
 * Where the setting of a difference is in the dashboard today: its list if its row is gone or to come, null if it is on no screen.
 * @param after the newer one of the documents that differ
 */
export function addressNow(
  module: ResolvedModule,
  difference: Difference,
  { after, current }: Record<'after' | 'current', SettingsDocument>,
): string | null {
  if (!module.sections.has(String(difference.path[0]))) return null;
  const place = nearestPlace(module, difference, { after, document: current });
  return addressOf(module.spec.id, settingAddress(module, current, place));
}

/**
 * The differences between two versions of a module, as texts in the language of the module and of `formatSentence`. Only the owner
 * sees owner-only settings.
 */
export function proposedChanges(
  module: ResolvedModule,
  versions: Versions,
  formatSentence: FormatSentence,
): ProposedChange[] {
  const inWords = valuesInWords(module, versions, formatSentence);
  return visibleDifferences(module, versions).map((difference) => {
    const label = difference.label.join(' › ');
    return {
      module: module.spec.id,
      path: difference.path.join('.'),
      address: addressNow(module, difference, { after: versions.after, current: versions.before }),
      label,
      title: `${module.spec.screen.title} › ${label}`,
      ...inWords(difference),
    };
  });
}
