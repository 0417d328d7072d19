import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import catalogue from '../../../../schemas/shared/emoji.json' with { type: 'json' };
import type { TextKey } from '../../primitives/text.ts';
import { useWidgets } from '../context.ts';
import styles from './EmojiPanel.module.css';

const columns = 8;

interface EmojiPanelProps {
  onPick(emoji: string): void;
}

/** The common emojis in groups, and a search over their names. */
export default function EmojiPanel({ onPick }: EmojiPanelProps) {
  const { text } = useWidgets();
  const [query, setQuery] = useState('');
  const groups = found(query);
  const search = useRef<HTMLInputElement>(null);
  // The panel arrives after its popover has opened.
  useEffect(() => search.current?.focus(), []);
  return (
    <div className={styles.panel}>
      <input
        ref={search}
        type="search"
        className={styles.search}
        placeholder={text('widget.emoji.search')}
        aria-label={text('widget.emoji.search')}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the buttons inside, which are operable */}
      <div className={styles.groups} onKeyDown={moveFocus}>
        {groups.map(({ id, emojis }) => (
          <section key={id} aria-labelledby={`emoji-group-${id}`}>
            <h3 id={`emoji-group-${id}`} className={styles.heading}>
              {text(`widget.emoji.group.${id}` as TextKey)}
            </h3>
            <div className={styles.grid}>
              {emojis.map(({ emoji, name }) => (
                <button
                  key={emoji}
                  type="button"
                  className={styles.emoji}
                  aria-label={name}
                  title={name}
                  onClick={() => onPick(emoji)}
                >
                  {emoji}
                </button>
              ))}
            </div>
          </section>
        ))}
      </div>
      <p role="status" className={styles.none}>
        {groups.length === 0 && text('widget.emoji.none')}
      </p>
    </div>
  );
}

function found(query: string) {
  const words = query.trim().toLowerCase();
  if (!words) return catalogue.groups;
  const fits = ({ emoji, name, keywords }: { emoji: string; name: string; keywords: string[] }) =>
    emoji === words || [name, ...keywords].some((word) => word.toLowerCase().includes(words));
  return catalogue.groups
    .map((group) => ({ ...group, emojis: group.emojis.filter(fits) }))
    .filter((group) => group.emojis.length > 0);
}

/** Arrows move through the emojis as they are seen: sideways by one, up and down by a row. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const next = buttons[buttons.indexOf(event.target as HTMLButtonElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
