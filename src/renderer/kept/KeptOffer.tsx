import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../primitives/Button.tsx';
import { raiseFocus } from '../primitives/focus.ts';
import { Notice } from '../primitives/Notice.tsx';
import styles from './KeptOffer.module.css';

interface KeptOfferProps {
  title: string;
  /** The texts of the buttons. */
  labels: { discard: string; resume: string };
  onDiscard(): void;
  onResume(): void;
  children: ReactNode;
}

/** Offers what was kept on this device of an earlier visit. */
export function KeptOffer({ title, labels, onDiscard, onResume, children }: KeptOfferProps) {
  return (
    <div ref={raiseFocus} role="status">
      <Notice
        title={title}
        icon={<History />}
        action={
          <div className={styles.actions}>
            <Button variant="quiet" onClick={onDiscard}>
              {labels.discard}
            </Button>
            <Button variant="primary" onClick={onResume}>
              {labels.resume}
            </Button>
          </div>
        }
      >
        {children}
      </Notice>
    </div>
  );
}
