import { placeholderNames } from '../../../text/message.ts';
import { instead } from '../../../text/nearest.ts';
import type { Finding, LintProject, ProjectLint, TextFile } from '../types.ts';

/** What is filled into every text when `generated/` is built. */
const OF_PRODUCT = ['shortName'];

/** The texts of the application are those that its code asks for, and it fills in what is in braces. */
export const application: ProjectLint = (project) => [...missing(project), ...unfilled(project)];

function originalsOf({ product, locales }: LintProject): TextFile[] {
  return Object.values(locales[product.languages[0] ?? ''] ?? {}).filter(({ nested }) => !nested);
}

function missing(project: LintProject): Finding[] {
  const originals = originalsOf(project);
  const uses = project.textUses.filter(({ key }) => !originals.some(({ texts }) => Object.hasOwn(texts, key)));
  const keys = new Set(uses.map(({ key }) => key));
  return [...keys].flatMap((key): Finding[] => {
    const related = (one: TextFile) => Object.keys(one.texts).filter((name) => groupOf(name) === groupOf(key)).length;
    const [holder] = originals.toSorted((one, other) => related(other) - related(one));
    if (!holder || related(holder) === 0) return [];
    const reason = `The text '${key}' is missing, although ${uses.find((use) => use.key === key)?.file} shows it.`;
    return [{ file: holder.file, pointer: [], reason, advice: 'Put it back under this name.' }];
  });
}

function groupOf(key: string): string {
  return key.slice(0, key.indexOf('.'));
}

function unfilled(project: LintProject): Finding[] {
  return originalsOf(project).flatMap(({ file, texts }) =>
    Object.entries(texts).flatMap(([key, text]): Finding[] => {
      const uses = project.textUses.filter((use) => use.key === key);
      if (uses.length === 0 || uses.some(({ values }) => values === undefined)) return [];
      const filled = [...new Set([...uses.flatMap(({ values = [] }) => values), ...OF_PRODUCT])];
      return placeholderNames(text)
        .filter((name) => !filled.includes(name))
        .map((name) => ({
          file,
          pointer: [key],
          reason: `Nothing is filled in for {${name}} here.`,
          advice: instead(name, filled),
        }));
    }),
  );
}
