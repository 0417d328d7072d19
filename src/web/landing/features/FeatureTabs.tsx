import clsx from 'clsx';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { FeatureTab } from '../content.ts';
import { PauseButton } from '../motion/PauseButton.tsx';
import { useMotion } from '../motion/useMotion.ts';
import { usePaused } from '../motion/usePaused.ts';
import { FeatureCard } from './FeatureCard.tsx';
import styles from './Features.module.css';
import { useInView } from './useInView.ts';
import { useRotation } from './useRotation.ts';

/** The features in groups, one shown at a time and the next after a while; with reduced motion only on demand. */
export function FeatureTabs({ tabs, label }: { tabs: readonly FeatureTab[]; label: string }) {
  const motion = useMotion();
  const list = useRef<HTMLDivElement>(null);
  const inView = useInView(list);
  const [reading, setReading] = useState(false);
  const [focused, setFocused] = useState(false);
  const [paused] = usePaused();
  const { selected, turning, choose } = useRotation(
    tabs.length,
    motion === 'allowed' && inView && !reading && !focused && !paused,
  );
  const prerendered = motion === 'unknown';

  const onKeyDown = (event: KeyboardEvent) => {
    const to = tabAfterKey(event.key, selected, tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    choose(to);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: focus is only watched.
    <div
      // Only for keyboard focus: a press leaves the focus on the tab, and the rotation continues after a while.
      onFocus={(event) => setFocused(event.target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      <div className={styles.bar}>
        {motion !== 'reduced' && <PauseButton className={styles.pause} />}
        <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
          {tabs.map(({ title }, index) => (
            <button
              key={title}
              type="button"
              role="tab"
              id={`feature-tab-${index}`}
              aria-controls={`feature-panel-${index}`}
              aria-selected={index === selected}
              tabIndex={index === selected ? 0 : -1}
              className={styles.tab}
              onClick={() => choose(index)}
              onKeyDown={onKeyDown}
            >
              {title}
              {index === selected && <span className={clsx(styles.turn, turning && styles.turning)} />}
            </button>
          ))}
        </div>
      </div>
      <div
        className={clsx(styles.panels, styles.stacked)}
        // Scrolling the page below a resting pointer does not count as reading.
        onPointerMove={({ pointerType, movementX, movementY }) => {
          if (pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) setReading(true);
        }}
        onPointerLeave={() => setReading(false)}
      >
        {tabs.map(({ title, cards }, index) => (
          <div
            key={title}
            {...(!prerendered && { role: 'tabpanel', tabIndex: 0, 'aria-labelledby': `feature-tab-${index}` })}
            id={`feature-panel-${index}`}
            className={clsx(styles.panel, index === selected && styles.selected)}
          >
            {prerendered && <h3 className={clsx(styles.group, styles.still)}>{title}</h3>}
            <div className={styles.cards}>
              {cards.map((card) => (
                <FeatureCard key={card.title} card={card} heading={prerendered ? 'h4' : 'h3'} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The tab selected by a key. */
function tabAfterKey(key: string, selected: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (selected + 1) % count;
    case 'ArrowLeft':
      return (selected + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
