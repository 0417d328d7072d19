/** One step of a program. `to` and `or` are positions in it; of two ways, `to` is preferred. */
export type Step =
  | { do: 'read'; test: RegExp }
  | { do: 'check'; what: '^' | '$' | 'b' | 'B' }
  | { do: 'fork'; to: number; or: number }
  | { do: 'match' };

/** A compiled regular expression: what {@link matchesIn} runs, in a time that is proportional to the length of the text. */
export type Program = readonly Step[];

/**
 * Why a pattern cannot be used: it is no regular expression; it looks around or back at what was matched, which takes more
 * than linear time; or its counted repetitions make it too large.
 */
export type RegexFault = 'broken' | 'unsupported' | 'large';

type Node =
  | { kind: 'one'; step: Step }
  | { kind: 'row'; parts: Node[] }
  | { kind: 'either'; ways: Node[] }
  | { kind: 'times'; part: Node; least: number; most: number; lazy: boolean };

/** A program has at most this many steps. */
const LARGEST = 1000;

/** What the pattern of a setting with `code: regex` may be: anything that can be matched in linear time. An empty text is none. */
export function isLinearRegex(text: string): boolean {
  return text === '' || typeof compileRegex(text) !== 'string';
}

/**
 * Compiles a regular expression, or says why it cannot be used.
 * @param flags whether it ignores case, as those of settings do
 */
export function compileRegex(pattern: string, flags: 'iu' | 'u' = 'iu'): Program | RegexFault {
  try {
    new RegExp(pattern, 'u');
  } catch {
    return 'broken';
  }
  const node = parse(pattern, flags);
  if (!node) return 'unsupported';
  return sizeOf(node) < LARGEST ? [...emit(node, 0), { do: 'match' }] : 'large';
}

/** The pattern, which is known to be valid, as a tree; undefined if it cannot be matched in linear time. */
function parse(pattern: string, flags: string): Node | undefined {
  let at = 0;
  const take = (part: RegExp): string | undefined => {
    part.lastIndex = at;
    const [text] = part.exec(pattern) ?? [];
    at += text?.length ?? 0;
    return text;
  };

  function either(): Node | undefined {
    const ways: Node[] = [];
    do {
      const way = row();
      if (!way) return undefined;
      ways.push(way);
    } while (take(/\|/y));
    return { kind: 'either', ways };
  }

  function row(): Node | undefined {
    const parts: Node[] = [];
    while (at < pattern.length && !/[|)]/.test(pattern[at] ?? '')) {
      const part = one();
      if (!part) return undefined;
      parts.push(repeated(part));
    }
    return { kind: 'row', parts };
  }

  function one(): Node | undefined {
    if (take(/\((?:\?:)?(?!\?)/y)) {
      const inner = either();
      take(/\)/y);
      return inner;
    }
    const check = take(/\^|\$|\\b|\\B/y)?.at(-1);
    if (check !== undefined) return { kind: 'one', step: { do: 'check', what: CHECKS[check] ?? '^' } };
    const read = take(READ);
    return read === undefined ? undefined : { kind: 'one', step: { do: 'read', test: new RegExp(`^${read}$`, flags) } };
  }

  function repeated(part: Node): Node {
    const text = take(/[*+?]|\{\d+(?:,\d*)?\}/y);
    if (text === undefined) return part;
    const lazy = take(/\?/y) !== undefined;
    const [least = 0, most = Infinity] = COUNTS[text] ?? countsIn(text);
    return { kind: 'times', part, least, most, lazy };
  }

  return either();
}

/** What reads one character: a class, an escape that refers to no group, or the character itself. */
const READ =
  /\[(?:\\.|[^\]\\])*\]|\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|[^1-9kpPu])|[^()[\]\\*+?{}|^$]/uy;
const CHECKS: Readonly<Record<string, '^' | '$' | 'b' | 'B'>> = { '^': '^', $: '$', b: 'b', B: 'B' };
const COUNTS: Readonly<Record<string, [number, number]>> = { '*': [0, Infinity], '+': [1, Infinity], '?': [0, 1] };

function countsIn(text: string): [number, number] {
  const [, least, comma, most] = /\{(\d+)(,?)(\d*)\}/.exec(text) ?? [];
  return [Number(least), comma === '' ? Number(least) : most ? Number(most) : Infinity];
}

/** How many steps a node takes, or more than a program may have. */
function sizeOf(node: Node): number {
  switch (node.kind) {
    case 'one':
      return 1;
    case 'row':
      return node.parts.reduce((sum, part) => sum + sizeOf(part), 0);
    case 'either':
      return node.ways.reduce((sum, way) => sum + sizeOf(way) + 1, node.ways.length);
    case 'times': {
      const copies = node.most === Infinity ? node.least + 1 : node.most;
      return copies * (sizeOf(node.part) + 1) + 2;
    }
  }
}

/** The steps of a node that begins at a position of the program. What follows begins after them. */
function emit(node: Node, at: number): Step[] {
  switch (node.kind) {
    case 'one':
      return [node.step];
    case 'row':
      return emitRow(node.parts, at);
    case 'either':
      return emitEither(node.ways, at);
    case 'times':
      return emitTimes(node, at);
  }
}

function emitRow(parts: readonly Node[], at: number): Step[] {
  const steps: Step[] = [];
  for (const part of parts) steps.push(...emit(part, at + steps.length));
  return steps;
}

function emitEither([first, ...others]: readonly Node[], at: number): Step[] {
  if (!first) return [];
  if (others.length === 0) return emit(first, at);
  const way = emit(first, at + 1);
  const next = at + way.length + 2;
  const rest = emitEither(others, next);
  const end = next + rest.length;
  return [{ do: 'fork', to: at + 1, or: next }, ...way, { do: 'fork', to: end, or: end }, ...rest];
}

function emitTimes({ part, least, most, lazy }: Extract<Node, { kind: 'times' }>, at: number): Step[] {
  const fork = (inside: number, outside: number): Step =>
    lazy ? { do: 'fork', to: outside, or: inside } : { do: 'fork', to: inside, or: outside };
  const steps = emitRow(
    Array.from({ length: least }, () => part),
    at,
  );
  const start = at + steps.length;
  if (most === Infinity) {
    const body = emit(part, start + 1);
    const end = start + body.length + 2;
    return [...steps, fork(start + 1, end), ...body, { do: 'fork', to: start, or: start }];
  }
  const length = emit(part, 0).length + 1;
  const end = start + (most - least) * length;
  for (let place = start; place < end; place += length) steps.push(fork(place + 1, end), ...emit(part, place + 1));
  return steps;
}
