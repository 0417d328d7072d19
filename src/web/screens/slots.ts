import type { Slots } from '../../renderer/contexts/NavigationContext.ts';

/** The parts of module screens that are written by hand, by the name that a schema gives in `slot`. */
export const slots: Slots = {
  statistics: () => import('../statistics/StatisticsDashboard.tsx'),
};
