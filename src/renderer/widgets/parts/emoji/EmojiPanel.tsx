import { Search, SmilePlus } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../primitives/Button.tsx';
import { Spinner } from '../../../primitives/Spinner.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden.tsx';
import { useWidgets } from '../../context.ts';
import { EmojiGlyph } from '../EmojiGlyph.tsx';
import line from '../searchLine.module.css';
import styles from './EmojiPanel.module.css';
import { EmojiSection } from './EmojiSection.tsx';
import { moveInGrid } from './moves.ts';
import type { Emoji } from './search.ts';
import { type Section, useSections } from './useSections.ts';

export interface EmojiPanelProps {
  /** Custom emoji with longer codes are not offered. */
  maxLength?: number;
  onPick(emoji: string): void;
}

/** The server's custom emoji and the common ones, with a search over all emoji. */
export default function EmojiPanel({ maxLength, onPick }: EmojiPanelProps) {
  const { text } = useWidgets();
  const [query, setQuery] = useState('');
  const { sections, loading, failed, retry } = useSections(query, maxLength);
  const searching = query.trim() !== '';
  const found = sections.reduce((count, { emojis }) => count + emojis.length, 0);

  const search = useRef<HTMLInputElement>(null);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState<Emoji>();
  const [focused, setFocused] = useState({ section: '', index: 0 });
  const at = sections.findIndex(({ id, emojis }) => id === focused.section && focused.index < emojis.length);
  const active = at < 0 ? { section: 0, index: 0 } : { section: at, index: focused.index };

  // The panel is loaded after its popover has opened.
  useEffect(() => search.current?.focus(), []);

  const pick = useCallback((emoji: Emoji) => onPick(emoji.value), [onPick]);
  const focus = useCallback((section: Section, index: number) => {
    setFocused({ section: section.id, index });
    setShown(section.emojis[index]);
  }, []);

  function searchFor(typed: string) {
    setQuery(typed);
    setFocused({ section: '', index: 0 });
    setShown(undefined);
    scroller?.scrollTo?.({ top: 0 });
  }

  /** Focuses the emoji that is in the tab order. It is rendered wherever the list is scrolled to. */
  const focusActive = () => scroller?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();

  // When the file of all emoji arrives, the one that has the focus may move to another row, or be no result any more.
  const keepFocus = useEffectEvent(() => {
    if (focused.section !== '' && document.activeElement === document.body) focusActive();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other emoji are shown.
  useLayoutEffect(keepFocus, [sections]);

  /** The retry button disappears, so focus moves to the search. */
  function tryAgain() {
    search.current?.focus();
    retry();
  }

  function leaveSearch(event: KeyboardEvent<HTMLInputElement>) {
    // While text is being composed, these keys belong to the input method.
    if (event.nativeEvent.isComposing || found === 0) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      focusActive();
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      const [best] = sections[0]?.emojis ?? [];
      if (searching && best) pick(best);
    }
  }

  function moveFocus(event: KeyboardEvent<HTMLElement>) {
    const { key, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey) return;
    // Typing anywhere goes to the search field.
    if (key.length === 1 && key !== ' ') return search.current?.focus();
    const sizes = sections.map(({ emojis }) => emojis.length);
    const next = moveInGrid(sizes, active, key);
    if (next === undefined) return;
    event.preventDefault();
    const section = next && sections[next.section];
    if (!section) return search.current?.focus();
    flushSync(() => setFocused({ section: section.id, index: next.index }));
    focusActive();
  }

  return (
    <div className={styles.panel}>
      <div className={line.search}>
        <Search aria-hidden="true" />
        <input
          ref={search}
          type="search"
          dir="auto"
          className={line.input}
          placeholder={text('widget.emoji.search')}
          aria-label={text('widget.emoji.search')}
          value={query}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => searchFor(event.target.value)}
          onKeyDown={leaveSearch}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the buttons inside, which are operable */}
      <div ref={setScroller} className={styles.sections} onKeyDown={moveFocus}>
        {sections.map((section, index) => (
          <EmojiSection
            key={section.id}
            section={section}
            active={index === active.section ? active.index : undefined}
            scroller={scroller}
            onPick={pick}
            onPoint={setShown}
            onFocus={focus}
          />
        ))}
        {searching && loading && (
          <p className={styles.note}>
            <Spinner size="small" decorative />
            {text('widget.emoji.loading')}
          </p>
        )}
        {searching && !loading && found === 0 && <p className={styles.note}>{text('widget.emoji.none')}</p>}
        {searching && failed && (
          <div className={styles.note}>
            <span role="alert">{text('widget.emoji.failed')}</span>
            <Button size="small" onClick={tryAgain}>
              {text('widget.emoji.retry')}
            </Button>
          </div>
        )}
      </div>
      <VisuallyHidden as="p" role="status">
        {searching && (loading ? text('widget.emoji.loading') : text('widget.emoji.found', { count: found }))}
      </VisuallyHidden>
      <p className={styles.shown} aria-hidden="true">
        <span className={styles.large}>{shown ? <EmojiGlyph emoji={shown} /> : <SmilePlus />}</span>
        <span className={styles.name}>{shown ? nameOf(shown) : text('widget.emoji.open')}</span>
      </p>
    </div>
  );
}

/** As Discord writes it. */
const nameOf = ({ name, custom }: Emoji) => (custom ? `:${name}:` : name);
