import { Card } from '../../../renderer/primitives/Card.tsx';
import type { Currencies } from '../model/currencies.ts';
import type { Overview } from '../model/overview.ts';
import { useStatisticsText } from '../texts.tsx';
import { Ranking } from './Ranking.tsx';
import styles from './TopContributors.module.css';

interface TopContributorsProps {
  lists: Overview['detailed_stats'];
  currencies: Currencies;
}

/** The top members in ten rankings. */
export function TopContributors({ lists, currencies }: TopContributorsProps) {
  const { text } = useStatisticsText();
  return (
    <Card title={text('top.title')} level={3}>
      <div className={styles.lists}>
        <Ranking title={currencies.primary} entries={lists.top_primary} />
        <Ranking title={currencies.secondary} entries={lists.top_secondary} />
        <Ranking title={text('top.voice')} entries={lists.top_voice} />
        <Ranking title={text('top.farmed')} entries={lists.top_farmed} />
        <Ranking title={text('top.messages')} entries={lists.top_messages_total} />
        <Ranking title={text('top.rewarded')} entries={lists.top_messages_rewarded} />
        <Ranking title={text('top.daily')} entries={lists.top_daily} />
        <Ranking title={text('top.invites')} entries={lists.top_invites} />
        <Ranking title={text('top.blackjack')} entries={lists.top_blackjack} />
        <Ranking title={text('top.lottery')} entries={lists.top_lottery} />
      </div>
    </Card>
  );
}
