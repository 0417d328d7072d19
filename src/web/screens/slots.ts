import type { Slots } from '../../renderer/screen/NavigateContext.ts';

/** The hand-written parts of module screens, by the name used in `slot`. */
export const slots: Slots = {
  statistics: () => import('../statistics/StatisticsDashboard.tsx'),
};
