import { parse } from 'jsonc-parser';
import { SHAPES } from '../../language/compile/meta/shapes.ts';
import { draftedText } from '../model/draftState.ts';

const parsed = new Map<string, { text: string; value: unknown }>();

/** The value of a file with its draft; undefined if there is no such file. The last one is kept. */
export function fileValue(state: Parameters<typeof draftedText>[0], file: string): unknown {
  const text = draftedText(state, file);
  if (text === undefined) return undefined;
  const known = parsed.get(file);
  if (known?.text === text) return known.value;
  const value: unknown = parse(text);
  parsed.set(file, { text, value });
  return value;
}

/** The meta-schema that describes a file. @throws Error if there is none */
export function metaFileOf(file: string): string {
  const shape = SHAPES.find(({ files }) => files.test(file));
  if (!shape) throw new Error(`No meta-schema describes '${file}'`);
  return `schemas/meta/${shape.meta}.schema.json`;
}
