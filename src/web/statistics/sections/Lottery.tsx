import { Card } from '../../../renderer/primitives/Card.tsx';
import { Amount } from '../Amount.tsx';
import type { Overview } from '../model/overview.ts';
import { useStatisticsText } from '../texts.tsx';
import { FactList } from './FactList.tsx';
import { Wins } from './Wins.tsx';

/** The lottery figures of the server. */
export function Lottery({ summary }: { summary: Overview['detailed_stats']['lottery_summary'] }) {
  const { text } = useStatisticsText();
  return (
    <Card title={text('lottery.title')} level={3}>
      <FactList
        facts={[
          { label: text('lottery.winners'), value: <Amount value={summary.winners} /> },
          { label: text('lottery.entries'), value: <Amount value={summary.entries} /> },
          { label: text('lottery.participants'), value: <Amount value={summary.avg_participants} /> },
        ]}
      />
      <Wins title={text('lottery.recent')} wins={summary.recent_winners.slice(0, 10)} none={text('lottery.none')} />
    </Card>
  );
}
