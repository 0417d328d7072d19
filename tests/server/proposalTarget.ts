import { withDefaults } from '../../src/language/documents/defaults.ts';
import type { CompiledModule, Context, SettingsDocument } from '../../src/language/model.ts';
import { resolveModule } from '../../src/language/resolved/resolveModule.ts';
import { contextOf } from '../../src/language/test/context.ts';
import type { ProposalTarget } from '../../src/server/services/proposals/acceptableValues.ts';

interface Parts extends Partial<Pick<Context, 'plan' | 'user'>> {
  /** What the server has stored. */
  stored?: SettingsDocument;
  /** Lists of the server that replace the usual ones. */
  guild?: Partial<Context['guild']>;
}

/** A module of a server that gets proposed settings. */
export function proposalTarget(module: CompiledModule, { stored = {}, guild, ...parts }: Parts = {}): ProposalTarget {
  const context = contextOf(parts);
  const resolved = resolveModule(module, { ...context, guild: { ...context.guild, ...guild } });
  return { module: resolved, storedSettings: stored, now: withDefaults(resolved, stored) };
}
