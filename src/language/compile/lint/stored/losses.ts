import type { ConvertStep } from '../../../../../generated/language/types.ts';
import { convertValue } from '../../../documents/convertValue.ts';
import type { Json, MigrationStep } from '../../../model.ts';
import type { StoredField } from '../types.ts';
import { afterStep, type StoredFields } from './afterStep.ts';
import { sourcesOf } from './steps.ts';
import { choicesOf, isListed, typesOf } from './storedFields.ts';

/** The stored values of a field that a step deletes, in words; undefined if it deletes none. */
export function lossIn(field: StoredField, step: MigrationStep): string | undefined {
  if (step.op === 'convert') return unconvertible(field, step);
  if (step.op !== 'remove') return undefined;
  const { values, except } = step;
  if (!values && !except) return 'all stored values';
  const lost = choicesOf(field)?.filter((value) => isListed(value, values ?? except ?? []) === Boolean(values));
  if (lost) return listed(lost);
  return values ? listed(values) : `stored values other than ${quoted(except ?? [])}`;
}

/** What steps delete of the stored fields that they are applied to, in words. */
export function lossesOf(steps: readonly MigrationStep[], stored: StoredFields): string[] {
  let fields = stored;
  return steps.flatMap((step) => {
    const [source] = sourcesOf(step);
    const field = source && fields[source.path];
    fields = afterStep(fields, step);
    return (field && lossIn(field, step)) ?? [];
  });
}

function unconvertible(field: StoredField, step: ConvertStep): string | undefined {
  const choices = choicesOf(field);
  if (choices) return listed(choices.filter((value) => convertValue(value, step) === undefined));
  const isOf = (...types: string[]) => typesOf(field).some((type) => types.includes(type));
  if (step.to === 'boolean' && isOf('string')) return 'stored texts other than true, false, 1 and 0';
  if (step.to === 'boolean' && isOf('number', 'integer')) return 'stored numbers other than 1 and 0';
  if (step.to === 'number' && isOf('string')) return 'stored values that are not numbers';
  return step.to === 'integer' && isOf('string', 'number') ? 'stored values that are not whole numbers' : undefined;
}

function listed(values: readonly Json[]): string | undefined {
  if (values.length === 0) return undefined;
  return `the stored ${values.length === 1 ? 'value' : 'values'} ${quoted(values)}`;
}

function quoted(values: readonly Json[]): string {
  return values.map((value) => `'${value}'`).join(', ');
}
