import type { Difference } from '../../../language/documents/differences.ts';
import { referencesInValue } from '../../../language/documents/references.ts';
import { guildEntryOf } from '../../../language/fields/targets.ts';
import type { GuildLists } from '../../../language/model.ts';
import { sentenceFormatter } from '../../answers/sentences.ts';
import type { HistoryChange } from '../../api/history.ts';
import type { RequestAccess } from '../access/guildAccess.ts';
import { addressNow, applicability, valuesInWords, visibleDifferences } from '../proposals/changes.ts';
import type { ComparedModule } from './entryVersions.ts';

/** What differs between two versions of a module, in words: settings that applied in one of them. */
export function historyChanges(
  { module, versions, current }: ComparedModule,
  { language }: Pick<RequestAccess, 'language'>,
  limit = Number.POSITIVE_INFINITY,
): { changes: HistoryChange[]; more: number } {
  const applies = applicability(module, versions);
  const all = visibleDifferences(module, versions).filter(
    (difference) => applies(difference, 'before') || applies(difference, 'after'),
  );
  const inWords = valuesInWords(module, versions, sentenceFormatter(language));
  const shown = all.slice(0, limit).map(
    (difference): HistoryChange => ({
      path: difference.path.join('.'),
      section: module.sections.get(String(difference.path[0]))?.section ?? null,
      address: addressNow(module, difference, { after: versions.after, current }),
      title: difference.label.join(' › '),
      ...inWords(difference),
      ...(refersToMissing(difference, module.context.guild) && { reference: 'missing' as const }),
    }),
  );
  return { changes: shown, more: all.length - shown.length };
}

/** Whether one of the values of a difference refers to something that the server no longer has. */
function refersToMissing({ field, before, after }: Difference, guild: GuildLists): boolean {
  return [before, after].some((value) =>
    referencesInValue(field, [], value).some(
      ({ kind, id, field: { refers } }) =>
        refers !== undefined && kind !== 'emoji' && guildEntryOf(guild, refers, { kind, id }) === null,
    ),
  );
}
