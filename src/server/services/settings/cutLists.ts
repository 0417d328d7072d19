import { withDefaults } from '../../../language/documents/defaults.ts';
import type { CompiledModule, Plan } from '../../../language/model.ts';
import { resolveForPlan } from '../../../language/plans/resolveForPlan.ts';
import { cutLists } from '../../../language/resolved/cutLists.ts';
import { unmetRequirement } from '../../../language/resolved/requirements.ts';
import { patternOf } from '../../../language/values/path.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { Store } from '../../store/store.ts';
import type { StoredDocument } from '../../store/storedDocument.ts';
import { inServer } from './inServer.ts';
import { readNames, settingsIn } from './stored.ts';

/** For each list that servers have too long for their plan: how many servers that are, in a sentence for operators. */
export async function reportCutLists(
  store: Pick<Store, 'servers' | 'subscriptions'>,
  { modules }: Pick<Catalogue, 'modules'>,
  now: number,
): Promise<string[]> {
  const servers = new Map<string, number>();
  const names = modules.flatMap(readNames);
  for await (const page of store.servers.pages()) {
    const plans = await store.subscriptions.plansOf(page.guilds, now);
    for (const [guild, documents] of await store.servers.documents(page, names)) {
      const plan = plans.get(guild);
      if (plan === undefined) continue;
      for (const module of modules) {
        for (const path of cutIn(inServer(module, guild, now), documents, plan)) {
          const list = `${module.spec.id} '${path}'`;
          servers.set(list, (servers.get(list) ?? 0) + 1);
        }
      }
    }
  }
  return [...servers].map(([list, count]) =>
    count === 1
      ? `1 server has more entries in ${list} than its plan includes: the bot uses only the first ones.`
      : `${count} servers have more entries in ${list} than their plans include: the bot uses only the first ones.`,
  );
}

/** The paths of the lists of a module that the bot gets cut, with `*` for rows. */
function cutIn(module: CompiledModule, documents: ReadonlyMap<string, StoredDocument>, plan: Plan): Set<string> {
  // What other modules would have to say is not read.
  const unknown = module.spec.calls?.uses?.map((use) => use.module);
  if (unmetRequirement(module, { plan, modules: {}, unknown })) return new Set();
  const onPlan = resolveForPlan(module.spec, plan);
  const document = withDefaults(onPlan, settingsIn(documents, module).storedSettings);
  return new Set(cutLists(onPlan, document).map(({ path }) => patternOf(path)));
}
