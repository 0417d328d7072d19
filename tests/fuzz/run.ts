/**
 * `npm run fuzz [count] [parity|hidden|statistics|mutations]`: from a new seed, generates 100,000 (or `count`) documents
 * per module and plan, as many sequences of saves per module, a hundredth as many histories of events, and a fifth as
 * many changes of the schemas (`count`, if only these are run). Naming a part runs only that one.
 */
import { spawn } from 'node:child_process';

const options = process.argv.slice(2);
const count = options.find((option) => /^\d+$/.test(option)) ?? '100000';
const parts = options.filter((option) => option !== count);
const seed = process.env.FUZZ_SEED ?? String(Date.now() % 2 ** 31);
const histories = String(Math.ceil(Number(count) / 100));
const mutations = parts.join() === 'mutations' ? count : String(Math.ceil(Number(count) / 5));
const amounts = {
  FUZZ_DOCUMENTS: count,
  FUZZ_PAIRS: count,
  FUZZ_HISTORIES: histories,
  FUZZ_MUTATIONS: mutations,
  FUZZ_SEED: seed,
};
const assignments = Object.entries(amounts).map((amount) => amount.join('='));
console.log(`To reproduce this run: ${assignments.join(' ')}`);
const FILES: Record<string, string> = {
  parity: 'tests/fuzz/parity.test.ts',
  hidden: 'tests/fuzz/hidden.test.ts',
  mutations: 'tests/fuzz/mutations.test.tsx',
  statistics: 'src/server/store/statistics/statistics.conformance.test.ts',
};
const unknown = parts.find((part) => !Object.hasOwn(FILES, part));
if (unknown !== undefined) throw new Error(`Unknown part '${unknown}'. Use one of: ${Object.keys(FILES).join(', ')}`);
const files = parts.length > 0 ? parts.flatMap((part) => FILES[part] ?? []) : Object.values(FILES);
spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...files], {
  stdio: 'inherit',
  env: { ...process.env, ...amounts },
}).once('exit', (code) => {
  process.exitCode = code ?? 1;
});
