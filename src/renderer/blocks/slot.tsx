import { Suspense } from 'react';
import { Spinner } from '../primitives/Spinner.tsx';
import { useNavigation } from '../screen/NavigateContext.ts';
import { useText } from '../text.ts';
import { type BlockProps, optionsOf } from './types.ts';

/** A part that the application brings, by its name. Option: `slot`. */
export default function SlotBlock({ block }: BlockProps) {
  const { slot } = optionsOf<{ slot: string }>(block);
  const { guildId, slots = {} } = useNavigation();
  const text = useText();
  const Part = slots[slot];
  if (!Part) throw new Error(`The application has no part called ${slot}.`);
  return (
    <Suspense fallback={<Spinner size="large" label={text('screen.loading')} />}>
      <Part guildId={guildId} />
    </Suspense>
  );
}
