import type { Program } from './program.ts';

/** A part of a text: a match, or what is between two. */
export interface TextPart {
  text: string;
  isMatch: boolean;
  /** Where it begins, in characters. */
  at: number;
}

/** A way through the program that is being followed, and where in the text it began. */
interface Way {
  step: number;
  start: number;
}

/** The parts of a text by what a program matches in it. Empty matches are none. */
export function matchesIn(text: string, program: Program): TextPart[] {
  const characters = [...text];
  const parts: TextPart[] = [];
  let from = 0;
  const add = (to: number, isMatch: boolean) => {
    if (to > from) parts.push({ text: characters.slice(from, to).join(''), isMatch, at: from });
    from = to;
  };
  for (let at = 0; at < characters.length; ) {
    const match = nextMatch(program, characters, at);
    if (!match) break;
    if (match.end > match.start) {
      add(match.start, false);
      add(match.end, true);
    }
    at = Math.max(match.end, match.start + 1);
  }
  add(characters.length, false);
  return parts;
}

/** Whether a program matches a part of a text, which may be empty. */
export function hasMatch(text: string, program: Program): boolean {
  return nextMatch(program, [...text], 0) !== undefined;
}

/**
 * The first match from a position on. All ways through the program are followed at once, character by character, the
 * preferred ones first; so no text takes more steps than its length times that of the program.
 */
function nextMatch(
  program: Program,
  characters: readonly string[],
  from: number,
): { start: number; end: number } | undefined {
  let found: { start: number; end: number } | undefined;
  let ways: Way[] = [];
  for (let at = from; at <= characters.length; at++) {
    const reached = new Set<number>();
    const present: Way[] = [];
    for (const { step, start } of ways) follow(step, start, at, reached, present);
    if (!found) follow(0, at, at, reached, present);
    if (present.length === 0 && found) break;
    ways = [];
    for (const { step, start } of present) {
      const one = program[step];
      if (one?.do === 'match') {
        found = { start, end: at };
        break;
      }
      if (one?.do === 'read' && at < characters.length && one.test.test(characters[at] ?? '')) {
        ways.push({ step: step + 1, start });
      }
    }
  }
  return found;

  /** Adds the steps that can be reached without reading, each once. */
  function follow(step: number, start: number, at: number, reached: Set<number>, present: Way[]): void {
    const waiting = [step];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (reached.has(next)) continue;
      reached.add(next);
      const one = program[next];
      if (one?.do === 'fork') waiting.push(one.or, one.to);
      else if (one?.do === 'check') {
        if (holds(one.what, at)) waiting.push(next + 1);
      } else present.push({ step: next, start });
    }
  }

  function holds(what: '^' | '$' | 'b' | 'B', at: number): boolean {
    if (what === '^') return at === 0;
    if (what === '$') return at === characters.length;
    const isBoundary = isWord(characters[at - 1]) !== isWord(characters[at]);
    return isBoundary === (what === 'b');
  }
}

function isWord(character = ''): boolean {
  return /^\w$/.test(character);
}
