import { withDefaults } from '../../../language/documents/defaults.ts';
import type { CompiledModule, Plan } from '../../../language/model.ts';
import { resolveForPlan } from '../../../language/plans/resolveForPlan.ts';
import { cutLists } from '../../../language/resolved/cutLists.ts';
import { unmetRequirement } from '../../../language/resolved/requirements.ts';
import { patternOf } from '../../../language/values/path.ts';
import { type Catalogue, documentName } from '../../catalogue.ts';
import type { StoredDocument } from '../../store/documents.ts';
import type { Store } from '../../store/store.ts';
import { inServer } from './inServer.ts';
import { pickFields, settingsIn } from './stored.ts';

/** For each list that servers have too long for their plan: how many servers that are, in a sentence for operators. */
export async function reportCutLists(
  store: Pick<Store, 'documents' | 'subscriptions'>,
  { modules }: Pick<Catalogue, 'modules'>,
  now: number,
): Promise<string[]> {
  const servers = new Map<string, Set<string>>();
  for (const module of modules) {
    for (const call of module.spec.calls?.documents ?? []) {
      const name = documentName(module.spec.id, call);
      for await (const page of store.documents.pages(name)) {
        const guilds = page.map(({ guild }) => guild);
        const plans = await store.subscriptions.plansOf(guilds, now);
        for (const { guild, stored } of page) {
          const plan = plans.get(guild);
          if (plan === undefined) continue;
          for (const path of cutIn(inServer(module, guild, now), { name, fields: call.fields, stored, plan })) {
            const list = `${module.spec.id} '${path}'`;
            servers.set(list, (servers.get(list) ?? new Set()).add(guild));
          }
        }
      }
    }
  }
  return [...servers].map(([list, { size }]) =>
    size === 1
      ? `1 server has more entries in ${list} than its plan includes: the bot uses only the first ones.`
      : `${size} servers have more entries in ${list} than their plans include: the bot uses only the first ones.`,
  );
}

interface StoredOnPlan {
  name: string;
  fields: readonly string[];
  stored: StoredDocument;
  plan: Plan;
}

/** The paths of the lists of a document that the bot gets cut, with `*` for rows. */
function cutIn(module: CompiledModule, { name, fields, stored, plan }: StoredOnPlan): string[] {
  // What other modules would have to say is not read.
  const unknown = module.spec.calls?.uses?.map((use) => use.module);
  if (unmetRequirement(module, { plan, modules: {}, unknown })) return [];
  const { storedSettings } = settingsIn(new Map([[name, stored]]), module);
  const onPlan = resolveForPlan(module.spec, plan);
  const document = withDefaults(onPlan, pickFields(storedSettings, fields));
  return [...new Set(cutLists(onPlan, document).map(({ path }) => patternOf(path)))];
}
