import type { SlotProps } from '../../renderer/contexts/NavigationContext.ts';
import { Dashboard } from './Dashboard.tsx';
import { StatisticsTexts } from './texts.tsx';

/** The live statistics of a server. */
export default function StatisticsDashboard({ guildId, modules }: SlotProps) {
  return (
    <StatisticsTexts>
      <Dashboard key={guildId} guildId={guildId} economy={modules.economy} />
    </StatisticsTexts>
  );
}
