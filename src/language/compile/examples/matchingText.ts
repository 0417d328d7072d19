import fc from 'fast-check';
import type { Field } from '../../model.ts';

/** How many texts are generated; most of them may be too long or too short. */
const GENERATED = 100;

/** A text that matches the pattern of a field and has an allowed length: its default, a known one, or a generated one. */
export function matchingText(
  {
    pattern = '',
    default: normal,
    minLength = 0,
    maxLength = Infinity,
  }: Pick<Field, 'pattern' | 'default' | 'minLength' | 'maxLength'>,
  known: readonly unknown[] = [],
): string | undefined {
  const expression = new RegExp(pattern, 'u');
  const fits = (text: unknown): text is string =>
    typeof text === 'string' && expression.test(text) && text.length >= minLength && text.length <= maxLength;
  return [normal, ...known].find(fits) ?? generated(expression).find(fits);
}

const generatedTexts = new Map<string, readonly string[]>();

/** The same texts each time. Classes like \p{L} cannot be generated. */
function generated(expression: RegExp): readonly string[] {
  let texts = generatedTexts.get(expression.source);
  if (!texts) {
    try {
      texts = fc.sample(fc.stringMatching(expression), { numRuns: GENERATED, seed: 1 });
    } catch {
      texts = [];
    }
    generatedTexts.set(expression.source, texts);
  }
  return texts;
}
