import { Button } from '../../../renderer/primitives/Button.tsx';
import { useLoaded } from '../../../renderer/useLoaded.ts';
import { useWords } from '../texts.tsx';
import type { ChartProps } from './Chart.tsx';
import styles from './LazyChart.module.css';

const load = () => import('./Chart.tsx');

/** The chart, whose library is large and loaded once somebody comes to it. */
export function LazyChart(props: ChartProps) {
  const { text } = useWords();
  const { value, failed, retry } = useLoaded(load);
  if (failed) {
    return (
      <div className={styles.failed} role="alert">
        <p>{text('timeline.failed')}</p>
        <Button onClick={retry}>{text('retry')}</Button>
      </div>
    );
  }
  return value ? <value.default {...props} /> : null;
}
