/**
 * `npm run fuzz`: 100,000 documents for each module and plan, and as many pairs of saves for each module, from a new seed.
 * A number given is taken instead; `parity` or `hidden` runs that part alone.
 */
import { spawn } from 'node:child_process';

const options = process.argv.slice(2);
const count = options.find((option) => /^\d+$/.test(option)) ?? '100000';
const parts = options.filter((option) => option !== count);
const seed = process.env.FUZZ_SEED ?? String(Date.now() % 2 ** 31);
console.log(`To see the same documents again: FUZZ_SEED=${seed} FUZZ_DOCUMENTS=${count} FUZZ_PAIRS=${count}`);
const files = parts.length > 0 ? parts.map((part) => `tests/fuzz/${part}`) : ['tests/fuzz'];
spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...files], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_DOCUMENTS: count, FUZZ_PAIRS: count, FUZZ_SEED: seed },
}).once('exit', (code) => {
  process.exitCode = code ?? 1;
});
