/**
 * `npm run fuzz [count] [parity|hidden|edits|statistics|mutations|copy|restores|changes|reach|faults|kills|studio]`: from a new seed, generates 100,000 (or
 * `count`) documents per module and plan, as many sequences of saves per module, a hundredth as many histories of events, a fifth
 * as many changes of the schemas, a hundredth as many pairs of schemas, a fifth as many servers whose settings are counted, a hundredth as many edits in the studio's forms (`count`, if a count is given and only these are run), a tenth as many sequences of edits of forms, copies between servers and restores of
 * versions (`count`, if only these are run); it also combines every screen with every fault of its calls, and kills the server at
 * every point of handling a payment, a copy, a restored version and a restored backup. Naming a part runs only that one.
 */
import { spawn } from 'node:child_process';

const options = process.argv.slice(2);
const count = options.find((option) => /^\d+$/.test(option)) ?? '100000';
const parts = options.filter((option) => option !== count);
const seed = process.env.FUZZ_SEED ?? String(Date.now() % 2 ** 31);
const histories = String(Math.ceil(Number(count) / 100));
const mutations = parts.join() === 'mutations' ? count : String(Math.ceil(Number(count) / 5));
const edits = parts.join() === 'edits' ? count : String(Math.ceil(Number(count) / 10));
const amounts = {
  FUZZ_DOCUMENTS: count,
  FUZZ_PAIRS: count,
  FUZZ_EDITS: edits,
  FUZZ_HISTORIES: histories,
  FUZZ_COPIES: parts.join() === 'copy' ? count : String(Math.ceil(Number(count) / 10)),
  FUZZ_MUTATIONS: mutations,
  FUZZ_RESTORES: parts.join() === 'restores' ? count : String(Math.ceil(Number(count) / 10)),
  FUZZ_CHANGES: parts.join() === 'changes' ? count : histories,
  FUZZ_SERVERS: parts.join() === 'reach' ? count : String(Math.ceil(Number(count) / 5)),
  FUZZ_FAULTS: 'all',
  FUZZ_KILLS: 'all',
  STUDIO_EDITS: parts.join() === 'studio' && options.includes(count) ? count : histories,
  FUZZ_SEED: seed,
};
const assignments = Object.entries(amounts).map((amount) => amount.join('='));
console.log(`To reproduce this run: ${assignments.join(' ')}`);
const FILES: Record<string, string | string[]> = {
  parity: 'tests/fuzz/parity.test.ts',
  hidden: 'tests/fuzz/hidden.test.ts',
  copy: 'tests/fuzz/copy.test.ts',
  edits: 'tests/fuzz/edits.test.ts',
  mutations: ['fixtures', 'modules', 'product'].map((name) => `tests/fuzz/mutations/${name}.test.ts`),
  restores: 'tests/fuzz/restores.test.ts',
  changes: 'tests/changes/random.test.ts',
  reach: 'tests/reach/reach.test.ts',
  faults: ['loads', 'saves', 'actions', 'pages'].map((name) => `tests/faults/${name}.test.tsx`),
  kills: ['tests/server/billingKill.test.ts', 'tests/server/transferKill.test.ts'],
  studio: ['src/studio/app/NodePane.test.tsx', 'src/studio/model/nodeForm.test.ts', 'tests/fuzz/studio.test.tsx'],
  statistics: 'src/server/store/statistics/statistics.conformance.test.ts',
};
const unknown = parts.find((part) => !Object.hasOwn(FILES, part));
if (unknown !== undefined) throw new Error(`Unknown part '${unknown}'. Use one of: ${Object.keys(FILES).join(', ')}`);
const files = parts.length > 0 ? parts.flatMap((part) => FILES[part] ?? []) : Object.values(FILES).flat();
spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...files], {
  stdio: 'inherit',
  env: { ...process.env, ...amounts },
}).once('exit', (code) => {
  process.exitCode = code ?? 1;
});
