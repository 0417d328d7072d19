import { rolledOut, rolledOutSpec } from '../../rollouts/rolledOut.ts';
import { rolloutsOf } from '../../rollouts/rolloutsOf.ts';
import { isObject } from '../../values/isObject.ts';
import type { Pointer } from '../../values/pointer.ts';
import type { Finding, LintModule } from './types.ts';

/** A module as it will be declared once its rollouts are finished; undefined if it has none. */
export function finished(module: LintModule): LintModule | undefined {
  const paths = rolloutsOf(module.spec).map(({ path }) => path);
  if (paths.length === 0) return undefined;
  const { spec, compiled } = module;
  return { ...module, spec: rolledOutSpec(spec, paths), compiled: compiled && rolledOut(compiled, paths) };
}

/** What is wrong with a module once its rollouts are finished, at the place where it is written now. */
export function placedInRollouts({ file, spec }: LintModule, findings: readonly Finding[]): Finding[] {
  return findings.map((finding) => {
    const pointer = finding.file === file ? inRollout(spec, finding.pointer) : undefined;
    return pointer
      ? { ...finding, pointer }
      : { ...finding, reason: `In servers that rollouts have reached: ${finding.reason}` };
  });
}

/** The place of a part of a setting in what a rollout brings, if it brings that part. */
export function inRollout(spec: unknown, pointer: Pointer): Pointer | undefined {
  let part = spec;
  for (const [depth, key] of pointer.entries()) {
    if (!isObject(part) && !Array.isArray(part)) return undefined;
    const [before, rest] = [pointer.slice(0, depth), pointer.slice(depth)];
    const rollout = Reflect.get(part, 'rollout');
    if (isObject(rollout) && has(rollout.to, rest)) return [...before, 'rollout', 'to', ...rest];
    part = Reflect.get(part, key);
  }
  return undefined;
}

function has(part: unknown, [key, ...rest]: Pointer): boolean {
  if (key === undefined) return true;
  return isObject(part) && Object.hasOwn(part, key) && has(part[key], rest);
}
