import { Button } from '../../renderer/primitives/Button.tsx';
import { Notice } from '../../renderer/primitives/Notice.tsx';
import { useText } from '../text.tsx';

/** In the place of a screen whose files did not arrive. */
export function ScreenFailed({ onRetry }: { onRetry(): void }) {
  const text = useText();
  return (
    <div role="alert">
      <Notice
        tone="danger"
        title={text('configure.moduleFailed')}
        action={<Button onClick={onRetry}>{text('configure.moduleRetry')}</Button>}
      >
        {text('configure.moduleFailedHint')}
      </Notice>
    </div>
  );
}
