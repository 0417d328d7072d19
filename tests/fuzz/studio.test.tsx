// @vitest-environment jsdom
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { findingsIn } from '../../scripts/check/schemas/findings.ts';
import { loadProject } from '../../scripts/check/schemas/project.ts';
import { checkSchemas } from '../../scripts/check/schemas/schemas.ts';
import { checkShapes } from '../../scripts/check/schemas/shapes.ts';
import { Sources } from '../../scripts/generate/sources/source.ts';
import { metaFileOf, metaOf } from '../../src/language/compile/meta/meta.ts';
import { SHAPES } from '../../src/language/compile/meta/shapes.ts';
import { NodePane } from '../../src/studio/app/NodePane.tsx';
import { draftedText } from '../../src/studio/model/draftState.ts';
import { DraftedProject, filesOf } from '../../src/studio/server/project.ts';
import { formsAccept, formsOf } from '../../src/studio/test/formsAccept.ts';
import { metas, type SharedState, StudioForTests } from '../../src/studio/test/StudioForTests.tsx';
import { fixtureProject } from '../fixtures/project.ts';
import { type Random, randomFrom } from './mutations.ts';

/**
 * Edits that somebody makes with the controls of a form, in files of every kind: the studio finds in the drafts exactly what
 * `npm run check` finds once they are written, and the forms accept what the check's meta-schemas accept.
 */
const COUNT = Number(process.env.STUDIO_EDITS || 4);
const SEED = Number(process.env.FUZZ_SEED || 20_261_125);

/** Kinds of files that a product has only after its first release. */
const LATER: Readonly<Record<string, object>> = {
  'schemas/modules/raffle/migrations/1.json': { steps: [{ op: 'rename', from: 'prize', to: 'prizes' }] },
  'schemas/waivers.json': {
    waivers: [{ change: 'abcdefghijkl', reason: 'Decided long ago.', decidedBy: 'Staff', until: '2099-01-31' }],
  },
};

const root = fixtureProject();
for (const [file, value] of Object.entries(LATER)) write(root, file, `${JSON.stringify(value, null, 2)}\n`);
/** A copy into which edits are written. */
const written = mkdtempSync(join(tmpdir(), 'guildhall-written-'));
cpSync(root, written, { recursive: true });
afterAll(() => {
  for (const folder of [root, written]) rmSync(folder, { recursive: true, force: true });
});

function write(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const files = Object.fromEntries(filesOf(root).map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const kinds = SHAPES.map(({ files: pattern }) => Object.keys(files).filter((file) => pattern.test(file)));
const project = new DraftedProject(root);
/** What an edit leaves alone is taken from here, and only now and then made again. */
const like = new Sources(written);
const unchanged = loadProject(like, checkShapes(like));
if (unchanged) findingsIn(like, unchanged);
const FROM_SCRATCH = 0.05;

const pick = <One,>(all: readonly One[], random: Random): One | undefined => all[Math.floor(random() * all.length)];

/** What people type: within limits and beyond, of the right type and of others. */
const TYPED = ['', 'x', 'shop_item', 'self.enabled', 'plan ==', '-1', '0', '3', '12', '1.5', '{maxLength}', '  '];

/** Uses one control of the form at random, and then another if the first has opened something. */
async function use(form: HTMLElement, random: Random): Promise<string> {
  const controls = [...form.querySelectorAll<HTMLElement>('input, textarea, select, button')].filter(
    (one) => !one.hasAttribute('disabled') && one.closest('nav') === null && !/^(Open|New) /.test(one.textContent),
  );
  const control = pick(controls, random);
  if (!control) return 'nothing';
  const what = `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent ?? ''} ${control.id}`;
  if (control instanceof HTMLSelectElement) {
    const option = pick([...control.options], random);
    await act(async () => void fireEvent.change(control, { target: { value: option?.value } }));
    return `${what} = ${option?.text}`;
  }
  if (control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type !== 'checkbox')) {
    const value = pick(TYPED, random);
    await act(async () => void fireEvent.change(control, { target: { value } }));
    return `${what} = ${value}`;
  }
  await act(async () => void fireEvent.click(control));
  const opened = screen.queryByRole('dialog', { name: 'What can be added' });
  const addition = opened && pick(within(opened).queryAllByRole('button'), random);
  if (addition) await act(async () => void fireEvent.click(addition));
  return addition ? `${what}: ${addition.textContent}` : what;
}

const sentence = (one: { file: string; line: number; column: number }, text: string) =>
  `${one.file}:${one.line}:${one.column} ${text}`;

/** What the check finds in the written files. */
async function checked(drafts: Readonly<Record<string, string>>, random: Random): Promise<string[]> {
  for (const [file, text] of Object.entries(drafts)) write(written, file, text);
  const found = await checkSchemas(written, {
    generated: false,
    ...(random() >= FROM_SCRATCH && { like }),
  });
  for (const file of Object.keys(drafts)) write(written, file, files[file] ?? '');
  return found.map((one) => sentence(one, one.text.split('\n', 1)[0] ?? '')).sort();
}

function studioFinds(drafts: Record<string, string>): string[] {
  const found = project.findings(drafts).map((one) => sentence(one, `${one.reason} ${one.advice}`));
  return [...new Set(found)].sort();
}

test('edits in mounted forms get the verdict of the check', { timeout: 36_000_000 }, async () => {
  const failures: string[] = [];
  let edited = 0;
  for (let index = 0; edited < COUNT && index < COUNT * 5; index++) {
    const random = randomFrom(SEED + index);
    const file = pick(kinds[index % kinds.length] ?? [], random);
    if (file === undefined) continue;
    const meta = metaFileOf(metaOf(file));
    const held: { current?: SharedState } = {};
    const pointer = pick(formsOf(metas, meta, JSON.parse(files[file] ?? '')), random) ?? [];
    render(
      <StudioForTests files={files} selection={{ file, pointer }} held={held}>
        <NodePane />
      </StudioForTests>,
    );
    const what = await use(screen.getByRole('main', { name: 'Form' }), random);
    const state = held.current?.state;
    cleanup();
    if (!state || Object.keys(state.drafts).length === 0) continue;
    edited += 1;
    const about = `FUZZ_SEED=${SEED + index}: ${file} ${pointer.join('/')}: ${what}`;
    const expected = await checked(state.drafts, random);
    const found = studioFinds({ ...state.drafts });
    if (found.join('\n') !== expected.join('\n')) {
      failures.push(`${about}\nstudio: ${found.join('\n')}\ncheck: ${expected.join('\n')}`);
    }
    const value: unknown = JSON.parse(draftedText(state, file) ?? '');
    const isRefused = expected.some((one) => one.startsWith(`${file}:`));
    // The check of shapes looks at a file's text as well; what the forms refuse it has to find.
    if (!formsAccept(metas, meta, value) && !isRefused) failures.push(`${about}\nOnly the forms refuse it.`);
  }
  expect(failures).toEqual([]);
  expect(edited).toBe(COUNT);
});
