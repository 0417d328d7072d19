import { CircleAlert } from 'lucide-react';
import { useWidgetText } from '../text/widgetText.ts';
import { Button } from './Button.tsx';
import { raiseFocus } from './focus.ts';
import { Notice } from './Notice.tsx';
import styles from './PartFailed.module.css';

export interface PartFailedProps {
  /** `missing`: its files could not be loaded. `broken`: it threw an error. */
  why: 'missing' | 'broken';
  onRetry(): void;
}

/** Replaces a part that cannot be shown. Offers a page reload, because a new release may have replaced the files. */
export function PartFailed({ why, onRetry }: PartFailedProps) {
  const text = useWidgetText();
  return (
    <div ref={raiseFocus} role="alert">
      <Notice
        title={text(`primitive.part.${why}`)}
        tone="danger"
        icon={<CircleAlert />}
        action={
          <div className={styles.actions}>
            <Button onClick={onRetry}>{text('primitive.part.retry')}</Button>
            <Button onClick={() => window.location.reload()}>{text('primitive.part.reload')}</Button>
          </div>
        }
      >
        {text(`primitive.part.${why}Hint`)}
      </Notice>
    </div>
  );
}
