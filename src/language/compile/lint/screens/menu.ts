import type { Pointer } from '../../../values/pointer.ts';
import type { Finding, ProjectLint } from '../types.ts';

/** No two entries of a menu group have the same order, no two entries the same title, and somebody sees each. */
export const menu: ProjectLint = ({ modules, configure, plans }) => {
  const found: Finding[] = [];
  const taken = new Map<string, string>();
  const titled = new Map<string, string>();
  const checkTitle = (file: string, pointer: Pointer, name: string, title: string) => {
    const key = title.trim().toLowerCase();
    const other = titled.get(key);
    if (other !== undefined) {
      const reason = `${other} has the same title, so nobody can tell them apart.`;
      found.push({ file, pointer, reason, advice: 'Change one of them.' });
    }
    titled.set(key, other ?? name);
  };
  const check = (file: string, pointer: Pointer, name: string, group: string, order: number) => {
    const other = taken.get(`${group} ${order}`);
    if (other !== undefined) {
      const reason = `${other} has the order ${order} in the group '${group}', too.`;
      found.push({ file, pointer: [...pointer, 'order'], reason, advice: 'Choose another number.' });
    }
    taken.set(`${group} ${order}`, other ?? name);
  };
  configure.pages.forEach(({ id, title }, index) => {
    checkTitle(configure.file, ['pages', index, 'title'], `The page '${id}'`, title);
  });
  configure.actions.forEach(({ id, title, group, order }, index) => {
    checkTitle(configure.file, ['actions', index, 'title'], `The entry '${id}'`, title);
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
    if (!entry) continue;
    checkTitle(file, ['screen', 'title'], `The module '${id}'`, spec.screen.title);
    check(file, ['screen', 'menu'], `The module '${id}'`, entry.group, entry.order);
  }
  return found;
};
