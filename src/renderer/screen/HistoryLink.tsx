import clsx from 'clsx';
import { History } from 'lucide-react';
import button from '../primitives/Button.module.css';
import { InnerLink } from '../templates/InnerLink.tsx';
import { useScreenText } from '../text/screenText.ts';

/** Leads to what was changed in the settings of this screen. */
export function HistoryLink({ to }: { to: string }) {
  const text = useScreenText();
  return (
    <InnerLink to={to} className={clsx(button.button, button.small, button.secondary)}>
      <History aria-hidden="true" />
      {text('screen.history')}
    </InnerLink>
  );
}
