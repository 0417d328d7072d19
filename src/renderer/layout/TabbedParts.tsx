import { Tabs } from '@base-ui/react/tabs';
import { useState } from 'react';
import type { Tabs as TabsPart } from '../../language/model.ts';
import { usePanels } from '../contexts/PanelContext.ts';
import { Layout } from './Layout.tsx';
import styles from './TabbedParts.module.css';

/**
 * The tabs of a screen. A named tab can be opened from elsewhere. All panels stay mounted, so that their fields keep what
 * is typed.
 */
export function TabbedParts({ tabs }: { tabs: TabsPart }) {
  const { opened, open } = usePanels();
  const [own, setOwn] = useState(0);
  const named = tabs.panels.findIndex(({ panel }) => panel !== undefined && panel === opened);

  function choose(index: number) {
    setOwn(index);
    const { panel } = tabs.panels[index] ?? {};
    if (panel !== undefined) open(panel);
  }

  return (
    <Tabs.Root value={named < 0 ? own : named} onValueChange={choose} className={styles.root}>
      <Tabs.List className={styles.list}>
        {tabs.panels.map(({ title }, index) => (
          <Tabs.Tab key={title} value={index} className={styles.tab}>
            {title}
          </Tabs.Tab>
        ))}
        <Tabs.Indicator className={styles.indicator} />
      </Tabs.List>
      {tabs.panels.map(({ title, layout }, index) => (
        <Tabs.Panel key={title} value={index} keepMounted className={styles.panel}>
          <Layout layout={layout} />
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
