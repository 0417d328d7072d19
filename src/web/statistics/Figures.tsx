import styles from './Figures.module.css';
import type { Currencies } from './model/currencies.ts';
import type { Overview } from './model/overview.ts';
import { Blackjack } from './sections/Blackjack.tsx';
import { EconomyAnalytics } from './sections/EconomyAnalytics.tsx';
import { Lottery } from './sections/Lottery.tsx';
import { OverviewCards } from './sections/OverviewCards.tsx';
import { TopContributors } from './sections/TopContributors.tsx';
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
