import { type KeyboardEvent, useId, useMemo, useState, useSyncExternalStore } from 'react';
import { matchesIn } from '../../../language/regex/matches.ts';
import { compileRegex } from '../../../language/regex/program.ts';
import { useWidgets } from '../context.ts';
import control from '../parts/control.module.css';
import { isOff } from '../parts/control.ts';
import { LineField } from '../parts/LineField.tsx';
import { fieldText, useLive } from '../parts/useLive.ts';
import { type WidgetProps, widgetOptions } from '../types.ts';
import styles from './CodeWidget.module.css';

/** Enough for a message; trying a longer one could be felt while typing. */
const LONGEST = 500;

/** A regular expression, with a text to try it on. */
export default function CodeWidget(props: WidgetProps) {
  const live = useLive(props);
  const pattern = useSyncExternalStore(live.subscribe, () => fieldText(live.value()));
  return (
    <div className={control.lines}>
      <LineField props={props} kind="code" />
      <Tester pattern={pattern} off={isOff(props)} sample={widgetOptions('code', props).sample ?? ''} />
    </div>
  );
}

/** Marks what a pattern matches in a text. */
function Tester({ pattern, off, sample }: { pattern: string; off: boolean; sample: string }) {
  const { text } = useWidgets();
  const id = useId();
  const [tried, setTried] = useState(sample);
  const program = useMemo(() => (pattern === '' ? [] : compileRegex(pattern)), [pattern]);
  const fault = typeof program === 'string' ? program : undefined;
  const parts = typeof program === 'string' || program.length === 0 ? [] : matchesIn(tried, program);
  const count = parts.filter(({ isMatch }) => isMatch).length;
  const verdict = fault
    ? text(`widget.code.${fault}`)
    : text(count > 0 ? 'widget.code.matches' : 'widget.code.none', { count });
  // It is no part of the form: Enter must not submit it.
  const stay = (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault();
  return (
    <div className={styles.tester}>
      <label htmlFor={id} className={styles.label}>
        {text('widget.code.sample')}
      </label>
      <input
        id={id}
        type="text"
        dir="auto"
        className={control.control}
        defaultValue={sample}
        maxLength={LONGEST}
        disabled={off}
        autoComplete="off"
        onInput={({ currentTarget }) => setTried(currentTarget.value)}
        onKeyDown={stay}
      />
      {count > 0 && (
        <p dir="auto" className={styles.result}>
          {parts.map(({ text: part, isMatch, at }) => (isMatch ? <mark key={at}>{part}</mark> : part))}
        </p>
      )}
      {pattern !== '' && (
        <p role="status" className={fault ? control.note : styles.verdict}>
          {verdict}
        </p>
      )}
    </div>
  );
}
