import clsx from 'clsx';
import { ChevronsUpDown } from 'lucide-react';
import { type MouseEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { popupOnDemand } from '../../../renderer/loading/popupOnDemand.tsx';
import { VisuallyHidden } from '../../../renderer/primitives/VisuallyHidden.tsx';
import type { Opening } from '../../../renderer/widgets/picker/types.ts';
import { useText } from '../../language/text.tsx';
import styles from './ServerSwitcher.module.css';

const Servers = popupOnDemand(() => import('./SwitcherList.tsx'));

export interface ServerSwitcherProps {
  /** The server that is shown. */
  guildId: string;
  /** The section to show of another server. */
  section: string;
  className?: string;
  /** Goes to another page. */
  onGo(to: string): void;
  /** The shown server. */
  children: ReactNode;
}

/** A button that shows the current server, and opens a list of the others. */
export function ServerSwitcher({ guildId, section, className, onGo, children }: ServerSwitcherProps) {
  const text = useText();
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [opening, setOpening] = useState<Opening>();
  const close = useCallback(() => setOpening(undefined), []);

  function press({ nativeEvent }: MouseEvent) {
    if (opening) close();
    else setOpening({ byTouch: nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch' });
  }

  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={clsx(styles.trigger, className)}
        aria-haspopup="dialog"
        aria-expanded={opening !== undefined}
        aria-controls={opening && id}
        // A press that closes the list must not first close it by taking its focus.
        onMouseDown={opening && ((event) => event.preventDefault())}
        onClick={press}
      >
        {children}
        <VisuallyHidden>{text('switcher.label')}</VisuallyHidden>
        <ChevronsUpDown className={styles.chevron} aria-hidden="true" />
      </button>
      {opening && (
        <Servers
          id={id}
          guildId={guildId}
          section={section}
          opening={opening}
          trigger={trigger}
          onGo={onGo}
          onClose={close}
        />
      )}
    </>
  );
}
