import { useId, useState } from 'react';
import { isObject } from '../../language/values/isObject.ts';
import { Button } from '../../renderer/primitives/Button.tsx';
import { Dialog } from '../../renderer/primitives/overlays/Dialog.tsx';
import type { Edit } from '../model/edits.ts';
import { newSetting, SETTING_TEMPLATES, type SettingKind } from '../model/newSetting.ts';
import { fileValue } from './files.ts';
import styles from './form/form.module.css';
import { useStudio } from './StudioContext.ts';

interface AddSettingDialogProps {
  open: boolean;
  /** The file of the module. */
  file: string;
  onClose(): void;
}

/** Adds a setting with everything that makes it appear: its declaration, its place on the screen and in a document. */
export function AddSettingDialog({ open, file, onClose }: AddSettingDialogProps) {
  const { state, change } = useStudio();
  const [name, setName] = useState('');
  const [title, setTitle] = useState('');
  const [kind, setKind] = useState<SettingKind>('text');
  const [section, setSection] = useState(0);
  const id = useId();
  const module = fileValue(state, file);
  const { sections, documents, names } = partsOf(module);
  const isFree = /^[a-z][a-z0-9_]*$/.test(name) && !names.includes(name);
  const add = () => {
    const edits: Edit[] = [{ op: 'set', pointer: ['settings', 'properties', name], value: newSetting(kind, title) }];
    const place = sections[section];
    if (place) edits.push({ op: 'insert', pointer: [...place.pointer, place.count], value: name });
    if (documents[0]) edits.push({ op: 'insert', pointer: [...documents[0].pointer, documents[0].count], value: name });
    change([{ file, edits }], `new setting ${name} ${Date.now()}`, { file, pointer: ['settings', 'properties', name] });
    setName('');
    setTitle('');
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="New setting"
      description="It appears on the screen at once. Its sentences and translations are written afterwards."
      inHistory={false}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={!isFree || title.trim() === ''} onClick={add}>
            Add setting
          </Button>
        </>
      }
    >
      <div className={styles.questions}>
        <label htmlFor={`${id}name`}>Name under which it is stored</label>
        <input
          id={`${id}name`}
          className={styles.input}
          value={name}
          placeholder="slow_mode"
          spellCheck={false}
          onChange={({ target }) => setName(target.value)}
        />
        {name !== '' && !isFree && (
          <p className={styles.error}>
            {names.includes(name) ? 'The module has this setting already.' : 'Write lower-case letters, digits and _.'}
          </p>
        )}
        <label htmlFor={`${id}title`}>Title on the screen</label>
        <input
          id={`${id}title`}
          className={styles.input}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <label htmlFor={`${id}kind`}>Kind</label>
        <select
          id={`${id}kind`}
          className={styles.input}
          value={kind}
          // Its options are the kinds.
          onChange={({ target }) => setKind(target.value as SettingKind)}
        >
          {Object.entries(SETTING_TEMPLATES).map(([key, { title: label }]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}section`}>Section</label>
        <select
          id={`${id}section`}
          className={styles.input}
          value={section}
          onChange={({ target }) => setSection(Number(target.value))}
        >
          {sections.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </Dialog>
  );
}

interface ListOfNames {
  label: string;
  pointer: (string | number)[];
  count: number;
}

/** The lists of names in a module that a setting may be added to. */
function partsOf(module: unknown): { sections: ListOfNames[]; documents: ListOfNames[]; names: string[] } {
  const { screen, calls, settings } = isObject(module) ? module : {};
  const properties = isObject(settings) ? settings.properties : undefined;
  return {
    sections: listsIn(isObject(screen) ? screen.layout : undefined, ['screen', 'layout'], 'section'),
    documents: listsIn(isObject(calls) ? calls.documents : undefined, ['calls', 'documents'], 'id'),
    names: Object.keys(isObject(properties) ? properties : {}),
  };
}

/** The `fields` of all parts below a value that have a name, also of those inside tabs. */
function listsIn(value: unknown, pointer: (string | number)[], name: string): ListOfNames[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => listsIn(one, [...pointer, index], name));
  if (!isObject(value)) return [];
  const { [name]: label, fields } = value;
  if (typeof label === 'string' && Array.isArray(fields))
    return [
      {
        label: typeof value.title === 'string' ? value.title : label,
        pointer: [...pointer, 'fields'],
        count: fields.length,
      },
    ];
  return Object.entries(value).flatMap(([key, below]) => listsIn(below, [...pointer, key], name));
}
