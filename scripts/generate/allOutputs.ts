import { applicationOutputs } from './application/applicationOutputs.ts';
import type { Outputs, OutputsInput } from './outputs.ts';
import { referenceOutputs } from './reference/referenceOutputs.ts';

/** Generates all files of `generated/`. */
export async function allOutputs(input: OutputsInput): Promise<Outputs> {
  return new Map([...(await applicationOutputs(input)), ...referenceOutputs(input)]);
}
