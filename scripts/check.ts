/**
 * `npm run check`: everything that can be found without running the product. Each finding is
 * `file:line:column  reason. What to do.` With `--schemas` the schemas and `generated/` only, with `--root DIR` in
 * another folder than this project's, with `--staged` what the files staged for a commit call for. Exit code 1 when something
 * was found.
 */
import { parseArgs } from 'node:util';
import { formatFinding } from './check/format.ts';
import { checkSchemas } from './check/schemas.ts';
import { checksFor, stagedFiles } from './check/staged.ts';
import { runTool, TOOLS } from './check/tools.ts';

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: process.cwd() },
    schemas: { type: 'boolean', default: false },
    staged: { type: 'boolean', default: false },
  },
});
const all = { schemas: true, tools: values.schemas ? [] : TOOLS };
const { schemas, tools } = values.staged ? checksFor(stagedFiles(values.root)) : all;
const summary: string[] = [];

const findings = schemas ? await checkSchemas(values.root) : [];
for (const finding of findings) console.log(formatFinding(finding));
if (schemas) summary.push(`schemas: ${findings.length === 0 ? 'no findings' : counted(findings.length)}`);

let failed = findings.length > 0;
for (const tool of tools) {
  const { passed, output } = await runTool(values.root, tool);
  if (!passed) console.log(['', tool.name, output.trimEnd(), tool.advice ?? ''].join('\n').trimEnd());
  summary.push(`${tool.name}: ${passed ? 'passed' : 'failed'}`);
  failed ||= !passed;
}
console.log(`${failed ? '\n' : ''}${summary.join(', ') || 'nothing to check'}.`);
process.exitCode = failed ? 1 : 0;

function counted(count: number): string {
  return count === 1 ? '1 finding' : `${count} findings`;
}
