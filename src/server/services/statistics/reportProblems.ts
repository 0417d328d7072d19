import { hasReportedType } from '../../../language/fields/reports.ts';
import type { ReportedValue } from '../../../language/model.ts';
import { isMoment } from '../../../language/time/instant.ts';
import type { UnformattedProblem } from '../../answers/refusal.ts';
import type { SentenceKey } from '../../answers/sentences.ts';

/** How many characters a text in a report may have. */
const MAX_LENGTH = 1000;

/** The problems of a report with values other than those that its document declares. */
export function reportProblems(
  declared: Readonly<Record<string, ReportedValue>>,
  report: Readonly<Record<string, unknown>>,
  path: string,
): UnformattedProblem[] {
  return Object.entries(report).flatMap(([name, value]) => {
    const field = `${path}.${name}`;
    const problem = (rule: string, key: SentenceKey, values?: Record<string, unknown>) => [
      { path: field, rule, message: { key, values: { field, ...values } } },
    ];
    const one = Object.hasOwn(declared, name) ? declared[name] : undefined;
    if (!one) return problem('additionalProperties', 'message.unknown');
    if (!hasReportedType(one, value)) return problem('type', 'message.type', { type: [one.type].flat().join(', ') });
    if (typeof value !== 'string') return [];
    if (value.length > MAX_LENGTH) return problem('maxLength', 'message.maxLength', { limit: MAX_LENGTH });
    return hasFormat(one, value) ? [] : problem('format', 'message.form');
  });
}

/** Fractions of a second are accepted, as in the times of events. */
function hasFormat({ as }: ReportedValue, value: string): boolean {
  return as === undefined || isMoment(value.replace(/\.\d+Z$/, 'Z'));
}
