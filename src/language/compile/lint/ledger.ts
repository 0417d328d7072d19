import type { MigrationStep } from '../../model.ts';
import { type PlacedField, placedFields } from './fields.ts';
import type { Finding, LintModule, LintProject } from './types.ts';

/** The kind of a field, as `generated/fields.json` keeps it. */
function kindOf({ field }: PlacedField): string {
  return [field.type].flat().join('|') + (field.enum ? ` of ${field.enum.join(', ')}` : '');
}

/** The fields of a module by path, with their kinds. Entries of lists that are no groups have none of their own. */
export function fieldKinds(spec: LintModule['spec']): Record<string, string> {
  const placed = placedFields(spec).filter(({ name }) => name !== '*');
  return Object.fromEntries(placed.map((one) => [one.path, kindOf(one)]));
}

type Stored = Pick<LintModule, 'id' | 'file' | 'spec' | 'migrations'>;

/** What servers have stored still has a place, or a migration says what becomes of it. */
export function ledger(project: Pick<LintProject, 'ledger' | 'moduleIds'> & { modules: readonly Stored[] }): Finding[] {
  return Object.entries(project.ledger).flatMap(([id, before]): Finding[] => {
    const module = project.modules.find((one) => one.id === id);
    if (!module) {
      if (project.moduleIds.includes(id) || Object.keys(before).length === 0) return [];
      return [
        {
          file: `schemas/modules/${id}/module.json`,
          pointer: [],
          reason: `The module '${id}' is gone, and servers have stored settings of it.`,
          advice: 'Put it back. If it was never released, run `npm run generate -- --unreleased`.',
        },
      ];
    }
    return losses(module, before).map(({ finding }) => finding);
  });
}

/**
 * The ledger that follows: every field with its kind now, and those that servers have stored and no migration speaks
 * of as they were, so that the check keeps asking for one.
 */
export function nextLedger(
  before: LintProject['ledger'],
  modules: readonly Stored[],
): Record<string, Record<string, string>> {
  const next: Record<string, Record<string, string>> = {};
  for (const module of modules) {
    const stored = before[module.id] ?? {};
    const lost = losses(module, stored).map(({ path }) => path);
    const kept = Object.entries(stored).filter(([path]) =>
      lost.some((one) => path === one || path.startsWith(`${one}.`)),
    );
    next[module.id] = { ...fieldKinds(module.spec), ...Object.fromEntries(kept) };
  }
  for (const [id, fields] of Object.entries(before)) {
    if (!next[id] && Object.keys(fields).length > 0) next[id] = fields;
  }
  return next;
}

/** Stored fields that have no place now, with what to say about each. */
function losses(module: Stored, before: Readonly<Record<string, string>>): { path: string; finding: Finding }[] {
  const now = fieldKinds(module.spec);
  const steps = module.migrations.flatMap((migration) => migration.steps);
  const next = `schemas/modules/${module.id}/migrations/${module.migrations.length + 1}.json`;
  const found: { path: string; finding: Finding }[] = [];
  for (const [path, kind] of Object.entries(before)) {
    const add = (finding: Finding) => found.push({ path, finding });
    const pointer = pointerOf(path);
    const current = now[path];
    if (current === undefined) {
      const parentGone = Object.keys(before).some((other) => path.startsWith(`${other}.`) && now[other] === undefined);
      if (parentGone || covered(steps, path)) continue;
      const renamed = Object.keys(now).filter((name) => before[name] === undefined && now[name] === kind);
      const step = renamed.length === 1 ? { op: 'rename', from: path, to: renamed[0] } : { op: 'remove', path };
      add({
        file: module.file,
        pointer: pointer.slice(0, -1),
        reason: `The setting '${path}' is gone, and servers have stored it.`,
        advice: `Write ${next} with the step ${JSON.stringify(step)}, or put the setting back.`,
      });
      continue;
    }
    const [oldType = '', oldValues] = kind.split(' of ');
    const [type = ''] = current.split(' of ');
    if (!fits(oldType, type) && !handled(steps, path)) {
      add({
        file: module.file,
        pointer: [...pointer, 'type'],
        reason: `'${path}' was ${oldType} and is ${type} now, and servers have stored the old kind.`,
        advice: `Write ${next} with a step "replace" or "remove" for it, or give the setting another name.`,
      });
      continue;
    }
    const values = current.split(' of ')[1]?.split(', ');
    const gone = oldValues?.split(', ').filter((value) => values && !values.includes(value)) ?? [];
    const lost = gone.filter((value) => !replaced(steps, path, value));
    if (lost.length === 0) continue;
    const step = { op: 'replace', path, values: Object.fromEntries(lost.map((value) => [value, values?.[0]])) };
    add({
      file: module.file,
      pointer: [...pointer, 'enum'],
      reason: `'${path}' cannot be ${lost.map((value) => `'${value}'`).join(', ')} any more, and servers have stored that.`,
      advice: `Write ${next} with a step like ${JSON.stringify(step)}, or put the value back.`,
    });
  }
  return found;
}

/** Whether values of the old type are values of the new one. */
function fits(before: string, now: string): boolean {
  return now.split('|').includes(before) || before === now || (before === 'integer' && now === 'number');
}

function covered(steps: readonly MigrationStep[], path: string): boolean {
  return steps.some((step) => {
    const gone = step.op === 'rename' ? step.from : step.op === 'remove' ? step.path : undefined;
    return gone !== undefined && (path === gone || path.startsWith(`${gone}.`));
  });
}

function handled(steps: readonly MigrationStep[], path: string): boolean {
  return steps.some((step) => step.op !== 'rename' && step.path === path);
}

function replaced(steps: readonly MigrationStep[], path: string, value: string): boolean {
  return steps.some(
    (step) =>
      (step.op === 'replace' && step.path === path && Object.hasOwn(step.values, value)) ||
      (step.op === 'remove' && step.path === path),
  );
}

/** Where a field of this path would stand in the module file. */
function pointerOf(path: string): (string | number)[] {
  return ['settings', ...path.split('.').flatMap((key) => (key === '*' ? ['items'] : ['properties', key]))];
}
