import { type ReactNode, useState } from 'react';
import { onDemand } from '../../loading/onDemand.tsx';
import type { PickerItem } from './types.ts';

const GiveQuestion = onDemand(() => import('./GiveQuestion.tsx'));

/** Makes a function that chooses an item, and the question that it asks first if that is dangerous. */
export function useQuestion(choose: (key: string) => void): [(item: PickerItem) => void, ReactNode] {
  const [asked, setAsked] = useState<PickerItem>();
  const close = () => setAsked(undefined);
  function agree(item: PickerItem) {
    close();
    choose(item.key);
  }
  return [
    (item) => (item.danger === undefined ? choose(item.key) : setAsked(item)),
    asked && <GiveQuestion role={asked} onYes={() => agree(asked)} onClose={close} />,
  ];
}
