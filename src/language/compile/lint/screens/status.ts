import type { Finding, ModuleLint } from '../types.ts';

/** Of the texts of a status one always applies, and none is behind one that always does. */
export const status: ModuleLint = ({ spec, file }) => {
  const texts = spec.screen.status?.texts ?? [];
  return texts.flatMap(({ when }, index): Finding[] => {
    const pointer = ['screen', 'status', 'texts', index];
    const isLast = index === texts.length - 1;
    if (isLast && when !== undefined) {
      const reason = 'No text applies while this condition is not true.';
      return [{ file, pointer: [...pointer, 'when'], reason, advice: 'Add a text without a condition at the end.' }];
    }
    if (isLast || when !== undefined) return [];
    const reason = 'This text always applies, so those below it never do.';
    return [{ file, pointer, reason, advice: 'Give it a condition in `when`, or move it to the end.' }];
  });
};
