import type { Finding, ModuleLint } from '../types.ts';

/** What a module needs is the same for everybody, and a module that others read needs no third one. */
export const requirements: ModuleLint = (module, project) => {
  const { spec, file } = module;
  const found: Finding[] = [];
  for (const [{ source, pointer }, { reads }] of module.expressions.checked) {
    const [part, , key] = pointer;
    if (part !== 'requires' || key !== 'rule') continue;
    const other = reads.find((path) => path !== 'plan' && !path.startsWith('modules.'));
    if (other === undefined) continue;
    const expression = { source, start: 0, end: source.length };
    const reason = `What a module needs is the same for everybody, and this reads '${other.split('.')[0]}'.`;
    found.push({ file, pointer, expression, reason, advice: 'Read settings of other modules only.' });
  }
  for (const [index, { module: id }] of (spec.calls?.uses ?? []).entries()) {
    const needs = project.modules.find((one) => one.id === id)?.spec.requires?.some(({ rule }) => rule !== undefined);
    if (!needs) continue;
    const reason = `The module '${id}' needs another module itself, so no module can read whether it is on.`;
    const advice = 'Read the settings of that other module.';
    found.push({ file, pointer: ['calls', 'uses', index, 'module'], reason, advice });
  }
  return found;
};
