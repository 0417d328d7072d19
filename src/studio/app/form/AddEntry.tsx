import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../renderer/primitives/Button.tsx';
import { nameFault } from '../../model/entryPlace.ts';
import type { PartInfo } from '../../model/nodeForm.ts';
import { useStudio } from '../StudioContext.ts';
import { useFormParts } from './FormParts.ts';
import styles from './form.module.css';

interface AddEntryProps {
  part: PartInfo;
  /** How many entries there are. */
  count: number;
}

/** Adds an entry to a list, or to a map under a name. */
export function AddEntry({ part, count }: AddEntryProps) {
  const { change, select } = useStudio();
  const { file } = useFormParts();
  const [name, setName] = useState('');
  const id = useId();
  const what = String(part.pointer.findLast((key) => typeof key === 'string') ?? 'entry');
  if (part.entry === undefined) return null;
  const add = (key: string | number) => {
    const pointer = [...part.pointer, key];
    const op = typeof key === 'number' ? 'insert' : 'set';
    change([{ file, edits: [{ op, pointer, value: part.entry }] }], `add ${pointer.join('/')} ${Date.now()}`);
    if (part.isHolder) select({ file, pointer });
    setName('');
  };
  if (part.isList) {
    return (
      <Button
        className={styles.add}
        size="small"
        variant="quiet"
        icon={<Plus />}
        onClick={() => add(count)}
        aria-label={`Add to ${what}`}
      >
        Add
      </Button>
    );
  }
  const fault = name !== '' && part.names ? nameFault(part.names, name) : undefined;
  const canAdd = name !== '' && fault === undefined;
  return (
    <div className={styles.adder}>
      <label htmlFor={id}>New name in {what}</label>
      <input
        id={id}
        value={name}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}fault`}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && canAdd && add(name)}
      />
      <Button size="small" icon={<Plus />} aria-disabled={!canAdd} onClick={() => canAdd && add(name)}>
        Add
      </Button>
      {fault !== undefined && (
        <p id={`${id}fault`} className={styles.error}>
          {fault}
        </p>
      )}
    </div>
  );
}
