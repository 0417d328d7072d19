import type { Language } from '../../../../generated/catalogue.ts';
import type { CompiledModule } from '../../../language/model.ts';
import { type FormatSentence, sentenceFormatter } from '../../answers/sentences.ts';
import { planTitle } from '../../billing/offers.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { StoredEntry } from '../../store/history/entries.ts';
import type { HistoryDetails } from '../../store/history/entry.ts';

/** What an entry is about. */
export function titleOfEntry(
  { kind, made }: StoredEntry,
  module: CompiledModule | undefined,
  { catalogue, language }: { catalogue: Catalogue; language: Language },
): string {
  const shown = module ?? (kind === 'plan' ? undefined : catalogue.backups?.module);
  // Documents of modules that no longer exist keep their name.
  if (made && !module) return made.document;
  return shown ? catalogue.inLanguage(shown, language).spec.screen.title : sentenceFormatter(language)('history.plan');
}

/**
 * What happened, as a sentence without its subject.
 * @param count how many values were changed; undefined if that is not known
 */
export function entrySummary(
  { kind, made, details }: StoredEntry,
  count: number | undefined,
  language: Language,
): string {
  const formatSentence = sentenceFormatter(language);
  if (details) return summaryOfDetails(details, formatSentence, language);
  if (kind === 'backup_restore') return formatSentence('history.fromBackup');
  if (made && count) return formatSentence('history.changed', { count });
  return formatSentence('history.saved');
}

function summaryOfDetails(details: HistoryDetails, formatSentence: FormatSentence, language: Language): string {
  switch (details.kind) {
    case 'restore':
      return formatSentence('history.restored');
    case 'backup_restore':
      return formatSentence('history.listsRequested');
    case 'copy':
      return formatSentence('history.copied', { name: details.name });
    case 'import':
      return formatSentence('history.imported');
    case 'preset':
      return formatSentence('history.preset');
    case 'bot': {
      const lists = details.task === 'restore_roles' ? 'roles' : 'channels';
      return formatSentence(`history.${lists}${details.state === 'done' ? 'Restored' : 'Failed'}`);
    }
    case 'plan':
      return formatSentence(`history.plan.${details.event}`, { plan: planTitle(details.plan, language) });
    case 'backup': {
      const { event, name } = details;
      return name === null
        ? formatSentence(`history.backup.${event}`)
        : formatSentence(`history.backup.${event}Named`, { name });
    }
  }
}
