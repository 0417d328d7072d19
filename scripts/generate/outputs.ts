import { compile } from 'json-schema-to-typescript';
import { nextLedger } from '../../src/language/compile/lint/ledger.ts';
import { documentSchema } from '../../src/language/compile/schema.ts';
import type { ModuleSpec } from '../../src/language/model.ts';
import { readLedger, storedModules } from './ledger.ts';
import { compileExpressions, inLanguage, type LoadedModule } from './module.ts';
import type { ProductFiles } from './product.ts';
import { referencePage } from './reference.ts';
import type { Sources } from './source.ts';
import { validatorsSource } from './validators.ts';

/** Files to write, by path relative to the project's folder. */
export type Outputs = Map<string, string>;

const HEAD = '// Made by `npm run generate` from schemas/. Do not edit.\n';

/**
 * Everything that `generated/` holds for the modules and the product. With `unreleased`, fields that are gone without a
 * migration are forgotten.
 */
export async function outputsOf(
  sources: Sources,
  modules: LoadedModule[],
  product: ProductFiles,
  { unreleased = false } = {},
): Promise<Outputs> {
  const outputs: Outputs = new Map();
  const { languages } = product.product;
  const plans = product.plans.map(({ id }) => id);
  for (const module of modules) {
    const folder = `generated/modules/${module.id}`;
    outputs.set(`${folder}/types.ts`, await typesSource(module.spec, plans));
    outputs.set(`${folder}/validators.js`, HEAD + validatorsSource(module.spec, plans));
    outputs.set(`${folder}/validators.d.ts`, validatorsDeclaration(plans));
    outputs.set(`${folder}/expressions.js`, expressionsSource(module, modules));
    outputs.set(`${folder}/expressions.d.ts`, EXPRESSIONS_DECLARATION);
    for (const language of languages) {
      outputs.set(`${folder}/spec.${language}.json`, json(inLanguage(sources, module, language)));
      outputs.set(`${folder}/module.${language}.ts`, moduleSource(module, language, plans));
    }
    outputs.set(`generated/reference/${module.id}.md`, referencePage(module.spec, product.plans));
  }
  outputs.set('generated/catalogue.ts', catalogueSource(sources, modules, product));
  const before = unreleased ? {} : readLedger(sources);
  outputs.set('generated/fields.json', json(nextLedger(before, storedModules(sources, modules).modules)));
  return outputs;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}

/** The TypeScript type of a module's documents; plans with other constraints have the same shape. */
async function typesSource(spec: ModuleSpec, plans: string[]): Promise<string> {
  const name = `${spec.id[0]?.toUpperCase()}${spec.id.slice(1)}Settings`;
  const sources = new Map<string, string[]>();
  for (const plan of plans) {
    const schema = documentSchema(spec, plan);
    // List lengths would become unions of tuples: the validators check them.
    const plain = JSON.parse(
      JSON.stringify(schema, (key, value) => (/^(min|max)Items$/.test(key) ? undefined : value)),
    );
    const source = await compile(plain, '$NAME', { bannerComment: '', format: false, additionalProperties: false });
    sources.set(source, [...(sources.get(source) ?? []), plan]);
  }
  const parts = [...sources].map(([source, names]) => {
    const own =
      sources.size === 1 ? name : `${name}${names.map((plan) => plan[0]?.toUpperCase() + plan.slice(1)).join('')}`;
    return source.replaceAll(/\$?NAME\b/g, own);
  });
  return HEAD + parts.join('\n');
}

function validatorsDeclaration(plans: string[]): string {
  const lines = plans.map((plan) => `export declare const ${plan}: SchemaValidator;`);
  return `${HEAD}import type { SchemaValidator } from '../../../src/language/model.ts';\n\n${lines.join('\n')}\n`;
}

const EXPRESSIONS_DECLARATION = `${HEAD}import type { CompiledModule } from '../../../src/language/model.ts';

export declare const expressions: CompiledModule['expressions'];
export declare const reads: CompiledModule['reads'];
`;

function expressionsSource(module: LoadedModule, all: LoadedModule[]): string {
  const { checked } = compileExpressions(module, all);
  const functions = new Map<string, string>();
  const reads = new Map<string, string[]>();
  for (const [{ source }, result] of checked) {
    functions.set(source, result.code);
    reads.set(source, result.reads);
  }
  const bodies = [...functions].map(([source, code]) => `  ${JSON.stringify(source)}: (e, t) => ${code},`);
  const all_ = [...bodies].join('\n');
  const imports = [
    all_.includes('o.') ? "import * as o from '../../../src/language/operators.ts';\n" : '',
    all_.includes('f.') ? "import { functions as f } from '../../../src/language/functions/index.ts';\n" : '',
  ].join('');
  return `${HEAD}${imports}
export const expressions = {
${all_}
};

export const reads = ${JSON.stringify(Object.fromEntries(reads), null, 2)};
`;
}

function moduleSource(module: LoadedModule, language: string, plans: string[]): string {
  return `${HEAD}import type { CompiledModule, ModuleSpec } from '../../../src/language/model.ts';
import { expressions, reads } from './expressions.js';
import spec from './spec.${language}.json' with { type: 'json' };
import * as validators from './validators.js';

export const module: CompiledModule = {
  // The shape is checked against schemas/meta/module.schema.json when it is made.
  spec: spec as unknown as ModuleSpec,
  migrations: ${JSON.stringify(module.migrations)},
  validators: { ${plans.map((plan) => `${plan}: validators.${plan}`).join(', ')} },
  expressions,
  reads,
};
`;
}

function catalogueSource(sources: Sources, modules: LoadedModule[], product: ProductFiles): string {
  const { languages, defaultLanguage } = product.product;
  const loaders = languages.map((language) => {
    const entries = modules.map(
      ({ id }) => `    ${id}: () => import('./modules/${id}/module.${language}.ts').then((file) => file.module),`,
    );
    return `  ${language}: {\n${entries.join('\n')}\n  },`;
  });
  const menus = languages.map((language) => [language, menuOf(sources, modules, product, language)]);
  return `${HEAD}import type { CompiledModule } from '../src/language/model.ts';
import type { Menu } from '../src/language/menu.ts';

export const product = ${JSON.stringify(product.product, null, 2)} as const;

export type Language = (typeof product.languages)[number];

/** From the lowest plan to the highest. */
export const plans = ${JSON.stringify(product.plans, null, 2)} as const;

export type ModuleId = keyof (typeof loaders)['${defaultLanguage}'];

const loaders = {
${loaders.join('\n')}
};

export const moduleIds = Object.keys(loaders.${defaultLanguage}) as ModuleId[];

/** A module with its texts in a language, loaded on demand. */
export function loadModule(id: ModuleId, language: Language = '${defaultLanguage}'): Promise<CompiledModule> {
  return loaders[language][id]();
}

export const defaultSection = ${JSON.stringify(product.configure.defaultSection)};

export const menu: Record<Language, Menu> = ${JSON.stringify(Object.fromEntries(menus), null, 2)};
`;
}

function menuOf(sources: Sources, modules: LoadedModule[], product: ProductFiles, language: string) {
  const entries = modules.flatMap((module) => {
    const { screen, requires } = inLanguage(sources, module, language);
    if (!screen.menu) return [];
    const { group, order, icon, badge } = screen.menu;
    const plan = requires?.find((requirement) => requirement.plan)?.plan ?? screen.menu.plan;
    return [{ group, order, item: { id: module.id, title: screen.title, icon, badge, plan } }];
  });
  const actions = product.configure.actions.map(({ group, order, to, ...item }) => ({
    group,
    order,
    item: { ...item, action: { to } },
  }));
  const all = [...entries, ...actions].sort((a, b) => a.order - b.order);
  return product.configure.groups.map(({ id, title }) => ({
    id,
    title,
    items: all.filter(({ group }) => group === id).map(({ item }) => item),
  }));
}
