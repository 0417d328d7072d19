import { Blackjack } from './Blackjack.tsx';
import type { Currencies } from './currencies.ts';
import { EconomyAnalytics } from './EconomyAnalytics.tsx';
import styles from './Figures.module.css';
import { Lottery } from './Lottery.tsx';
import { OverviewCards } from './OverviewCards.tsx';
import type { Overview } from './overview.ts';
import { TopContributors } from './TopContributors.tsx';
import { Timeline } from './timeline/Timeline.tsx';

interface FiguresProps {
  overview: Overview;
  currencies: Currencies;
}

/** All figures of a period. */
export function Figures({ overview, currencies }: FiguresProps) {
  const { detailed_stats: details, economy_analytics: analytics } = overview;
  return (
    <>
      <OverviewCards overview={overview} currencies={currencies} />
      <Timeline buckets={overview.timeline} period={overview.period} previous={overview.previous} />
      <TopContributors lists={details} currencies={currencies} />
      <EconomyAnalytics analytics={analytics} currencies={currencies} />
      <div className={styles.games}>
        <Blackjack summary={details.blackjack_summary} />
        <Lottery summary={details.lottery_summary} />
      </div>
    </>
  );
}
