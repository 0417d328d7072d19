import { currentPath, type Difference, differences, nearestPlace } from '../../../language/documents/differences.ts';
import { formatValue, type ValueFormat } from '../../../language/documents/formatValue.ts';
import { entryOf } from '../../../language/documents/rows.ts';
import type { Path, SettingsDocument } from '../../../language/model.ts';
import { environment, evaluateCondition, fieldState } from '../../../language/resolved/fieldState.ts';
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

/** Creates a function that tells whether the setting of a difference applies in a version, or is hidden there. */
export function applicability(
  module: ResolvedModule,
  versions: Versions,
): (difference: Difference, version: keyof Versions) => boolean {
  return (difference, version) =>
    fieldState(module, placeIn(module, versions, difference, version), versions[version]).visible;
}

/** Where the setting of a difference is in a version that has it. */
function placeIn(module: ResolvedModule, versions: Versions, difference: Difference, version: keyof Versions): Path {
  const { kind, path } = difference;
  // The position of a removed row is one in the older document.
  if (kind === 'removed') return currentPath(module, versions.before, path) ?? [];
  return nearestPlace(module, difference, { after: versions.after, document: versions[version] });
}

/**
 * Creates a function that gives both values of a difference as texts, in the language of the module and of `formatSentence`. What does not
 * apply in a version has no value there.
 */
export function valuesInWords(
  module: ResolvedModule,
  versions: Versions,
  formatSentence: FormatSentence,
): (difference: Difference) => Record<'before' | 'after', string> {
  const { context } = module;
  const applies = applicability(module, versions);
  const formatOf = (document: SettingsDocument): ValueFormat => ({
    guild: context.guild,
    text: formatSentence,
    language: module.spec.language,
    times: module.spec.times,
    timeZone: context.timeZone,
    entry: (list: string, key: string) => entryOf(module, document, list, key),
    holds: (condition: string) => evaluateCondition(module, condition, environment(context, document)),
    isShown: (path) => fieldState(module, path, document).visible,
  });
  const formats = { before: formatOf(versions.before), after: formatOf(versions.after) };
  const text = (difference: Difference, version: keyof Versions) => {
    const value = difference[version];
    if (value === undefined) return formatSentence('value.absent');
    if (!applies(difference, version)) return formatSentence('value.inapplicable');
    // Of rows that were reordered, only those that were moved are listed.
    const place = difference.kind === 'reordered' ? undefined : placeIn(module, versions, difference, version);
    return formatValue(difference.field, value, formats[version], place);
  };
  return (difference) => ({ before: text(difference, 'before'), after: text(difference, 'after') });
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
