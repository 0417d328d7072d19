import { type ReactNode, useRef, useState } from 'react';
import type { Action, Json, SettingsDocument } from '../../language/model.ts';
import { interpolate } from '../../language/text/message.ts';
import { isObject } from '../../language/values/isObject.ts';
import { PreviewLists } from '../columns/PreviewLists.tsx';
import { Button } from '../primitives/Button.tsx';
import { ConfirmDialog } from '../primitives/overlays/ConfirmDialog.tsx';
import { useExpression, useForm } from '../state/hooks.ts';
import { controlOf, Question } from './Question.tsx';
import { type ReplacementChoices, ReplacementFields } from './ReplacementFields.tsx';
import { type ActionEntry, type PreviewAnswer, useAction } from './useAction.ts';

export interface ActionButtonProps {
  action: Action;
  /** The list entry that the action is about. */
  entry?: ActionEntry;
  icon?: ReactNode;
  /** Id of the element that describes the entry. */
  describedBy?: string;
  /** Runs after a success, instead of reloading the screen. */
  onDone?(): Promise<void>;
}

const NOTHING: PreviewAnswer = { body: {}, etag: null };

/** A button for an action of the screen: checks what it needs, previews and confirms it, runs it and reports the outcome. */
export function ActionButton({ action, entry, icon, describedBy, onDone }: ActionButtonProps) {
  const { readOnly } = useForm();
  const enabled = useExpression(action.enabled);
  const { busy, ready, loadPreview, act } = useAction(action, entry, onDone);
  const [asking, setAsking] = useState(false);
  const [seen, setSeen] = useState(NOTHING);
  const [mapping, setMapping] = useState<ReplacementChoices>({});
  const [answer, setAnswer] = useState('');
  // The last attempt failed: what was chosen and typed for it is offered again.
  const [failed, setFailed] = useState(false);
  // Only the response to the latest choice counts.
  const turn = useRef(0);
  const { confirm, preview } = action;
  const ask = confirm?.ask;
  const gone = listIn(preview?.mapping && seen.body[preview.mapping.property]);
  const refused = preview?.refused === undefined ? null : seen.body[preview.refused];
  const refusal = typeof refused === 'string' && refused !== '' ? refused : undefined;

  async function press() {
    if (!ready()) return;
    if (!confirm) return void act({});
    const chosen = failed ? mapping : {};
    setMapping(chosen);
    if (!failed) setAnswer(ask?.value === undefined ? '' : String(entry?.values[ask.value] ?? ''));
    const found = preview ? await loadPreview(previewPath(preview, chosen)) : NOTHING;
    if (!found) return;
    setSeen(found);
    setAsking(true);
  }

  async function choose(key: string, target: string | null) {
    if (!preview?.mapping) return;
    const chosen = { ...mapping, [key]: target };
    setMapping(chosen);
    setSeen({ ...seen, body: withTarget(seen.body, preview.mapping.property, key, target) });
    turn.current += 1;
    const asked = turn.current;
    const found = await loadPreview(previewPath(preview, chosen));
    if (found && asked === turn.current) setSeen(found);
  }

  async function confirmed() {
    const targets = preview?.mapping && {
      [preview.mapping.as]: { ...targetsOf(seen.body[preview.mapping.property]), ...mapping },
    };
    const isDone = await act({
      body: { ...targets, ...(ask && { [ask.name]: answer }) },
      etag: seen.etag,
      answered: () => setAsking(false),
      changed: setSeen,
    });
    setFailed(!isDone);
  }

  function close() {
    setAsking(false);
    setFailed(false);
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
          title={interpolate(confirm.title, entry?.words())}
          message={refusal ?? interpolate(confirm.text, entry?.words())}
          variant={refusal === undefined ? 'neutral' : 'error'}
          onConfirm={refusal === undefined ? confirmed : undefined}
          onClose={close}
          labels={confirm.labels}
          destructive={confirm.destructive !== false}
          busy={busy}
          begins={ask ? () => controlOf(ask) : gone.length > 0 ? 'top' : undefined}
        >
          {ask && <Question ask={ask} value={answer} disabled={busy} onChange={setAnswer} />}
          {preview?.mapping && (
            <ReplacementFields
              list={preview.mapping}
              entries={gone}
              disabled={refusal !== undefined}
              onChoose={choose}
            />
          )}
          {preview && <PreviewLists lists={preview.lists} body={seen.body} refused={refusal !== undefined} />}
        </ConfirmDialog>
      )}
    </>
  );
}

function listIn(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function previewPath({ path, mapping }: NonNullable<Action['preview']>, chosen: ReplacementChoices): string {
  if (!mapping || Object.keys(chosen).length === 0) return path;
  return `${path}?${mapping.as}=${encodeURIComponent(JSON.stringify(chosen))}`;
}

/** The replacements that the preview proposes. */
function targetsOf(list: Json | undefined): ReplacementChoices {
  return Object.fromEntries(
    listIn(list)
      .filter(isObject)
      .map(({ key, target }) => [String(key), typeof target === 'string' ? target : null]),
  );
}

/** The preview with a choice filled in, shown until the server has previewed it. */
function withTarget(body: SettingsDocument, list: string, key: string, target: string | null): SettingsDocument {
  const entries = listIn(body[list]).map((one) => (isObject(one) && one.key === key ? { ...one, target } : one));
  return { ...body, [list]: entries };
}
