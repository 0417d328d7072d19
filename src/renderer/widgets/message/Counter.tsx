import { useState } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { useWidgets } from '../context.ts';
import styles from './Counter.module.css';

type Level = 'plain' | 'near' | 'over';

interface CounterProps {
  id: string;
  count: number;
  max: number;
  /** Warns above this count. */
  warnAbove?: number;
}

/** Shows "n / max". Announced to screen readers only when the count passes a threshold, not at each keystroke. */
export function Counter({ id, count, max, warnAbove = max }: CounterProps) {
  const { text } = useWidgets();
  const level: Level = count > max ? 'over' : count > warnAbove ? 'near' : 'plain';
  const [heard, setHeard] = useState<{ level: Level; sentence: string }>({ level, sentence: '' });
  if (heard.level !== level) setHeard({ level, sentence: sentenceFor(level) });

  function sentenceFor(next: Level): string {
    if (next === 'over') return text('widget.message.over', { over: count - max });
    return next === 'near' ? text('widget.message.near', { left: max - count }) : '';
  }

  return (
    <>
      <span id={id} className={styles.counter} data-level={level}>
        {text('widget.message.counter', { count, max })}
      </span>
      <VisuallyHidden aria-live="polite">{heard.sentence}</VisuallyHidden>
    </>
  );
}
