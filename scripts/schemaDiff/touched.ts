import type { SchemaChange } from '../changes/changes.ts';
import { foldersIn, MODULES, SCREENS } from '../generate/modules/module.ts';
import { loadProduct, originalOf } from '../generate/sources/product.ts';
import type { Sources } from '../generate/sources/source.ts';

/** A screen that changes touch, to be drawn before and after. */
export interface TouchedScreen {
  /** The folder of its module, or the landing page's comparison of plans. */
  subject: string | typeof COMPARISON;
  title: string;
  /** Ids of the plans on which it may look different; none for the comparison, which shows all. */
  plans: string[];
  languages: string[];
  changes: SchemaChange[];
}

/** One state of the schemas. */
interface Read {
  sources: Sources;
}

export const COMPARISON = 'comparison';

/** The screens that changes touch, with the plans and languages that are concerned; last the comparison of plans, which shows limits. */
export function touchedScreens(changes: readonly SchemaChange[], before: Read, after: Read): TouchedScreen[] {
  if (changes.length === 0) return [];
  const folders = [MODULES, SCREENS].flatMap((folder) =>
    [before, after].flatMap(({ sources }) => foldersIn(sources, folder)),
  );
  const plans = plansOf(before, after);
  const original = originalOf(loadProduct(after.sources));
  const screens = [...new Set(folders)].flatMap((subject): TouchedScreen[] => {
    const own = changes.filter(({ file }) => file.startsWith(`${subject}/`));
    if (own.length === 0) return [];
    const concerned = plans.filter(({ title }) => own.some((one) => one.plans?.includes(title) ?? true));
    return [
      {
        subject,
        title: own[0]?.subject[0] ?? subject,
        plans: hasServer(subject) ? concerned.map(({ id }) => id) : plans.slice(0, 1).map(({ id }) => id),
        languages: languagesOf(own, original),
        changes: own,
      },
    ];
  });
  const shown = changes.filter(({ file }) => /\/(?:landing|plans)\.json$/.test(file));
  const languages = shown.length === 0 ? [original] : languagesOf(shown, original);
  return [...screens, { subject: COMPARISON, title: 'Comparison of plans', plans: [], languages, changes: shown }];
}

/** Plans of both states by id, with their titles now. */
function plansOf(before: Read, after: Read): { id: string; title: string }[] {
  const [old, now] = [before, after].map(({ sources }) => titlesOf(sources));
  return [...new Map([...(old ?? []), ...(now ?? [])])].map(([id, title]) => ({ id, title }));
}

function titlesOf(sources: Sources): [string, string][] {
  return loadProduct(sources).plans.map(({ id, title }) => [id, title]);
}

/** Screens of users know no plan of a server. */
function hasServer(folder: string): boolean {
  return folder.startsWith(MODULES);
}

/** The languages that changes are seen in: a translation in its own, everything else in the original. */
function languagesOf(changes: readonly SchemaChange[], original: string): string[] {
  return [...new Set(changes.map(({ file }) => /\/locales\/([a-z]{2})(?:\/|\.json$)/.exec(file)?.[1] ?? original))];
}
