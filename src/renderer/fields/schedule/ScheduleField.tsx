import { Copy } from 'lucide-react';
import { useCallback } from 'react';
import type { WidgetOptions } from '../../../language/model.ts';
import type { FieldForPlan } from '../../../language/plans/resolveForPlan.ts';
import { endsNextDay, formatSchedule, freeDays, periodsIn, timesOfDay } from '../../../language/time/schedule.ts';
import { Button } from '../../primitives/Button.tsx';
import { useFieldState, useForm, useValue } from '../../state/hooks.ts';
import { useWidgets } from '../../widgets/context.ts';
import { ItemList } from '../ItemList.tsx';
import type { RowFootProps } from '../ItemRow.tsx';
import styles from './ScheduleField.module.css';

export interface ScheduleFieldProps {
  path: string;
  field: FieldForPlan;
}

/** Times on days of the week: a list whose entries are always open, and what it says in words. */
export default function ScheduleField({ path, field }: ScheduleFieldProps) {
  const store = useForm();
  // Times are added on the days that have none yet.
  const newValues = useCallback(() => {
    const rows = store.get(path);
    return Array.isArray(rows) && rows.length > 0 ? { days: freeDays(rows) } : undefined;
  }, [store, path]);
  return (
    <div className={styles.schedule}>
      <ItemList path={path} field={field} Foot={TimesFoot} newValues={newValues} />
      <Words path={path} />
    </div>
  );
}

/** The schedule in words. Reads the value, so that an edit does not render the list. */
function Words({ path }: { path: string }) {
  const schedule = useValue(path);
  const { text, language, timeZone } = useWidgets();
  const words = formatSchedule(schedule, language);
  if (words === '') return null;
  return (
    <p className={styles.words}>
      <strong>{words}</strong>
      <span>{text('widget.dateTime.zone', { zone: timeZone })}</span>
    </p>
  );
}

/** Below an entry: when it ends if that is not the same day, and a copy of its times for other days. */
function TimesFoot({ list, path, field, addRow }: RowFootProps) {
  const row = useValue(path);
  const { enabled } = useFieldState(list);
  const store = useForm();
  const times = timesOfDay(row);
  if (!times || field.ui?.widget !== 'schedule') return null;
  const { copyLabel } = field.ui;
  const end = endIn(row, field.ui);
  return (
    <div className={styles.foot}>
      <Button
        size="small"
        variant="quiet"
        icon={<Copy aria-hidden="true" />}
        disabled={!enabled}
        onClick={() => addRow({ days: freeDays(store.get(list)), ...times })}
      >
        {copyLabel}
      </Button>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </div>
  );
}

/** What is said about the end of an entry that does not end on the day on which it begins. */
function endIn(row: unknown, { nextDay, wholeDay }: WidgetOptions<'schedule'>): string | undefined {
  const [period] = periodsIn([row]);
  if (!period) return undefined;
  if (period.from === period.to) return wholeDay;
  return endsNextDay(period) ? nextDay : undefined;
}
