import type { LucideIcon } from 'lucide-react';
import { Card } from '../../../renderer/primitives/Card.tsx';
import { type Fact, FactList } from './FactList.tsx';
import styles from './OverviewCard.module.css';

interface OverviewCardProps {
  title: string;
  icon: LucideIcon;
  /** The most important figure. */
  lead: Fact;
  facts: readonly Fact[];
}

/** A few figures about one aspect of the server. */
export function OverviewCard({ title, icon: Icon, lead, facts }: OverviewCardProps) {
  return (
    <Card title={title} level={3}>
      <div className={styles.lead}>
        <span className={styles.icon} aria-hidden="true">
          <Icon />
        </span>
        <dl className={styles.figure}>
          <dt>{lead.label}</dt>
          <dd className={styles.number}>
            <span className={styles.value}>{lead.value}</span>
          </dd>
          {lead.change && <dd className={styles.change}>{lead.change}</dd>}
        </dl>
      </div>
      <FactList facts={facts} />
    </Card>
  );
}
