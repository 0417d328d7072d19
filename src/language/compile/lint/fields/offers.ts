import { defaultsOf, newRow } from '../../../documents/defaults.ts';
import type { Json, Plan, SettingsDocument } from '../../../model.ts';
import { includesPlan } from '../../../plans/planOrder.ts';
import { type FieldForPlan, fieldAt, resolveForPlan } from '../../../plans/resolveForPlan.ts';
import { isObject } from '../../../values/isObject.ts';
import type { Pointer } from '../../../values/pointer.ts';
import { pathNamed } from '../../expressions/collect.ts';
import { constantValue } from '../expressions/constantValue.ts';
import type { Finding, LintModule, LintProject, ModuleLint } from '../types.ts';
import { breach } from './breaks.ts';
import { type PlacedField, placedFields, TYPE_TITLES, typeOf } from './fields.ts';

/** A value that a click or an effect puts into a setting. */
interface OfferedValue {
  what: string;
  /** The setting, with `*` for an entry: `items.*.price`. */
  path: string;
  value: Json;
  pointer: Pointer;
  plan?: Plan;
}

/** Offered values keep the limits of their setting, on every plan that has them and in every language. */
export const offers: ModuleLint = (module, project) => {
  const { file, spec, translations } = module;
  return [...placedFields(spec).flatMap(offersOf), ...effectOffers(module)].flatMap((offer): Finding[] => {
    const key = offer.pointer.join('.');
    const translated = Object.values(translations).flatMap(({ file: other, texts }) =>
      texts[key] === undefined ? [] : [{ file: other, pointer: [key], value: texts[key] }],
    );
    const written = [{ file, pointer: offer.pointer, value: offer.value }, ...translated];
    return written.flatMap(({ value, ...at }) =>
      faultOf(module, project, { ...offer, value }).map((reason) => ({
        ...at,
        reason,
        advice: 'Change it, or the limit of the setting.',
      })),
    );
  });
};

function offersOf({ field, path, pointer }: PlacedField): OfferedValue[] {
  const { templates = [], presets = [] } = field.ui ?? {};
  const at = (...keys: Pointer) => [...pointer, 'ui', ...keys];
  return [
    ...templates.map(({ text, plan }, index) => ({
      what: 'This template',
      path,
      value: text,
      pointer: at('templates', index, 'text'),
      plan,
    })),
    ...presets.flatMap(({ values }, index) =>
      Object.entries(values).map(([name, value]) => ({
        what: 'This value',
        path: `${path}.*.${name}`,
        value,
        pointer: at('presets', index, 'values', name),
      })),
    ),
  ];
}

/** The values that effects always set. */
function effectOffers({ spec, expressions, compiled }: LintModule): OfferedValue[] {
  if (!compiled) return [];
  return [...expressions.checked].flatMap(([{ source, pointer, expected }, { constant }]): OfferedValue[] => {
    const [part, index, , name] = pointer;
    const effect = part === 'effects' ? spec.effects[Number(index)] : undefined;
    if (!effect || expected.kind !== 'value' || !constant || name === undefined) return [];
    const value = constantValue(compiled, source);
    if (value === undefined) return [];
    const path = pathNamed(spec, effect.each, String(name));
    return [{ what: 'This value', path, value, pointer }];
  });
}

/** What is wrong with an offer; names the plan if the offer is fine on another one. */
function faultOf(module: LintModule, { plans }: LintProject, offer: OfferedValue): string[] {
  const offered = plans.ids.filter(
    (plan) => includesPlan(plans.ids, plan, offer.plan) && !isLocked(module, plan, offer.path),
  );
  const faults = offered.flatMap((plan) => {
    const breaks = valueFault(module, plan, offer);
    return breaks === undefined ? [] : [{ plan, breaks }];
  });
  const [first] = faults;
  if (!first) return [];
  return [`${offer.what} ${first.breaks}${faults.length === offered.length ? '' : ` on the plan '${first.plan}'`}.`];
}

function isLocked({ spec }: LintModule, plan: Plan, path: string): boolean {
  return fieldAt(resolveForPlan(spec, plan), path.split('.').slice(0, 1))?.locked !== undefined;
}

/** What a value breaks on a plan, in words; undefined if it may be stored. */
export function valueFault(
  { spec, compiled }: LintModule,
  plan: Plan,
  { path, value }: Pick<OfferedValue, 'path' | 'value'>,
): string | undefined {
  const keys = path.split('.');
  const moduleForPlan = resolveForPlan(spec, plan);
  const field = fieldAt(moduleForPlan, keys);
  const validator = compiled?.validators[plan];
  if (!field || !validator) return undefined;
  if (validator(withValue(defaultsOf(moduleForPlan), moduleForPlan.fields, keys, value))) return undefined;
  const place = `/${keys.join('/').replaceAll('*', '0')}`;
  const error = validator.errors?.find(({ instancePath }) => instancePath === place);
  if (!error) return undefined;
  if (error.keyword === 'type') return `must be ${TYPE_TITLES[typeOf(field)]}`;
  return breach(error, field) ?? 'breaks a limit of its setting';
}

/** The object with a value at a field's path. Lists on the way get one new entry. */
function withValue(
  object: SettingsDocument,
  fields: Readonly<Record<string, FieldForPlan>>,
  [name = '', ...rest]: readonly string[],
  value: Json,
): SettingsDocument {
  const field = fields[name];
  if (!field || rest.length === 0) return { ...object, [name]: value };
  if (rest[0] === '*') {
    return { ...object, [name]: [withValue(newRow(field), field.items?.properties ?? {}, rest.slice(1), value)] };
  }
  const inner = object[name];
  return { ...object, [name]: withValue(isObject(inner) ? inner : {}, field.properties ?? {}, rest, value) };
}
