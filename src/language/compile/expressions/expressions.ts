import type { ASTNode, Environment, ParseError } from '@marcbachmann/cel-js';
import { codeOf, type Emission, Unsupported } from './code.ts';
import type { LimitExpressions } from './limits.ts';
import type { Titles } from './typeEnvironment.ts';

/** A fault in an expression, and the range of its text. */
export interface ExpressionFault {
  message: string;
  start: number;
  end: number;
}

export interface CheckedExpression {
  /** Its tree, with the type of each node. */
  ast: ASTNode;
  /** The body of a JavaScript function of `e`, the environment, and `w`, words; helpers are `o` (operators) and `f` (functions). */
  code: string;
  /** See `CompiledModule.reads`. */
  reads: string[];
  /** The CEL type of the result. */
  type: string;
  /** Whether the expression reads nothing, so that its value never changes. */
  constant: boolean;
}

/** What is known when expressions are compiled, and becomes part of their code. */
interface BuildValues {
  limits?: LimitExpressions;
  titles?: Titles;
  soldPlans?: readonly string[];
}

/** Checks an expression in a scope and compiles it. */
export function checkExpression(
  env: Environment,
  source: string,
  { limits = {}, titles = {}, soldPlans = [] }: BuildValues = {},
): CheckedExpression | ExpressionFault {
  let parsed: ReturnType<Environment['parse']>;
  try {
    parsed = env.parse(source);
  } catch (error) {
    return faultOf(error, source);
  }
  // It also notes the type of each node in the tree.
  const result = parsed.check();
  if (!result.valid) return faultOf(result.error, source);
  const reads = new Set<string>();
  try {
    const emission: Emission = { reads, limits, titles, soldPlans, locals: new Map() };
    const code = codeOf(parsed.ast, emission);
    return { ast: parsed.ast, code, reads: [...reads].sort(), type: String(result.type), constant: reads.size === 0 };
  } catch (error) {
    if (error instanceof Unsupported) return { message: error.message, start: error.start, end: error.end };
    throw error;
  }
}

/** What the parser or the type checker says about an expression. */
function faultOf(error: unknown, source: string): ExpressionFault {
  const {
    summary,
    message = '',
    range,
  }: Partial<Pick<ParseError, 'summary' | 'message' | 'range'>> = error instanceof Error ? error : {};
  const [first = ''] = (summary ?? message).split('\n');
  return { message: first, start: range?.start ?? 0, end: range?.end ?? source.length };
}
