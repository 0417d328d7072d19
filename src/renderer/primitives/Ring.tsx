import clsx from 'clsx';
import styles from './Ring.module.css';

export interface RingProps {
  /** The accessible name of the value. */
  label: string;
  /** Undefined if unknown. */
  value?: number;
  /** The value of a full ring. */
  maximum: number;
  /** The value as shown in the ring. */
  text: string;
  /** The text for screen readers. Defaults to `text`. */
  spoken?: string;
  tone?: 'neutral' | 'success' | 'warning' | 'danger';
}

const SIZE = 120;
const WIDTH = 10;
const RADIUS = (SIZE - WIDTH) / 2;

/** A gauge: a number from 0 to a maximum, drawn as part of a ring. */
export function Ring({ label, value, maximum, text, spoken = text, tone = 'neutral' }: RingProps) {
  const known = value === undefined ? undefined : Math.min(Math.max(value, 0), maximum);
  const meter =
    known === undefined
      ? ({ role: 'img', 'aria-label': `${label}: ${spoken}` } as const)
      : ({
          role: 'meter',
          'aria-label': label,
          'aria-valuemin': 0,
          'aria-valuemax': maximum,
          'aria-valuenow': known,
          'aria-valuetext': spoken,
        } as const);
  const circle = { cx: SIZE / 2, cy: SIZE / 2, r: RADIUS, strokeWidth: WIDTH, fill: 'none' };
  return (
    <div className={clsx(styles.ring, styles[tone])} {...meter}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
        <circle {...circle} className={styles.whole} />
        {known !== undefined && known > 0 && (
          <circle
            {...circle}
            className={styles.part}
            pathLength={100}
            strokeDasharray={`${(known / maximum) * 100} 100`}
          />
        )}
      </svg>
      <span className={styles.text} aria-hidden="true">
        {text}
      </span>
    </div>
  );
}
