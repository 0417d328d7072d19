import { isEmoji, parseCustomEmoji } from '../../../language/text/emoji.ts';
import { EmojiGlyph } from './EmojiGlyph.tsx';
import styles from './InlineEmoji.module.css';

/** An emoji as large as the text around it, which says the same; nothing if the text is not one emoji. */
export function InlineEmoji({ value }: { value: unknown }) {
  if (typeof value !== 'string' || !isEmoji(value)) return null;
  return (
    <span aria-hidden="true" className={styles.inline}>
      <EmojiGlyph emoji={{ value, custom: parseCustomEmoji(value) }} className={styles.picture} />
    </span>
  );
}
