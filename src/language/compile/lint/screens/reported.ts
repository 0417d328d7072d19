import { hasReportedType } from '../../../fields/reports.ts';
import type { ModuleSpec, ReportedValue } from '../../../model.ts';
import { KINDS } from '../fields/fields.ts';
import type { Finding, ModuleLint } from '../types.ts';

/** Values that the bot reports have names of their own and a default of their type. */
export const reported: ModuleLint = ({ spec, file }) => {
  const found: Finding[] = [];
  const taken = settingsInAnswers(spec);
  const names = new Set<string>();
  for (const [index, { reported: values, load, save }] of (spec.calls?.documents ?? []).entries()) {
    for (const [name, value] of Object.entries(values ?? {})) {
      const pointer = ['calls', 'documents', index, 'reported', name];
      const beside: readonly string[] = [...(load.adds ?? []), ...Object.keys(save.constants ?? {})];
      if (taken.has(name) || names.has(name) || beside.includes(name)) {
        const reason = `'${name}' stands in the module's calls already.`;
        found.push({ file, pointer, at: 'key', reason, advice: 'Give the value that the bot reports another name.' });
      }
      names.add(name);
      if (hasReportedType(value, value.default)) continue;
      const reason = `The default must be ${typeName(value)}.`;
      found.push({ file, pointer: [...pointer, 'default'], reason, advice: 'Change the default or the type.' });
    }
  }
  return found;
};

/** The names under which settings stand in the answers of the module's calls. */
function settingsInAnswers({ settings }: ModuleSpec): Set<string> {
  return new Set(
    Object.entries(settings.properties).map(([name, { wire }]) => (wire?.path ?? name).split('.')[0] ?? name),
  );
}

function typeName({ type }: ReportedValue): string {
  return Array.isArray(type) ? 'text or none' : (KINDS[type as string] ?? String(type));
}
