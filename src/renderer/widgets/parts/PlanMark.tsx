import type { Plan } from '../../../language/model.ts';
import { PremiumMark } from '../../primitives/PremiumMark.tsx';
import { useWidgets } from '../context.ts';

/** Marks a choice with the plan that includes it, unless the server's does. */
export function PlanMark({ plan, compact }: { plan: Plan | undefined; compact?: boolean }) {
  const { planTitle } = useWidgets();
  return plan !== undefined && <PremiumMark plan={planTitle(plan)} compact={compact} />;
}
