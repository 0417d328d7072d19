import { Plus } from 'lucide-react';
import { useState } from 'react';
import { environment, evaluate } from '../../../language/activity.ts';
import { failureOf, reply, succeeded } from '../../calls/answer.ts';
import { guildPath } from '../../calls/paths.ts';
import { Button } from '../../primitives/Button.tsx';
import { useCalls } from '../../screen/CallsContext.ts';
import { useForm } from '../../state/hooks.ts';
import type { CreateOptions } from './options.ts';

/** Adds an entry, with values of the form as it stands; busy until it is there. */
export function CreateButton({ create, onDone }: { create: CreateOptions; onDone(): Promise<void> }) {
  const { api, guildId, say } = useCalls();
  const store = useForm();
  const [busy, setBusy] = useState(false);

  async function press() {
    setBusy(true);
    const env = environment(store.context, store.document());
    const values = Object.entries(create.body ?? {}).map(([name, source]) => [
      name,
      evaluate(store.module, source, env),
    ]);
    const answer = await reply(api.post(guildPath(guildId, create.path), Object.fromEntries(values)));
    if (succeeded(answer)) {
      await onDone();
      say('success', create.success);
    } else say('error', failureOf(answer, create.failure));
    setBusy(false);
  }

  return (
    <Button
      variant="primary"
      icon={<Plus aria-hidden="true" />}
      busy={busy}
      disabled={store.readOnly !== undefined}
      onClick={press}
    >
      {create.label}
    </Button>
  );
}
