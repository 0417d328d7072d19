import type { Json, ReportedValue, SettingsDocument } from '../model.ts';

/** Whether a value is of the type that the bot reports. */
export function fitsReport({ type }: Pick<ReportedValue, 'type'>, value: Json | undefined): boolean {
  if (Array.isArray(type)) return value === null || typeof value === 'string';
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

/** The values that a document declares as reported: the bot's own where it has reported such, else their defaults. */
export function reportedValues(
  declared: Readonly<Record<string, ReportedValue>>,
  report: Readonly<SettingsDocument>,
): SettingsDocument {
  return Object.fromEntries(
    Object.entries(declared).map(([name, value]) => {
      const known = report[name];
      return [name, known !== undefined && fitsReport(value, known) ? known : value.default];
    }),
  );
}
