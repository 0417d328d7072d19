import { Coins, Dices, MessagesSquare, Users } from 'lucide-react';
import { Badge } from '../../renderer/primitives/Badge.tsx';
import { Amount, Minutes } from './Amount.tsx';
import type { Currencies } from './currencies.ts';
import { OverviewCard } from './OverviewCard.tsx';
import styles from './OverviewCards.module.css';
import type { Overview } from './overview.ts';
import { useStatisticsText } from './texts.tsx';

interface OverviewCardsProps {
  overview: Overview;
  currencies: Currencies;
}

/** The main figures of the server. */
export function OverviewCards({ overview, currencies }: OverviewCardsProps) {
  const { text } = useStatisticsText();
  const { current_stats: now, growth_metrics: growth, period_totals: totals } = overview;
  const { gaming_stats: gaming, communication_stats: communication } = overview;
  return (
    <div className={styles.grid}>
      <OverviewCard
        title={text('members.title')}
        icon={Users}
        lead={{ label: text('members.total'), value: <Amount value={now.total_members} /> }}
        facts={[
          { label: text('members.growth'), value: <Growth growth={growth} /> },
          { label: text('members.active'), value: <Amount value={now.active_members_period} /> },
          { label: text('members.voice'), value: <Amount value={now.voice_users_online} /> },
          { label: text('members.commands'), value: <Amount value={totals.commands_used} /> },
          { label: text('members.joined'), value: <Amount value={growth.new_members} /> },
          { label: text('members.left'), value: <Amount value={growth.left_members} /> },
        ]}
      />
      <OverviewCard
        title={text('economy.title')}
        icon={Coins}
        lead={{
          label: text('economy.total', { currency: currencies.primary }),
          value: <Amount value={now.total_primary_currency} />,
        }}
        facts={[
          {
            label: text('economy.total', { currency: currencies.secondary }),
            value: <Amount value={now.total_secondary_currency} />,
          },
          { label: text('economy.farmed'), value: <Amount value={totals.farming_earnings} /> },
          { label: text('economy.claims'), value: <Amount value={totals.daily_rewards_claimed} /> },
          { label: text('economy.claimed'), value: <Amount value={totals.daily_rewards_total} /> },
        ]}
      />
      <OverviewCard
        title={text('gaming.title')}
        icon={Dices}
        lead={{ label: text('gaming.blackjackGames'), value: <Amount value={gaming.blackjack_games} /> }}
        facts={[
          { label: text('gaming.blackjackPlayers'), value: <Amount value={gaming.blackjack_players} /> },
          { label: text('gaming.blackjackWagered'), value: <Amount value={gaming.blackjack_wagered} /> },
          { label: text('gaming.lotteryEntries'), value: <Amount value={gaming.lottery_entries} /> },
          { label: text('gaming.lotteryPlayers'), value: <Amount value={gaming.lottery_players} /> },
          { label: text('gaming.lotteryWinners'), value: <Amount value={gaming.lottery_winners} /> },
        ]}
      />
      <OverviewCard
        title={text('communication.title')}
        icon={MessagesSquare}
        lead={{ label: text('communication.messages'), value: <Amount value={communication.total_messages} /> }}
        facts={[
          { label: text('communication.rewarded'), value: <Amount value={communication.rewarded_messages} /> },
          { label: text('communication.voice'), value: <Minutes value={communication.voice_minutes} /> },
          { label: text('communication.chatters'), value: <Amount value={communication.active_chatters} /> },
        ]}
      />
    </div>
  );
}

function Growth({ growth }: { growth: Overview['growth_metrics'] }) {
  const { format } = useStatisticsText();
  const { net_growth: net, growth_rate: rate } = growth;
  const tone = net > 0 ? 'success' : net < 0 ? 'danger' : 'neutral';
  return (
    <Badge tone={tone}>
      {format.signed(net)} ({format.signedPercent(rate)})
    </Badge>
  );
}
