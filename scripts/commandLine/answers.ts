import { createInterface } from 'node:readline/promises';
import { recordOf } from '../../src/language/values/records.ts';

/** Where questions are asked. */
export interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
  /** Whether somebody is there to answer. */
  isInteractive: boolean;
}

/**
 * The values of options, asked for one by one where they are missing.
 * @param questions how an option is asked for, if its name says too little
 * @throws Error if something is missing and nobody can be asked
 */
export async function answersTo<Name extends string>(
  names: readonly Name[],
  values: Readonly<Partial<Record<Name, string>>>,
  questions: Readonly<Partial<Record<Name, string>>>,
  { input, output, isInteractive }: Terminal,
): Promise<Record<Name, string>> {
  const missing = names.filter((name) => values[name] === undefined);
  if (missing.length > 0 && !isInteractive) throw new Error(`Give ${missing.map((name) => `--${name}`).join(', ')}.`);
  const found = new Map<Name, string>();
  const lines = missing.length > 0 ? createInterface({ input, output }) : undefined;
  for (const name of names)
    found.set(name, values[name] ?? (await lines?.question(`${questions[name] ?? name}: `)) ?? '');
  lines?.close();
  return recordOf(names, (name) => found.get(name) ?? '');
}
