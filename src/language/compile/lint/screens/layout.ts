import type { Field, ModuleSpec } from '../../../model.ts';
import { isSection, panelsIn, partsIn } from '../../../screens/layout.ts';
import { equal } from '../../../values/equal.ts';
import type { Pointer } from '../../../values/pointer.ts';
import { placedFields } from '../fields/fields.ts';
import type { Finding, ModuleLint } from '../types.ts';

/** Every setting with a widget is shown exactly once: in a section of the screen, or in a line of its entry's layout. */
export const layout: ModuleLint = ({ spec, file }) => {
  const fields = spec.settings.properties;
  const found: Finding[] = [];
  const seen = new Map<string, Pointer>();
  for (const { name, pointer } of shownSettings(spec)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const before = seen.get(name);
    // A name that is in one list twice is a finding already.
    if (field && before && !equal(listOf(before), listOf(pointer))) {
      const reason = `'${name}' is on the screen twice.`;
      found.push({ file, pointer, reason, advice: 'Remove it here or in the other place.' });
    } else if (field && !field.ui) {
      const reason = `'${name}' has no widget, so it cannot be shown.`;
      found.push({ file, pointer, reason, advice: 'Give it `ui` with a widget, or remove it here.' });
    }
    seen.set(name, pointer);
  }
  for (const { panel, pointer } of panelsIn(spec.screen.layout)) {
    const at = panel.layout.findIndex(isSection);
    if (panel.visible === undefined || at < 0) continue;
    const reason = 'This tab is not always shown, so its settings could be out of reach.';
    const advice = 'Remove `visible` from the tab, or move the section to another one.';
    found.push({ file, pointer: [...pointer, 'layout', at], reason, advice });
  }
  for (const [name, field] of Object.entries(fields)) {
    const pointer = ['settings', 'properties', name];
    if (field.ui && !seen.has(name)) {
      const reason = `'${name}' has a widget but is in no section, so nobody sees it.`;
      found.push({ file, pointer, at: 'key', reason, advice: 'Add it to the `fields` of a section in `layout`.' });
    }
  }
  return [...found, ...placedFields(spec).flatMap(({ field, pointer }) => entryFindings(file, pointer, field))];
};

function listOf(pointer: Pointer): Pointer {
  return pointer.slice(0, pointer.findLastIndex((key) => typeof key === 'string') + 1);
}

interface PlacedName {
  name: string;
  pointer: Pointer;
}

function shownSettings({ screen }: ModuleSpec): PlacedName[] {
  return partsIn(screen.layout).flatMap(({ part, pointer }) =>
    isSection(part) ? namesIn(part.fields, [...pointer, 'fields']) : [],
  );
}

/** The names in lines; an inner list is a line of several. */
function namesIn(lines: readonly (string | readonly string[])[], pointer: Pointer): PlacedName[] {
  return lines.flatMap((line, index) =>
    typeof line === 'string'
      ? [{ name: line, pointer: [...pointer, index] }]
      : line.map((name, at) => ({ name, pointer: [...pointer, index, at] })),
  );
}

/** Presets have the value that tells them apart, and a layout has every setting of an entry. */
function entryFindings(file: string, pointer: Pointer, { ui, items }: Field): Finding[] {
  const found: Finding[] = [];
  const properties = items?.properties ?? {};
  for (const [index, { values, unique }] of (ui?.presets ?? []).entries()) {
    if (unique === undefined || !Object.hasOwn(properties, unique) || Object.hasOwn(values, unique)) continue;
    const reason = `This preset can be added only once for each '${unique}', but has no '${unique}' itself.`;
    const advice = `Add '${unique}' to its \`values\`.`;
    found.push({ file, pointer: [...pointer, 'ui', 'presets', index, 'unique'], reason, advice });
  }
  if (!ui?.layout) return found;
  const lines = namesIn(ui.layout, [...pointer, 'ui', 'layout']);
  const placed = lines.map(({ name }) => name);
  for (const [name, field] of Object.entries(properties)) {
    if (!field.ui || placed.includes(name)) continue;
    const reason = `'${name}' has a widget but is in no line of the entry's layout, so nobody sees it.`;
    const at = [...pointer, 'ui', 'layout'];
    found.push({ file, pointer: at, at: 'key', reason, advice: 'Add it to a line of `layout`.' });
  }
  return found;
}
