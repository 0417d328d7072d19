import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { addressOf } from '../../language/screens/settingAddress.ts';
import { IconButton } from '../../renderer/primitives/IconButton.tsx';
import { Modal } from '../../renderer/primitives/overlays/Modal.tsx';
import { useCloseOnBack } from '../../renderer/primitives/overlays/useCloseOnBack.ts';
import type { FormCommands } from '../../renderer/screen/useCommands.ts';
import { optionTo } from '../../renderer/widgets/picker/keys.ts';
import type { GrantedAccess } from '../configure/useServerAccess.ts';
import { ResultOption } from './ResultOption.tsx';
import { groupedResults, resultSearcher, type SearchResult } from './results.ts';
import styles from './SearchPalette.module.css';
import type { SearchData } from './searchData.ts';
import { useActions } from './useActions.ts';

export interface SearchPaletteProps {
  data: SearchData;
  open: boolean;
  guildId: string;
  section: string;
  access: GrantedAccess;
  /** Of the form that is open, if one is. */
  commands: FormCommands | undefined;
  onGo(to: string): void;
  /** Closes the search, and then does what was picked. */
  onClose(then?: () => void): void;
}

/** Searches settings, screens and actions. The focus stays in the field; arrow keys move along the results. */
export function SearchPalette(props: SearchPaletteProps) {
  const { data, open, guildId, section, access, commands, onGo, onClose } = props;
  const { index, text } = data;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [question, setQuestion] = useState('');
  const [at, setAt] = useState(0);
  const [said, setSaid] = useState<{ text: string; link?: string }>();
  const close = useCallback(() => onClose(), [onClose]);
  useCloseOnBack(open, close);

  const copy = useCallback(() => {
    const link = window.location.href;
    const failed = () => setSaid({ text: text('copyFailed', { link: '' }).trim(), link });
    // Missing where the page is not served securely.
    if (!navigator.clipboard) return failed();
    navigator.clipboard.writeText(link).then(() => setSaid({ text: text('copied') }), failed);
  }, [text]);
  const actions = useActions({ text, guildId, section, isWhole: !access.modules, commands, onCopy: copy });
  const searcher = useMemo(() => resultSearcher(index, actions, access), [index, actions, access]);
  const groups = useMemo(() => groupedResults(searcher, actions, question), [searcher, actions, question]);
  const results = useMemo(() => groups.flatMap((group) => group.results), [groups]);
  const optionId = (result: SearchResult) => `${id}${results.indexOf(result)}`;
  const active = results[at];
  useLayoutEffect(() => {
    if (active) document.getElementById(`${id}${at}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, at, active]);

  function pick(result: SearchResult | undefined) {
    if (!result) return;
    if ('module' in result) return onClose(() => onGo(addressOf(result.module, result.setting)));
    const { to, run, stays } = result;
    if (stays) run?.();
    else onClose(() => (to === undefined ? run?.() : onGo(to)));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    const next = optionTo(event.key, at, results.length, false);
    if (next !== undefined) setAt(next);
    else if (event.key === 'Enter') pick(active);
    else return;
    event.preventDefault();
  }

  function ask(next: string) {
    setQuestion(next);
    setAt(0);
    setSaid(undefined);
    list.current?.scrollTo?.(0, 0);
  }

  const nothing = results.length === 0;
  return (
    <Modal open={open} onClose={close} initialFocus={input} className={styles.viewport} aria-label={text('label')}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <Search aria-hidden="true" className={styles.glass} />
          <input
            ref={input}
            type="text"
            dir="auto"
            role="combobox"
            className={styles.input}
            placeholder={text('placeholder')}
            aria-label={text('placeholder')}
            aria-autocomplete="list"
            aria-expanded={!nothing}
            aria-controls={`${id}list`}
            aria-activedescendant={active && optionId(active)}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            value={question}
            onChange={({ target }) => ask(target.value)}
            // The last question can be replaced or changed.
            onFocus={({ target }) => target.select()}
            onKeyDown={onKeyDown}
          />
          <IconButton label={text('close')} icon={<X aria-hidden="true" />} onClick={close} />
        </div>
        <div role="status" className={said || nothing ? styles.said : styles.unsaid}>
          {said
            ? said.text
            : nothing
              ? `${text('none', { query: question })}. ${text('noneHint')}`
              : text('count', { count: results.length })}
        </div>
        {said?.link && (
          <input
            className={styles.link}
            readOnly
            aria-label={text('action.copyLink')}
            value={said.link}
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
                  onPoint={() => setAt(results.indexOf(result))}
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
      </div>
    </Modal>
  );
}
