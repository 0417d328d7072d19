import clsx from 'clsx';
import { ChevronRight, Search } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { aboveFile, idOf, type OutlineItem, outlineOf } from '../model/outline.ts';
import { fileValue, metaFileOf } from './files.ts';
import styles from './Outline.module.css';
import { useStudio } from './StudioContext.ts';

interface Row extends OutlineItem {
  level: number;
  isOpen: boolean;
}

/** All schemas as a tree, with search, and marks at what has findings or is not saved. */
export function Outline() {
  const { state, metas, findings, select } = useStudio();
  const { selection } = state;
  // An edit is drawn in the form and sent to the screen first.
  const { files, drafts } = useDeferredValue(state);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(['Modules']));
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim().toLowerCase());
  const names = useMemo(() => [...new Set([...Object.keys(files), ...Object.keys(drafts)])].sort(), [files, drafts]);
  const selected = selection && idOf(selection.file, selection.pointer);

  // What is selected is shown, wherever the selection came from.
  const [followed, setFollowed] = useState<string>();
  if (selection && selected !== followed) {
    setFollowed(selected);
    const above = selection.pointer.map((_, depth) => idOf(selection.file, selection.pointer.slice(0, depth)));
    setOpen(new Set([...open, ...aboveFile(selection.file), selection.file, ...above]));
  }

  const groups = useMemo(
    () =>
      outlineOf(names, (id) => query !== '' || open.has(id), {
        metas,
        fileValue: (file) => fileValue({ files, drafts }, file),
        metaOf: metaFileOf,
      }),
    [names, query, open, metas, files, drafts],
  );
  const marks = useMemo(() => countsOf(findings), [findings]);
  const rows = useMemo(() => rowsOf(groups, open, query, { files, drafts }), [groups, open, query, files, drafts]);
  const [active, setActive] = useState<string>();
  const current = rows.find(({ id }) => id === active) ?? rows.find(({ id }) => id === selected) ?? rows[0];
  const tree = useRef<HTMLDivElement>(null);
  const searchId = useId();

  useEffect(() => {
    if (selected === undefined) return;
    tree.current?.querySelector(`[data-id="${CSS.escape(selected)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [selected]);

  const toggle = ({ id }: Row, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(id);
    else next.delete(id);
    setOpen(next);
  };
  const choose = (row: Row) => {
    setActive(row.id);
    if (row.file === undefined || !row.pointer) toggle(row, !row.isOpen);
    else {
      if (row.pointer.length === 0 && !row.isOpen) toggle(row, true);
      select({ file: row.file, pointer: row.pointer });
    }
  };
  const focus = (row: Row | undefined) => {
    if (!row) return;
    setActive(row.id);
    tree.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(row.id)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = rows.findIndex(({ id }) => id === current?.id);
    const row = rows[index];
    if (!row) return;
    const moves: Record<string, () => void> = {
      ArrowDown: () => focus(rows[index + 1]),
      ArrowUp: () => focus(rows[index - 1]),
      Home: () => focus(rows[0]),
      End: () => focus(rows.at(-1)),
      ArrowRight: () => (row.children.length > 0 && !row.isOpen ? toggle(row, true) : focus(rows[index + 1])),
      ArrowLeft: () =>
        row.isOpen && row.children.length > 0
          ? toggle(row, false)
          : focus(rows.slice(0, index).findLast(({ level }) => level < row.level)),
      Enter: () => choose(row),
      ' ': () => choose(row),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };

  return (
    <nav className={styles.outline} aria-label="Schemas">
      <div className={styles.search}>
        <Search aria-hidden="true" />
        <label htmlFor={searchId} className={styles.hidden}>
          Search schemas
        </label>
        <input
          id={searchId}
          type="search"
          value={typed}
          placeholder="Search names and texts"
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <div ref={tree} role="tree" aria-label="Outline" className={styles.tree} onKeyDown={onKeyDown} tabIndex={-1}>
        {rows.map((row) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles keys
          <div
            key={row.id}
            role="treeitem"
            data-id={row.id}
            aria-level={row.level}
            aria-expanded={row.children.length > 0 ? row.isOpen : undefined}
            aria-selected={row.id === selected}
            tabIndex={row.id === current?.id ? 0 : -1}
            className={clsx(styles.row, row.level === 1 && styles.group)}
            data-level={Math.min(row.level, 8)}
            onClick={() => choose(row)}
          >
            <ChevronRight
              aria-hidden="true"
              className={clsx(styles.arrow, row.isOpen && styles.open, row.children.length === 0 && styles.leaf)}
            />
            <span className={styles.label}>{row.label}</span>
            {isDrafted(row, drafts) && (
              <span className={styles.draft} role="img" aria-label="not saved" title="Not saved" />
            )}
            {(marks.get(row.id) ?? 0) > 0 && (
              <span className={styles.count} title="Findings">
                {marks.get(row.id)}
              </span>
            )}
          </div>
        ))}
        {rows.length === 0 && <p className={styles.none}>Nothing is called so.</p>}
      </div>
    </nav>
  );
}

function isDrafted({ file, pointer }: Row, drafts: Readonly<Record<string, string>>): boolean {
  return file !== undefined && pointer?.length === 0 && Object.hasOwn(drafts, file);
}

/** The number of findings at and below each place. */
function countsOf(findings: ReturnType<typeof useStudio>['findings']): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { file, pointer } of findings) {
    const ids = [...aboveFile(file), ...[...pointer, ''].map((_, depth) => idOf(file, pointer.slice(0, depth)))];
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

function rowsOf(
  groups: readonly OutlineItem[],
  open: ReadonlySet<string>,
  query: string,
  state: Parameters<typeof fileValue>[0],
): Row[] {
  const walk = (items: readonly OutlineItem[], level: number): Row[] =>
    items.flatMap((item): Row[] => {
      if (item.label === '') return [];
      const below = query === '' ? [] : walk(item.children, level + 1);
      if (query !== '') {
        return below.length > 0 || matches(item, query, state)
          ? [{ ...item, level, isOpen: below.length > 0 }, ...below]
          : [];
      }
      const isOpen = open.has(item.id);
      return [{ ...item, level, isOpen }, ...(isOpen ? walk(item.children, level + 1) : [])];
    });
  return walk(groups, 1);
}

/** Whether a name, or a text directly in it, contains what was typed. */
function matches(
  { label, file, pointer }: OutlineItem,
  query: string,
  state: Parameters<typeof fileValue>[0],
): boolean {
  if (label.toLowerCase().includes(query)) return true;
  if (file === undefined || !pointer) return false;
  let part = fileValue(state, file);
  for (const key of pointer) part = typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined;
  const texts = typeof part === 'object' && part !== null ? Object.values(part) : [part];
  return texts.some((text) => typeof text === 'string' && text.toLowerCase().includes(query));
}
