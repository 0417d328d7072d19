import { type CustomEmoji, emojiImageUrl } from '../../../language/text/emoji.ts';
import { useWidgets } from '../context.ts';
import styles from './EmojiGlyph.module.css';

const PIXELS = 64;

export interface EmojiGlyphProps {
  emoji: { value: string; custom?: CustomEmoji | null };
  className?: string;
}

/** Draws an emoji. Animated ones are still if the user prefers reduced motion. */
export function EmojiGlyph({ emoji: { value, custom }, className = styles.picture }: EmojiGlyphProps) {
  const { cdnBase } = useWidgets();
  if (!custom) return value;
  return (
    <picture className={styles.glyph}>
      {custom.animated && (
        <source
          media="(prefers-reduced-motion: reduce)"
          srcSet={emojiImageUrl({ ...custom, animated: false }, cdnBase, PIXELS)}
        />
      )}
      <img className={className} src={emojiImageUrl(custom, cdnBase, PIXELS)} alt="" loading="lazy" draggable={false} />
    </picture>
  );
}
