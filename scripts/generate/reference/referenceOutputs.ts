import type { Example } from '../../../src/language/compile/lint/types.ts';
import { dispatchers, metaFileOf, NAMES } from '../../../src/language/compile/meta/meta.ts';
import { SETTINGS_FILE_SCHEMA } from '../../../src/server/api/settingsFile.ts';
import { loadContracts } from '../code/contracts.ts';
import { languageTypes } from '../code/languageTypes.ts';
import { inLanguage, type LoadedModule, usedModules } from '../modules/module.ts';
import { HEAD, json, type Outputs, type OutputsInput } from '../outputs.ts';
import { LEDGER, ledgerSource, readLedger } from '../sources/ledger.ts';
import type { Sources } from '../sources/source.ts';
import { editorNames } from './editorNames.ts';
import { eventReference } from './eventReference.ts';
import { heartbeatReference } from './heartbeatReference.ts';
import { languageReference } from './languageReference.ts';
import { apiDescription } from './openapi.ts';
import { referencePage } from './reference.ts';
import { settingsReference } from './settingsReference.ts';
import { taskReference } from './taskReference.ts';

/**
 * Generates what describes the product without being loaded by it: reference pages, the API description, types and
 * meta-schemas of the language, and the ledger, which only a release changes.
 */
export function referenceOutputs(input: OutputsInput): Outputs {
  const { sources, modules, screens, product } = input;
  const outputs: Outputs = new Map();
  const { languages, defaultLanguage } = product.product;
  for (const module of modules) {
    const used = usedModules(module, modules);
    const inputs = [module, ...used, JSON.stringify(product.plans)];
    const page = sources.remember(`reference of ${module.folder}`, inputs, () =>
      referencePage(module, used, product.plans, validExamples(sources, module)),
    );
    outputs.set(`generated/reference/${module.id}.md`, page);
  }
  outputs.set('generated/reference/language.md', languageReference([...modules, ...screens]));
  outputs.set('generated/reference/settings.md', settingsReference(modules.map(({ spec }) => spec)));
  const contracts = loadContracts(sources);
  const schemaOf = (name: string) => contracts.find((contract) => contract.name === name)?.schema;
  const [events, heartbeat, tasks, report] = ['events', 'heartbeat', 'tasks', 'taskReport'].map(schemaOf);
  if (events) outputs.set('generated/reference/events.md', eventReference(events));
  if (heartbeat) outputs.set('generated/reference/heartbeat.md', heartbeatReference(heartbeat));
  if (tasks && report) outputs.set('generated/reference/tasks.md', taskReference(tasks, report));
  ofLanguage ??= languageOutputs();
  for (const [file, text] of ofLanguage) outputs.set(file, text);
  outputs.set(NAMES, json(editorNames(input)));
  const specs = modules.map((module) => inLanguage(sources, module, defaultLanguage, languages));
  const api = apiDescription(specs, product, contracts);
  if (api) outputs.set('generated/reference/openapi.json', json(api));
  outputs.set('generated/reference/settings-file.schema.json', json(SETTINGS_FILE_SCHEMA));
  outputs.set(LEDGER, ledgerSource(readLedger(sources)));
  return outputs;
}

/** What the meta-schemas alone make, which is the same for every project. */
let ofLanguage: Outputs | undefined;

function languageOutputs(): Outputs {
  const types = languageTypes([metaFileOf('module'), 'generated/language/migrationStep.schema.json']);
  return new Map([
    ...[...dispatchers].map(([file, schema]) => [file, json(schema)] as const),
    ['generated/language/types.ts', HEAD + types],
  ]);
}

function validExamples(sources: Sources, { folder }: LoadedModule): Example[] {
  const file = `${folder}/examples/valid.json`;
  return sources.exists(file) ? sources.json<Example[]>(file) : [];
}
