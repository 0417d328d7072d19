import type { Finding } from '../types.ts';
import { documentIn } from './apiPaths.ts';
import type { StoredProject } from './ledger.ts';
import { migratedFields, type StorableModule } from './released.ts';
import { isWithin, pointerOf, storedFields } from './storedFields.ts';
import { snippetOf, whereToWrite } from './suggestion.ts';

/**
 * The bot finds every released setting where it was, or a migration says that its developers know. Looked at last: where a
 * setting stands in the API follows from everything else.
 */
export function contract({ modules, ledger }: StoredProject): Finding[] {
  return modules.flatMap((module) => {
    const stored = migratedFields(module, ledger);
    const now = storedFields(module.spec);
    const found = new Map<string, Finding>();
    for (const [path, { api: was }] of Object.entries(stored)) {
      const is = now[path]?.api;
      if (was === undefined || is === undefined || isSamePlace(was, is, module)) continue;
      if ([...found.keys()].some((outer) => isWithin(path, outer))) continue;
      found.set(path, {
        file: module.file,
        pointer: pointerOf(path),
        reason: `The bot finds '${path}' at '${is}' now instead of '${was}': a bot that has not been updated loses the setting.`,
        advice: `Change it back, or tell the bot's developers and ${whereToWrite(module, ledger)}:`,
        snippet: snippetOf(module, ledger, [{ op: 'rewire', path }]),
      });
    }
    return [...found.values()];
  });
}

/** Whether two places are the same, but for a document that has another id now. */
function isSamePlace(was: string, is: string, { spec }: StorableModule): boolean {
  if (was === is) return true;
  const [before, now] = [documentIn(was), documentIn(is)];
  const isRenamed = !spec.calls?.documents.some(({ id }) => id === before);
  return isRenamed && was.slice(before.length) === is.slice(now.length);
}
