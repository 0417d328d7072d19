import type { Reference } from '../../../model.ts';
import type { ModuleLint } from '../types.ts';
import { placedFields } from './fields.ts';

/** What a reference has to point to for each of its words to have a meaning. */
const MEANT_FOR: Record<Exclude<keyof Reference, 'to'>, readonly Reference['to'][]> = {
  types: ['channel'],
  assignable: ['role'],
  onlyRemoved: ['role'],
  botNeeds: ['channel', 'voiceChannel', 'category'],
};

/** A reference has no words that would be ignored. */
export const referenceWords: ModuleLint = ({ spec, file }) =>
  placedFields(spec).flatMap(({ field: { refers }, pointer }) =>
    Object.entries(MEANT_FOR)
      .filter(([word, kinds]) => refers && word in refers && !kinds.includes(refers.to))
      .map(([word, kinds]) => ({
        file,
        pointer: [...pointer, 'refers', word],
        reason: `'${word}' does not apply to a reference to '${refers?.to}'.`,
        advice: `Remove it, or refer to one of: ${kinds.join(', ')}.`,
      })),
  );
