import { type ParseError, parse } from 'jsonc-parser';
import { SHAPES } from '../../language/compile/meta/shapes.ts';
import { draftedText } from '../model/draftState.ts';

interface Parsed {
  text: string;
  value: unknown;
  isJson: boolean;
}

const known = new Map<string, Parsed>();

/** The value of a file with its draft, as far as it is JSON; undefined if there is no such file. */
export function fileValue(state: Parameters<typeof draftedText>[0], file: string): unknown {
  return parsed(state, file)?.value;
}

/** Whether all of a file is JSON with its draft; undefined if there is no such file. */
export function isJson(state: Parameters<typeof draftedText>[0], file: string): boolean | undefined {
  return parsed(state, file)?.isJson;
}

/** The last one of each file is kept. */
function parsed(state: Parameters<typeof draftedText>[0], file: string): Parsed | undefined {
  const text = draftedText(state, file);
  if (text === undefined) return undefined;
  const last = known.get(file);
  if (last?.text === text) return last;
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { disallowComments: true });
  const next = { text, value, isJson: errors.length === 0 };
  known.set(file, next);
  return next;
}

/** The meta-schema that describes a file. @throws Error if there is none */
export function metaFileOf(file: string): string {
  const shape = SHAPES.find(({ files }) => files.test(file));
  if (!shape) throw new Error(`No meta-schema describes '${file}'`);
  return `schemas/meta/${shape.meta}.schema.json`;
}
