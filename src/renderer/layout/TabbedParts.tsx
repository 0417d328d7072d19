import { Tabs } from '@base-ui/react/tabs';
import type { Tabs as TabsPart } from '../../language/model.ts';
import { Layout } from './Layout.tsx';
import styles from './TabbedParts.module.css';

/** Parts of a screen of which one is shown at a time. All stay in the document, so that what is typed in one stays. */
export function TabbedParts({ tabs }: { tabs: TabsPart }) {
  return (
    <Tabs.Root defaultValue={0} className={styles.root}>
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
