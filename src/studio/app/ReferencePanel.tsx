import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../renderer/primitives/IconButton.tsx';
import findings from './FindingsPanel.module.css';
import { Markdown } from './form/Markdown.tsx';
import styles from './ReferencePanel.module.css';
import { useStudio } from './StudioContext.ts';

interface ReferencePanelProps {
  /** The words that what is open consists of, the most special first. */
  words: readonly string[];
  onClose(): void;
}

/** The reference of the language, at the word that is open. */
export function ReferencePanel({ words, onClose }: ReferencePanelProps) {
  const { calls } = useStudio();
  const [text, setText] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    calls.reference().then(setText, (error: unknown) => {
      console.error(error);
      setFailed(true);
    });
  }, [calls]);
  const wanted = words.join(' ');
  useEffect(() => {
    if (text === undefined) return;
    const heading = wanted
      .split(' ')
      .map((word) => panel.current?.querySelector(`[data-word="${CSS.escape(word)}"]`))
      .find((one) => one !== null);
    heading?.scrollIntoView({ block: 'start' });
  }, [text, wanted]);
  return (
    <section ref={panel} className={styles.panel} aria-label="Reference">
      <div className={findings.head}>
        <h2 className={findings.title}>Reference</h2>
        <IconButton label="Close reference" icon={<X />} onClick={onClose} />
      </div>
      {/* What scrolls can be scrolled with keys. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <div className={styles.scroll} tabIndex={0}>
        {hasFailed && <p className={findings.none}>The reference could not be loaded. `npm run generate` makes it.</p>}
        {text !== undefined && <Markdown text={text} className={styles.text} />}
      </div>
    </section>
  );
}
