import { LISTS, listsOf } from '../../../fields/targets.ts';
import { placedFields } from '../fields/fields.ts';
import { placedActions } from '../screens/actions.ts';
import type { Finding, LintModule, LintProject, ModuleLint } from '../types.ts';

/** A list of the server that part of a module needs. */
interface Need extends Pick<Finding, 'pointer' | 'at' | 'expression'> {
  list: string;
  /** Says what needs the list, before its name. */
  reason: string;
}

/** A module reads the lists of the server that its fields and expressions need, and the documents of other modules, and no others. */
export const reads: ModuleLint = (module, project) => {
  const { spec, file, expressions } = module;
  const read: readonly string[] = spec.calls?.reads ?? [];
  const needs = needsOf(module);
  const missing = needs
    .filter(({ list }) => !read.includes(list))
    .map(({ list, reason, ...place }): Finding => {
      const advice = `Add '${list}' to \`reads\` in \`calls\`.`;
      return { file, ...place, reason: `${reason} the server's ${list}, which the module does not read.`, advice };
    });
  if (expressions.faults.length > 0) return missing;
  // Previews show the bot's avatar.
  const needed = new Set(['botAvatar', ...needs.map(({ list }) => list)]);
  const idle = read.flatMap((list, index): Finding[] => {
    if (needed.has(list)) return [];
    const reason = `No setting and no expression needs the server's ${list}.`;
    return [{ file, pointer: ['calls', 'reads', index], reason, advice: 'Remove this list.' }];
  });
  return [...missing, ...idle, ...idleUses(module, project)];
};

function needsOf({ spec, expressions }: LintModule): Need[] {
  const needs: Need[] = [];
  for (const { field, pointer } of placedFields(spec)) {
    for (const [index, list] of (field.ui?.mentions ?? []).entries()) {
      needs.push({ list, pointer: [...pointer, 'ui', 'mentions', index], reason: 'This message can mention' });
    }
    for (const list of field.refers ? listsOf(field.refers) : []) {
      needs.push({ list, pointer, at: 'key', reason: 'This setting chooses from' });
    }
  }
  // What is missing may be of any kind.
  for (const { action, pointer } of placedActions(spec)) {
    if (!action.preview?.mapping) continue;
    const at = [...pointer, 'preview', 'mapping'];
    for (const list of LISTS) needs.push({ list, pointer: at, at: 'key', reason: 'Replacements are chosen from' });
  }
  for (const [{ source, pointer }, { reads: paths }] of expressions.checked) {
    const expression = { source, start: 0, end: source.length };
    for (const [root, list = ''] of paths.map((path) => path.split('.'))) {
      if (root === 'guild') needs.push({ list, pointer, expression, reason: 'This expression needs' });
    }
  }
  return needs;
}

function idleUses({ spec, file, expressions }: LintModule, project: LintProject): Finding[] {
  const read = new Set(
    [...expressions.checked].flatMap(([, { reads: paths }]) =>
      paths.map((path) => path.split('.')).flatMap(([root, id]) => (root === 'modules' ? (id ?? '*') : [])),
    ),
  );
  return (spec.calls?.uses ?? []).flatMap(({ module: id }, index): Finding[] => {
    // Dates are in the time zone of the server.
    const isRead = read.has(id) || read.has('*') || id === spec.timeZone?.module;
    if (isRead || !project.modules.some((one) => one.id === id)) return [];
    const reason = `No expression reads 'modules.${id}'.`;
    return [{ file, pointer: ['calls', 'uses', index], reason, advice: 'Use it, or remove it.' }];
  });
}
