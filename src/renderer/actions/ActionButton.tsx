import { type ReactNode, useState } from 'react';
import type { Action, SettingsDocument } from '../../language/model.ts';
import { fill } from '../../language/text.ts';
import { Preview } from '../columns/Preview.tsx';
import { Button } from '../primitives/Button.tsx';
import { ConfirmDialog } from '../primitives/ConfirmDialog.tsx';
import { useExpression, useForm } from '../state/hooks.ts';
import { type ActionEntry, useAction } from './useAction.ts';

export interface ActionButtonProps {
  action: Action;
  /** The entry that it stands at. */
  entry?: ActionEntry;
  icon?: ReactNode;
  /** The element that says which entry it is. */
  describedBy?: string;
  /** What to do after a success, instead of loading the screen anew. */
  onDone?(): Promise<void>;
}

/** A button of the screen: says what is missing, shows what would happen, asks, acts, and says what came of it. */
export function ActionButton({ action, entry, icon, describedBy, onDone }: ActionButtonProps) {
  const { readOnly } = useForm();
  const enabled = useExpression(action.enabled);
  const { busy, ready, look, act } = useAction(action, entry, onDone);
  const [asking, setAsking] = useState(false);
  const [preview, setPreview] = useState<SettingsDocument>({});
  const { confirm, preview: shown } = action;
  const refused = shown?.refused === undefined ? null : preview[shown.refused];
  const refusal = typeof refused === 'string' && refused !== '' ? refused : undefined;

  async function press() {
    if (!ready()) return;
    if (!confirm) return act();
    const found = shown ? await look(shown.path) : {};
    if (!found) return;
    setPreview(found);
    setAsking(true);
  }

  return (
    <>
      <Button
        variant={action.look}
        icon={icon}
        busy={busy && !asking}
        disabled={readOnly !== undefined || (action.enabled !== undefined && enabled !== true)}
        aria-describedby={describedBy}
        onClick={press}
      >
        {action.label}
      </Button>
      {confirm && (
        <ConfirmDialog
          open={asking}
          title={fill(confirm.title, entry?.words())}
          message={refusal ?? fill(confirm.text, entry?.words())}
          variant={refusal === undefined ? 'neutral' : 'error'}
          onConfirm={refusal === undefined ? () => act(() => setAsking(false)) : undefined}
          onClose={() => setAsking(false)}
          destructive={confirm.destructive !== false}
          busy={busy}
        >
          {shown && <Preview lists={shown.lists} body={preview} />}
        </ConfirmDialog>
      )}
    </>
  );
}
