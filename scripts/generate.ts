/** `npm run generate`: makes `generated/` from `schemas/`. `--root DIR` selects another project folder. */
import { ledger } from '../src/language/compile/lint/stored/ledger.ts';
import { migrations } from '../src/language/compile/lint/stored/migrations.ts';
import { counted } from '../src/language/text/counted.ts';
import { formatFinding, placeFindings } from './check/schemas/format.ts';
import { requireShapes } from './check/schemas/requireShapes.ts';
import { readOptions } from './commandLine/options.ts';
import { allOutputs } from './generate/allOutputs.ts';
import { compileExpressions, loadModules, loadScreens } from './generate/modules/module.ts';
import { readLedger, storedModules } from './generate/sources/ledger.ts';
import { loadProduct } from './generate/sources/product.ts';
import { Sources } from './generate/sources/source.ts';
import { writeOutputs } from './generate/write.ts';

const { values } = readOptions(
  `npm run generate -- [options]   makes generated/ from schemas/

  --root DIR   another project folder`,
  { root: { type: 'string', default: process.cwd() } },
);
const start = performance.now();
const sources = new Sources(values.root);
requireShapes(sources, 'Nothing was generated.');
const product = loadProduct(sources);
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
const stored = { ledger: readLedger(sources), ...storedModules(sources, modules) };
const lost = [...stored.modules.flatMap((module) => migrations(module, stored)), ...ledger(stored)];
if (lost.length > 0) {
  console.error(placeFindings(sources, lost).map(formatFinding).join('\n'));
  console.error('\nNothing was generated.');
  process.exit(1);
}
const { written, removed } = writeOutputs(values.root, await allOutputs({ sources, modules, screens, product }));
const took = Math.round(performance.now() - start);
const files = counted(written.length, 'file');
console.log(`${counted(modules.length, 'module')} in ${took} ms: ${files} written, ${removed.length} removed.`);
