import { hasReportedType } from '../../../language/fields/reports.ts';
import type { AnsweredValue, SettingsDocument } from '../../../language/model.ts';
import { getIn, parsePath } from '../../../language/values/path.ts';

/** Picks the declared values from a response. Null if a value is missing or of another type. */
export function answeredValues(
  declared: Readonly<Record<string, AnsweredValue>>,
  answer: SettingsDocument,
): SettingsDocument {
  return Object.fromEntries(
    Object.entries(declared).map(([name, value]) => {
      const found = valueIn(answer, name, value);
      return [name, found !== undefined && hasReportedType(value, found) ? found : null];
    }),
  );
}

/** Whether a response has any of the declared values, of whatever type. */
export function hasValue(declared: Readonly<Record<string, AnsweredValue>>, answer: SettingsDocument): boolean {
  return Object.entries(declared).some(([name, value]) => valueIn(answer, name, value) !== undefined);
}

function valueIn(answer: SettingsDocument, name: string, { property = name }: AnsweredValue) {
  return getIn(answer, parsePath(property));
}
