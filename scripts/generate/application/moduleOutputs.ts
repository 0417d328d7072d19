import { functions } from '../../../src/language/functions/index.ts';
import type { CompiledModule, FilledExample, ModuleSpec } from '../../../src/language/model.ts';
import { typesSource } from '../code/types.ts';
import { validatorNames, validatorsSource } from '../code/validators.ts';
import {
  type CompiledExpressions,
  compileExpressions,
  inLanguage,
  type LoadedModule,
  usedModules,
} from '../modules/module.ts';
import { neededBy } from '../modules/neededBy.ts';
import { destinationsOf, originsOf } from '../modules/origins.ts';
import { HEAD, type Outputs } from '../outputs.ts';
import type { Sources } from '../sources/source.ts';
import { usesSource } from './usesSource.ts';

/** The files of one module or screen. */
export function moduleOutputs(
  sources: Sources,
  module: LoadedModule,
  all: LoadedModule[],
  plans: string[],
  languages: readonly string[],
): Promise<Outputs> {
  const expressions = compileExpressions(module, all);
  const specs = languages.map((language) => inLanguage(sources, module, language, languages));
  const used = usedModules(module, all);
  const usedSpecs = languages.map((language) => used.map((other) => inLanguage(sources, other, language, languages)));
  const related = {
    origins: originsOf(module, all),
    destinations: destinationsOf(module, all),
    neededBy: neededBy(module, all),
  };
  const inputs = [module, expressions, ...specs, ...usedSpecs.flat(), ...plans, JSON.stringify(related)];
  return sources.remember(`files of ${module.folder}`, inputs, async () => {
    const folder = module.folder.replace('schemas', 'generated');
    const outputs: Outputs = new Map();
    outputs.set(`${folder}/types.ts`, HEAD + (await typesSource(module.spec, plans)));
    outputs.set(`${folder}/validators.js`, HEAD + validatorsSource(module.spec, plans));
    const validators = validatorNames(module.spec, plans);
    outputs.set(`${folder}/validators.d.ts`, validatorsDeclaration(validators));
    outputs.set(`${folder}/expressions.js`, expressionsSource(expressions));
    outputs.set(`${folder}/expressions.d.ts`, EXPRESSIONS_DECLARATION);
    for (const [index, spec] of specs.entries()) {
      const { example } = spec.screen;
      const others = usedSpecs[index] ?? [];
      if (example) outputs.set(`${folder}/example.${spec.language}.ts`, exampleSource(example));
      outputs.set(`${folder}/spec.${spec.language}.ts`, specSource(spec));
      if (others.length > 0) outputs.set(`${folder}/uses.${spec.language}.ts`, usesSource(spec, expressions, others));
      const parts = { related, validators, usesOthers: others.length > 0 };
      outputs.set(`${folder}/module.${spec.language}.ts`, moduleSource(module, spec.language, parts));
    }
    return outputs;
  });
}

function validatorsDeclaration(names: readonly string[]): string {
  const lines = names.map((name) => `export declare const ${name}: SchemaValidator;`);
  return `${HEAD}import type { SchemaValidator } from '../../../src/language/model.ts';\n\n${lines.join('\n')}\n`;
}

const EXPRESSIONS_DECLARATION = `${HEAD}import type { CompiledModule } from '../../../src/language/model.ts';

export declare const expressions: CompiledModule['expressions'];
export declare const reads: CompiledModule['reads'];
`;

function expressionsSource({ checked }: CompiledExpressions): string {
  const compiled = new Map<string, string>();
  const reads = new Map<string, string[]>();
  for (const [{ source }, result] of checked) {
    compiled.set(source, result.code);
    reads.set(source, result.reads);
  }
  const code = [...compiled.values()].join('\n');
  const bodies = [...compiled].map(([source, code]) => `  ${JSON.stringify(source)}: (e, t, w) => ${code},`);
  const source = bodies.join('\n');
  const called = Object.keys(functions).filter((name) => code.includes(`f.${name}.run(`));
  const head = [
    code.includes('o.') ? "import * as o from '../../../src/language/expressions/operators.ts';\n" : '',
    ...called.map((name) => `import ${name} from '../../../src/language/functions/${name}.ts';\n`),
    called.length > 0 ? `\nconst f = { ${called.join(', ')} };\n` : '',
  ].join('');
  return `${HEAD}${head}
export const expressions = {
${source}
};

export const reads = ${JSON.stringify(Object.fromEntries(reads), null, 2)};
`;
}

/** A specification as TypeScript: the compiler holds it to the types that the meta-schemas give. */
function specSource({ times, ...spec }: ModuleSpec): string {
  const { example: _, ...screen } = spec.screen;
  // Only the search knows synonyms. A setting of that name is no list.
  const written = JSON.stringify(
    { ...spec, screen },
    (key, value) => (key === 'synonyms' && Array.isArray(value) ? undefined : value),
    2,
  );
  return `${HEAD}import type { ModuleSpec } from '../../../src/language/model.ts';
${times ? "import { times } from '../../../src/language/time/times.ts';\n" : ''}
export const spec: ModuleSpec = ${times ? written.replace(/\n}$/, ',\n  times\n}') : written};
`;
}

/** The example of a screen, which only locked screens load. */
function exampleSource(example: FilledExample): string {
  return `${HEAD}import type { FilledExample } from '../../../src/language/model.ts';

export const example: FilledExample = ${JSON.stringify(example, null, 2)};
`;
}

interface ModuleParts {
  related: Pick<CompiledModule, 'origins' | 'destinations' | 'neededBy'>;
  /** The names of its validators. */
  validators: readonly string[];
  /** Whether it reads other modules. */
  usesOthers: boolean;
}

function moduleSource(
  module: LoadedModule,
  language: string,
  { related, validators, usesOthers }: ModuleParts,
): string {
  const lines = Object.entries(related).map(([name, value]) =>
    value === undefined ? '' : `  ${name}: ${JSON.stringify(value)},\n`,
  );
  const example = module.spec.screen.example
    ? `  example: () => import('./example.${language}.ts').then((file) => file.example),\n`
    : '';
  return `${HEAD}import type { CompiledModule } from '../../../src/language/model.ts';
import { expressions, reads } from './expressions.js';
import { spec } from './spec.${language}.ts';
${usesOthers ? `import { uses } from './uses.${language}.ts';\n` : ''}import { ${validators.join(', ')} } from './validators.js';

export const module: CompiledModule = {
  spec,
  migrations: ${JSON.stringify(module.migrations)},
${lines.join('')}${example}  expressions,
  reads,
  validators: { ${validators.join(', ')} },
${usesOthers ? '  uses,\n' : ''}};
`;
}
