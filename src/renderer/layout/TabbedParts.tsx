import { type FocusEvent, type ReactNode, useId, useState } from 'react';
import type { Part, Tabs } from '../../language/model.ts';
import { usePanels } from '../contexts/PanelContext.ts';
import { moveFocus } from '../primitives/moveFocus.ts';
import styles from './TabbedParts.module.css';

interface TabbedPartsProps {
  tabs: Tabs;
  /** Draws what a panel contains, which may be tabs again. */
  draw(layout: readonly Part[]): ReactNode;
}

/**
 * The tabs of a screen. Each can be opened from elsewhere: by its name, or else by that of the tabs and its number. All panels stay mounted, so that their fields keep what
 * is typed.
 */
export function TabbedParts({ tabs, draw }: TabbedPartsProps) {
  const { opened, open } = usePanels();
  const [own, setOwn] = useState(0);
  const id = useId();
  const nameOf = (index: number) => tabs.panels[index]?.panel ?? `${tabs.tabs}.${index + 1}`;
  const named = tabs.panels.findIndex((_, index) => nameOf(index) === opened);
  const selected = named < 0 ? own : named;
  // The one that Tab reaches: the selected one, or the one that arrow keys have moved to.
  const [reached, setReached] = useState<number>();

  function choose(index: number) {
    if (index === selected) return;
    setOwn(index);
    open(nameOf(index));
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setReached(undefined);
  }

  return (
    <div className={styles.root}>
      <div role="tablist" className={styles.list} onKeyDown={moveFocus} onBlur={leave}>
        {tabs.panels.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-selected={index === selected}
            aria-controls={`${id}panel${index}`}
            tabIndex={index === (reached ?? selected) ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(index)}
            onFocus={() => setReached(index)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.panels.map(({ title, layout }, index) => (
        <div
          key={title}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may have nothing else that Tab reaches
          tabIndex={0}
          hidden={index !== selected}
          className={styles.panel}
        >
          {draw(layout)}
        </div>
      ))}
    </div>
  );
}
