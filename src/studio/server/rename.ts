import { checkShape } from '../../../scripts/check/schemas/shapes.ts';
import { foldersIn, MODULES, readModule } from '../../../scripts/generate/modules/module.ts';
import { readLedger, storedModules } from '../../../scripts/generate/sources/ledger.ts';
import { loadProduct } from '../../../scripts/generate/sources/product.ts';
import type { Sources } from '../../../scripts/generate/sources/source.ts';
import { proposal } from '../../language/compile/lint/stored/proposal.ts';
import { migratedFields, unreleasedMigrations } from '../../language/compile/lint/stored/released.ts';
import { storedFields } from '../../language/compile/lint/stored/storedFields.ts';
import { definedPartsOf } from '../../language/compile/meta/definedParts.ts';
import { metaOf } from '../../language/compile/meta/meta.ts';
import type { MigrationStep } from '../../language/model.ts';
import type { DraftedFiles, RenameAnswer } from '../model/answers.ts';
import { type Edit, editedAll } from '../model/edits.ts';
import {
  exampleReferences,
  foreignReferences,
  ownReferences,
  presetReferences,
  type Renaming,
  translatedReferences,
} from '../model/references.ts';
import { type DraftedProject, filesOf } from './project.ts';

/**
 * Gives a setting another name wherever it is referred to, and writes the migration by which servers keep what they have
 * stored under the old one. A file with a wrong shape stays as it is.
 * @param folder that of the module, such as `schemas/modules/shop`
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
  const migration = migrationFor(project.sources({ ...drafts, ...files }), folder, from);
  return { files: { ...files, ...(migration && { [migration.file]: migration.text }) }, migration: migration?.file };
}

function editsOf(sources: Sources, file: string, folder: string, renaming: Renaming): Edit[] {
  const { value } = sources.read(file);
  const isOwn = file.startsWith(`${folder}/`);
  const meta = metaOf(file);
  switch (meta) {
    case 'translation':
      return isOwn ? translatedReferences(value, renaming) : [];
    case 'examples':
      return exampleReferences(value, renaming, !isOwn);
    case 'preset':
      return presetReferences(value, renaming);
    case 'module':
      return isOwn
        ? ownReferences(value, definedPartsOf(meta, value), renaming)
        : foreignReferences(value, definedPartsOf(meta, value), renaming);
    case 'product':
    case 'configure':
    case 'landing':
      return foreignReferences(value, definedPartsOf(meta, value), renaming);
    default:
      return [];
  }
}

/** The file with the steps that the check would ask for; undefined if no release has had the setting. */
function migrationFor(sources: Sources, folder: string, from: string): { file: string; text: string } | undefined {
  if (!folder.startsWith(`${MODULES}/`) || checkShape(sources, `${folder}/module.json`).length > 0) return undefined;
  const { languages } = loadProduct(sources).product;
  const modules = foldersIn(sources, MODULES)
    .filter((one) => checkShape(sources, `${one}/module.json`).length === 0)
    .map((one) => readModule(sources, one, languages));
  const module = storedModules(sources, modules).modules.find(({ file }) => file === `${folder}/module.json`);
  if (!module) return undefined;
  const released = readLedger(sources);
  const steps: MigrationStep[] = proposal(from, migratedFields(module, released), storedFields(module.spec));
  if (steps.length === 0) return undefined;
  const open = unreleasedMigrations(module, released).at(-1);
  if (open) {
    const edits = steps.map((value, at): Edit => ({ op: 'insert', pointer: ['steps', open.steps.length + at], value }));
    return { file: open.file, text: editedAll(sources.read(open.file).text, edits) };
  }
  const written = { $schema: '../../../meta/migration.schema.json', steps };
  return {
    file: `${folder}/migrations/${module.migrations.length + 1}.json`,
    text: `${JSON.stringify(written, null, 2)}\n`,
  };
}
