import { useState } from 'react';
import type { SettingsDocument } from '../../../language/model.ts';
import { fill } from '../../../language/text.ts';
import { bodyOf, failureOf, reply, succeeded } from '../../calls/answer.ts';
import { guildPath } from '../../calls/paths.ts';
import { Button } from '../../primitives/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog.tsx';
import { useCalls } from '../../screen/CallsContext.ts';
import { useForm } from '../../state/hooks.ts';
import type { EntryOptions } from './options.ts';
import { Preview } from './Preview.tsx';

export interface EntryButtonProps {
  entry: EntryOptions;
  id: string;
  /** The element that says which entry it is. */
  describedBy: string;
}

/** Acts on an entry: shows what would become of it, asks, acts, and has the screen loaded anew. */
export function EntryButton({ entry, id, describedBy }: EntryButtonProps) {
  const { api, guildId, say, reload } = useCalls();
  const { readOnly } = useForm();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [preview, setPreview] = useState<SettingsDocument>({});
  const { confirm, preview: shown } = entry;
  const pathOf = (path: string) => guildPath(guildId, fill(path, { id: encodeURIComponent(id) }));
  const refused = shown?.refused === undefined ? null : preview[shown.refused];
  const refusal = typeof refused === 'string' && refused !== '' ? refused : undefined;

  async function ask() {
    if (shown) {
      setBusy(true);
      const answer = await reply(api.get(pathOf(shown.path)));
      setBusy(false);
      if (!succeeded(answer)) return say('error', failureOf(answer, entry.failure));
      setPreview(bodyOf(answer));
    }
    setAsking(true);
  }

  async function act() {
    setBusy(true);
    const answer = await reply(api.post(pathOf(entry.path), {}));
    setBusy(false);
    setAsking(false);
    if (succeeded(answer)) reload(entry.success);
    else say('error', failureOf(answer, entry.failure));
  }

  return (
    <>
      <Button busy={busy && !asking} disabled={readOnly !== undefined} aria-describedby={describedBy} onClick={ask}>
        {entry.label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={confirm.title}
        message={refusal ?? confirm.text}
        variant={refusal === undefined ? 'neutral' : 'error'}
        onConfirm={refusal === undefined ? act : undefined}
        onClose={() => setAsking(false)}
        destructive
        busy={busy}
      >
        {shown && <Preview lists={shown.lists} body={preview} />}
      </ConfirmDialog>
    </>
  );
}
