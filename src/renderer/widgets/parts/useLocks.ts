import { useCallback } from 'react';
import type { Json } from '../../../language/model.ts';
import { useWidgets } from '../context.ts';
import type { WidgetProps } from '../types.ts';
import { isLocked } from './control.ts';

/** The choices of a control that the plan does not include. */
export interface Locks {
  /** Stable while the choices are the same. */
  has(value: Json): boolean;
  /** Makes a choice, or shows why it is locked. If the whole field is locked, the form shows the field's own message. */
  attempt(value: Json, make: () => void): void;
}

export function useLocks(props: WidgetProps): Locks {
  const { schema } = props;
  const { notify, text } = useWidgets();
  const locked = schema.lockedValues ?? schema.items?.lockedValues;
  const has = useCallback((value: Json) => locked?.some((one) => one.value === value) === true, [locked]);
  return {
    has,
    attempt(value, make) {
      const lock = isLocked(props) ? undefined : locked?.find((one) => one.value === value);
      if (lock) notify(lock.message || text('widget.locked'), 'locked');
      else make();
    },
  };
}
