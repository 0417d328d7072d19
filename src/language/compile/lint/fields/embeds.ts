import type { Finding, ModuleLint } from '../types.ts';
import { placedFields } from './fields.ts';

/** What Discord allows in an embed, by the paths of its settings: characters of a text, or entries of a list. */
const LIMITS: Readonly<Record<string, number>> = {
  title: 256,
  description: 4096,
  author_name: 256,
  footer_text: 2048,
  fields: 25,
  'fields.*.name': 256,
  'fields.*.value': 1024,
};
/** The characters of all of its texts together. */
const TOTAL = 6000;

/** Embeds keep to the limits of Discord, which refuses the whole message otherwise. */
export const embeds: ModuleLint = ({ spec, file }) => {
  const all = placedFields(spec);
  return all.flatMap(({ field, path, pointer }): Finding[] => {
    if (field.wire?.as !== 'embed') return [];
    const found: Finding[] = [];
    const check = (limit: unknown, most: number, at: readonly (string | number)[]) => {
      if (typeof limit !== 'number' || limit <= most) return;
      const reason = `Discord refuses embeds in which this is more than ${most}.`;
      found.push({ file, pointer: at, reason, advice: `Write ${most} or less.` });
    };
    check(field.maxTotalLength, TOTAL, [...pointer, 'maxTotalLength']);
    for (const [name, most] of Object.entries(LIMITS)) {
      const part = all.find((one) => one.path === `${path}.${name}`);
      for (const key of ['maxLength', 'maxItems'] as const)
        check(part?.field[key], most, [...(part?.pointer ?? []), key]);
    }
    return found;
  });
};
