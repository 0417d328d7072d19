/**
 * `npm run check`: runs all static checks. Each finding is printed as `file:line:column  reason. What to do.`
 * `--schemas` checks `schemas/` and `generated/` only, `--root DIR` another project folder, `--staged` only what the
 * staged files require, and `--against REF` also what the schemas ask of owners since a commit. The exit code is 1 if anything was found.
 */
import { counted } from '../src/language/text/counted.ts';
import { gate } from './changes/gate.ts';
import { readState, withStateAt } from './changes/states.ts';
import { formatFinding, type PlacedFinding, placeFindings } from './check/schemas/format.ts';
import { checkSchemas } from './check/schemas/schemas.ts';
import { checksFor, stagedFiles } from './check/staged.ts';
import { runTool, TOOLS } from './check/tools.ts';
import { readOptions } from './commandLine/options.ts';
import { Sources } from './generate/sources/source.ts';
import { fallbackTexts } from './generate/translations/draftLanguages.ts';

const { values } = readOptions(
  `npm run check -- [options]   checks schemas, types, style, unused code and the sizes of pages

  --schemas    only schemas/ and generated/
  --staged     only what the staged files require
  --against REF   also that the schemas refuse or lose nothing that a commit accepts or stores, unless it is waived
  --root DIR   another project folder`,
  {
    root: { type: 'string', default: process.cwd() },
    schemas: { type: 'boolean', default: false },
    staged: { type: 'boolean', default: false },
    against: { type: 'string' },
  },
);
const all = { schemas: true, tools: values.schemas ? [] : TOOLS };
const { schemas, tools } = values.staged ? checksFor(stagedFiles(values.root)) : all;
const summary: string[] = [];

const findings = schemas ? await checkSchemas(values.root) : [];
for (const finding of findings) console.log(formatFinding(finding));
if (schemas) summary.push(`schemas: ${findings.length === 0 ? 'no findings' : counted(findings.length, 'finding')}`);

if (schemas && findings.length === 0) {
  for (const [language, texts] of fallbackTexts(new Sources(values.root)))
    summary.push(`${language}: ${counted(texts, 'text falls', 'texts fall')} back to the default language`);
}

let failed = findings.length > 0;
if (values.against !== undefined && !failed) {
  const stopped = await changesAgainst(values.against);
  for (const finding of stopped) console.log(formatFinding(finding));
  summary.push(
    `against ${values.against}: ${stopped.length === 0 ? 'no findings' : counted(stopped.length, 'finding')}`,
  );
  failed = stopped.length > 0;
}
// Most keep one processor busy at a time, so they run beside each other.
const results = await Promise.all(tools.map(async (tool) => ({ tool, ...(await runTool(values.root, tool)) })));
for (const { tool, passed, output } of results) {
  if (!passed) console.log(['', tool.name, output.trimEnd(), tool.advice ?? ''].join('\n').trimEnd());
  summary.push(`${tool.name}: ${passed ? 'passed' : 'failed'}`);
  failed ||= !passed;
}
console.log(`${failed ? '\n' : ''}${summary.join(', ') || 'nothing to check'}.`);
process.exitCode = failed ? 1 : 0;

async function changesAgainst(ref: string): Promise<PlacedFinding[]> {
  const after = readState(values.root);
  const today = new Date().toISOString().slice(0, 10);
  try {
    const found = await withStateAt({ ref, root: values.root, like: after }, (before) =>
      gate(before, after, { ref, today }),
    );
    return placeFindings(after.sources, found);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
