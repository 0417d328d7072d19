import type { Plan } from '../../language/model.ts';
import { useNavigation } from '../contexts/NavigationContext.ts';
import { PremiumMark } from '../primitives/PremiumMark.tsx';
import { useScreenText } from '../text/screenText.ts';
import { useWidgets } from '../widgets/context.ts';
import { InnerLink } from './InnerLink.tsx';
import styles from './UpgradeMark.module.css';

/** Marks a locked setting with the plan that unlocks it. For whoever can buy the plan, it leads there. */
export function UpgradeMark({ plan }: { plan: Plan }) {
  const text = useScreenText();
  const { buyAddress } = useNavigation();
  const title = useWidgets().planTitle(plan);
  if (buyAddress === undefined) return <PremiumMark plan={title} />;
  return (
    <InnerLink to={buyAddress(plan)} className={styles.link} label={text('field.includedUpgrade', { plan: title })}>
      <PremiumMark plan={title} />
    </InnerLink>
  );
}
