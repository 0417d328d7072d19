import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { plans } from '../generated/catalogue.ts';
import { settingsType, typesSource } from '../scripts/generate/code/types.ts';
import type { Example } from '../src/language/compile/lint/types.ts';
import type { CompiledModule } from '../src/language/model.ts';
import { exampleContext } from '../src/language/resolved/exampleContext.ts';
import { resolveModule } from '../src/language/resolved/resolveModule.ts';
import { view } from '../src/language/resolved/view.ts';
import { isObject } from '../src/language/values/isObject.ts';
import { examplesOf, modules } from './modules.ts';

const root = mkdtempSync(join(tmpdir(), 'guildhall-types-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const declared = { modules: modules.map(({ spec }) => ({ id: spec.id, spec })) };
const planIds = plans.map(({ id }) => id);
const stored = modules.filter(({ spec }) => Object.keys(spec.settings.properties).length > 0);

interface Documents {
  sound: unknown[];
  /** With a setting missing, of another type, or too many. */
  broken: unknown[];
}

/** The defaults and valid examples on each plan, and broken defaults, which the validators refuse. */
function documentsOf(module: CompiledModule): Documents {
  const examples = examplesOf(module.spec.id, 'valid');
  const viewOf = (example: Example) =>
    view(resolveModule(module, exampleContext(module, declared, example)), example.document);
  const defaults = planIds.map((plan) => ({ plan, document: viewOf({ name: 'defaults', plan, document: {} }) }));
  const broken = defaults.flatMap(({ plan, document }) => {
    const changed = Object.entries(document).flatMap(([name, value]) => {
      const { [name]: _, ...rest } = document;
      return [rest, { ...document, [name]: isObject(value) ? 1 : { other: 1 } }];
    });
    const documents = [...changed, { ...document, surplus: 1 }];
    for (const one of documents) expect(module.validators[plan]?.(one), JSON.stringify(one)).toBe(false);
    return documents;
  });
  return { sound: [...defaults.map(({ document }) => document), ...examples.map(viewOf)], broken };
}

async function sourceOf(module: CompiledModule): Promise<string> {
  const { sound, broken } = documentsOf(module);
  const typed = (document: unknown) =>
    `({ settings: ${JSON.stringify(document)} }) satisfies { settings: ${settingsType(module.spec.id)} };`;
  return [
    await typesSource(module.spec, planIds),
    ...sound.map(typed),
    ...broken.map((document) => `// @ts-expect-error\n${typed(document)}`),
  ].join('\n');
}

test('the generated types accept and refuse what the validators do', async () => {
  for (const module of stored) writeFileSync(join(root, `${module.spec.id}.ts`), await sourceOf(module));
  const options = ['--noEmit', '--strict', '--types', '', '--target', 'es2023'];
  const files = stored.map(({ spec }) => `${spec.id}.ts`);
  const args = [resolve('node_modules/typescript/bin/tsc'), ...options, ...files];
  expect(spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })).toMatchObject({ status: 0, stdout: '' });
});
