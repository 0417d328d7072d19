import { equal } from '../../src/language/values/equal.ts';
import { listIn } from '../generate/sources/jsonParts.ts';

/** What can happen to a word of the language between two states of `schemas/`. */
export const CELLS = ['added', 'removed', 'tightened', 'loosened', 'reworded'] as const;
export type EffectCell = (typeof CELLS)[number];

/**
 * How much a change asks of owners, from the most: what is stored is lost, or is no longer in the form that the bot reads; a document that was
 * accepted is refused; nobody knows whether one is; something behaves or looks otherwise; one that was refused is accepted;
 * there is something new; a text reads otherwise.
 */
export const SEVERITIES = ['breaks', 'tightens', 'undecided', 'changes', 'loosens', 'adds', 'rewords'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** The severity of each cell; `never` where a word of this kind cannot change in that way. */
type Cells = Readonly<Record<EffectCell, Severity | 'never'>>;

interface KindOfChange {
  cells: Cells;
  /** The cell of a change between two values. */
  cell: (before: unknown, after: unknown) => EffectCell;
  /** Whether only documents can tell what a change means, so that finding none leaves it undecided. */
  opaque?: boolean;
}

const rewritten = () => 'reworded' as const;

/**
 * The kinds of words, by the name that meta-schemas write as `change`. Where a kind says that something tightens or loosens,
 * the validators of both states have the last word.
 */
export const CHANGE_KINDS = {
  /** A number that values may not exceed. */
  maximum: {
    cells: { added: 'tightens', removed: 'loosens', tightened: 'tightens', loosened: 'loosens', reworded: 'never' },
    cell: (before, after) => (Number(after) < Number(before) ? 'tightened' : 'loosened'),
  },
  /** A number that values may not fall below. */
  minimum: {
    cells: { added: 'tightens', removed: 'loosens', tightened: 'tightens', loosened: 'loosens', reworded: 'never' },
    cell: (before, after) => (Number(after) > Number(before) ? 'tightened' : 'loosened'),
  },
  /** A number that values are multiples of. */
  multiple: {
    cells: {
      added: 'tightens',
      removed: 'loosens',
      tightened: 'tightens',
      loosened: 'loosens',
      reworded: 'tightens',
    },
    cell: (before, after) => {
      if (isMultiple(Number(after), Number(before))) return 'tightened';
      return isMultiple(Number(before), Number(after)) ? 'loosened' : 'reworded';
    },
  },
  /** The values to choose from. */
  choices: {
    cells: {
      added: 'tightens',
      removed: 'loosens',
      tightened: 'tightens',
      loosened: 'loosens',
      reworded: 'tightens',
    },
    cell: compareLists('tightened', 'loosened'),
  },
  /** A demand on values that is there or not. */
  constraint: {
    cells: {
      added: 'tightens',
      removed: 'loosens',
      tightened: 'tightens',
      loosened: 'loosens',
      reworded: 'undecided',
    },
    cell: rewritten,
    opaque: true,
  },
  /** An expression, or what it is about, on which it depends whether values are accepted. */
  condition: {
    cells: {
      added: 'undecided',
      removed: 'undecided',
      tightened: 'tightens',
      loosened: 'loosens',
      reworded: 'undecided',
    },
    cell: rewritten,
    opaque: true,
  },
  /** The value until somebody chooses one. */
  default: {
    cells: { added: 'changes', removed: 'changes', tightened: 'tightens', loosened: 'loosens', reworded: 'changes' },
    cell: rewritten,
  },
  /** A text that people read. */
  text: {
    cells: { added: 'rewords', removed: 'rewords', tightened: 'never', loosened: 'never', reworded: 'rewords' },
    cell: rewritten,
  },
  /** The form in which something is stored, or in which the bot finds it. */
  storage: {
    cells: { added: 'breaks', removed: 'breaks', tightened: 'never', loosened: 'never', reworded: 'breaks' },
    cell: rewritten,
  },
  /** Things by name that others store or read once they are there. */
  entry: {
    cells: { added: 'adds', removed: 'breaks', tightened: 'breaks', loosened: 'adds', reworded: 'breaks' },
    cell: compareLists('tightened', 'loosened'),
  },
  /** What a message between programs must be like. */
  contract: {
    cells: { added: 'breaks', removed: 'loosens', tightened: 'breaks', loosened: 'loosens', reworded: 'breaks' },
    cell: rewritten,
  },
  /** How much is kept of what is stored. Keeping less deletes the rest. */
  retention: {
    cells: { added: 'breaks', removed: 'changes', tightened: 'breaks', loosened: 'changes', reworded: 'never' },
    cell: (before, after) => (Number(after) < Number(before) ? 'tightened' : 'loosened'),
  },
  /** What the product does or looks like otherwise. */
  behaviour: {
    cells: {
      added: 'changes',
      removed: 'changes',
      tightened: 'tightens',
      loosened: 'loosens',
      reworded: 'changes',
    },
    cell: rewritten,
  },
} as const satisfies Record<string, KindOfChange>;

export type Kind = keyof typeof CHANGE_KINDS;

export function isKind(name: unknown): name is Kind {
  return typeof name === 'string' && Object.hasOwn(CHANGE_KINDS, name);
}

/** The kind by its name, as its interface. */
export function kindNamed(kind: Kind): KindOfChange {
  return CHANGE_KINDS[kind];
}

/** The cell of a change; a missing value is undefined. `isEntry` is set if it is one of several that the word lists. */
export function cellOf({ kind, before, after, isEntry }: Changed): EffectCell {
  // Where there are choices, one more allows more.
  if (kind === 'choices' && isEntry) return before === undefined ? 'loosened' : 'tightened';
  if (before === undefined) return 'added';
  return after === undefined ? 'removed' : kindNamed(kind).cell(before, after);
}

interface Changed {
  kind: Kind;
  before: unknown;
  after: unknown;
  isEntry?: true;
}

function compareLists(fewer: EffectCell, more: EffectCell): KindOfChange['cell'] {
  return (before, after) => {
    const [old, now] = [listIn(before), listIn(after)];
    const lost = old.some((one) => !now.some((other) => equal(one, other)));
    const gained = now.some((one) => !old.some((other) => equal(one, other)));
    if (lost) return gained ? 'reworded' : fewer;
    return more;
  };
}

/** Whether a number is a multiple of another, up to what floating point adds. */
function isMultiple(number: number, of: number): boolean {
  const quotient = number / of;
  return Math.abs(quotient - Math.round(quotient)) < 1e-9;
}
