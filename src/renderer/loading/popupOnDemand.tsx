import { type ComponentType, type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { onDemand } from './onDemand.tsx';

interface PopupProps {
  /** False once it was closed again. */
  open?: boolean;
  /** What opens it. */
  trigger: RefObject<HTMLElement | null>;
  onClose(): void;
}

/**
 * A list or menu whose file is fetched when it is first opened. Until it is there, it is closed by what closes it later: Escape,
 * and a press or the focus elsewhere. Otherwise it would take the focus from what is being typed by then.
 */
export function popupOnDemand<Props extends PopupProps>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return onDemand(load, { Meanwhile });
}

function Meanwhile({ open = true, trigger, onClose }: PopupProps) {
  const close = useEffectEvent(onClose);
  // In a layout effect, which ends before the popup takes the focus.
  useLayoutEffect(() => {
    if (!open) return;
    const unmounted = new AbortController();
    const options = { capture: true, signal: unmounted.signal };
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && trigger.current?.contains(target))) close();
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      // It closes nothing else.
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    document.addEventListener('pointerdown', leave, options);
    document.addEventListener('focusin', leave, options);
    document.addEventListener('keydown', press, options);
    return () => unmounted.abort();
  }, [open, trigger]);
  return null;
}
