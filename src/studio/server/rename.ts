import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkShape } from '../../../scripts/check/schemas/shapes.ts';
import { foldersIn, MODULES, readModule } from '../../../scripts/generate/modules/module.ts';
import { readLedger, storedModules } from '../../../scripts/generate/sources/ledger.ts';
import { loadProduct } from '../../../scripts/generate/sources/product.ts';
import type { Sources } from '../../../scripts/generate/sources/source.ts';
import { parentList, readableAt } from '../../language/compile/expressions/collect.ts';
import type { StoredFields } from '../../language/compile/lint/stored/afterStep.ts';
import { proposal } from '../../language/compile/lint/stored/proposal.ts';
import { migratedFields, unreleasedMigrations } from '../../language/compile/lint/stored/released.ts';
import { storedFields } from '../../language/compile/lint/stored/storedFields.ts';
import { definedPartsOf } from '../../language/compile/meta/definedParts.ts';
import { metaOf } from '../../language/compile/meta/meta.ts';
import type { MigrationStep, ModuleSpec } from '../../language/model.ts';
import type { Pointer } from '../../language/values/pointer.ts';
import type { DraftedFiles, RenameAnswer } from '../model/answers.ts';
import { type Edit, editedAll } from '../model/edits.ts';
import {
  exampleReferences,
  foreignReferences,
  ownReferences,
  presetReferences,
  type Renaming,
  translatedPresetReferences,
  translatedReferences,
} from '../model/references.ts';
import { type DraftedProject, filesOf } from './project.ts';

/**
 * Gives a setting another name wherever it is referred to, and writes the migration by which servers keep what they have
 * stored under the old one. A file with a wrong shape stays as it is.
 * @param folder that of the module, such as `schemas/modules/shop`
 * @param from its path in documents, with `*` for every entry
 */
export function renamed(
  project: DraftedProject,
  drafts: DraftedFiles,
  { folder, from, to }: { folder: string; from: string; to: string },
): RenameAnswer {
  const sources = project.sources(drafts);
  const renaming = { module: folder.slice(folder.lastIndexOf('/') + 1), from, to };
  const files: DraftedFiles = {};
  for (const file of new Set([...filesOf(project.root), ...Object.keys(drafts)])) {
    if (!sources.exists(file) || checkShape(sources, file).length > 0) continue;
    const edits = editsOf(sources, file, folder, renaming);
    if (edits.length > 0) files[file] = editedAll(sources.read(file).text, edits);
  }
  const isDrafted = (file: string) => !existsSync(join(project.root, file));
  const migration = migrationFor(project.sources({ ...drafts, ...files }), { folder, from, isDrafted });
  if (migration?.text === undefined) return { files, dropped: migration?.file };
  return { files: { ...files, [migration.file]: migration.text }, migration: migration.file };
}

function editsOf(sources: Sources, file: string, folder: string, renaming: Renaming): Edit[] {
  const { value } = sources.read(file);
  const isOwn = file.startsWith(`${folder}/`);
  const meta = metaOf(file);
  switch (meta) {
    case 'translation':
      if (isOwn) return translatedReferences(value, renaming);
      return isOfPreset(sources, file) ? translatedPresetReferences(value, renaming) : [];
    case 'examples':
      return exampleReferences(value, renaming, !isOwn);
    case 'preset':
      return presetReferences(value, renaming);
    case 'module':
      return isOwn
        ? ownReferences(value, definedPartsOf(meta, value), renaming, (pointer) => rowsAround(value, pointer))
        : foreignReferences(value, definedPartsOf(meta, value), renaming);
    case 'product':
    case 'configure':
    case 'landing':
      return foreignReferences(value, definedPartsOf(meta, value), renaming);
    default:
      return [];
  }
}

function isOfPreset(sources: Sources, translation: string): boolean {
  const preset = `schemas/presets/${basename(translation)}`;
  return translation.startsWith('schemas/locales/') && sources.exists(preset);
}

/** The lists whose entries an expression in a module's file may read. */
function rowsAround(file: unknown, pointer: Pointer): { item?: string; parent?: string } {
  // Its shape is right; what it includes from other files names no settings.
  const spec = file as ModuleSpec;
  const { each } = readableAt(spec, pointer);
  return { item: each, parent: parentList(spec, each) };
}

/** What a new name does to the file of the open migration. */
interface MigrationChange {
  file: string;
  /** Absent if the file is no longer needed. */
  text?: string;
}

/** The file with the steps that the check would ask for; undefined if no release has had the setting. */
function migrationFor(
  sources: Sources,
  { folder, from, isDrafted }: { folder: string; from: string; isDrafted(file: string): boolean },
): MigrationChange | undefined {
  if (!folder.startsWith(`${MODULES}/`) || checkShape(sources, `${folder}/module.json`).length > 0) return undefined;
  const { languages } = loadProduct(sources).product;
  const modules = foldersIn(sources, MODULES)
    .filter((one) => checkShape(sources, `${one}/module.json`).length === 0)
    .map((one) => readModule(sources, one, languages));
  const module = storedModules(sources, modules).modules.find(({ file }) => file === `${folder}/module.json`);
  if (!module) return undefined;
  const released = readLedger(sources);
  const now = storedFields(module.spec);
  const open = unreleasedMigrations(module, released).at(-1);
  if (!open) {
    const steps = stepsFor(from, migratedFields(module, released), now);
    return steps.length === 0 ? undefined : { file: nextFile(folder, module.migrations.length), text: written(steps) };
  }
  const former = lastRename(open.steps, from);
  if (former) {
    // One step from the earlier name to the last one, or none if both are the same.
    const kept = open.steps.slice(0, former.index);
    const migrations = [...module.migrations.slice(0, -1), { ...open, steps: kept }];
    const steps = stepsFor(former.from, migratedFields({ ...module, migrations }, released), now);
    if (kept.length + steps.length > 0) return { file: open.file, text: withSteps(sources, open, kept.length, steps) };
    if (isDrafted(open.file)) return { file: open.file };
  }
  const steps = stepsFor(from, migratedFields(module, released), now);
  if (steps.length === 0) return undefined;
  return { file: open.file, text: withSteps(sources, open, open.steps.length, steps) };
}

/** The steps for a setting with another name, and for the lists around it whose keys in the API come from it. */
function stepsFor(from: string, stored: StoredFields, now: StoredFields): MigrationStep[] {
  const names = from.split('.');
  const around = names.slice(1).map((_, depth) => names.slice(0, depth + 1).join('.'));
  const moved = around.filter((path) => stored[path] && now[path] && stored[path].api !== now[path].api);
  return [...proposal(from, stored, now), ...moved.map((path): MigrationStep => ({ op: 'rewire', path }))];
}

/** The step that gave a setting its name, if nothing has happened to its values since. */
function lastRename(steps: readonly MigrationStep[], name: string): { index: number; from: string } | undefined {
  const index = steps.findLastIndex((step) => step.op !== 'rewire' || !`${name}.`.startsWith(`${step.path}.`));
  const step = steps[index];
  return step?.op === 'rename' && step.to === name ? { index, from: step.from } : undefined;
}

/** The text of a migration with other steps after the first ones. */
function withSteps(
  sources: Sources,
  { file, steps }: { file: string; steps: readonly MigrationStep[] },
  kept: number,
  further: readonly MigrationStep[],
): string {
  const removed = steps.slice(kept).map((): Edit => ({ op: 'remove', pointer: ['steps', kept] }));
  const added = further.map((value, at): Edit => ({ op: 'insert', pointer: ['steps', kept + at], value }));
  return editedAll(sources.read(file).text, [...removed, ...added]);
}

function nextFile(folder: string, count: number): string {
  return `${folder}/migrations/${count + 1}.json`;
}

function written(steps: readonly MigrationStep[]): string {
  return `${JSON.stringify({ $schema: '../../../meta/migration.schema.json', steps }, null, 2)}\n`;
}
