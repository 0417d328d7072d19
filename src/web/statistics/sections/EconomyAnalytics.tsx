import { Card } from '../../../renderer/primitives/Card.tsx';
import { Amount } from '../Amount.tsx';
import type { Currencies } from '../model/currencies.ts';
import type { Overview } from '../model/overview.ts';
import { useStatisticsText } from '../texts.tsx';
import { FactList } from './FactList.tsx';
import { FarmingTable } from './FarmingTable.tsx';
import { Wealth } from './Wealth.tsx';

interface EconomyAnalyticsProps {
  analytics: Overview['economy_analytics'];
  currencies: Currencies;
}

/** Activity in the economy, and the distribution and sources of its wealth. */
export function EconomyAnalytics({ analytics, currencies }: EconomyAnalyticsProps) {
  const { text } = useStatisticsText();
  const { active_users_count: active, balance_distribution: average } = analytics;
  return (
    <Card title={text('analytics.title')} level={3}>
      <FactList
        facts={[
          { label: text('analytics.active'), value: <Amount value={active} /> },
          {
            label: text('analytics.average', { currency: currencies.primary }),
            value: <Amount value={average.avg_primary} />,
          },
          {
            label: text('analytics.average', { currency: currencies.secondary }),
            value: <Amount value={average.avg_secondary} />,
          },
        ]}
      />
      <Wealth ranges={analytics.wealth_ranges} />
      <FarmingTable rows={analytics.farming_by_type} />
    </Card>
  );
}
