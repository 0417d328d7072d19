import type { Finding, Ledger } from '../types.ts';
import { documentIn } from './apiPaths.ts';
import type { StoredProject } from './ledger.ts';
import { migratedFields, type StorableModule } from './released.ts';
import { isWithin, pointerOf, storedFields } from './storedFields.ts';
import { snippetOf, whereToWrite } from './suggestion.ts';

/** A setting that the bot finds elsewhere. */
interface Rewired {
  path: string;
  was: string;
  is: string;
}

/**
 * The bot finds every released setting where it was, or a migration says that its developers know. Looked at last: where a
 * setting stands in the API follows from everything else.
 */
export function contract(project: StoredProject): Finding[] {
  return project.modules.flatMap((module) => {
    const rewired = rewiredIn(module, project.ledger);
    const renamed = new Set(rewired.flatMap((one) => renamedDocument(one, module) ?? []));
    const single = rewired.filter((one) => renamedDocument(one, module) === undefined);
    const finding = (one: Pick<Finding, 'pointer' | 'reason'>, settings: readonly Rewired[]): Finding => ({
      file: module.file,
      ...one,
      advice: `Change it back, or tell the bot's developers and ${whereToWrite(module, project.ledger)}:`,
      snippet: snippetOf(
        module,
        project.ledger,
        settings.map(({ path }) => ({ op: 'rewire', path })),
      ),
    });
    return [
      ...[...renamed].map((id) => {
        const reason = `The bot does not find the document '${id}' under this id any more: a bot that has not been updated loses its settings.`;
        const settings = rewired.filter((one) => renamedDocument(one, module) === id);
        return finding({ pointer: ['calls', 'documents'], reason }, settings);
      }),
      ...single.map((one) => {
        const { path, was, is } = one;
        const reason = `The bot finds '${path}' at '${is}' now instead of '${was}': a bot that has not been updated loses the setting.`;
        return finding({ pointer: pointerOf(path), reason }, [one]);
      }),
    ];
  });
}

/** The settings that the bot finds elsewhere, without what is in them. */
function rewiredIn(module: StorableModule, released: Ledger): Rewired[] {
  const now = storedFields(module.spec);
  const found: Rewired[] = [];
  for (const [path, { api: was }] of Object.entries(migratedFields(module, released))) {
    const is = now[path]?.api;
    if (was === undefined || is === undefined || was === is) continue;
    if (!found.some((outer) => isWithin(path, outer.path))) found.push({ path, was, is });
  }
  return found;
}

/** The document that has another id now, if that is why the bot finds a setting elsewhere. */
function renamedDocument({ was, is }: Rewired, { spec }: StorableModule): string | undefined {
  const [before, now] = [documentIn(was), documentIn(is)];
  const isRenamed = !spec.calls?.documents.some(({ id }) => id === before);
  return isRenamed && was.slice(before.length) === is.slice(now.length) ? before : undefined;
}
