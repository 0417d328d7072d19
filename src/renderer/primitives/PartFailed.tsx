import { CircleAlert } from 'lucide-react';
import { useWidgetText } from '../text/widgetText.ts';
import { Button } from './Button.tsx';
import { raiseFocus } from './focus.ts';
import { Notice } from './Notice.tsx';
import styles from './PartFailed.module.css';

export interface PartFailedProps {
  /** `missing`: its files did not arrive. `broken`: it has thrown an error. */
  why: 'missing' | 'broken';
  onRetry(): void;
}

/** In the place of a part that cannot be shown. What a new version has replaced only comes with a new page. */
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
