import type { Finding } from '../../../src/language/compile/lint/types.ts';
import { lineAndColumn, type Sources } from '../../generate/sources/source.ts';
import { positionOfFinding } from './position.ts';

/** A finding with its position in the file. */
export interface PlacedFinding {
  file: string;
  line: number;
  column: number;
  text: string;
}

/** Findings without duplicates, sorted by file and position. Those that often follow from others come last. */
export function placeFindings(sources: Sources, findings: readonly Finding[]): PlacedFinding[] {
  const [causes, consequences] = [false, true].map((follows) => {
    const placed = findings
      .filter((finding) => (finding.follows === true) === follows)
      .map((finding) => placeFinding(sources, finding));
    return placed.sort((a, b) =>
      a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1,
    );
  });
  const all = [...(causes ?? []), ...(consequences ?? [])];
  return [...new Map(all.map((one) => [`${one.file}:${one.line}:${one.column} ${one.text}`, one])).values()];
}

function placeFinding(sources: Sources, finding: Finding): PlacedFinding {
  const { file, reason, advice } = finding;
  const source = sources.exists(file) ? sources.read(file) : undefined;
  const { line, column } = source ? positionOfFinding(source, finding) : lineAndColumn('', 0);
  return { file, line, column, text: [`${reason} ${advice}`, ...underlined(finding), ...copyable(finding)].join('\n') };
}

/** The lines that show an expression with its fault underlined. */
function underlined({ expression }: Finding): string[] {
  if (!expression) return [];
  const { source, start, end } = expression;
  return [`    ${source.replaceAll(/\s/g, ' ')}`, `    ${' '.repeat(start)}${'^'.repeat(Math.max(1, end - start))}`];
}

/** The line with what to write. */
function copyable({ snippet }: Finding): string[] {
  return snippet === undefined ? [] : [`    ${snippet}`];
}

/** `file:line:column  reason. What to do.` */
export function formatFinding({ file, line, column, text }: PlacedFinding): string {
  return `${file}:${line}:${column}  ${text}`;
}
