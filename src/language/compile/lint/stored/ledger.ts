import type { Json, MigrationStep } from '../../../model.ts';
import { placedFields } from '../fields/fields.ts';
import type { Finding, Ledger, LintModule, LintProject, StoredModule } from '../types.ts';

/** The fields of a module by path, with their kinds: `string`, or `string of open, private`. Entries of lists too. */
export function fieldKinds(spec: LintModule['spec']): Record<string, string> {
  return Object.fromEntries(placedFields(spec).map(({ path, field }) => [path, kind([field.type].flat(), field.enum)]));
}

function kind(types: readonly string[], choices?: readonly Json[]): string {
  return types.join('|') + (choices ? ` of ${choices.join(', ')}` : '');
}

function partsOf(text: string): { types: string[]; choices?: string[] } {
  const [types = '', choices] = text.split(' of ');
  return { types: types.split('|'), ...(choices !== undefined && { choices: choices.split(', ') }) };
}

type Stored = Pick<LintModule, 'id' | 'file' | 'spec' | 'migrations'>;

/** Everything that servers have stored still has a place, or a migration says what happens to it. */
export function ledger(project: Pick<LintProject, 'ledger' | 'moduleIds'> & { modules: readonly Stored[] }): Finding[] {
  return Object.entries(project.ledger).flatMap(([id, before]): Finding[] => {
    const module = project.modules.find((one) => one.id === id);
    if (module) return losses(module, before).map(({ finding }) => finding);
    if (project.moduleIds.includes(id) || Object.keys(before.fields).length === 0) return [];
    return [
      {
        file: `schemas/modules/${id}/module.json`,
        pointer: [],
        reason: `The module '${id}' is gone, but servers have stored settings for it.`,
        advice: `Put it back. If it was never released, run \`npm run generate -- --unreleased ${id}\`.`,
      },
    ];
  });
}

/**
 * The next ledger. A module that dropped stored settings without a migration keeps its entry, so the check keeps
 * reporting it.
 */
export function nextLedger(before: Ledger, modules: readonly Stored[]): Ledger {
  const next: Record<string, StoredModule> = {};
  for (const module of modules) {
    const stored = before[module.id];
    next[module.id] = stored && losses(module, stored).length > 0 ? stored : storedModule(module);
  }
  for (const [id, stored] of Object.entries(before)) {
    if (!next[id] && Object.keys(stored.fields).length > 0) next[id] = stored;
  }
  return next;
}

function storedModule({ spec, migrations }: Stored): StoredModule {
  return { migrations: migrations.length, documents: documentsOf(spec), fields: fieldKinds(spec) };
}

function documentsOf({ calls }: LintModule['spec']): string[] {
  return [...(calls?.formerDocuments ?? []), ...(calls?.documents ?? []).map(({ id }) => id)];
}

/** What servers have stored of a module and has no place now, with what to say about each. */
function losses(module: Stored, before: StoredModule): { path: string; finding: Finding }[] {
  const { file } = module;
  const found: { path: string; finding: Finding }[] = [];
  const documents = documentsOf(module.spec);
  for (const id of before.documents.filter((one) => !documents.includes(one))) {
    const former = JSON.stringify([...(module.spec.calls?.formerDocuments ?? []), id]);
    const reason = `The document '${id}' is gone, and servers have stored settings in it.`;
    const advice = `Put it back, or write "formerDocuments": ${former} in \`calls\`: then what is stored in it still counts.`;
    found.push({ path: id, finding: { file, pointer: ['calls', 'documents'], reason, advice } });
  }
  if (module.migrations.length < before.migrations) {
    const gone = `schemas/modules/${module.id}/migrations/${module.migrations.length + 1}.json`;
    const reason = 'This migration is gone, and servers may have had it.';
    const advice = `Put it back. If it was never released, run \`npm run generate -- --unreleased ${module.id}\`.`;
    return [...found, { path: gone, finding: { file: gone, pointer: [], reason, advice } }];
  }
  return [...found, ...lostFields(module, before)];
}

function lostFields(module: Stored, before: StoredModule): { path: string; finding: Finding }[] {
  const found: { path: string; finding: Finding }[] = [];
  const now = fieldKinds(module.spec);
  const next = `schemas/modules/${module.id}/migrations/${module.migrations.length + 1}.json`;
  // What was stored when the ledger was written, after the migrations that came since.
  const steps = module.migrations.slice(before.migrations).flatMap((migration) => migration.steps);
  const stored = steps.reduce(afterStep, before.fields);
  for (const [path, old] of Object.entries(stored)) {
    if (found.some((outer) => path.startsWith(`${outer.path}.`))) continue;
    const add = (pointer: Finding['pointer'], reason: string, advice: string) =>
      found.push({ path, finding: { file: module.file, pointer, reason, advice } });
    const pointer = pointerOf(path);
    const current = now[path];
    if (current === undefined) {
      const renamed = Object.keys(now).filter(
        (name) => stored[name] === undefined && now[name] === old && parentOf(name) === parentOf(path),
      );
      const step = renamed.length === 1 ? { op: 'rename', from: path, to: renamed[0] } : { op: 'remove', path };
      add(
        pointer.slice(0, -1),
        `The setting '${path}' is gone, and servers have stored it.`,
        `Write ${next} with the step ${JSON.stringify(step)}, or put the setting back.`,
      );
      continue;
    }
    const [was, is] = [partsOf(old), partsOf(current)];
    if (!fits(was.types, is.types)) {
      add(
        [...pointer, 'type'],
        `'${path}' was ${was.types.join('|')} and is ${is.types.join('|')} now, and servers have stored the old kind.`,
        `Write ${next} with a step "replace" or "remove" for it, or give the setting another name.`,
      );
      continue;
    }
    const { choices } = is;
    const lost = was.choices?.filter((value) => choices && !choices.includes(value)) ?? [];
    if (lost.length === 0) continue;
    const step = path.endsWith('.*')
      ? { op: 'remove', path, values: lost }
      : { op: 'replace', path, values: Object.fromEntries(lost.map((value) => [value, choices?.[0]])) };
    add(
      [...pointer, 'enum'],
      `'${path}' cannot be ${lost.map((value) => `'${value}'`).join(', ')} any more, and servers have stored that.`,
      `Write ${next} with a step like ${JSON.stringify(step)}, or put the value back.`,
    );
  }
  return found;
}

/** A kind of which a migration says what becomes of the values: they fit whatever there is now. */
const ANY = 'any';

/** Whether values of the old types are values of the new ones. */
function fits(before: readonly string[], now: readonly string[]): boolean {
  return before.every((type) => type === ANY || now.includes(type) || (type === 'integer' && now.includes('number')));
}

/** The kinds of stored fields after a step of a migration. */
function afterStep(fields: Readonly<Record<string, string>>, step: MigrationStep): Record<string, string> {
  const target = step.op === 'rename' ? step.from : step.path;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, old]): [string, string][] => {
      if (path !== target && !path.startsWith(`${target}.`)) return [[path, old]];
      if (step.op === 'rename') return [[step.to + path.slice(target.length), old]];
      const { types, choices } = partsOf(old);
      const gone = step.op === 'remove' ? step.values?.map(String) : Object.keys(step.values);
      if (gone === undefined) return [];
      if (path !== target) return [[path, old]];
      const rest = choices?.filter((value) => !gone.includes(value));
      if (step.op === 'remove') return [[path, kind(types, rest)]];
      return [[path, kind([ANY], rest && [...rest, ...Object.values(step.values)])]];
    }),
  );
}

/** The path of the group that a field stands in. */
export function parentOf(path: string): string {
  return path.split('.').slice(0, -1).join('.');
}

/** Where a field of this path would stand in the module file. */
function pointerOf(path: string): (string | number)[] {
  return ['settings', ...path.split('.').flatMap((key) => (key === '*' ? ['items'] : ['properties', key]))];
}
