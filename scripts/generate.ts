/**
 * `npm run generate`: makes `generated/` from `schemas/`. `--root DIR` selects another project folder, and
 * `--unreleased ID` a module whose settings may be removed without a migration, because no server has stored them yet.
 */
import { parseArgs } from 'node:util';
import { ledger } from '../src/language/compile/lint/stored/ledger.ts';
import { formatFinding, placeFindings } from './check/format.ts';
import { allOutputs } from './generate/allOutputs.ts';
import { readLedger, storedModules } from './generate/ledger.ts';
import { compileExpressions, loadModules, loadScreens, MODULES } from './generate/module.ts';
import { loadProduct } from './generate/product.ts';
import { Sources } from './generate/source.ts';
import { writeOutputs } from './generate/write.ts';

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: process.cwd() },
    unreleased: { type: 'string', multiple: true, default: [] },
  },
});
const start = performance.now();
const sources = new Sources(values.root);
const product = loadProduct(sources);
const stray = values.unreleased.find((id) => !sources.isFolder(`${MODULES}/${id}`) && !readLedger(sources)[id]);
if (stray !== undefined) {
  console.error(`There is no module '${stray}'. Use the name of its folder in ${MODULES}.`);
  process.exit(1);
}
const modules = loadModules(sources, product.product.languages);
const screens = loadScreens(sources, product.product.languages);
const faults = [...modules, ...screens].flatMap((module) =>
  compileExpressions(module, modules).faults.map(
    ({ expression, fault }) =>
      `${module.source.file}: ${expression.pointer.join('.')}: ${fault.message} in: ${expression.source}`,
  ),
);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  console.error('\nNothing was generated. `npm run check` shows the positions and what to do.');
  process.exit(1);
}
// The ledger, which this run overwrites, lists what servers may have stored.
const before = readLedger(sources, values.unreleased);
const lost = ledger({ ledger: before, ...storedModules(sources, modules) });
if (lost.length > 0) {
  console.error(placeFindings(sources, lost).map(formatFinding).join('\n'));
  console.error(
    '\nNothing was generated. For settings that were never released, run npm run generate -- --unreleased MODULE',
  );
  process.exit(1);
}
const { written, removed } = writeOutputs(
  values.root,
  await allOutputs({ sources, modules, screens, product }, before),
);
const took = Math.round(performance.now() - start);
console.log(`${modules.length} modules in ${took} ms: ${written.length} files written, ${removed.length} removed.`);
