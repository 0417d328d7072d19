import type { ArrayFieldTemplateProps, FieldTemplateProps, ObjectFieldTemplateProps, TemplatesType } from '@rjsf/utils';
import clsx from 'clsx';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../renderer/primitives/Button.tsx';
import { IconButton } from '../../../renderer/primitives/IconButton.tsx';
import { Popover } from '../../../renderer/primitives/overlays/Popover.tsx';
import type { Edit } from '../../model/edits.ts';
import type { PartInfo } from '../../model/nodeForm.ts';
import { EntryTools } from '../EntryTools.tsx';
import { useStudio } from '../StudioContext.ts';
import { AddEntry } from './AddEntry.tsx';
import { useFormParts, usePart } from './FormParts.ts';
import styles from './form.module.css';
import { Markdown } from './Markdown.tsx';

/** A part with its name, what it is for, and what can be done with it. */
function FieldTemplate(props: FieldTemplateProps) {
  const { id, fieldPathId, schema, rawErrors = [], required, hidden, children } = props;
  const part = usePart(fieldPathId);
  const { file } = useFormParts();
  const { change } = useStudio();
  if (hidden || !part) return null;
  const isRoot = fieldPathId.path.length === 0;
  const key = part.pointer.at(-1) ?? '';
  const isEntry = typeof key === 'number';
  const isGroup = Object.keys(part.properties).length > 0 || part.items.length > 0 || part.isHolder;
  if (isRoot && (isGroup || part.isMap)) {
    return (
      <>
        {children}
        <Errors errors={rawErrors} />
      </>
    );
  }
  const edit = (one: Edit) =>
    change([{ file, edits: [one] }], `${one.op} ${file} ${part.pointer.join('/')} ${Date.now()}`);
  return (
    <div
      className={clsx(styles.field, isGroup && styles.group, rawErrors.length > 0 && styles.invalid)}
      data-field={key}
    >
      <div className={styles.label}>
        {isGroup ? (
          <span className={styles.name}>{isEntry ? `${key + 1}` : key}</span>
        ) : (
          <label htmlFor={id} className={styles.name}>
            {isEntry ? `${key + 1}` : key}
          </label>
        )}
        {required && !isEntry && (
          <span className={styles.required} title="Required">
            *
          </span>
        )}
        <span className={styles.tools}>
          {part.place && !isRoot && (
            <EntryTools
              file={file}
              pointer={part.pointer}
              place={part.place}
              what={isEntry ? `${key + 1}` : String(key)}
            />
          )}
          {part.optional && !isRoot && (
            <IconButton
              label={`Remove ${isEntry ? key + 1 : key}`}
              icon={<X />}
              onClick={() => edit({ op: 'remove', pointer: part.pointer })}
            />
          )}
        </span>
      </div>
      {!isRoot && typeof schema.description === 'string' && (
        <Markdown text={schema.description} className={styles.help} />
      )}
      {children}
      <Errors errors={rawErrors} />
    </div>
  );
}

function Errors({ errors }: { errors: readonly string[] }) {
  return errors.map((error) => (
    <p key={error} className={styles.error} role="alert">
      {error}
    </p>
  ));
}

function ObjectFieldTemplate({ properties, fieldPathId }: ObjectFieldTemplateProps) {
  const part = usePart(fieldPathId);
  return (
    <div className={styles.object}>
      {properties.map(({ content }) => content)}
      {part?.isMap && <AddEntry part={part} count={properties.length} />}
      {part && part.additions.length > 0 && <Additions part={part} isRoot={fieldPathId.path.length === 0} />}
    </div>
  );
}

function ArrayFieldTemplate({ items, fieldPathId }: ArrayFieldTemplateProps) {
  const part = usePart(fieldPathId);
  return (
    <div className={styles.list}>
      {items}
      {part && <AddEntry part={part} count={items.length} />}
    </div>
  );
}

/** What a part does not have yet, to be added. */
function Additions({ part, isRoot }: { part: PartInfo; isRoot: boolean }) {
  const { change } = useStudio();
  const { file } = useFormParts();
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = part.additions.filter(({ name, description }) =>
    `${name} ${description}`.toLowerCase().includes(wanted),
  );
  const where = part.pointer.at(-1);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      label="What can be added"
      trigger={
        <Button className={styles.add} size="small" variant="quiet" icon={<Plus />}>
          {isRoot || where === undefined ? 'Add a property' : `Add to ${typeof where === 'number' ? where + 1 : where}`}
        </Button>
      }
    >
      <div className={styles.additions}>
        <input
          type="search"
          aria-label="Search properties"
          placeholder="Search"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <ul>
          {found.map(({ name, description, value }) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => {
                  setOpen(false);
                  const pointer = [...part.pointer, name];
                  change([{ file, edits: [{ op: 'set', pointer, value }] }], `add ${pointer.join('/')} ${Date.now()}`);
                }}
              >
                <span className={styles.name}>{name}</span>
                <span className={styles.help}>{description}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Popover>
  );
}

export const templates: Partial<TemplatesType> = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate: ({ children }) => children,
};
