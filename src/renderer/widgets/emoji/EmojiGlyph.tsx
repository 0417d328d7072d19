import { emojiImageUrl } from '../../../language/text/emoji.ts';
import { useWidgets } from '../context.ts';
import styles from './EmojiPanel.module.css';
import type { Emoji } from './search.ts';

const PIXELS = 64;

/** An emoji as it looks. A moving one stands still for those who want less motion. */
export function EmojiGlyph({ emoji: { value, custom } }: { emoji: Emoji }) {
  const { cdnBase } = useWidgets();
  if (!custom) return value;
  return (
    <picture>
      {custom.animated && (
        <source
          media="(prefers-reduced-motion: reduce)"
          srcSet={emojiImageUrl({ ...custom, animated: false }, cdnBase, PIXELS)}
        />
      )}
      <img
        className={styles.picture}
        src={emojiImageUrl(custom, cdnBase, PIXELS)}
        alt=""
        loading="lazy"
        draggable={false}
      />
    </picture>
  );
}
