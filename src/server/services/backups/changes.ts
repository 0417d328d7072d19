import { differences } from '../../../language/documents/differences.ts';
import { readable } from '../../../language/documents/readable.ts';
import type { SettingsDocument } from '../../../language/model.ts';
import { environment, holds } from '../../../language/resolved/fieldState.ts';
import type { ResolvedModule } from '../../../language/resolved/resolvedModule.ts';
import type { Say } from '../../answers/sentences.ts';
import type { Change } from '../../api/backups.ts';

/**
 * What differs between two complete copies of a module's settings, in the language of the module and of `say`. Owner's
 * settings are for the owner's eyes.
 */
export function changesOf(
  module: ResolvedModule,
  { before, after }: Record<'before' | 'after', SettingsDocument>,
  say: Say,
): Change[] {
  const { context } = module;
  const readerOf = (document: SettingsDocument) => ({
    guild: context.guild,
    text: say,
    language: module.spec.language,
    holds: (condition: string) => holds(module, condition, environment(context, document)),
  });
  return differences(module, before, after)
    .filter(({ field }) => context.user.is_owner || field.access !== 'owner')
    .map(({ field, label, before: now, after: then }) => ({
      title: [module.spec.screen.title, ...label].join(' › '),
      before: now === undefined ? say('backup.absent') : readable(field, now, readerOf(before)),
      after: then === undefined ? say('backup.absent') : readable(field, then, readerOf(after)),
    }));
}
