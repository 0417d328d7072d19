import {
  type RefObject,
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
import type { FormCommands } from '../../renderer/screen/useCommands.ts';
import { optionTo } from '../../renderer/widgets/picker/keys.ts';
import type { GrantedAccess } from '../configure/useServerAccess.ts';
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

/** The results of the search's question, in groups. */
export function SearchResults(props: SearchResultsProps) {
  const { ref, id, place, data, question, at, entered, onAt, onFound, onClose } = props;
  const { guildId, section, access, commands, onGo } = props;
  const { index, text } = data;
  const list = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState<{ question: string; text: string; link?: string }>();
  const message = said?.question === question ? said : undefined;

  const copy = useCallback(() => {
    const link = window.location.href;
    const failed = () => setSaid({ question, text: text('copyFailed', { link: '' }).trim(), link });
    // Missing where the page is not served securely.
    if (!navigator.clipboard) return failed();
    navigator.clipboard.writeText(link).then(() => setSaid({ question, text: text('copied') }), failed);
  }, [text, question]);
  const actions = useActions({ text, guildId, section, isWhole: !access.modules, commands, onCopy: copy });
  const searcher = useMemo(() => resultSearcher(index, actions, access), [index, actions, access]);
  const groups = useMemo(() => groupedResults(searcher, actions, question), [searcher, actions, question]);
  const results = useMemo(() => groups.flatMap((group) => group.results), [groups]);
  const optionId = (result: SearchResult) => `${id}${results.indexOf(result)}`;
  const active = results[at];
  const found = results.length > 0;
  useLayoutEffect(() => onFound(found), [found, onFound]);
  useLayoutEffect(() => {
    if (active) document.getElementById(`${id}${at}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, at, active]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question begins at the top.
  useLayoutEffect(() => {
    list.current?.scrollTo?.(0, 0);
  }, [question]);

  function pick(result: SearchResult | undefined) {
    if (!result) return;
    if ('module' in result) return onClose(() => onGo(addressOf(result.module, result.setting)));
    const { to, run, stays } = result;
    if (stays) run?.();
    else onClose(() => (to === undefined ? run?.() : onGo(to)));
  }

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
      >
        {groups.map(({ group, results: inGroup }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset.
          <div key={group} role="group" aria-labelledby={`${id}${group}`}>
            <div id={`${id}${group}`} className={styles.group}>
              {text(`group.${group}`)}
            </div>
            {inGroup.map((result) => (
              <ResultOption
                key={optionId(result)}
                id={optionId(result)}
                result={result}
                question={question}
                selected={result === active}
                plan={access.plan}
                text={text}
                onPoint={() => onAt(results.indexOf(result))}
                onPick={() => pick(result)}
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
