import { type FocusEvent, type ReactNode, useContext, useId, useState } from 'react';
import type { Part, Tabs } from '../../language/model.ts';
import { OpenContext, usePanels } from '../contexts/PanelContext.ts';
import { moveFocus } from '../primitives/moveFocus.ts';
import { useExpression } from '../state/hooks.ts';
import styles from './TabbedParts.module.css';

interface TabbedPartsProps {
  tabs: Tabs;
  /** Draws what a panel contains, which may be tabs again. */
  draw(layout: readonly Part[]): ReactNode;
}

/**
 * The tabs of a screen. Each can be opened from elsewhere: by its name, or else by that of the tabs and its number. All panels stay mounted, so that their fields keep what
 * is typed, except those whose condition is not met. A single panel that is left has no tab.
 */
export function TabbedParts({ tabs, draw }: TabbedPartsProps) {
  const { opened, open } = usePanels();
  const isOpen = useContext(OpenContext);
  const id = useId();
  // biome-ignore lint/correctness/useHookAtTopLevel: a screen always has the same tabs
  const conditions = tabs.panels.map(({ visible }) => useExpression(visible));
  const panels = tabs.panels
    .map((panel, index) => ({ ...panel, index, name: panel.panel ?? `${tabs.tabs}.${index + 1}` }))
    .filter(({ visible, index }) => visible === undefined || conditions[index] === true);
  // The first at the beginning: one that appears later, before it, does not take its place.
  const [own, setOwn] = useState(panels[0]?.name);
  const selected = [opened, own, panels[0]?.name].find((name) => panels.some((panel) => panel.name === name));
  // The one that Tab reaches: the selected one, or the one that arrow keys have moved to.
  const [reached, setReached] = useState<string>();
  // The panel that a screen opens with is simply there.
  const [isSwitched, setSwitched] = useState(false);

  function choose(name: string) {
    if (name === selected) return;
    setOwn(name);
    setSwitched(true);
    open(name);
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setReached(undefined);
  }

  const single = panels.length === 1;
  return (
    <div className={styles.root} data-switched={isSwitched || undefined}>
      {!single && (
        <div role="tablist" className={styles.list} onKeyDown={moveFocus} onBlur={leave}>
          {panels.map(({ title, name, index }) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}tab${index}`}
              aria-selected={name === selected}
              aria-controls={`${id}panel${index}`}
              tabIndex={name === (reached ?? selected) ? 0 : -1}
              className={styles.tab}
              onClick={() => choose(name)}
              onFocus={() => setReached(name)}
            >
              {title}
            </button>
          ))}
        </div>
      )}
      {panels.map(({ name, layout, index }) => (
        <div
          key={name}
          {...(!single && { role: 'tabpanel', 'aria-labelledby': `${id}tab${index}`, tabIndex: 0 })}
          id={`${id}panel${index}`}
          hidden={name !== selected}
          className={styles.panel}
        >
          <OpenContext value={isOpen && name === selected}>{draw(layout)}</OpenContext>
        </div>
      ))}
    </div>
  );
}
