/** `npm run fuzz`: 100,000 documents for each module and plan, from a new seed. A number given is taken instead. */
import { spawn } from 'node:child_process';

const documents = process.argv[2] ?? '100000';
const seed = process.env.FUZZ_SEED ?? String(Date.now() % 2 ** 31);
console.log(`To see the same documents again: FUZZ_SEED=${seed} FUZZ_DOCUMENTS=${documents}`);
spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'tests/fuzz'], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_DOCUMENTS: documents, FUZZ_SEED: seed },
}).once('exit', (code) => {
  process.exitCode = code ?? 1;
});
