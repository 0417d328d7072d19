import { instead } from '../../../text/nearest.ts';
import type { Finding, ModuleLint } from '../types.ts';

/** Every field is loaded and saved by exactly one document, and documents name fields that exist. */
export const calls: ModuleLint = (module) => {
  const { spec, file } = module;
  const names = Object.keys(spec.settings.properties);
  const found: Finding[] = [];
  const holders = new Map<string, string>();
  for (const [index, { id, fields, load }] of (spec.calls?.documents ?? []).entries()) {
    if (load.plan !== undefined && !spec.requires?.some(({ plan }) => plan === load.plan)) {
      found.push({
        file,
        pointer: ['calls', 'documents', index, 'load', 'plan'],
        reason: `Servers without the plan '${load.plan}' are not asked for '${id}', and could change what was never read.`,
        advice: 'Let the module require the plan, too, in `requires`.',
      });
    }
    for (const [at, name] of fields.entries()) {
      const pointer = ['calls', 'documents', index, 'fields', at];
      const other = holders.get(name);
      if (!names.includes(name)) {
        const reason = `The document '${id}' names '${name}', which is no setting of the module.`;
        found.push({ file, pointer, reason, advice: instead(name, names) });
      } else if (other !== undefined) {
        const reason = `'${name}' is saved twice: in '${other}' and in '${id}'.`;
        found.push({ file, pointer, reason, advice: 'Remove it from one of them.' });
      }
      holders.set(name, other ?? id);
    }
  }
  // What is chosen on a person's own screen is not stored.
  for (const name of spec.screen.scope === 'person' ? [] : names) {
    if (holders.has(name)) continue;
    found.push({
      file,
      pointer: ['settings', 'properties', name],
      at: 'key',
      reason: `'${name}' belongs to no document, so it is neither loaded nor saved.`,
      advice: 'Add it to the `fields` of a document in `calls`.',
    });
  }
  return found;
};
