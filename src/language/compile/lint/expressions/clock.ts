import type { Pointer } from '../../../values/pointer.ts';
import type { ModuleLint } from '../types.ts';

/** `now()` is read only where an expression is evaluated at a moment: when something is saved, changed or sent. */
export const clock: ModuleLint = ({ expressions, file }) =>
  [...expressions.checked].flatMap(([{ source, pointer }, { reads }]) => {
    if (!reads.includes('now') || isOfMoment(pointer)) return [];
    const start = source.indexOf('now(');
    return [
      {
        file,
        pointer,
        expression: { source, start, end: start + 'now()'.length },
        reason: 'Time passes without an edit, so what is shown on the screen cannot depend on `now()`.',
        advice: 'Use it in rules, effects, `frozen`, or the `needs` and `body` of a button.',
      },
    ];
  });

function isOfMoment([part, ...rest]: Pointer): boolean {
  return (
    part === 'rules' || part === 'effects' || rest.some((key) => key === 'frozen' || key === 'needs' || key === 'body')
  );
}
