import { hasReportedType } from '../../../fields/reports.ts';
import type { ModuleSpec, ReportedValue } from '../../../model.ts';
import { TYPE_TITLES } from '../fields/fields.ts';
import type { Finding, ModuleLint } from '../types.ts';

/** Reported values have unique names, and defaults of their type. */
export const reported: ModuleLint = ({ spec, file }) => {
  const found: Finding[] = [];
  const taken = settingsInAnswers(spec);
  const names = new Set<string>();
  for (const [index, { reported: values, load, save }] of (spec.calls?.documents ?? []).entries()) {
    for (const [name, value] of Object.entries(values ?? {})) {
      const pointer = ['calls', 'documents', index, 'reported', name];
      const beside: readonly string[] = [...(load.adds ?? []), ...Object.keys(save.constants ?? {})];
      if (taken.has(name) || names.has(name) || beside.includes(name)) {
        const reason = `The module's calls already contain '${name}'.`;
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

/** The names of settings in the module's answers. */
function settingsInAnswers({ settings }: ModuleSpec): Set<string> {
  return new Set(
    Object.entries(settings.properties).map(([name, { wire }]) => (wire?.path ?? name).split('.')[0] ?? name),
  );
}

function typeName({ type }: ReportedValue): string {
  return typeof type === 'string' ? (TYPE_TITLES[type] ?? type) : 'text or none';
}
