import type { Finding, ModuleLint } from '../types.ts';
import { placedFields } from './fields.ts';

/** The characters of a message at Discord, without its embeds. */
const MOST = 2000;

/** Messages keep to the limit of Discord, which refuses them otherwise. Texts of an embed have limits of their own. */
export const messageLengths: ModuleLint = ({ spec, file }) => {
  const all = placedFields(spec);
  const inEmbed = (path: string) =>
    all.some(({ field, path: embed }) => field.wire?.as === 'embed' && path.startsWith(`${embed}.`));
  return all.flatMap(({ field, path, pointer }): Finding[] => {
    if (field.ui?.widget !== 'message' || inEmbed(path)) return [];
    const limits = [
      { at: pointer, maxLength: field.maxLength },
      ...Object.entries(field.plans ?? {}).map(([plan, { maxLength }]) => ({
        at: [...pointer, 'plans', plan],
        maxLength,
      })),
    ];
    return limits.flatMap(({ at, maxLength = 0 }): Finding[] => {
      if (maxLength <= MOST) return [];
      const reason = `Discord refuses messages of more than ${MOST} characters.`;
      return [{ file, pointer: [...at, 'maxLength'], reason, advice: `Write ${MOST} or less.` }];
    });
  });
};
