import type { Finding, ModuleLint } from '../types.ts';

/** A module's requirements do not depend on the user, and modules that others read require no further module. */
export const requirements: ModuleLint = (module, project) => {
  const { spec, file } = module;
  const found: Finding[] = [];
  for (const [{ source, pointer }, { reads }] of module.expressions.checked) {
    const [part, , key] = pointer;
    if (part !== 'requires' || key !== 'rule') continue;
    const other = reads.find((path) => path !== 'plan' && !path.startsWith('modules.'));
    if (other === undefined) continue;
    const expression = { source, start: 0, end: source.length };
    const reason = `Requirements must be the same for every user and setting, but this reads '${other.split('.')[0]}'.`;
    found.push({ file, pointer, expression, reason, advice: 'Read settings of other modules only.' });
  }
  for (const [index, { plan }] of (spec.requires ?? []).entries()) {
    if (plan === undefined || plan !== project.plans.ids[0]) continue;
    const reason = 'Every server has the lowest plan, so this is always met.';
    found.push({ file, pointer: ['requires', index, 'plan'], reason, advice: 'Write a higher plan, or remove it.' });
  }
  for (const [index, { module: id }] of (spec.calls?.uses ?? []).entries()) {
    const needs = project.modules.find((one) => one.id === id)?.spec.requires?.some(({ rule }) => rule !== undefined);
    if (!needs) continue;
    const reason = `The module '${id}' requires another module itself, so its settings do not show whether it is in use.`;
    const advice = 'Read the settings of the module that it requires.';
    found.push({ file, pointer: ['calls', 'uses', index, 'module'], reason, advice });
  }
  return found;
};
