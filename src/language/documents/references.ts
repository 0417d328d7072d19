import { type TargetKind, targetOf } from '../fields/targets.ts';
import type { Json, Path, SettingsDocument } from '../model.ts';
import type { FieldForPlan, ModuleForPlan } from '../plans/resolveForPlan.ts';
import { parseCustomEmoji } from '../text/emoji.ts';
import { type MentionInText, mentionsInText } from '../text/mentions.ts';
import { isObject } from '../values/isObject.ts';
import { type ModuleWithRows, rowTitle } from './rows.ts';

/** What a value can refer to in a guild. */
export type ReferenceKind = TargetKind | 'emoji';

/** A reference in a document: its target and the place where it is. */
export type ReferencePlace = WholeReference | Mentioned;

interface Place {
  id: string;
  path: Path;
  field: FieldForPlan;
}

/** A reference that is the whole value. */
interface WholeReference extends Place {
  kind: ReferenceKind;
  inText?: undefined;
}

/** What is mentioned among the words of a text. */
export interface Mentioned extends Place {
  kind: MentionInText['kind'];
  inText: true;
}

/** All references in a document: values of fields with `refers`, and custom emoji. */
export function referencesIn(module: ModuleForPlan, document: SettingsDocument): ReferencePlace[] {
  return textsIn(module, document).flatMap((place) => referenceIn(place) ?? []);
}

/** The references in the value of a field. */
export function referencesInValue(field: FieldForPlan, path: Path, value: Json | undefined): ReferencePlace[] {
  return textsInValue(field, path, value).flatMap((place) => referenceIn(place) ?? []);
}

/** All references in a document, and what its texts mention among their words. */
export function referencesAndMentionsIn(module: ModuleForPlan, document: SettingsDocument): ReferencePlace[] {
  return textsIn(module, document).flatMap((place) => {
    const { path, field, text } = place;
    const whole = referenceIn(place);
    if (whole || field.refers) return whole ?? [];
    return mentionsInText(text).map((mention) => ({ ...mention, path, field, inText: true as const }));
  });
}

function referenceIn({ path, field, text }: TextPlace): ReferencePlace | undefined {
  if (field.refers) {
    const target = targetOf(field.refers, text);
    return target && { ...target, path, field };
  }
  const emoji = parseCustomEmoji(text);
  return emoji ? { kind: 'emoji', id: emoji.id, path, field } : undefined;
}

/** A text in a document. */
export interface TextPlace extends Pick<ReferencePlace, 'path' | 'field'> {
  text: string;
}

/** Every text in the fields of a document, except empty ones. */
export function textsIn(module: ModuleForPlan, document: SettingsDocument): TextPlace[] {
  return Object.entries(module.fields).flatMap(([name, field]) => textsInValue(field, [name], document[name]));
}

function textsInValue(field: FieldForPlan, path: Path, value: Json | undefined): TextPlace[] {
  if (typeof value === 'string') return value === '' ? [] : [{ path, field, text: value }];
  const { items, properties } = field;
  if (items && Array.isArray(value)) return value.flatMap((row, index) => textsInValue(items, [...path, index], row));
  if (properties && isObject(value)) {
    return Object.entries(properties).flatMap(([name, part]) => textsInValue(part, [...path, name], value[name]));
  }
  return [];
}

/** The ids of the members that a document refers to. */
export function memberIdsIn(module: ModuleForPlan, document: SettingsDocument): string[] {
  return referencesIn(module, document).flatMap(({ kind, id }) =>
    kind === 'member' && /^\d{1,20}$/.test(id) ? [id] : [],
  );
}

/** Titles from the top-level field down to the value at a path; rows are called by name or number. */
export function labelOf(module: ModuleWithRows, document: SettingsDocument, path: Path): string[] {
  const [name = '', ...rest] = path;
  let field = module.fields[name];
  let value: Json | undefined = document[name];
  const label = [field?.title ?? String(name)];
  for (const key of rest) {
    if (typeof key === 'number') {
      const list = field;
      value = Array.isArray(value) ? value[key] : undefined;
      field = list?.items;
      label.push(rowTitle(list, value, module.context?.guild) ?? String(key + 1));
    } else {
      value = isObject(value) ? value[key] : undefined;
      field = field?.properties?.[key];
      label.push(field?.title ?? key);
    }
  }
  return label;
}
