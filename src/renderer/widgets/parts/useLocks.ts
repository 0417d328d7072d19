import { useCallback } from 'react';
import type { Json, Plan } from '../../../language/model.ts';
import { useWidgets } from '../context.ts';
import type { WidgetProps } from '../types.ts';
import { isLocked } from './control.ts';
import { lockReason } from './lockReason.ts';

/** The choices of a control that the plan does not include. */
export interface Locks {
  /** The plan that includes a choice, if the server's does not. Stable while the choices are the same. */
  planOf(value: Json): Plan | undefined;
  /** Makes a choice, or shows why it is locked. If the whole field is locked, the form shows the field's own message. */
  attempt(value: Json, make: () => void): void;
}

export function useLocks(props: WidgetProps): Locks {
  const { schema } = props;
  const context = useWidgets();
  const locked = schema.lockedValues ?? schema.items?.lockedValues;
  const planOf = useCallback((value: Json) => locked?.find((one) => one.value === value)?.plan, [locked]);
  return {
    planOf,
    attempt(value, make) {
      const lock = isLocked(props) ? undefined : locked?.find((one) => one.value === value);
      if (lock) context.notify(lockReason(context, lock.plan, lock.message), 'locked', lock.plan);
      else make();
    },
  };
}
