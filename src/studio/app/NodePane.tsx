import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Pointer } from '../../language/values/pointer.ts';
import { Button } from '../../renderer/primitives/Button.tsx';
import { IconButton } from '../../renderer/primitives/IconButton.tsx';
import type { OpenNode } from '../model/draftState.ts';
import { entryPlaceAt } from '../model/entryPlace.ts';
import { nodeForm } from '../model/nodeForm.ts';
import { partAtPointer } from '../model/places.ts';
import { AddSettingDialog } from './AddSettingDialog.tsx';
import { EntryTools } from './EntryTools.tsx';
import { fileValue, isJson, metaFileOf } from './files.ts';
import { Markdown } from './form/Markdown.tsx';
import { SchemaForm } from './form/SchemaForm.tsx';
import styles from './NodePane.module.css';
import { ReachSentences } from './ReachPanel.tsx';
import { useStudio } from './StudioContext.ts';

/** The form of what is open. */
export function NodePane() {
  const { state } = useStudio();
  const { selection } = state;
  const shown = selection && nearest(fileValue(state, selection.file), selection);
  const pane = useRef<HTMLElement>(null);
  const focused = useRef<Element>(null);
  // What had the focus may be gone with what it was about; keys then go on from here.
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) pane.current?.focus();
  });
  return (
    <main
      ref={pane}
      className={styles.pane}
      aria-label="Form"
      tabIndex={-1}
      onFocus={({ target }) => {
        focused.current = target;
      }}
    >
      {selection && isJson(state, selection.file) === false ? (
        <NoJson file={selection.file} />
      ) : shown ? (
        <Node key={`${shown.file}#${shown.pointer.join('/')}`} selection={shown} />
      ) : (
        <p className={styles.none}>Choose something on the left.</p>
      )}
    </main>
  );
}

/** In place of the form of a file that is no JSON: an edit could fall into another part than the one that is shown. */
function NoJson({ file }: { file: string }) {
  const { findings } = useStudio();
  return (
    <>
      <h2 className={styles.title}>{file.replace(/^schemas\//, '')}</h2>
      <p className={styles.none}>
        This file cannot be read as JSON, so it has no form. Correct it in an editor and save it there; the form then
        appears by itself.
      </p>
      <ul role="alert">
        {findings
          .filter((one) => one.file === file)
          .map(({ line, column, reason, advice }) => (
            <li key={`${line}:${column} ${reason}`}>
              Line {line}, column {column}: {reason} {advice}
            </li>
          ))}
      </ul>
    </>
  );
}

/** What is open, or what is left of the way there. */
function nearest(value: unknown, { file, pointer }: OpenNode): OpenNode | undefined {
  if (value === undefined) return undefined;
  let length = pointer.length;
  while (length > 0 && partAtPointer(value, pointer.slice(0, length)) === undefined) length -= 1;
  return { file, pointer: pointer.slice(0, length) };
}

function Node({ selection }: { selection: OpenNode }) {
  const { state, metas, findings, reach, change, select } = useStudio();
  const { file, pointer } = selection;
  const value = fileValue(state, file);
  const form = useMemo(() => nodeForm(metas, metaFileOf(file), value, pointer), [metas, file, value, pointer]);
  const [isAdding, setAdding] = useState(false);
  const own = findings.filter((one) => one.file === file && isBelow(one.pointer, pointer));
  const reaching =
    pointer.length === 0 ? [] : reach.filter((one) => one.file === file && isBelow(one.pointer ?? [], pointer));
  const place = useMemo(() => entryPlaceAt(metas, metaFileOf(file), value, pointer), [metas, file, value, pointer]);
  const isSettings =
    /^schemas\/modules\/[^/]+\/module\.json$/.test(file) && (pointer.length === 0 || pointer[0] === 'settings');
  return (
    <>
      <div className={styles.head}>
        <nav aria-label="Place" className={styles.crumbs}>
          <button type="button" onClick={() => select({ file, pointer: [] })}>
            {file.replace(/^schemas\//, '')}
          </button>
          {pointer.map((one, depth) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a path have no other identity
              key={depth}
              type="button"
              onClick={() => select({ file, pointer: pointer.slice(0, depth + 1) })}
            >
              {typeof one === 'number' ? one + 1 : one}
            </button>
          ))}
        </nav>
        <div className={styles.actions}>
          {isSettings && (
            <Button size="small" icon={<Plus />} onClick={() => setAdding(true)}>
              New setting
            </Button>
          )}
          {place && <EntryTools file={file} pointer={pointer} place={place} isOpen />}
          {pointer.length > 0 && (
            <IconButton
              label="Remove"
              icon={<Trash2 />}
              onClick={() =>
                change([{ file, edits: [{ op: 'remove', pointer }] }], `remove ${file} ${pointer.join('/')}`, {
                  file,
                  pointer: aboveOf(value, pointer),
                })
              }
            />
          )}
        </div>
      </div>
      <h2 className={styles.title}>{titleOf(file, value, pointer)}</h2>
      {typeof form.schema.description === 'string' && (
        <Markdown text={form.schema.description} className={styles.about} />
      )}
      <div role="status">{reaching.length > 0 && <ReachSentences changes={reaching} />}</div>
      <SchemaForm file={file} form={form} value={partAtPointer(value, pointer)} findings={own} />
      {isSettings && <AddSettingDialog open={isAdding} file={file} onClose={() => setAdding(false)} />}
    </>
  );
}

/** The nearest part above that is still there without the one at a pointer, and has a form. */
function aboveOf(value: unknown, pointer: Pointer): Pointer {
  const above = pointer.slice(0, -1);
  return Array.isArray(partAtPointer(value, above)) ? above.slice(0, -1) : above;
}

function titleOf(file: string, value: unknown, pointer: Pointer): string {
  const part = partAtPointer(value, pointer);
  for (const name of ['title', 'name', 'label', 'section', 'id', 'at', 'block']) {
    const found = partAtPointer(part, [name]);
    if (typeof found === 'string' && found !== '') return found;
  }
  const key = pointer.at(-1);
  if (key === undefined)
    return partAtPointer(value, ['screen', 'title'])?.toString() ?? file.slice(file.lastIndexOf('/') + 1);
  return typeof key === 'number' ? `${pointer.at(-2)} ${key + 1}` : key;
}

function isBelow(pointer: Pointer, above: Pointer): boolean {
  return above.every((key, depth) => pointer[depth] === key);
}
