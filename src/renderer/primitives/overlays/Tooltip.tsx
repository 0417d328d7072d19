import {
  type ComponentProps,
  cloneElement,
  type PointerEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import styles from './Tooltip.module.css';
import { usePlacement } from './usePlacement.ts';

/** How long the pointer rests on a control before its tooltip appears, in milliseconds. */
const DELAY = 400;
/** How long the pointer may take from the control to the tooltip, in milliseconds. */
const GRACE = 150;

export interface TooltipProps {
  text: string;
  /** The text is only the control's name, which screen readers read out already. */
  isName?: boolean;
  /** The control to explain. Must be focusable. */
  children: ReactElement<ComponentProps<'button'>>;
}

/** A hint on hover and keyboard focus. Not for essential information, which belongs on the page. */
export function Tooltip({ text, isName = false, children }: TooltipProps) {
  const id = useId();
  const control = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function show(value: boolean, after = 0) {
    clearTimeout(timer.current);
    if (after > 0) timer.current = setTimeout(setShown, after, value);
    else setShown(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  // Wherever the focus is: the pointer alone may have brought the tooltip up.
  useEffect(() => {
    if (!shown) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setShown(false);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [shown]);

  return (
    <>
      {cloneElement(children, {
        ref: control,
        'aria-describedby': isName ? undefined : id,
        onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && show(true, shown ? 0 : DELAY),
        onPointerLeave: () => show(false, GRACE),
        onPointerDown: () => show(false),
        onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && show(true),
        onBlur: () => show(false),
      })}
      {!isName && (
        <span id={id} hidden>
          {text}
        </span>
      )}
      {shown && <Bubble text={text} control={control} onEnter={() => show(true)} onLeave={() => show(false, GRACE)} />}
    </>
  );
}

interface BubbleProps {
  text: string;
  control: RefObject<HTMLElement | null>;
  onEnter(): void;
  onLeave(): void;
}

/** Stays while the pointer is on it, so that it can be read where the page is magnified. */
function Bubble({ text, control, onEnter, onLeave }: BubbleProps) {
  const panel = useRef<HTMLDivElement>(null);
  usePlacement(panel, control, 'center');
  return (
    <div ref={panel} className={styles.popup} aria-hidden="true" onPointerEnter={onEnter} onPointerLeave={onLeave}>
      {text}
    </div>
  );
}
