import { useNavigation } from '../contexts/NavigationContext.ts';
import { useScreenText } from '../text/screenText.ts';
import styles from './Hint.module.css';
import { InnerLink } from './InnerLink.tsx';

/** What other plans allow, with a link to them. */
export function Hint({ children, className }: { children: string; className?: string }) {
  const text = useScreenText();
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
