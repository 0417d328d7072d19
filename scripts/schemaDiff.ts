/**
 * `npm run schema:diff -- [REF]`: what the schemas of the working folder change for owners, compared with a commit: each change
 * in words, per plan, with what it asks of them. What refuses more comes with settings that show it.
 */
import { changesBetween } from './changes/changes.ts';
import { FORMATS, isFormat } from './changes/formats.ts';
import { CELLS } from './changes/kinds.ts';
import { readState, withStateAt } from './changes/states.ts';
import { coverage } from './changes/words.ts';
import { readOptions } from './options.ts';

const { values, positionals } = readOptions(
  `npm run schema:diff -- [REF] [options]   what the schemas change, compared with a commit (HEAD if none is named)

  --format FORMAT   text, markdown, json or github (annotations); text if omitted
  --coverage        what each change of each word of the language means, instead
  --root DIR        another project folder`,
  {
    format: { type: 'string', default: 'text' },
    coverage: { type: 'boolean', default: false },
    root: { type: 'string', default: process.cwd() },
  },
);

try {
  console.log(values.coverage ? coverageTable() : differences(positionals[0] ?? 'HEAD'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function differences(ref: string): string {
  const { format, root } = values;
  if (!isFormat(format)) throw new Error(`There is no format '${format}'. Use ${Object.keys(FORMATS).join(', ')}.`);
  const after = readState(root);
  return withStateAt({ ref, root, like: after }, (before) =>
    FORMATS[format](changesBetween(before, after), after.sources),
  );
}

function coverageTable(): string {
  const { covered, open } = coverage();
  const head = [`| word | kind | ${CELLS.join(' | ')} |`, `|${' --- |'.repeat(CELLS.length + 2)}`];
  const rows = covered.map(
    ({ word, kind, cells }) => `| ${word} | ${kind} | ${CELLS.map((cell) => cells[cell]).join(' | ')} |`,
  );
  const missing = open.map(({ id }) => `| ${id} | | ${CELLS.map(() => 'open').join(' | ')} |`);
  return [
    ...head,
    ...rows,
    ...missing,
    '',
    `${covered.length + open.length} words, ${open.length * CELLS.length} open cells.`,
  ].join('\n');
}
