import type { Finding, ModuleLint } from '../types.ts';

/** Every setting is loaded and saved by exactly one document. */
export const calls: ModuleLint = ({ spec, file }) => {
  const found: Finding[] = [];
  const holders = new Map<string, string>();
  for (const [index, { id, fields, load }] of (spec.calls?.documents ?? []).entries()) {
    if (load.plan !== undefined && !spec.requires?.some(({ plan }) => plan === load.plan)) {
      found.push({
        file,
        pointer: ['calls', 'documents', index, 'load', 'plan'],
        reason: `'${id}' is not loaded for servers without the plan '${load.plan}', so they could overwrite settings that were never read.`,
        advice: 'Add the plan to `requires`, too.',
      });
    }
    for (const [at, name] of fields.entries()) {
      const other = holders.get(name);
      if (other !== undefined) {
        const reason = `'${name}' is saved twice: in '${other}' and in '${id}'.`;
        const pointer = ['calls', 'documents', index, 'fields', at];
        found.push({ file, pointer, reason, advice: 'Remove it from one of them.' });
      }
      holders.set(name, other ?? id);
    }
  }
  // The choices on a user's own screen are not stored.
  const stored = spec.screen.scope === 'user' ? [] : Object.keys(spec.settings.properties);
  for (const name of stored) {
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
