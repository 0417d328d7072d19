import { ChevronDown, ChevronUp, PowerOff } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { useFieldState, useForm, useValue } from '../../state/hooks.ts';
import { useScreenText } from '../../text/screenText.ts';
import styles from '../screen.module.css';

interface WhileOffProps {
  /** The setting that turns the module on. */
  master: string;
  /** The title of the module. */
  title: string;
  /** Whether the settings were shown before the screen was loaded again; reported each time that changes. */
  unfolded: RefObject<boolean>;
  /** The settings. */
  children: ReactNode;
}

/**
 * For a module that is off, a line says so in place of its settings, with a button that shows them. Settings that are on the
 * screen when it is turned off stay there, with what that changes in them. Where the switch cannot be used, they are always
 * shown: there is nothing else to see.
 */
export function WhileOff({ master, title, unfolded, children }: WhileOffProps) {
  const text = useScreenText();
  const id = useId();
  const { readOnly } = useForm();
  const on = useValue(master) === true;
  const { enabled, visible, lock } = useFieldState(master);
  const [opened, setOpened] = useState(on || unfolded.current);
  // What a screen opens with is simply there; what is unfolded later comes out of the line above it.
  const [isMoving, setMoving] = useState(false);
  if (on && !opened) setOpened(true);
  useEffect(() => {
    unfolded.current = opened;
  }, [unfolded, opened]);
  const off = !on && readOnly === undefined && enabled && visible && lock === undefined;
  const Chevron = opened ? ChevronUp : ChevronDown;
  return (
    <>
      {off && (
        <div className={styles.off}>
          <PowerOff aria-hidden="true" />
          <p>{text('off.note', { title })}</p>
          <Button
            variant="quiet"
            size="small"
            aria-expanded={opened}
            aria-controls={id}
            icon={<Chevron aria-hidden="true" />}
            onClick={() => {
              setMoving(true);
              setOpened(!opened);
            }}
          >
            {text(opened ? 'off.hide' : 'off.show')}
          </Button>
        </div>
      )}
      {/* Hidden, not absent: a field of it can be opened from elsewhere. */}
      <div id={id} className={styles.folding} data-moving={isMoving || undefined} hidden={off && !opened}>
        {children}
      </div>
    </>
  );
}
