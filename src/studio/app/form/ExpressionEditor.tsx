import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Pointer } from '../../../language/values/pointer.ts';
import type { Completion, ExpressionAnswer } from '../../model/answers.ts';
import { useStudio } from '../StudioContext.ts';
import { useFormParts } from './FormParts.ts';
import styles from './form.module.css';

interface ExpressionEditorProps {
  id: string;
  value: string;
  /** Its place in the file. */
  pointer: Pointer;
  onChange(value: string): void;
}

const NOTHING: ExpressionAnswer = { completions: [], rows: [] };

/** How long it waits after a key before it asks what the expression says, in milliseconds. */
const PAUSE = 120;

/** How many names are offered. */
const OFFERED = 8;

/** An expression: names are completed, faults are shown while it is typed, and its value for the examples below. */
export function ExpressionEditor({ id, value, pointer, onChange }: ExpressionEditorProps) {
  const { calls, state } = useStudio();
  const { file } = useFormParts();
  const { drafts } = state;
  const [answer, setAnswer] = useState(NOTHING);
  const [isFocused, setFocused] = useState(false);
  const [word, setWord] = useState('');
  /** Where the word ends. */
  const wordEnd = useRef(0);
  const [chosen, setChosen] = useState(0);
  const area = useRef<HTMLTextAreaElement>(null);
  const list = useId();
  const folder = /^(.*)\/module\.json$/.exec(file)?.[1];
  const place = pointer.join('/');

  useEffect(() => {
    if (!isFocused || folder === undefined) return;
    let isLate = false;
    const timer = setTimeout(async () => {
      const found = await calls.expression(drafts, folder, place.split('/').map(keyOf)).catch(() => NOTHING);
      if (!isLate) setAnswer(found);
    }, PAUSE);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [isFocused, folder, place, drafts, calls]);

  const offered = word === '' ? [] : matching(answer.completions, word);
  const isOpen = isFocused && offered.length > 0;
  const follow = () => {
    const { selectionStart = 0, value: text = '' } = area.current ?? {};
    wordEnd.current = selectionStart;
    setWord(/[A-Za-z_.][\w.]*$/.exec(text.slice(0, selectionStart))?.[0] ?? '');
    setChosen(0);
  };
  const take = ({ label }: Completion) => {
    const element = area.current;
    if (!element) return;
    const end = element.selectionStart;
    const from = end - word.length;
    // A method is written after what is there already.
    const kept = label.startsWith('.') ? word.slice(0, word.lastIndexOf('.')) : '';
    const next = element.value.slice(0, from) + kept + label + element.value.slice(end);
    const caret = from + kept.length + label.length - (label.endsWith('()') ? 1 : 0);
    onChange(next);
    setWord('');
    requestAnimationFrame(() => element.setSelectionRange(caret, caret));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const moves: Record<string, () => void> = {
      ArrowDown: () => setChosen((chosen + 1) % offered.length),
      ArrowUp: () => setChosen((chosen + offered.length - 1) % offered.length),
      Enter: () => offered[chosen] && take(offered[chosen]),
      Tab: () => offered[chosen] && take(offered[chosen]),
      Escape: () => setWord(''),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
  const { fault, type, rows } = answer;
  return (
    <div className={styles.expression}>
      <textarea
        ref={area}
        id={id}
        className={styles.code}
        value={value}
        rows={Math.max(1, Math.ceil(value.length / 56))}
        spellCheck={false}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? list : undefined}
        aria-activedescendant={isOpen ? `${list}-${chosen}` : undefined}
        aria-invalid={fault !== undefined}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onChange={({ target }) => {
          onChange(target.value);
          follow();
        }}
        onSelect={({ currentTarget }) => currentTarget.selectionStart !== wordEnd.current && setWord('')}
        onKeyDown={onKeyDown}
      />
      <div id={list} role="listbox" aria-label="Completions" className={styles.completions} hidden={!isOpen}>
        {offered.map((one, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles keys
          <div
            key={one.label}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === chosen}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(one)}
          >
            <code>{one.label}</code>
            <span>{one.detail}</span>
          </div>
        ))}
      </div>
      {folder === undefined && isFocused && (
        <p className={styles.help}>
          Several modules may use this, so names are completed only in a module's own file. The findings say what is
          wrong.
        </p>
      )}
      {fault && (
        <pre className={styles.fault} role="status">
          {`${value.replaceAll(/\s/g, ' ')}\n${' '.repeat(fault.start)}${'^'.repeat(Math.max(1, fault.end - fault.start))}\n${fault.message}`}
        </pre>
      )}
      {!fault && type !== undefined && rows.length > 0 && (
        <details className={styles.values}>
          <summary>What it says for the examples</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">Example</th>
                <th scope="col">Entry</th>
                <th scope="col">Value</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ example, kind, entry, value: said }) => (
                <tr key={`${kind} ${example} ${entry}`}>
                  <th scope="row">
                    {example} <small>{kind}</small>
                  </th>
                  <td>{entry ?? '–'}</td>
                  <td>
                    <code>{said}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </div>
  );
}

function keyOf(key: string): string | number {
  return /^\d+$/.test(key) ? Number(key) : key;
}

/** The names that begin with what is typed; after a dot also methods. */
function matching(completions: readonly Completion[], word: string): Completion[] {
  const last = word.slice(word.lastIndexOf('.'));
  const isMethod = last.startsWith('.');
  const begins = completions.filter(({ label }) => label.startsWith(word) && label !== word);
  const contains = completions.filter(
    ({ label }) => !label.startsWith(word) && !label.startsWith('.') && word.length > 1 && label.includes(word),
  );
  const methods = isMethod ? completions.filter(({ label }) => label.startsWith('.') && label.startsWith(last)) : [];
  return [...begins, ...contains, ...methods].slice(0, OFFERED);
}
