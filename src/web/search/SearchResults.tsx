import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { addressOf } from '../../language/screens/addressOf.ts';
import { createMarker } from '../../language/search/marks.ts';
import type { FormCommands } from '../../renderer/screen/useCommands.ts';
import { optionTo } from '../../renderer/widgets/picker/keys.ts';
import type { GrantedAccess } from '../configure/access/useServerAccess.ts';
import { ResultOption } from './ResultOption.tsx';
import { groupedResults, resultSearcher, type SearchResult } from './results.ts';
import styles from './SearchResults.module.css';
import type { SearchData } from './searchData.ts';
import { useActions } from './useActions.ts';

/** Where the search is opened. */
export interface SearchScene {
  guildId: string;
  section: string;
  access: GrantedAccess;
  /** Of the form that is open, if one is. */
  commands: FormCommands | undefined;
  onGo(to: string): void;
}

/** What the field passes on. */
export interface ResultKeys {
  /** @returns whether the key means something to the results */
  press(key: string): boolean;
}

interface SearchResultsProps extends SearchScene {
  ref: RefObject<ResultKeys | null>;
  /** Begins the ids of the list and of the results in it. */
  id: string;
  /** Where the results are shown; null while the search is closed, which keeps its index. */
  place: HTMLElement | null;
  data: SearchData;
  question: string;
  /** The index of the selected result. */
  at: number;
  /** Whether Enter was pressed before there were results: the first one is meant. */
  entered: boolean;
  onAt(at: number): void;
  /** Told whether there are results. */
  onFound(found: boolean): void;
  onClose(then?: () => void): void;
}

/** As many results as are seen without scrolling. */
const FIRST = 12;
/** The rest is drawn after a pause of this many milliseconds: longer than those between two keys of somebody typing. */
const PAUSE = 300;

/** The results of the search's question, in groups. */
export function SearchResults(props: SearchResultsProps) {
  const { ref, id, place, data, question, at, entered, onAt, onFound, onClose } = props;
  const { guildId, section, access, commands, onGo } = props;
  const { index, text } = data;
  const list = useRef<HTMLDivElement>(null);
  const scrolled = useRef(false);
  const [message, setMessage] = useState<{ text: string; link?: string }>();
  const [asked, setAsked] = useState(question);
  if (asked !== question) {
    setAsked(question);
    setMessage(undefined);
  }

  // Does not depend on the question: the index would be built anew with each key.
  const copy = useCallback(() => {
    const link = window.location.href;
    const failed = () => setMessage({ text: text('copyFailed', { link: '' }).trim(), link });
    // Missing where the page is not served securely.
    if (!navigator.clipboard) return failed();
    navigator.clipboard.writeText(link).then(() => setMessage({ text: text('copied') }), failed);
  }, [text]);
  const actions = useActions({ text, guildId, section, isWhole: !access.modules, commands, onCopy: copy });
  const searcher = useMemo(() => resultSearcher(index, actions, access), [index, actions, access]);
  const groups = useMemo(() => groupedResults(searcher, actions, question), [searcher, actions, question]);
  const results = useMemo(() => groups.flatMap((group) => group.results), [groups]);
  const mark = useMemo(() => createMarker(question), [question]);
  // The rest follows after a pause, or when it is reached: all of them cost more than the answer itself.
  const [settled, setSettled] = useState<readonly SearchResult[]>();
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(results)), PAUSE);
    return () => clearTimeout(timer);
  }, [results]);
  const drawn = settled === results || at >= FIRST ? results.length : FIRST;
  const active = results[at];
  const found = results.length > 0;
  useLayoutEffect(() => onFound(found), [found, onFound]);
  useLayoutEffect(() => {
    document.getElementById(`${id}${at}`)?.scrollIntoView?.({ block: 'nearest' });
    // The list says so only with the next frame, and a key may come before it.
    if (at > 0) scrolled.current = true;
  }, [id, at]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question begins at the top.
  useLayoutEffect(() => {
    // To ask the list for its position, or to set it, would lay the page out with each key.
    if (scrolled.current) list.current?.scrollTo?.(0, 0);
  }, [question]);

  const pick = useCallback(
    (result: SearchResult | undefined) => {
      if (!result) return;
      if ('module' in result) return onClose(() => onGo(addressOf(result.module, result.setting)));
      const { to, run, stays } = result;
      if (stays) run?.();
      else onClose(() => (to === undefined ? run?.() : onGo(to)));
    },
    [onClose, onGo],
  );

  useImperativeHandle(ref, () => ({
    press(key) {
      const next = optionTo(key, at, results.length, false);
      if (next !== undefined) onAt(next);
      else if (key === 'Enter') pick(active);
      else return false;
      return true;
    },
  }));
  const pickFirst = useEffectEvent(() => pick(active));
  useEffect(() => {
    if (entered) pickFirst();
  }, [entered]);

  if (!place) return null;
  return createPortal(
    <>
      <div role="status" className={message || !found ? styles.said : styles.unsaid}>
        {message
          ? message.text
          : found
            ? text('count', { count: results.length })
            : `${text('none', { query: question })}. ${text('noneHint')}`}
      </div>
      {message?.link && (
        <input
          className={styles.link}
          readOnly
          aria-label={text('action.copyLink')}
          value={message.link}
          onFocus={({ target }) => target.select()}
        />
      )}
      <div
        ref={list}
        id={`${id}list`}
        role="listbox"
        tabIndex={-1}
        aria-label={text('results')}
        className={styles.list}
        onScroll={({ currentTarget }) => {
          scrolled.current = currentTarget.scrollTop > 0;
        }}
      >
        {groups
          .filter(({ start }) => start < drawn)
          .map(({ group, start, results: inGroup }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset.
            <div key={group} role="group" aria-labelledby={`${id}${group}`}>
              <div id={`${id}${group}`} className={styles.group}>
                {text(`group.${group}`)}
              </div>
              {inGroup.slice(0, drawn - start).map((result, index) => (
                <ResultOption
                  // The elements of a place are used again, which costs less than new ones.
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same reason
                  key={start + index}
                  id={`${id}${start + index}`}
                  result={result}
                  at={start + index}
                  count={results.length}
                  mark={mark}
                  selected={result === active}
                  plan={access.plan}
                  text={text}
                  onPoint={onAt}
                  onPick={pick}
                />
              ))}
            </div>
          ))}
      </div>
      <div className={styles.keys} aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {text('keys.move')}
        </span>
        <span>
          <kbd>↵</kbd> {text('keys.open')}
        </span>
        <span>
          <kbd>Esc</kbd> {text('keys.close')}
        </span>
      </div>
    </>,
    place,
  );
}
