import { Coins, Dices, MessagesSquare, Users } from 'lucide-react';
import { onDemand } from '../../../renderer/loading/onDemand.tsx';
import { Badge } from '../../../renderer/primitives/Badge.tsx';
import { Amount, Minutes } from '../Amount.tsx';
import type { Currencies } from '../model/currencies.ts';
import type { Overview } from '../model/overview.ts';
import { useStatisticsText } from '../texts.tsx';
import type { Fact } from './FactList.tsx';
import { OverviewCard } from './OverviewCard.tsx';
import styles from './OverviewCards.module.css';

const Change = onDemand(() => import('../Change.tsx'));

interface OverviewCardsProps {
  overview: Overview;
  currencies: Currencies;
}

/** The main figures of the server. */
export function OverviewCards({ overview, currencies }: OverviewCardsProps) {
  const { text } = useStatisticsText();
  const { current_stats: now, growth_metrics: growth, period_totals: totals, period, previous } = overview;
  const { gaming_stats: gaming, communication_stats: communication } = overview;
  const before = previous?.figures;
  const change = (current: number, earlier: number | undefined) =>
    previous && <Change now={current} before={earlier} period={period} />;
  /** A figure that is not kept for the period before has none to be compared with. */
  const fact = (label: string, value: number, earlier?: number): Fact => ({
    label,
    value: <Amount value={value} />,
    change: change(value, earlier),
  });
  const lead = (label: string, value: number, earlier?: number): Fact => ({
    ...fact(label, value),
    change: previous && <Change now={value} before={earlier} period={period} full />,
  });
  return (
    <div className={styles.grid}>
      <OverviewCard
        title={text('members.title')}
        icon={Users}
        lead={lead(text('members.total'), now.total_members, previous?.total_members)}
        facts={[
          {
            label: text('members.growth'),
            value: <Growth growth={growth} members={now.total_members} />,
            change: change(growth.net_growth, before?.net_growth),
          },
          fact(text('members.active'), now.active_members_period),
          fact(text('members.voice'), now.voice_users_online),
          fact(text('members.commands'), totals.commands_used, before?.commands_used),
          fact(text('members.joined'), growth.new_members, before?.new_members),
          fact(text('members.left'), growth.left_members, before?.left_members),
        ]}
      />
      <OverviewCard
        title={text('economy.title')}
        icon={Coins}
        lead={lead(text('economy.total', { currency: currencies.primary }), now.total_primary_currency)}
        facts={[
          fact(text('economy.total', { currency: currencies.secondary }), now.total_secondary_currency),
          fact(text('economy.farmed'), totals.farming_earnings, before?.farming_earnings),
          fact(text('economy.claims'), totals.daily_rewards_claimed, before?.daily_rewards_claimed),
          fact(text('economy.claimed'), totals.daily_rewards_total, before?.daily_rewards_total),
        ]}
      />
      <OverviewCard
        title={text('gaming.title')}
        icon={Dices}
        lead={lead(text('gaming.blackjackGames'), gaming.blackjack_games, before?.blackjack_games)}
        facts={[
          fact(text('gaming.blackjackPlayers'), gaming.blackjack_players),
          fact(text('gaming.blackjackWagered'), gaming.blackjack_wagered, before?.blackjack_wagered),
          fact(text('gaming.lotteryEntries'), gaming.lottery_entries, before?.lottery_entries),
          fact(text('gaming.lotteryPlayers'), gaming.lottery_players),
          fact(text('gaming.lotteryWinners'), gaming.lottery_winners),
        ]}
      />
      <OverviewCard
        title={text('communication.title')}
        icon={MessagesSquare}
        lead={lead(text('communication.messages'), communication.total_messages, before?.total_messages)}
        facts={[
          fact(text('communication.rewarded'), communication.rewarded_messages, before?.rewarded_messages),
          {
            label: text('communication.voice'),
            value: <Minutes value={communication.voice_minutes} />,
            change: change(communication.voice_minutes, before?.voice_minutes),
          },
          fact(text('communication.chatters'), communication.active_chatters),
        ]}
      />
    </div>
  );
}

function Growth({ growth, members }: { growth: Overview['growth_metrics']; members: number }) {
  const { format } = useStatisticsText();
  const { net_growth: net, growth_rate: rate } = growth;
  const tone = net > 0 ? 'success' : net < 0 ? 'danger' : 'neutral';
  return (
    <Badge tone={tone}>
      {format.signed(net)}
      {/* There is no percentage of nothing. */}
      {members > net && ` (${format.signedPercent(rate)})`}
    </Badge>
  );
}
