import { instead } from '../../../text/nearest.ts';
import type { Finding, Pointer, ProjectLint } from '../types.ts';

/** Menu entries stand in groups that exist, each with an order of its own, and the page opens with a module. */
export const menu: ProjectLint = ({ modules, configure, moduleIds }) => {
  const found: Finding[] = [];
  const groups = configure.groups.map(({ id }) => id);
  const taken = new Map<string, string>();
  const check = (file: string, pointer: Pointer, name: string, group: string, order: number) => {
    if (!groups.includes(group)) {
      const reason = `The menu has no group '${group}'.`;
      found.push({ file, pointer: [...pointer, 'group'], reason, advice: instead(group, groups) });
      return;
    }
    const other = taken.get(`${group} ${order}`);
    if (other !== undefined) {
      const reason = `${other} has the order ${order} in the group '${group}' too.`;
      found.push({ file, pointer: [...pointer, 'order'], reason, advice: 'Choose another number.' });
    }
    taken.set(`${group} ${order}`, other ?? name);
  };
  configure.actions.forEach(({ id, group, order }, index) => {
    check(configure.file, ['actions', index], `The entry '${id}'`, group, order);
  });
  for (const { id, file, spec } of modules) {
    const entry = spec.screen.menu;
    if (entry) check(file, ['screen', 'menu'], `The module '${id}'`, entry.group, entry.order);
  }
  if (!moduleIds.includes(configure.defaultSection)) {
    const reason = `There is no module '${configure.defaultSection}'.`;
    const advice = instead(configure.defaultSection, moduleIds);
    found.push({ file: configure.file, pointer: ['defaultSection'], reason, advice });
  }
  return found;
};
