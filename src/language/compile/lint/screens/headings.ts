import { isSection, partsIn } from '../../../screens/layout.ts';
import type { Finding, ModuleLint } from '../types.ts';

/** A heading says something that the one above or below it does not. */
export const headings: ModuleLint = ({ spec, file }) => {
  const fields = spec.settings.properties;
  return partsIn(spec.screen.layout).flatMap(({ part, pointer }): Finding[] => {
    if (!isSection(part) || part.title === undefined) return [];
    const { title } = part;
    const at = { file, pointer: [...pointer, 'title'] };
    if (isSame(title, spec.screen.title)) {
      return [{ ...at, reason: 'The section repeats the heading of the screen.', advice: 'Name what is in it.' }];
    }
    const names = part.fields.flat();
    const repeated = names.find((name) => isSame(title, fields[name]?.title));
    if (repeated === undefined) return [];
    const advice = names.length === 1 ? 'Remove it.' : 'Name what its settings have in common.';
    return [{ ...at, reason: `The section is called like '${repeated}', which is in it.`, advice }];
  });
};

function isSame(one: string, other: string | undefined): boolean {
  return one.toLowerCase() === other?.toLowerCase();
}
