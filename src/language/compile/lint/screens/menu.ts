import type { Pointer } from '../../../values/pointer.ts';
import type { Finding, ProjectLint } from '../types.ts';

/** No two entries of a menu group have the same order, and somebody sees each. */
export const menu: ProjectLint = ({ modules, configure, plans }) => {
  const found: Finding[] = [];
  const taken = new Map<string, string>();
  const check = (file: string, pointer: Pointer, name: string, group: string, order: number) => {
    const other = taken.get(`${group} ${order}`);
    if (other !== undefined) {
      const reason = `${other} has the order ${order} in the group '${group}', too.`;
      found.push({ file, pointer: [...pointer, 'order'], reason, advice: 'Choose another number.' });
    }
    taken.set(`${group} ${order}`, other ?? name);
  };
  configure.actions.forEach(({ id, group, order }, index) => {
    check(configure.file, ['actions', index], `The entry '${id}'`, group, order);
  });
  for (const [index, { hiddenWithPlan }] of configure.actions.entries()) {
    if (hiddenWithPlan === undefined || hiddenWithPlan !== plans.ids[0]) continue;
    const reason = 'Every server has the lowest plan, so nobody sees this entry.';
    const advice = 'Write a higher plan, or remove the entry.';
    found.push({ file: configure.file, pointer: ['actions', index, 'hiddenWithPlan'], reason, advice });
  }
  for (const { id, file, spec } of modules) {
    const entry = spec.screen.menu;
    if (entry) check(file, ['screen', 'menu'], `The module '${id}'`, entry.group, entry.order);
  }
  return found;
};
