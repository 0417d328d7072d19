import { type FormEvent, type RefObject, useMemo, useRef, useState } from 'react';
import type { Json, SettingsDocument } from '../../language/model.ts';
import { applyEffects } from '../../language/resolved/effects.ts';
import { parsePath, setIn } from '../../language/values/path.ts';
import { MenusContext } from '../contexts/MenusContext.ts';
import { Button } from '../primitives/Button.tsx';
import { Dialog } from '../primitives/overlays/Dialog.tsx';
import { FormContext, useForm } from '../state/hooks.ts';
import { createFormStore } from '../state/store.ts';
import { useScreenText } from '../text/screenText.ts';
import { Field } from './Field.tsx';
import { focusInvalid } from './focus.ts';
import styles from './SetDialog.module.css';

export interface SetDialogProps {
  list: string;
  /** The rows to change. */
  keys: readonly string[];
  /** The property to set; undefined while the dialog is closed. */
  property: string | undefined;
  title: string;
  onClose(): void;
  onSet(property: string): void;
}

/** Asks for a value of a property, and sets it in several rows. */
export function SetDialog({ property, ...props }: SetDialogProps) {
  const text = useScreenText();
  // What is asked stays readable while the dialog closes.
  const [last, setLast] = useState(props);
  if (property !== undefined && props.keys !== last.keys) setLast(props);
  const fields = useRef<HTMLFormElement>(null);
  return (
    <Dialog
      open={property !== undefined}
      title={text('list.setTitle', { name: last.title, count: last.keys.length })}
      onClose={props.onClose}
      initialFocus={() => fields.current?.querySelector<HTMLElement>('input, button') ?? null}
    >
      {property !== undefined && <SetForm key={property} {...props} property={property} form={fields} />}
    </Dialog>
  );
}

interface SetFormProps extends Omit<SetDialogProps, 'property'> {
  property: string;
  form: RefObject<HTMLFormElement | null>;
}

function SetForm({ list, keys, property, form, onClose, onSet }: SetFormProps) {
  const store = useForm();
  const text = useScreenText();
  const [path = ''] = keys
    .map((key) => `${store.rows.path(list, key)}.${property}`)
    .filter((one) => store.state(one).visible);
  // A form of its own, so that nothing changes before the value is complete.
  const scratch = useMemo(
    () => createFormStore({ module: store.module, saved: store.document(), ownerOnly: '', onRefused: () => {} }),
    [store],
  );

  /** The document with the value in all rows that show the property, with the effects of that. */
  function withValue(value: Json): SettingsDocument {
    return keys.reduce((document, key) => {
      const at = `${store.rows.path(list, key)}.${property}`;
      if (!store.state(at).visible) return document;
      return applyEffects(store.module, setIn(document, parsePath(at), value), parsePath(at));
    }, store.document());
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    scratch.blur(path);
    const row = path.slice(0, path.lastIndexOf('.'));
    const wrong = scratch.problems.checkRow(row, scratch.document()).some((problem) => problem.path === path);
    const value: Json | undefined = scratch.get(path);
    if (wrong || value === undefined) return focusInvalid(form.current);
    store.apply(withValue(value));
    onSet(property);
    onClose();
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <FormContext value={scratch}>
        <MenusContext value={undefined}>
          <Field path={path} />
        </MenusContext>
      </FormContext>
      <div className={styles.actions}>
        <Button onClick={onClose}>{text('list.cancel')}</Button>
        <Button type="submit" variant="primary">
          {text('list.setConfirm', { count: keys.length })}
        </Button>
      </div>
    </form>
  );
}
