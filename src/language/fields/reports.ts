import type { ReportedValue, SettingsDocument } from '../model.ts';

/** Whether a value has the declared type. */
export function hasReportedType({ type }: Pick<ReportedValue, 'type'>, value: unknown): boolean {
  if (Array.isArray(type)) return value === null || typeof value === 'string';
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

/** The declared values of a bot's report. Missing ones and those of a wrong type get their defaults. */
export function reportedValues(
  declared: Readonly<Record<string, ReportedValue>>,
  report: Readonly<SettingsDocument>,
): SettingsDocument {
  return Object.fromEntries(
    Object.entries(declared).map(([name, value]) => {
      const reported = report[name];
      return [name, reported !== undefined && hasReportedType(value, reported) ? reported : value.default];
    }),
  );
}
