import { findNodeAtLocation } from 'jsonc-parser';
import type { Finding } from '../../../src/language/compile/lint/types.ts';
import { lineAndColumn, positionOf, type SourceFile } from '../../generate/sources/source.ts';

/** Line and column (from 1) of a finding; for an expression, of the fault inside the JSON string. */
export function positionOfFinding(source: SourceFile, finding: Finding): { line: number; column: number } {
  const { pointer, at, expression, offset } = finding;
  if (offset !== undefined) return lineAndColumn(source.text, offset);
  const node = source.tree && expression && findNodeAtLocation(source.tree, [...pointer]);
  if (node?.type !== 'string' || !expression) return positionOf(source, pointer, { key: at === 'key' });
  const literal = source.text.slice(node.offset, node.offset + node.length);
  return lineAndColumn(source.text, node.offset + rawOffset(literal, expression.start));
}

/** The offset of a character in a JSON string literal, including the opening quote and escapes before it. */
export function rawOffset(literal: string, index: number): number {
  let raw = 1;
  for (let read = 0; read < index && raw < literal.length - 1; read++) {
    if (literal[raw] !== '\\') raw += 1;
    else raw += literal[raw + 1] === 'u' ? 6 : 2;
  }
  return raw;
}
