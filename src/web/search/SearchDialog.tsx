import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';
import { useLoaded } from '../../renderer/loading/useLoaded.ts';
import { IconButton } from '../../renderer/primitives/IconButton.tsx';
import { Modal } from '../../renderer/primitives/overlays/Modal.tsx';
import { useCloseOnBack } from '../../renderer/primitives/overlays/useCloseOnBack.ts';
import { PartFailed } from '../../renderer/primitives/PartFailed.tsx';
import { Spinner } from '../../renderer/primitives/Spinner.tsx';
import { useWidgetText } from '../../renderer/text/widgetText.ts';
import { useLanguage, useText } from '../language/text.tsx';
import { loadSearch } from './loadSearch.ts';
import styles from './SearchDialog.module.css';
import type { ResultKeys, SearchScene } from './SearchResults.tsx';

export interface SearchDialogProps extends SearchScene {
  open: boolean;
  /** Closes the search, and then does what was picked. */
  onClose(then?: () => void): void;
}

/**
 * The search of settings, screens and actions. The field is there at once and keeps the focus; its results are fetched meanwhile. Arrow keys
 * move along them.
 */
export function SearchDialog({ open, onClose, ...scene }: SearchDialogProps) {
  const text = useText();
  const widgetText = useWidgetText();
  const language = useLanguage();
  const load = useCallback(() => loadSearch(language), [language]);
  const { status, value: search, retry } = useLoaded(load);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<ResultKeys>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [question, setQuestion] = useState('');
  const [at, setAt] = useState(0);
  const [found, setFound] = useState(false);
  const [entered, setEntered] = useState(false);
  const close = useCallback(
    (then?: () => void) => {
      setEntered(false);
      onClose(then);
    },
    [onClose],
  );
  const cancel = useCallback(() => close(), [close]);
  useCloseOnBack(open, cancel);

  function ask(next: string) {
    setQuestion(next);
    setAt(0);
    setEntered(false);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      // Browsers would leave the page for their own search.
      if (event.key.toLowerCase() !== 'k') return;
      event.currentTarget.select();
    } else if (keys.current) {
      if (!keys.current.press(event.key)) return;
    } else if (event.key === 'Enter') setEntered(true);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <Modal
        open={open}
        onClose={cancel}
        initialFocus={input}
        className={styles.viewport}
        aria-label={text('search.open')}
      >
        <div className={styles.panel}>
          <div className={styles.head}>
            <Search aria-hidden="true" className={styles.glass} />
            <input
              ref={input}
              type="text"
              dir="auto"
              role="combobox"
              className={styles.input}
              placeholder={text('search.placeholder')}
              aria-label={text('search.placeholder')}
              aria-autocomplete="list"
              aria-expanded={found}
              aria-controls={`${id}list`}
              aria-activedescendant={found ? `${id}${at}` : undefined}
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
            <IconButton label={widgetText('primitive.close')} icon={<X aria-hidden="true" />} onClick={cancel} />
          </div>
          {status === 'loading' && <Spinner size="large" />}
          {status === 'failed' && (
            <PartFailed
              why="missing"
              onRetry={() => {
                input.current?.focus();
                retry();
              }}
            />
          )}
          <div ref={setPlace} className={styles.results} />
        </div>
      </Modal>
      {search && (
        <search.SearchResults
          {...scene}
          ref={keys}
          id={id}
          place={place}
          data={search.data}
          question={question}
          at={at}
          entered={entered}
          onAt={setAt}
          onFound={setFound}
          onClose={close}
        />
      )}
    </>
  );
}
