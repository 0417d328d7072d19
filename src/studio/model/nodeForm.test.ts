import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileMeta } from '../../../scripts/check/schemas/shapes.ts';
import { metaFileOf, metaOf, metaSchemas } from '../../language/compile/meta/meta.ts';
import { SHAPES } from '../../language/compile/meta/shapes.ts';
import { filesOf } from '../server/project.ts';
import { formsAccept, formsOf } from '../test/formsAccept.ts';
import { nodeForm, type PartInfo } from './nodeForm.ts';
import { partAtPointer } from './places.ts';

const metas = Object.fromEntries(metaSchemas);
const shapes = compileMeta();

function checkAccepts(root: string, value: unknown): boolean {
  return shapes.getSchema(`file:///${root}`)?.(value) === true;
}

/** The files of the product by their meta-schema. */
const kinds = SHAPES.map(({ meta }) => filesOf(process.cwd()).filter((file) => metaOf(file) === meta)).filter(
  (files) => files.length > 0,
);

describe('the forms of a file', () => {
  test('accept every file as it is', () => {
    const wrong = filesOf(process.cwd())
      .filter((file) => !file.includes('/locales/'))
      .filter((file) => !formsAccept(metas, metaFileOf(metaOf(file)), JSON.parse(readFileSync(file, 'utf8'))));
    expect(wrong).toEqual([]);
  });

  test('say the same as the check after any edit', { timeout: 600_000 }, () => {
    const runs = Number(process.env.STUDIO_EDITS ?? 40);
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.infiniteStream(fc.nat()), (files, numbers) => {
        const next = () => Number(numbers.next().value);
        const file = files[next() % files.length] ?? '';
        const root = metaFileOf(metaOf(file));
        const value = JSON.parse(readFileSync(file, 'utf8'));
        const forms = formsOf(metas, root, value);
        const pointer = forms[next() % forms.length] ?? [];
        edit(nodeForm(metas, root, value, pointer).info, value, next);
        expect(
          formsAccept(metas, root, value),
          `${file} ${JSON.stringify(pointer)} ${JSON.stringify(partAtPointer(value, pointer))}`,
        ).toBe(checkAccepts(root, value));
      }),
      { numRuns: runs, ...(process.env.FUZZ_SEED && { seed: Number(process.env.FUZZ_SEED) }) },
    );
  });
});

/** Other values of a part: of its type and of others, within limits and beyond. */
const VALUES = ['', 'x', 'shop_item', -1, 0, 3, 1.5, true, false, null, [], ['x'], {}, { a: 1 }];

/** Changes a part of a value as somebody does in its form: adds, removes, or writes something else. */
function edit(info: PartInfo, value: unknown, next: () => number): void {
  const parts = [...Object.values(info.properties), ...info.items].filter(({ isHolder }) => !isHolder);
  const kind = next() % 4;
  const own = partAtPointer(value, info.pointer) as Record<string, unknown>;
  const addition = info.additions[next() % Math.max(1, info.additions.length)];
  if (kind === 0 && addition) {
    own[addition.name] = addition.value;
    return;
  }
  const part = parts[next() % Math.max(1, parts.length)];
  if (!part) return;
  if (part.additions.length + Object.keys(part.properties).length > 0 && kind !== 1) {
    edit(part, value, next);
    return;
  }
  const key = part.pointer.at(-1) ?? '';
  const holder = partAtPointer(value, part.pointer.slice(0, -1)) as Record<string | number, unknown>;
  if (kind === 1 && Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (kind === 1) delete holder[key];
  else holder[key] = VALUES[next() % VALUES.length];
}

test('a form names only what is there or needed, and what can be added', () => {
  const module = {
    screen: { title: 'T', layout: [] },
    settings: { properties: { a: { type: 'string', title: 'A', default: '', ui: { widget: 'number' } } } },
  };
  const { schema, info } = nodeForm(metas, metaFileOf('module'), module, ['settings', 'properties', 'a']);
  expect(Object.keys(schema.properties as object)).toEqual(['type', 'title', 'default', 'ui']);
  expect(schema.required).toEqual(expect.arrayContaining(['type', 'title', 'default', 'maxLength']));
  const names = info.additions.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['maxLength', 'help', 'plans', 'visible']));
  expect(names).not.toContain('title');
  // The options of its widget alone.
  expect(info.properties.ui?.additions.map(({ name }) => name)).toEqual([
    'step',
    'softMinimum',
    'unit',
    'unitFrom',
    'unitEmojiFrom',
    'clampBehavior',
  ]);
});

test('what is added is complete', () => {
  const module = { screen: { title: 'T', layout: [] }, rules: [] };
  const { info } = nodeForm(metas, metaFileOf('module'), module, []);
  expect(info.properties.rules?.entry).toEqual({ rule: '', at: '', message: '' });
});
