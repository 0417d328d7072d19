import { listsOf } from '../../../fields/targets.ts';
import { placedFields } from '../fields/fields.ts';
import type { Finding, ModuleLint } from '../types.ts';

/** A module reads the server's lists that its fields and expressions need. */
export const reads: ModuleLint = (module) => {
  const { spec, file } = module;
  const read: readonly string[] = spec.calls?.reads ?? [];
  const found: Finding[] = [];
  for (const { field, pointer } of placedFields(spec)) {
    for (const [index, name] of (field.ui?.mentions ?? []).entries()) {
      if (read.includes(name)) continue;
      const reason = `This message can mention the server's ${name}, which the module does not read.`;
      const at = [...pointer, 'ui', 'mentions', index];
      found.push({ file, pointer: at, reason, advice: `Add '${name}' to \`reads\` in \`calls\`.` });
    }
    const list = field.refers && listsOf(field.refers).find((name) => !read.includes(name));
    if (list === undefined) continue;
    const reason = `This setting chooses from the server's ${list}, which the module does not read.`;
    found.push({ file, pointer, at: 'key', reason, advice: `Add '${list}' to \`reads\` in \`calls\`.` });
  }
  for (const [{ source, pointer }, checked] of module.expressions.checked) {
    const list = checked.reads
      .filter((path) => path.startsWith('guild.'))
      .map((path) => path.slice('guild.'.length))
      .find((name) => !read.includes(name));
    if (list === undefined) continue;
    found.push({
      file,
      pointer,
      expression: { source, start: 0, end: source.length },
      reason: `This expression needs the server's ${list}, which the module does not read.`,
      advice: `Add '${list}' to \`reads\` in \`calls\`.`,
    });
  }
  return found;
};
