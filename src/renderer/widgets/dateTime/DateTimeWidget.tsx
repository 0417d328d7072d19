import { isMoment, localText, storedMomentsAt, wallOf } from '../../../language/time/instant.ts';
import { afterGap, offsetName, wallTime } from '../../../language/time/wallTime.ts';
import { useWidgets } from '../context.ts';
import { isLocked, isOff } from '../parts/control.ts';
import { NativeInput } from '../parts/NativeInput.tsx';
import type { WidgetProps } from '../types.ts';
import styles from './DateTimeWidget.module.css';

/** A moment, entered in the server's time zone and stored in UTC. Times that clocks skip cannot be saved. */
export default function DateTimeWidget(props: WidgetProps) {
  const { text, language, timeZone } = useWidgets();
  const value = typeof props.value === 'string' && isMoment(props.value) ? props.value : null;
  const clock = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' });

  function read(local: string): { value: string } | { problem: string } {
    const wall = wallOf(local);
    if (wall === undefined) return { problem: text('widget.dateTime.incomplete') };
    const [first] = storedMomentsAt(wall, timeZone);
    if (first !== undefined) return { value: first };
    const times = { time: clock.format(wall), later: clock.format(afterGap(timeZone, wall)) };
    return { problem: text('widget.dateTime.skipped', times) };
  }

  return (
    <NativeInput
      props={props}
      type="datetime-local"
      max="9999-12-31T23:59"
      value={value}
      shown={(moment) => (moment === null ? '' : localText(moment, timeZone))}
      read={read}
      incomplete={text('widget.dateTime.incomplete')}
      reading={
        value === null ? text('widget.dateTime.zone', { zone: timeZone }) : <InWords props={props} value={value} />
      }
    />
  );
}

/** The moment in words, with its time zone. For one of two moments at which clocks show the same time, a way to the other. */
function InWords({ props, value }: { props: WidgetProps; value: string }) {
  const { text, language, timeZone } = useWidgets();
  const moment = Date.parse(value);
  const words = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone });
  const offset = offsetName(timeZone, moment);
  const twins = storedMomentsAt(wallTime(timeZone, moment), timeZone);
  const other = twins.find((one) => one !== value);
  return (
    <>
      <p className={styles.words}>
        {words.format(moment)} ({timeZone}, {offset})
      </p>
      {other !== undefined && (
        <p className={styles.words}>
          {text('widget.dateTime.twice', { offset })}{' '}
          {!isOff(props) && !isLocked(props) && (
            <button type="button" className={styles.other} onClick={() => props.onChange(other)}>
              {text('widget.dateTime.other', { offset: offsetName(timeZone, Date.parse(other)) })}
            </button>
          )}
        </p>
      )}
    </>
  );
}
