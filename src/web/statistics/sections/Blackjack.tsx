import { Card } from '../../../renderer/primitives/Card.tsx';
import { Amount } from '../Amount.tsx';
import type { Overview } from '../model/overview.ts';
import { useStatisticsText } from '../texts.tsx';
import { FactList } from './FactList.tsx';
import { Wins } from './Wins.tsx';

/** The blackjack figures of the server. */
export function Blackjack({ summary }: { summary: Overview['detailed_stats']['blackjack_summary'] }) {
  const { text, format } = useStatisticsText();
  return (
    <Card title={text('blackjack.title')} level={3}>
      <FactList
        facts={[
          { label: text('blackjack.games'), value: <Amount value={summary.total_games} /> },
          { label: text('blackjack.winRate'), value: format.percent(summary.win_rate) },
          { label: text('blackjack.wagered'), value: <Amount value={summary.total_wagered} /> },
          { label: text('blackjack.earned'), value: <Amount value={summary.total_earned} /> },
          { label: text('blackjack.houseEdge'), value: format.percent(summary.house_edge) },
          { label: text('blackjack.bets'), value: <Amount value={summary.total_bets} /> },
          { label: text('blackjack.busts'), value: <Amount value={summary.busts} /> },
          { label: text('blackjack.gameTime'), value: format.seconds(summary.avg_game_time) },
        ]}
      />
      <Wins title={text('blackjack.biggest')} wins={summary.biggest_wins.slice(0, 3)} none={text('blackjack.none')} />
    </Card>
  );
}
