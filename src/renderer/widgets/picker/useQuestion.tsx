import { type ReactNode, useState } from 'react';
import { onDemand } from '../../loading/onDemand.tsx';
import type { WidgetSchema } from '../types.ts';
import type { PickerItem } from './types.ts';

const GiveQuestion = onDemand(() => import('./GiveQuestion.tsx'));

/** Makes a function that changes a value, and the question that it asks first if that chooses a dangerous role. */
export function useQuestion<Value>(
  setting: WidgetSchema | undefined,
  change: (value: Value) => void,
): [(value: Value, role: PickerItem | undefined) => void, ReactNode] {
  const [asked, setAsked] = useState<{ role: PickerItem; value: Value }>();
  const close = () => setAsked(undefined);
  const question = asked && (
    <GiveQuestion
      role={asked.role}
      setting={setting}
      onYes={() => {
        close();
        change(asked.value);
      }}
      onClose={close}
    />
  );
  return [(value, role) => (role?.dangers ? setAsked({ role, value }) : change(value)), question];
}
