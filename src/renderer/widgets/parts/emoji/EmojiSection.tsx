import { type CSSProperties, memo, useId } from 'react';
import { EmojiGlyph } from '../EmojiGlyph.tsx';
import styles from './EmojiPanel.module.css';
import { COLUMNS } from './moves.ts';
import type { Emoji } from './search.ts';
import type { Section } from './useSections.ts';
import { VirtualRows } from './VirtualRows.tsx';

/** Sections with more emoji render only the rows in view. */
const virtualPast = 100;

export interface EmojiSectionProps {
  section: Section;
  /** The index of the emoji that is in the tab order, if it is in this section. */
  active: number | undefined;
  scroller: HTMLElement | null;
  onPick(emoji: Emoji): void;
  /** Called when the pointer enters an emoji. */
  onPoint(emoji: Emoji): void;
  onFocus(section: Section, index: number): void;
}

/** A heading and a grid of emoji. */
export const EmojiSection = memo(function EmojiSection(props: EmojiSectionProps) {
  const { section, active, scroller } = props;
  const headingId = useId();
  const count = Math.ceil(section.emojis.length / COLUMNS);
  const row = (index: number, style?: CSSProperties) => <EmojiRow key={index} {...props} index={index} style={style} />;
  const grid = { 'aria-labelledby': headingId, 'aria-rowcount': count, 'aria-colcount': COLUMNS };
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {section.title}
      </h3>
      {section.emojis.length > virtualPast ? (
        <VirtualRows
          {...grid}
          count={count}
          kept={active === undefined ? undefined : Math.floor(active / COLUMNS)}
          scroller={scroller}
          row={row}
        />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: emoji are no table; the grid is what arrow keys move in
        <div role="grid" {...grid}>
          {Array.from({ length: count }, (_, index) => row(index))}
        </div>
      )}
    </section>
  );
});

interface EmojiRowProps extends EmojiSectionProps {
  index: number;
  style?: CSSProperties;
}

function EmojiRow({ section, active, index: row, style, onPick, onPoint, onFocus }: EmojiRowProps) {
  const first = row * COLUMNS;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of the grid, which is no table
    // biome-ignore lint/a11y/useFocusableInteractive: the focus is on the button in a cell
    <div role="row" aria-rowindex={row + 1} className={styles.row} style={style}>
      {section.emojis.slice(first, first + COLUMNS).map((emoji, column) => (
        // biome-ignore lint/a11y/useSemanticElements: a cell of the grid, which is no table
        // biome-ignore lint/a11y/useFocusableInteractive: the button in the cell has the focus
        <div key={emoji.value} role="gridcell" className={styles.cell}>
          <button
            type="button"
            className={styles.emoji}
            aria-label={emoji.name}
            tabIndex={active === first + column ? 0 : -1}
            onClick={() => onPick(emoji)}
            onPointerEnter={() => onPoint(emoji)}
            onFocus={() => onFocus(section, first + column)}
          >
            <EmojiGlyph emoji={emoji} />
          </button>
        </div>
      ))}
    </div>
  );
}
