import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { useWidgets } from '../context.ts';
import { fieldText } from '../parts/useLive.ts';
import type { LiveValue } from '../types.ts';
import styles from './Counter.module.css';

type Level = 'plain' | 'near' | 'over';

interface CounterProps {
  id: string;
  /** The counted text. */
  live: LiveValue;
  max: number;
  /** Warns above this count. */
  warnAbove?: number;
}

/**
 * Shows "n / max". Rendered, and announced to screen readers, only when the count passes a threshold; the number follows each
 * keystroke without a render.
 */
export function Counter({ id, live, max, warnAbove = max }: CounterProps) {
  const { text } = useWidgets();
  const shown = useRef<HTMLSpanElement>(null);
  const count = () => fieldText(live.value()).length;
  const level = useSyncExternalStore(live.subscribe, () => levelOf(count(), max, warnAbove));
  const [heard, setHeard] = useState<{ level: Level; sentence: string }>({ level, sentence: '' });
  if (heard.level !== level) setHeard({ level, sentence: sentenceFor(level) });

  function sentenceFor(next: Level): string {
    if (next === 'over') return text('widget.message.over', { over: count() - max });
    return next === 'near' ? text('widget.message.near', { left: max - count() }) : '';
  }

  const write = useCallback(() => {
    const { current } = shown;
    const words = text('widget.message.counter', { count: fieldText(live.value()).length, max });
    // A new text node would be styled anew at each key.
    if (current?.firstChild) current.firstChild.nodeValue = words;
    else if (current) current.textContent = words;
  }, [live, max, text]);

  useLayoutEffect(() => {
    write();
    return live.subscribe(write);
  }, [live, write]);

  return (
    <>
      <span ref={shown} id={id} className={styles.counter} data-level={level} />
      <VisuallyHidden aria-live="polite">{heard.sentence}</VisuallyHidden>
    </>
  );
}

function levelOf(count: number, max: number, warnAbove: number): Level {
  if (count > max) return 'over';
  return count > warnAbove ? 'near' : 'plain';
}
