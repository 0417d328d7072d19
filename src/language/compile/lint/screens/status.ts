import type { Finding, ModuleLint } from '../types.ts';

/**
 * Of the texts of a status one always applies, and none is behind one that applies whenever it does. Nothing in it depends
 * on who looks.
 */
export const status: ModuleLint = ({ spec, file, expressions }) => {
  const texts = spec.screen.status?.texts ?? [];
  const personal = [...expressions.checked].flatMap(([{ source, pointer }, { reads }]): Finding[] => {
    if (pointer[1] !== 'status' || !reads.some((path) => path.startsWith('user.'))) return [];
    const expression = { source, start: 0, end: source.length };
    const reason = 'The status of a module is the same for everybody, but this reads `user`.';
    return [{ file, pointer, expression, reason, advice: 'Read settings or `plan` only.' }];
  });
  const found = texts.flatMap(({ when }, index): Finding[] => {
    const pointer = ['screen', 'status', 'texts', index];
    if (when !== undefined && texts.findIndex((text) => text.when === when) < index) {
      const reason = 'A text above has the same condition, so this one is never shown.';
      return [{ file, pointer: [...pointer, 'when'], reason, advice: 'Change the condition, or remove the text.' }];
    }
    const isLast = index === texts.length - 1;
    if (isLast && when !== undefined) {
      const reason = 'No text applies while this condition is false.';
      return [{ file, pointer: [...pointer, 'when'], reason, advice: 'Add a text without a condition at the end.' }];
    }
    if (isLast || when !== undefined) return [];
    const reason = 'This text always applies, so those below it never do.';
    return [{ file, pointer, reason, advice: 'Give it a condition in `when`, or move it to the end.' }];
  });
  return [...personal, ...found];
};
