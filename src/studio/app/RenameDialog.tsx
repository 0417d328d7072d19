import { useId, useState } from 'react';
import type { Pointer } from '../../language/values/pointer.ts';
import { Button } from '../../renderer/primitives/Button.tsx';
import { Dialog } from '../../renderer/primitives/overlays/Dialog.tsx';
import type { FileChange } from '../model/draftState.ts';
import { type EntryNames, nameFault } from '../model/entryPlace.ts';
import styles from './form/form.module.css';
import { useStudio } from './StudioContext.ts';

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
  const folder = settingFolder(file, pointer);
  const fault = name === old || name === '' ? undefined : nameFault(names, name);
  const canRename = name !== '' && name !== old && fault === undefined;
  const place = [...pointer.slice(0, -1), name];
  const here = () => onRename([{ file, edits: [{ op: 'rename', pointer, name }] }], place);
  const everywhere = async () => {
    if (folder === undefined) return;
    setAsking(true);
    try {
      const { files } = await calls.rename(state.drafts, folder, old, name);
      onRename(
        Object.entries(files).map(([one, text]) => ({ file: one, text })),
        place,
      );
    } catch (error) {
      console.error(error);
      setProblem('The studio does not answer. Nothing was renamed.');
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

/** The folder of the module of which the part at a pointer is a setting; undefined for anything else. */
function settingFolder(file: string, pointer: Pointer): string | undefined {
  const isSetting = pointer.length === 3 && pointer[0] === 'settings' && pointer[1] === 'properties';
  return isSetting ? /^(.*)\/module\.json$/.exec(file)?.[1] : undefined;
}
