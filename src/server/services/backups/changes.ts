import { differences } from '../../../language/documents/differences.ts';
import { formatValue } from '../../../language/documents/formatValue.ts';
import { entryOf } from '../../../language/documents/rows.ts';
import type { SettingsDocument } from '../../../language/model.ts';
import { environment, evaluateCondition } from '../../../language/resolved/fieldState.ts';
import type { ResolvedModule } from '../../../language/resolved/resolvedModule.ts';
import type { FormatSentence } from '../../answers/sentences.ts';
import type { Change } from '../../api/backups.ts';

/**
 * The differences between two complete documents of a module, as texts in the language of the module and of
 * `formatSentence`. Only the owner sees owner-only settings.
 */
export function changesOf(
  module: ResolvedModule,
  { before, after }: Record<'before' | 'after', SettingsDocument>,
  formatSentence: FormatSentence,
): Change[] {
  const { context } = module;
  const readerOf = (document: SettingsDocument) => ({
    guild: context.guild,
    text: formatSentence,
    language: module.spec.language,
    entry: (list: string, key: string) => entryOf(module, document, list, key),
    holds: (condition: string) => evaluateCondition(module, condition, environment(context, document)),
  });
  return differences(module, before, after)
    .filter(({ field }) => context.user.is_owner || field.access !== 'owner')
    .map(({ field, label, before: now, after: then }) => ({
      title: [module.spec.screen.title, ...label].join(' › '),
      before: now === undefined ? formatSentence('backup.absent') : formatValue(field, now, readerOf(before)),
      after: then === undefined ? formatSentence('backup.absent') : formatValue(field, then, readerOf(after)),
    }));
}
