import { useEffect, useId, useRef, useState } from 'react';
import type { Pointer } from '../../language/values/pointer.ts';
import { Button } from '../../renderer/primitives/Button.tsx';
import { Dialog } from '../../renderer/primitives/overlays/Dialog.tsx';
import type { FileChange } from '../model/draftState.ts';
import { type EntryNames, nameFault } from '../model/entryPlace.ts';
import styles from './form/form.module.css';
import { useStudio } from './StudioContext.ts';
import { reasonOf } from './server.ts';
import { useSettled } from './useSettled.ts';

interface RenameDialogProps {
  open: boolean;
  file: string;
  /** The entry of a map that gets another name. */
  pointer: Pointer;
  names: EntryNames;
  onClose(): void;
  /** Called with what is changed, and the place under its new name. */
  onRename(changes: FileChange[], pointer: Pointer): void;
}

/** Asks for another name of an entry of a map. A setting is also renamed wherever it is referred to. */
export function RenameDialog({ open, file, pointer, names, onClose, onRename }: RenameDialogProps) {
  const { calls, state } = useStudio();
  const old = String(pointer.at(-1));
  const [name, setName] = useState(old);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const id = useId();
  const settled = useSettled(state);
  // Cancelling gives up what is asked for.
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const path = settingPath(pointer);
  const folder = path === undefined ? undefined : /^(.*)\/module\.json$/.exec(file)?.[1];
  const fault = name === old || name === '' ? undefined : nameFault(names, name);
  const canRename = name !== '' && name !== old && fault === undefined;
  const place = [...pointer.slice(0, -1), name];
  const here = () => onRename([{ file, edits: [{ op: 'rename', pointer, name }] }], place);
  const everywhere = async () => {
    if (folder === undefined || path === undefined) return;
    setAsking(true);
    try {
      const { files, dropped } = await settled(({ drafts }) => calls.rename(drafts, folder, path, name));
      if (isGone.current) return;
      const changes: FileChange[] = Object.entries(files).map(([one, text]) => ({ file: one, text }));
      if (dropped !== undefined) changes.push({ file: dropped, text: undefined });
      onRename(changes, place);
    } catch (error) {
      console.error(error);
      setProblem(`Nothing was renamed: ${reasonOf(error)}`);
    } finally {
      setAsking(false);
    }
  };
  const submit = folder === undefined ? here : everywhere;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Rename ${old}`}
      description={
        folder === undefined
          ? undefined
          : 'Servers have stored values under this name, and rules, the screen, examples and translations refer to it. Renamed everywhere, all of them follow, and a migration is written if a release has had the setting.'
      }
      inHistory={false}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {folder !== undefined && (
            <Button disabled={!canRename} onClick={here}>
              Only here
            </Button>
          )}
          <Button variant="primary" disabled={!canRename} busy={isAsking} onClick={submit}>
            {folder === undefined ? 'Rename' : 'Rename everywhere'}
          </Button>
        </>
      }
    >
      <div className={styles.questions}>
        <label htmlFor={id}>New name</label>
        <input
          id={id}
          className={styles.input}
          value={name}
          spellCheck={false}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : `${id}fault`}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && canRename && !isAsking && submit()}
        />
        {fault !== undefined && (
          <p id={`${id}fault`} className={styles.error}>
            {fault}
          </p>
        )}
        {problem !== '' && (
          <p className={styles.error} role="alert">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** The path in documents of the setting that a pointer is at, with `*` for every entry; undefined if it is at something else. */
function settingPath([root, ...keys]: Pointer): string | undefined {
  const path: string[] = [];
  for (let depth = 0; depth < keys.length; depth++) {
    if (keys[depth] === 'items') path.push('*');
    else if (keys[depth] === 'properties') path.push(String(keys[++depth]));
    else return undefined;
  }
  return root === 'settings' && keys.at(-2) === 'properties' ? path.join('.') : undefined;
}
