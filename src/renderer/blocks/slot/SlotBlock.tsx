import { useNavigation } from '../../contexts/NavigationContext.ts';
import { useLoaded } from '../../loading/useLoaded.ts';
import { PartFailed } from '../../primitives/PartFailed.tsx';
import { Spinner } from '../../primitives/Spinner.tsx';
import { useForm } from '../../state/hooks.ts';
import { useScreenText } from '../../text/screenText.ts';
import { type BlockProps, blockOptions } from '../types.ts';

/** A component that the application provides, by name. Options: `slot`, and `wide`, for which style sheets of screens make room. */
export default function SlotBlock({ block }: BlockProps) {
  const { slot, wide } = blockOptions('slot', block);
  const { guildId, slots = {} } = useNavigation();
  const { module } = useForm();
  const text = useScreenText();
  const load = slots[slot];
  if (!load) throw new Error(`The application has no part called ${slot}.`);
  const { status, value, retry } = useLoaded(load);
  if (status === 'failed') return <PartFailed why="missing" onRetry={retry} />;
  const part = value ? (
    <value.default guildId={guildId} modules={module.context.modules} />
  ) : (
    <Spinner size="large" label={text('screen.loading')} />
  );
  return wide ? <div data-wide="">{part}</div> : part;
}
