import type { MigrationStep } from '../../../model.ts';
import type { Finding, Ledger, LintModule, LintProject, StoredModule } from '../types.ts';
import type { StoredFields } from './afterStep.ts';
import { documentIn } from './apiPaths.ts';
import { lossesOf } from './losses.ts';
import { migrations } from './migrations.ts';
import { proposal } from './proposal.ts';
import { migratedFields, releasedModule, type StorableModule, unreleasedSteps } from './released.ts';
import { hasPlaceIn, isWithin, lostChoices, pointerOf, storedFields, typesOf } from './storedFields.ts';
import { snippetOf, whereToWrite } from './suggestion.ts';

/** The modules, and what was released of them. */
export type StoredProject = Pick<LintProject, 'ledger' | 'moduleIds'> & { modules: readonly StorableModule[] };

/** Everything that was released still has a place, or a migration says what becomes of it. */
export function ledger(project: StoredProject): Finding[] {
  return Object.entries(project.ledger.modules).flatMap(([id, before]): Finding[] => {
    const module = project.modules.find((one) => one.id === id);
    if (module)
      return [...changedMigrations(module, before, project.ledger.version), ...losses(module, before, project)];
    if (project.moduleIds.includes(id) || Object.keys(before.fields).length === 0) return [];
    return [
      {
        file: `schemas/modules/${id}/module.json`,
        pointer: [],
        reason: `The module '${id}' is gone, but servers have stored settings for it.`,
        advice:
          'Put it back. Once a release has removed its settings or moved them to other modules, the folder can go, too.',
      },
    ];
  });
}

/** The ledger of a release: what there is now. */
export function releasedLedger(version: string, modules: readonly StorableModule[]): Ledger {
  const entries = modules.map((module): [string, StoredModule] => [
    module.id,
    {
      migrations: module.migrations.map(({ hash }) => hash),
      documents: documentsOf(module.spec),
      fields: storedFields(module.spec),
    },
  ]);
  return { version, modules: Object.fromEntries(entries) };
}

function documentsOf({ calls }: LintModule['spec']): string[] {
  return [...(calls?.documents ?? []).map(({ id }) => id), ...(calls?.formerDocuments ?? [])];
}

/** Released migrations that are gone or not what they were. */
function changedMigrations(
  module: StorableModule,
  { migrations: released }: StoredModule,
  version?: string,
): Finding[] {
  const folder = `schemas/modules/${module.id}/migrations`;
  const next = `${folder}/${Math.max(module.migrations.length, released.length) + 1}.json`;
  return released.flatMap((hash, index): Finding[] => {
    const file = `${folder}/${index + 1}.json`;
    const migration = module.migrations[index];
    if (migration?.hash === hash) return [];
    const back = `Put it back as it was${version === undefined ? '' : ` (\`git checkout v${version} -- ${file}\`)`}`;
    return [
      migration
        ? {
            file,
            pointer: ['steps'],
            reason: 'This migration was released, and servers may already have run it as it was.',
            advice: `${back}, and write what else is needed as ${next}.`,
          }
        : {
            file,
            pointer: [],
            reason: 'This migration is gone, but servers may already have run it.',
            advice: `${back}.`,
          },
    ];
  });
}

/** What was released of a module and has no place now, with what to do about each. */
function losses(module: StorableModule, before: StoredModule, project: StoredProject): Finding[] {
  // Reported by another check; what is lost follows from it.
  if (migrations(module, project).length > 0) return [];
  const now = storedFields(module.spec);
  const movedOn = project.modules
    .flatMap((other) => unreleasedSteps(other, project.ledger))
    .flatMap((step) => (step.op === 'move' && step.from.module === module.id ? [step.from.path] : []));
  const stored = Object.fromEntries(
    Object.entries(migratedFields(module, project.ledger)).filter(
      ([path]) => !movedOn.some((gone) => !now[gone] && isWithin(path, gone)),
    ),
  );
  const found = new Map<string, Finding>();
  for (const path of Object.keys(stored)) {
    if ([...found.keys()].some((outer) => isWithin(path, outer))) continue;
    const loss = lossAt(path, stored, now);
    const steps = loss?.steps ?? [];
    const move = loss && !now[path] ? movedTo(path, module.id, project) : undefined;
    if (!loss) continue;
    const caution = move ? '' : cautionFor(steps, stored);
    found.set(path, {
      file: module.file,
      pointer: loss.pointer,
      reason: loss.reason,
      advice: `${loss.advice}, or ${whereToWrite(move?.module ?? module, project.ledger)}${caution}:`,
      snippet: snippetOf(move?.module ?? module, project.ledger, move ? [move.step] : steps),
    });
  }
  return [...(Object.keys(stored).length > 0 ? lostDocuments(module, before) : []), ...found.values()];
}

function lostDocuments({ file, spec }: StorableModule, before: StoredModule): Finding[] {
  const documents = documentsOf(spec);
  const lost = before.documents.filter((one) => !documents.includes(one));
  return lost.map((id) => {
    const former = JSON.stringify([...(spec.calls?.formerDocuments ?? []), id]);
    const reason = `The document '${id}' is gone, but servers have stored settings in it.`;
    const advice = `Put it back, or write "formerDocuments": ${former} in \`calls\`: then what is stored in it still counts.`;
    return { file, pointer: ['calls', 'documents'], reason, advice };
  });
}

/** What to know before writing proposed steps. */
function cautionFor(steps: readonly MigrationStep[], stored: StoredFields): string {
  const lost = lossesOf(steps, stored);
  if (lost.length > 0) return `, which deletes ${lost.join(' and ')}`;
  return steps.some(({ op }) => op === 'replace') ? ', after deciding what each value becomes' : '';
}

interface Loss extends Pick<Finding, 'reason' | 'advice' | 'pointer'> {
  /** What a migration could do about it. */
  steps: MigrationStep[];
}

/** What becomes impossible to store at a path that was released. */
function lossAt(path: string, stored: StoredFields, now: StoredFields): Loss | undefined {
  const [before, current] = [stored[path], now[path]];
  if (!before) return undefined;
  const pointer = pointerOf(path);
  const steps = proposal(path, stored, now);
  if (!current) {
    const reason = `The setting '${path}' is gone, but servers have stored values for it.`;
    return { pointer: pointer.slice(0, -1), reason, advice: 'Put it back', steps };
  }
  if (!hasPlaceIn(before, current)) {
    const sameTypes = typesOf(before).join() === typesOf(current).join();
    const sameFormat = before.format === current.format;
    const [was, is] = [before, current].map((field) =>
      sameTypes && sameFormat
        ? `the id of a ${[field.refers ?? []].flat().join(' or ')}`
        : [typesOf(field).join('|'), field.format && `(${field.format})`].filter(Boolean).join(' '),
    );
    const reason = `'${path}' was ${was} and is now ${is}, but servers have stored values of the old type.`;
    return { pointer: [...pointer, 'type'], reason, advice: 'Give the new setting another name', steps };
  }
  const lost = lostChoices(before, current);
  if (lost?.length === 0) return undefined;
  const reason = lost
    ? `'${path}' can no longer be ${lost.map((value) => `'${value}'`).join(', ')}, but servers may have stored it.`
    : `'${path}' used to accept any value and now has choices, but servers may have stored others.`;
  return { pointer: [...pointer, 'enum'], reason, advice: lost ? 'Put the value back' : 'Remove the choices', steps };
}

/** The one other module that now has a setting of this name, which it did not have before. */
function movedTo(
  path: string,
  from: string,
  { modules, ledger: released }: StoredProject,
): { module: StorableModule; step: MigrationStep } | undefined {
  const origin = releasedModule(released, from);
  const field = origin?.fields[path];
  if (!field) return undefined;
  const candidates = modules.filter(({ id, spec }) => {
    const now = storedFields(spec)[path];
    return id !== from && now && !releasedModule(released, id)?.fields[path] && hasPlaceIn(field, now);
  });
  const [module] = candidates;
  if (!module || candidates.length > 1) return undefined;
  return { module, step: { op: 'move', from: storedPath(path, from, origin), to: path } };
}

/** Where a released setting is stored, as a step names it. */
function storedPath(path: string, module: string, { migrations, documents, fields }: StoredModule) {
  const own = documentIn(fields[path]?.api ?? '');
  const ordered = [...documents.filter((id) => id === own), ...documents.filter((id) => id !== own)];
  return { module, documents: ordered, version: migrations.length, path };
}
