import { InnerLink } from '../screen/InnerLink.tsx';
import { useNavigation } from '../screen/NavigateContext.ts';
import { useText } from '../text.ts';
import styles from './Hint.module.css';

/** What other plans allow, and the way to them. */
export function Hint({ children, className }: { children: string; className?: string }) {
  const text = useText();
  const { upgradeAddress } = useNavigation();
  return (
    <p className={className}>
      {children}
      {upgradeAddress !== undefined && (
        <>
          {' '}
          <InnerLink className={styles.link} to={upgradeAddress}>
            {text('field.upgrade')}
          </InnerLink>
        </>
      )}
    </p>
  );
}
