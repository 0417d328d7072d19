import type { ASTNode } from '@marcbachmann/cel-js';
import { compileRegex, type RegexFault } from '../../../regex/program.ts';
import { nodesIn } from '../../expressions/nodes.ts';
import type { Finding, ModuleLint } from '../types.ts';

const FAULTS: Readonly<Record<RegexFault, Pick<Finding, 'reason' | 'advice'>>> = {
  broken: {
    reason: 'This is not a regular expression.',
    advice: 'Close every bracket, and write \\\\\\\\ before special characters that are meant literally.',
  },
  unsupported: {
    reason: 'This regular expression cannot be matched in linear time.',
    advice: 'Write it without lookahead, lookbehind, named groups and references to groups.',
  },
  large: {
    reason: 'This regular expression is too large once its repetitions are written out.',
    advice: 'Use smaller numbers in braces.',
  },
};

/** The pattern of `matches` is written in the expression, and can be matched in linear time. */
export const matchedPatterns: ModuleLint = ({ file, expressions }) =>
  [...expressions.checked].flatMap(([{ source, pointer }, { ast }]) =>
    (source.includes('matches(') ? nodesIn(ast) : []).flatMap((node): Finding[] => {
      const pattern = patternOf(node);
      if (!pattern) return [];
      const at = { file, pointer, expression: { source, ...pattern.range } };
      if (pattern.op !== 'value' || typeof pattern.args !== 'string') {
        const reason = 'The pattern of matches() is checked before it is ever used, so it cannot come from a value.';
        return [{ ...at, reason, advice: "Write it here as a text, like matches('^[a-z]+$')." }];
      }
      const program = compileRegex(pattern.args, 'u');
      return typeof program === 'string' ? [{ ...at, ...FAULTS[program] }] : [];
    }),
  );

/** The pattern in a call of `matches`, which can be written as a function or as a method of the text. */
function patternOf({ op, args }: ASTNode): ASTNode | undefined {
  if (op === 'call' && args[0] === 'matches') return args[1][1];
  return op === 'rcall' && args[0] === 'matches' ? args[2][0] : undefined;
}
