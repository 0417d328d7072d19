import type { Field } from '../../../model.ts';
import { isSection, partsIn } from '../../../screens/layout.ts';
import { instead } from '../../../text/nearest.ts';
import type { Finding, ModuleLint } from '../types.ts';

/** Every field with a widget stands in exactly one section, and sections and lists name fields that exist. */
export const layout: ModuleLint = (module) => {
  const { spec, file } = module;
  const fields = spec.settings.properties;
  const found: Finding[] = [];
  const seen = new Set<string>();
  const place = (name: string, pointer: (string | number)[]) => {
    if (!Object.hasOwn(fields, name)) {
      const reason = `This section names '${name}', which is no setting of the module.`;
      found.push({ file, pointer, reason, advice: instead(name, Object.keys(fields)) });
    } else if (seen.has(name)) {
      found.push({
        file,
        pointer,
        reason: `'${name}' stands on the screen twice.`,
        advice: 'Remove it here or in the other place.',
      });
    } else if (!fields[name]?.ui) {
      found.push({
        file,
        pointer,
        reason: `'${name}' has no widget, so it cannot be shown.`,
        advice: 'Give it `ui` with a widget, or remove it here.',
      });
    }
    seen.add(name);
  };
  for (const { part, pointer } of partsIn(spec.screen.layout)) {
    if (!isSection(part)) continue;
    for (const [at, entry] of part.fields.entries()) {
      const here = [...pointer, 'fields', at];
      if (typeof entry === 'string') place(entry, here);
      else for (const [inner, name] of entry.entries()) place(name, [...here, inner]);
    }
  }
  for (const [name, field] of Object.entries(fields)) {
    const pointer = ['settings', 'properties', name];
    if (field.ui && !seen.has(name)) {
      found.push({
        file,
        pointer,
        at: 'key',
        reason: `'${name}' has a widget and stands in no section, so nobody sees it.`,
        advice: 'Add it to the `fields` of a section in `layout`.',
      });
    }
    found.push(...rowFields(file, pointer, field));
  }
  return found;
};

/** A name to sort by may have a `-` before it. */
function plainName(name: string): string {
  return name.replace(/^-/, '');
}

/** The fields that a list shows: in the head of a closed entry, and in the lines of an open one. */
function rowFields(file: string, pointer: (string | number)[], { ui, items }: Field): Finding[] {
  if (ui?.widget !== 'items' && ui?.widget !== 'rows') return [];
  const names = Object.keys(items?.properties ?? {});
  const found: Finding[] = [];
  const check = (name: string | undefined, at: (string | number)[], part?: 'key') => {
    if (name === undefined || names.includes(name)) return;
    const reason = `The list names '${name}', which is no setting of its entries.`;
    found.push({ file, pointer: [...pointer, 'ui', ...at], at: part, reason, advice: instead(name, names) });
  };
  check(ui.titleField, ['titleField']);
  for (const option of ['summaryFields', 'sortBy'] as const) {
    for (const [index, name] of (ui[option] ?? []).entries()) check(plainName(name), [option, index]);
  }
  for (const [index, { values, unique }] of (ui.presets ?? []).entries()) {
    for (const name of Object.keys(values)) check(name, ['presets', index, 'values', name], 'key');
    check(unique, ['presets', index, 'unique']);
    if (unique === undefined || !names.includes(unique) || Object.hasOwn(values, unique)) continue;
    const reason = `This preset is added once by its '${unique}', and it has none.`;
    const advice = `Add '${unique}' to its \`values\`.`;
    found.push({ file, pointer: [...pointer, 'ui', 'presets', index, 'unique'], reason, advice });
  }
  if (!ui.layout) return found;
  const placed = ui.layout.flatMap((line, index) =>
    typeof line === 'string'
      ? [{ name: line, at: ['layout', index] }]
      : line.map((name, at) => ({ name, at: ['layout', index, at] })),
  );
  for (const { name, at } of placed) check(name, at);
  for (const name of names) {
    if (!items?.properties?.[name]?.ui || placed.some((one) => one.name === name)) continue;
    found.push({
      file,
      pointer: [...pointer, 'ui', 'layout'],
      at: 'key',
      reason: `'${name}' has a widget and stands in no line of the entry's layout, so nobody sees it.`,
      advice: 'Add it to a line of `layout`.',
    });
  }
  return found;
}
