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
      const found = getIn(answer, parsePath(value.property ?? name));
      return [name, found !== undefined && hasReportedType(value, found) ? found : null];
    }),
  );
}
