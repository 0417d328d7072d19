import type { Slots } from '../../renderer/contexts/NavigationContext.ts';

/** The hand-written parts of module screens, by the name used in `slot`. */
export const slots: Slots = {
  statistics: () => import('../statistics/StatisticsDashboard.tsx'),
};
