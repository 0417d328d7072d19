import { ShieldAlert } from 'lucide-react';
import { useEffect } from 'react';
import type { Rights } from '../../../language/model.ts';
import { Notice } from '../../primitives/Notice.tsx';
import { useScreenText } from '../../text/screenText.ts';

/** How long the explanation is shown before the screen is left, in milliseconds. */
export const LEAVE_TIME = 3000;

/** Replaces a screen that the user may not open, and leaves it after a moment. */
export function DeniedPanel({ rights, onLeave }: { rights: Rights; onLeave(): void }) {
  const text = useScreenText();
  useEffect(() => {
    const timer = setTimeout(onLeave, LEAVE_TIME);
    return () => clearTimeout(timer);
  }, [onLeave]);
  return (
    <div role="alert">
      <Notice title={text('denied.title')} tone="danger" icon={<ShieldAlert />}>
        <p>{text('denied.page')}</p>
        <p>{text('denied.modify')}</p>
        {rights.is_admin && <p>{text('denied.admins')}</p>}
        <p>{text('denied.redirect')}</p>
      </Notice>
    </div>
  );
}
