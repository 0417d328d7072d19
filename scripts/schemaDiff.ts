/**
 * `npm run schema:diff -- [REF]`: what the schemas of the working folder change for owners, compared with a commit: each change
 * in words, per plan, with what it asks of them. What refuses more comes with settings that show it. `--pictures` draws the screens
 * before and after.
 */
import { changesBetween } from './changes/changes.ts';
import { FORMATS, isFormat } from './changes/formats.ts';
import { CELLS } from './changes/kinds.ts';
import { readState, withStateAt } from './changes/states.ts';
import { coverage } from './changes/words.ts';
import { readOptions } from './commandLine/options.ts';

const { values, positionals } = readOptions(
  `npm run schema:diff -- [REF] [options]   what the schemas change, compared with a commit (HEAD if none is named)

  --format FORMAT   text, markdown, json or github (annotations); text if omitted
  --pictures DIR    draws the touched screens before and after, side by side in DIR/index.html
  --coverage        what each change of each word of the language means, instead
  --root DIR        another project folder`,
  {
    format: { type: 'string', default: 'text' },
    pictures: { type: 'string' },
    coverage: { type: 'boolean', default: false },
    root: { type: 'string', default: process.cwd() },
  },
);

try {
  console.log(values.coverage ? coverageTable() : await differences(positionals[0] ?? 'HEAD'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function differences(ref: string): Promise<string> {
  const { format, root, pictures } = values;
  if (!isFormat(format)) throw new Error(`There is no format '${format}'. Use ${Object.keys(FORMATS).join(', ')}.`);
  const after = readState(root);
  return withStateAt({ ref, root, like: after }, async (before) => {
    const changes = changesBetween(before, after);
    if (pictures !== undefined) {
      // Only here, because it needs a browser.
      const { drawPictures } = await import('./schemaDiff/pictures.ts');
      console.error(`Pictures: ${await drawPictures(changes, { before, after }, pictures)}`);
    }
    return FORMATS[format](changes, after.sources);
  });
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
