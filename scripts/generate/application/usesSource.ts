import type { DocumentCall, Field, ModuleSpec } from '../../../src/language/model.ts';
import { partsIn } from '../../../src/language/screens/layout.ts';
import type { CompiledExpressions } from '../modules/module.ts';
import { HEAD } from '../outputs.ts';

/**
 * The source of what a module reads of others: a file that one module imports, instead of the whole modules.
 * @param others the modules that it uses, in the language of the file
 */
export function usesSource(spec: ModuleSpec, expressions: CompiledExpressions, others: readonly ModuleSpec[]): string {
  const names = readNames(spec, expressions);
  const entries = others.map((other) => {
    const part = readPart(other, documentsUsed(spec, other), names?.get(other.id) ?? (names && new Set()));
    // Only requirements are evaluated in the module that reads.
    const evaluated = part.requires?.some(({ rule }) => rule !== undefined) ? other.id : undefined;
    return { id: other.id, part, evaluated };
  });
  const imports = entries.flatMap(({ evaluated }) =>
    evaluated === undefined ? [] : [`import * as ${evaluated} from '../${evaluated}/expressions.js';\n`],
  );
  const modules = entries.map(({ id, part, evaluated }) => {
    const code = evaluated === undefined ? '{ expressions: {}, reads: {} }' : evaluated;
    return `  ${id}: { ...${code}, migrations: [], spec: ${JSON.stringify(part, null, 2)} },\n`;
  });
  return `${HEAD}import type { ReadableModule } from '../../../src/language/model.ts';
${imports.join('')}
export const uses: Readonly<Record<string, ReadableModule>> = {
${modules.join('')}};
`;
}

/** The settings of other modules that a module reads, by their module. Undefined if it may read all of them. */
function readNames(
  { screen, timeZone }: ModuleSpec,
  { checked }: CompiledExpressions,
): Map<string, Set<string>> | undefined {
  if (partsIn(screen.layout).some(({ part }) => 'block' in part && part.block === 'slot')) return undefined;
  const names = new Map<string, Set<string>>();
  const add = (module: string, name: string) => names.set(module, (names.get(module) ?? new Set()).add(name));
  for (const path of [...checked.values()].flatMap(({ reads }) => reads)) {
    const [root, module = '', name] = path.split('.');
    if (root !== 'modules') continue;
    if (name === undefined) return undefined;
    add(module, name);
  }
  if (timeZone) add(timeZone.module, timeZone.field);
  return names;
}

function documentsUsed({ calls }: ModuleSpec, other: ModuleSpec): readonly DocumentCall[] {
  const used = calls?.uses?.filter(({ module }) => module === other.id).map(({ document }) => document) ?? [];
  return other.calls?.documents.filter(({ id }) => used.includes(id)) ?? [];
}

/** A module without its screen, and with those settings only that are read. */
function readPart(
  spec: ModuleSpec,
  documents: readonly DocumentCall[],
  names: ReadonlySet<string> | undefined,
): ModuleSpec {
  const { id, language, plans, texts, requires, calls, screen, settings } = spec;
  const held = documents.flatMap(({ fields }) => fields);
  const read = Object.entries(settings.properties).filter(
    ([name]) => held.includes(name) && (names?.has(name) ?? true),
  );
  // An entry is chosen from another setting.
  const isWhole = JSON.stringify(read).includes('"entriesOf"');
  const properties = isWhole
    ? settings.properties
    : Object.fromEntries(read.map(([name, field]) => [name, withoutForm(field)]));
  return {
    id,
    language,
    plans,
    standard: {},
    screen: { title: screen.title, layout: [] },
    settings: { properties },
    rules: [],
    effects: [],
    ...(requires && { requires, texts }),
    ...(calls && {
      calls: {
        ...calls,
        uses: [],
        reads: [],
        documents: documents.map((call) => ({ ...call, fields: call.fields.filter((name) => name in properties) })),
      },
    }),
  };
}

/** A setting without what only its own form needs. Lists and groups stay as they are. */
function withoutForm(field: Field): Field {
  if (field.items || field.properties) return field;
  const { help, synonyms, messages, visible, enabled, disabledReason, params, limits, normalize, frozen, ui, ...rest } =
    field;
  return rest;
}
