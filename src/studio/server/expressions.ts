import { loadProject } from '../../../scripts/check/schemas/project.ts';
import { checkShapes } from '../../../scripts/check/schemas/shapes.ts';
import { usedFields } from '../../../scripts/generate/modules/module.ts';
import {
  expressionsOf,
  fieldsOf,
  type PlacedExpression,
  parentList,
} from '../../language/compile/expressions/collect.ts';
import { isLimit, type LimitExpressions, limitsOf } from '../../language/compile/expressions/limits.ts';
import { titledSettings } from '../../language/compile/expressions/titles.ts';
import { ROLE, USER, USER_SCREEN } from '../../language/compile/expressions/typeEnvironment.ts';
import type { Example, LintModule, LintProject } from '../../language/compile/lint/types.ts';
import { rowPaths } from '../../language/documents/rows.ts';
import { functions } from '../../language/functions/index.ts';
import type { ExpressionFunction } from '../../language/functions/types.ts';
import type { Field, ModuleSpec, Path } from '../../language/model.ts';
import { exampleContext } from '../../language/resolved/exampleContext.ts';
import { environment, evaluate } from '../../language/resolved/fieldState.ts';
import { resolveModule } from '../../language/resolved/resolveModule.ts';
import { view } from '../../language/resolved/view.ts';
import { equal } from '../../language/values/equal.ts';
import { formatPath } from '../../language/values/path.ts';
import type { Pointer } from '../../language/values/pointer.ts';
import type { Completion, DraftedFiles, ExpressionAnswer } from '../model/answers.ts';
import type { DraftedProject } from './project.ts';

/**
 * What an expression of a module says: its type or its fault, what it may read, and its value for each example.
 * @param samples what servers store of the module
 */
export function expressionAnswer(
  project: DraftedProject,
  drafts: DraftedFiles,
  { folder, pointer, samples }: { folder: string; pointer: Pointer; samples: readonly Example[] },
): ExpressionAnswer {
  const sources = project.sources(drafts);
  const loaded = loadProject(sources, checkShapes(sources));
  const all = loaded ? [...loaded.project.modules, ...loaded.project.screens] : [];
  const module = all.find(({ file }) => file === `${folder}/module.json`);
  const placed = module && expressionsOf(module.spec).find((one) => equal(one.pointer, pointer));
  if (!loaded || !module || !placed) return { completions: [], rows: [] };
  const { checked, faults } = module.expressions;
  const fault = faults.find(({ expression }) => equal(expression.pointer, pointer))?.fault;
  const result = [...checked].find(([expression]) => equal(expression.pointer, pointer))?.[1];
  const used = usedFields(module.spec, loaded.modules);
  return {
    fault,
    type: result?.type,
    completions: completionsAt(module.spec, placed, used),
    rows: result ? rowsOf(module, loaded.project, placed, samples) : [],
  };
}

/** Names that an expression may read at its place, and the functions. */
export function completionsAt(
  spec: ModuleSpec,
  { each, withoutDocument, withSaved, withLimit }: PlacedExpression,
  used: Readonly<Record<string, Record<string, Field>>>,
): Completion[] {
  const parent = parentList(spec, each);
  const ofUser = spec.screen.scope === 'user';
  const document = withoutDocument ? {} : spec.settings.properties;
  return [
    ...namesIn('self', document),
    ...(each === undefined ? [] : namesIn('item', fieldsOf(spec, each))),
    ...(parent === undefined ? [] : namesIn('parent', fieldsOf(spec, parent))),
    ...(withSaved ? namesIn('saved', document) : []),
    ...Object.entries(used).flatMap(([id, fields]) => namesIn(`modules.${id}`, fields)),
    ...limitNames('limits', limitsOf(spec)),
    ...(withoutDocument ? [] : Object.keys(titledSettings(spec)).map((name) => named(`titles.${name}`, 'text'))),
    ...Object.keys(spec.texts ?? {}).map((name) => named(`texts.${name}`, 'text')),
    ...Object.keys(spec.lists ?? {}).map((name) => named(`lists.${name}`, 'list')),
    ...Object.keys(ofUser ? USER_SCREEN : USER).map((name) => named(`user.${name}`, 'true or false')),
    ...(withLimit ? [named('limit', 'number')] : []),
    named('plan', 'text'),
    named('soldPlans', 'list of texts'),
    ...Object.entries<ExpressionFunction>(functions).map(([name, { signature }]) =>
      named(`${name}()`, [signature].flat().join(' · ').replaceAll('google.protobuf.', '')),
    ),
    named('size()', 'the length of a text or list'),
    ...['exists', 'exists_one', 'all', 'filter', 'map'].map((name) => named(`.${name}()`, `list.${name}(entry, …)`)),
    ...['contains', 'startsWith', 'endsWith'].map((name) => named(`.${name}()`, `text.${name}(text)`)),
    ...Object.keys(ROLE).map((name) => named(`.${name}`, 'of a role')),
  ];
}

function named(label: string, detail: string): Completion {
  return { label, detail };
}

function namesIn(above: string, fields: Readonly<Record<string, Field>>): Completion[] {
  return Object.entries(fields).flatMap(([name, field]): Completion[] => [
    named(`${above}.${name}`, `${[field.type].flat().join(' or ')}${field.title ? ` · ${field.title}` : ''}`),
    ...(field.type === 'object' ? namesIn(`${above}.${name}`, field.properties ?? {}) : []),
  ]);
}

function limitNames(above: string, limits: LimitExpressions): Completion[] {
  return Object.entries(limits).flatMap(([name, limit]) =>
    isLimit(limit) ? [named(`${above}.${name}`, String(limit[1]))] : limitNames(`${above}.${name}`, limit),
  );
}

/** How many entries of an example's list are shown. */
const SHOWN_ENTRIES = 5;

function rowsOf(
  module: LintModule,
  project: LintProject,
  placed: PlacedExpression,
  samples: readonly Example[],
): ExpressionAnswer['rows'] {
  const { compiled } = module;
  if (!compiled) return [];
  const examples = [
    ...module.examples.map(({ valid, entries }) => ({ kind: valid ? 'accepted' : 'refused', entries }) as const),
    { kind: 'stored', entries: samples } as const,
  ];
  return examples.flatMap(({ kind, entries }) =>
    entries.flatMap((example): ExpressionAnswer['rows'] => {
      const resolved = resolveModule(compiled, exampleContext(module, project, example));
      const document = view(resolved, example.document);
      const saved = example.saved && view(resolved, example.saved);
      return placesOf(placed, document).map((path) => {
        const env = { ...environment(resolved.context, document, path), saved };
        const limit = limitOf(module.spec, placed.pointer);
        const value = valueSaid(() => evaluate(resolved, placed.source, { ...env, limit }));
        const entry = path.length > 0 ? formatPath(path) : undefined;
        return { example: example.name, kind, entry, value };
      });
    }),
  );
}

/** The entries for which an expression is evaluated; the document alone if it is not about entries. */
function placesOf({ each }: PlacedExpression, document: Parameters<typeof rowPaths>[0]): Path[] {
  if (each === undefined) return [[]];
  return /^(?:lists\.|values of )/.test(each) ? [] : rowPaths(document, each).slice(0, SHOWN_ENTRIES);
}

function limitOf(spec: ModuleSpec, [part, index]: Pointer): number | undefined {
  return part === 'rules' ? spec.rules[Number(index)]?.limit : undefined;
}

function valueSaid(run: () => unknown): string {
  try {
    return JSON.stringify(run()) ?? 'nothing';
  } catch (error) {
    return error instanceof Error ? error.message : 'failed';
  }
}
