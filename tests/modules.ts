import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadModule as loadGenerated, moduleIds, plans, product } from '../generated/catalogue.ts';
import { compileInMemory } from '../scripts/check/schemas/inMemory.ts';
import { compileExpressions, inLanguage, loadModules } from '../scripts/generate/modules/module.ts';
import { referencePage } from '../scripts/generate/reference/reference.ts';
import { loadProduct } from '../scripts/generate/sources/product.ts';
import { Sources } from '../scripts/generate/sources/source.ts';
import type { Example } from '../src/language/compile/lint/types.ts';
import type { CompiledModule } from '../src/language/model.ts';
import { type Catalogue, catalogueOf, loadTranslations } from '../src/server/catalogue.ts';
import { fixtureFolders, fixtureProject } from './fixtures/project.ts';

/**
 * The modules that tests of all modules run over: those of the product as `generated/` has them, and the fixtures, which
 * are of kinds that only other bots have. What holds for both holds for a module that is added tomorrow.
 */
const root = fixtureProject();
const sources = new Sources(root);
const { languages, defaultLanguage } = product;
const planIds = plans.map(({ id }) => id);
const all = loadModules(sources, languages);
const fixtures = new Map(
  all
    .filter(({ id }) => fixtureFolders.has(id))
    .map((module) => {
      const { compiled } = compileInMemory(module, compileExpressions(module, all), planIds);
      if (!compiled) throw new Error(`The fixture ${module.id} cannot be compiled`);
      return [module.id, { module, compiled }] as const;
    }),
);

/** A catalogue of all modules, as the server loads it. */
export const catalogue: Catalogue = catalogueOf(
  await loadTranslations(languages, [...moduleIds, ...fixtures.keys()], async (id, language) => {
    const fixture = fixtures.get(id);
    const shipped = moduleIds.find((one) => one === id);
    if (shipped) return loadGenerated(shipped, language);
    if (!fixture) throw new Error(`There is no module '${id}'`);
    return { ...fixture.compiled, spec: inLanguage(sources, fixture.module, language, languages) };
  }),
  product,
  {
    plans: planIds,
    history: Object.fromEntries(plans.map(({ id, history }) => [id, history])),
    productName: product.name,
  },
);

export const { modules } = catalogue;

/** The module with an id, with texts in a language. @throws Error if there is none */
export function moduleNamed(id: string, language = defaultLanguage): CompiledModule {
  const module = modules.find(({ spec }) => spec.id === id);
  if (!module) throw new Error(`There is no module '${id}'`);
  return catalogue.inLanguage(module, language);
}

/** The examples of a module; none if it stores nothing. */
export function examplesOf(id: string, kind: 'valid' | 'invalid'): Example[] {
  const file = `schemas/modules/${id}/examples/${kind}.json`;
  return sources.exists(file) ? sources.json(file) : [];
}

/** The page of the bot's settings reference about a module. */
export function referenceOf(id: string): string {
  const fixture = fixtures.get(id);
  if (!fixture) return readFileSync(join('generated/reference', `${id}.md`), 'utf8');
  return referencePage(fixture.module, all, loadProduct(sources).plans, examplesOf(id, 'valid'));
}
