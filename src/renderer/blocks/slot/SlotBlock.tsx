import { PartFailed } from '../../primitives/PartFailed.tsx';
import { Spinner } from '../../primitives/Spinner.tsx';
import { useNavigation } from '../../screen/NavigateContext.ts';
import { useForm } from '../../state/hooks.ts';
import { useText } from '../../text.ts';
import { useLoaded } from '../../useLoaded.ts';
import { type BlockProps, optionsOf } from '../types.ts';

/** A part that the application brings, by its name. Option: `slot`. */
export default function SlotBlock({ block }: BlockProps) {
  const { slot } = optionsOf('slot', block);
  const { guildId, slots = {} } = useNavigation();
  const { module } = useForm();
  const text = useText();
  const load = slots[slot];
  if (!load) throw new Error(`The application has no part called ${slot}.`);
  const { value, failed, retry } = useLoaded(load);
  if (failed) return <PartFailed why="missing" onRetry={retry} />;
  if (!value) return <Spinner size="large" label={text('screen.loading')} />;
  return <value.default guildId={guildId} modules={module.context.modules} />;
}
