import type { Plan } from '../../language/model.ts';
import { useNavigation } from '../contexts/NavigationContext.ts';
import { useScreenText } from '../text/screenText.ts';
import styles from './Hint.module.css';
import { InnerLink } from './InnerLink.tsx';

interface HintProps {
  /** The lowest plan that allows it. */
  plan?: Plan;
  className?: string;
  children: string;
}

/** What other plans allow, with a link to them. */
export function Hint({ plan, className, children }: HintProps) {
  const text = useScreenText();
  const { upgradeAddress } = useNavigation();
  return (
    <p className={className}>
      {children}
      {upgradeAddress !== undefined && (
        <>
          {' '}
          <InnerLink className={styles.link} to={upgradeAddress(plan)}>
            {text('field.upgrade')}
          </InnerLink>
        </>
      )}
    </p>
  );
}
