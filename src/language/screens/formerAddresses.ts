import type { MigrationStep, Migrations } from '../model.ts';

/**
 * The addresses that a setting may have today if an address was written down at some time, the most recent time first. What
 * was renamed is known from the migrations of its module.
 */
export function formerAddresses(parts: readonly string[], migrations: Migrations): (readonly string[])[] {
  return [...migrations.keys(), migrations.length]
    .reverse()
    .map((version) => migrations.slice(version).flat().reduce(after, parts));
}

/** The address after a step. Other steps change values, not names. */
function after(parts: readonly string[], step: MigrationStep): readonly string[] {
  if (step.op === 'rename') return renamed(parts, [step.from], step.to);
  if (step.op === 'join') return renamed(parts, step.from, step.to);
  if (step.op === 'split' && !step.to.includes(step.path)) return renamed(parts, [step.path], step.to[0] ?? step.path);
  return parts;
}

/** Changes only the last name of a path, as these steps do: the entries around it keep their keys. */
function renamed(parts: readonly string[], from: readonly string[], to: string): readonly string[] {
  const names = to.split('.');
  const last = names.length - 1;
  const leads = from.some((path) => path.split('.').every((name, at) => name === '*' || name === parts[at]));
  return leads ? parts.with(last, names[last] ?? '') : parts;
}
