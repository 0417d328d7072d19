import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import type { Bucket, StatisticsPeriod } from '../model/overview.ts';
import { useStatisticsText } from '../texts.tsx';
import type { Counterparts } from './aligned.ts';
import styles from './Cursor.module.css';
import { HEIGHT, innerHeight, innerWidth, MARGIN } from './geometry.ts';
import { Marker, Sample } from './Marker.tsx';
import type { Metric } from './metrics.ts';
import type { Scale } from './scale.ts';
import { bucketTime } from './ticks.ts';

interface CursorProps {
  buckets: readonly Bucket[];
  period: StatisticsPeriod;
  visible: readonly Metric[];
  /** The points of the period before, if they are compared. */
  before?: Counterparts;
  scale: Scale;
  width: number;
  /** The index of the bucket under the cursor, if any. */
  index: number | null;
  onIndex(index: number | null): void;
}

/** Wide enough for a line's name and its value, and another value. */
const TOOLTIP = 216;
const COMPARED = 264;
const GAP = 12;
/** How many buckets Page Up and Page Down move. */
const PAGE = 10;

/** The cursor over the chart, moved with the pointer or the keyboard, and a tooltip with the values there. */
export function Cursor({ buckets, period, visible, before, scale, width, index, onIndex }: CursorProps) {
  const { text, format } = useStatisticsText();
  const last = buckets.length - 1;
  const current = Math.min(index ?? last, last);
  const bucket = buckets[current];
  if (!bucket) return null;
  const time = bucketTime(bucket, period, format);
  const earlier = before?.[current];
  const values = visible.map((metric) => ({
    metric,
    name: text(`timeline.${metric}`),
    value: format.full(bucket[metric]),
    earlier: earlier && format.full(earlier[metric]),
    y: MARGIN.top + (1 - scale.height(metric, bucket)) * innerHeight,
  }));
  const x = MARGIN.left + (current / last) * innerWidth(width);
  const size = before ? COMPARED : TOOLTIP;
  const beside = x < width / 2 ? x + GAP : x - GAP - size;
  // The tooltip takes its own place below the chart if it does not fit next to the cursor.
  const position: CSSProperties =
    width < 2 * (size + GAP)
      ? { marginTop: HEIGHT }
      : { position: 'absolute', left: beside, top: MARGIN.top, width: size };

  function followPointer(event: PointerEvent<HTMLElement>) {
    const { left } = event.currentTarget.getBoundingClientRect();
    onIndex(clamp(Math.round(((event.clientX - left) / innerWidth(width)) * last), last));
  }

  function moveWithKeyboard(event: KeyboardEvent) {
    const to = targetIndex(event.key, current, last);
    if (event.key === 'Escape') onIndex(null);
    if (to === undefined) return;
    event.preventDefault();
    onIndex(clamp(to, last));
  }

  return (
    <>
      {index !== null && (
        <svg className={styles.cursor} width={width} height={HEIGHT} aria-hidden="true">
          <path className={styles.rule} d={`M${x} ${MARGIN.top}V${MARGIN.top + innerHeight}`} />
          {values.map(({ metric, y }) => (
            <Marker key={metric} metric={metric} x={x} y={y} />
          ))}
        </svg>
      )}
      <div
        className={styles.slider}
        style={{ left: MARGIN.left, top: MARGIN.top, width: innerWidth(width), height: innerHeight }}
        role="slider"
        tabIndex={0}
        aria-label={text('timeline.point')}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={current}
        aria-valuetext={text('timeline.reading', {
          time,
          values: values
            .map(({ name, value, earlier }) =>
              text(before ? 'compare.value' : 'timeline.value', {
                metric: name,
                value,
                earlier: earlier ?? text('compare.none'),
              }),
            )
            .join(', '),
        })}
        onPointerMove={followPointer}
        onPointerDown={followPointer}
        onPointerLeave={(event) => {
          if (event.pointerType === 'mouse') onIndex(null);
        }}
        onFocus={() => onIndex(current)}
        onBlur={() => onIndex(null)}
        onKeyDown={moveWithKeyboard}
      />
      {index !== null && (
        <div className={styles.tooltip} style={position} aria-hidden="true">
          <p className={styles.time}>{time}</p>
          {earlier && (
            <p className={styles.time}>{text('compare.at', { time: bucketTime(earlier, period, format) })}</p>
          )}
          {values.map(({ metric, name, value, earlier }) => (
            <p key={metric} className={styles.value}>
              <Sample metric={metric} />
              <span className={styles.name}>{name}</span>
              <strong>{value}</strong>
              {before && <span className={styles.earlier}>{earlier ?? '–'}</span>}
            </p>
          ))}
        </div>
      )}
    </>
  );
}

function targetIndex(key: string, from: number, last: number): number | undefined {
  const moves: Record<string, number> = {
    ArrowLeft: from - 1,
    ArrowDown: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    PageDown: from - PAGE,
    PageUp: from + PAGE,
    Home: 0,
    End: last,
  };
  return moves[key];
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}
