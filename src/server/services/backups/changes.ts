import { differences } from '../../../language/differences.ts';
import type { CompiledModule, GuildLists, SettingsDocument } from '../../../language/model.ts';
import { forPlan } from '../../../language/plans.ts';
import { readable } from '../../../language/readable.ts';
import { say } from '../../sentences.ts';
import type { Access } from '../guild-access.ts';

/** One value that differs between now and a backup, in words. A type and no interface: it is JSON. */
export type Change = {
  /** Where it is: titles from the screen down to the value. */
  title: string;
  /** As it is now. */
  before: string;
  /** As the backup has it. */
  after: string;
};

/** What differs between two complete copies of a module's settings. Owner's settings are for the owner's eyes. */
export function changesOf(
  module: CompiledModule,
  { plan, rights }: Access,
  guild: GuildLists,
  { before, after }: Record<'before' | 'after', SettingsDocument>,
): Change[] {
  return differences(forPlan(module.spec, plan), before, after)
    .filter(({ field }) => rights.is_owner || field.access !== 'owner')
    .map(({ field, label, before: now, after: then }) => ({
      title: [module.spec.screen.title, ...label].join(' › '),
      before: now === undefined ? say('backup.absent') : readable(field, now, guild, say),
      after: then === undefined ? say('backup.absent') : readable(field, then, guild, say),
    }));
}
