import { hasReportedType } from '../../../language/fields/reports.ts';
import type { AnsweredValue, SettingsDocument } from '../../../language/model.ts';
import { getIn, parsePath } from '../../../language/values/path.ts';

/** The values that a block declares, as an answer has them; null where it has none of the declared type. */
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
