import type { Ledger } from '../../src/language/compile/lint/types.ts';
import { applicationOutputs } from './applicationOutputs.ts';
import type { Outputs, OutputsInput } from './outputs.ts';
import { referenceOutputs } from './referenceOutputs.ts';

/** Generates all files of `generated/`. @param ledger what servers may have stored before, unless `generated/` says it */
export async function allOutputs(input: OutputsInput, ledger?: Ledger): Promise<Outputs> {
  return new Map([...(await applicationOutputs(input)), ...referenceOutputs(input, ledger)]);
}
