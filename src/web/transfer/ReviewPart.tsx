import { type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { Banner } from '../../renderer/primitives/Banner.tsx';
import { Button } from '../../renderer/primitives/Button.tsx';
import { raiseFocus } from '../../renderer/primitives/focus.ts';
import { Spinner } from '../../renderer/primitives/Spinner.tsx';
import { type Mapping, withTarget } from '../proposals/missing.ts';
import type { TransferChoice } from './ModulesPart.tsx';
import { Part } from './Part.tsx';
import { PreviewDetails } from './PreviewDetails.tsx';
import styles from './TransferPage.module.css';
import { useTransferText } from './texts.tsx';
import { applyTransfer, type Preview, previewTransfer, type Source } from './transfer.ts';

interface ReviewPartProps {
  heading: Ref<HTMLHeadingElement>;
  guildId: string;
  source: Source;
  /** What is taken; this server is its only target. */
  choice: TransferChoice;
  /** @param mapping what was chosen meanwhile */
  onBack(mapping: Mapping): void;
  onDone(changes: number): void;
}

/** Shows what taking the settings would change, asks for replacements, and carries it out. */
export default function ReviewPart({ heading, guildId, source, choice, onBack, onDone }: ReviewPartProps) {
  const text = useTransferText();
  const { select, targets } = choice;
  const [chosenBefore] = useState<Mapping>(targets[0]?.mapping ?? {});
  const [mapping, setMapping] = useState(chosenBefore);
  const [seen, setSeen] = useState<Preview>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<'preview' | 'apply'>();
  // Only the answer to the latest choice counts.
  const turn = useRef(0);
  const sent = useRef<{ about: string; key: string }>(undefined);
  const bodyWith = useCallback(
    (chosen: Mapping) => ({
      source: source.call,
      select,
      mapping: chosen,
    }),
    [source, select],
  );

  const look = useCallback(
    async (chosen: Mapping) => {
      turn.current += 1;
      const asked = turn.current;
      setBusy('preview');
      const result = await previewTransfer(guildId, bodyWith(chosen), text('review.failed'));
      if (asked !== turn.current) return;
      setBusy(undefined);
      setProblem('failure' in result ? result.failure : undefined);
      if ('preview' in result) setSeen(result.preview);
    },
    [guildId, bodyWith, text],
  );
  useEffect(() => {
    void look(chosenBefore);
    return () => {
      turn.current += 1;
    };
  }, [look, chosenBefore]);

  function choose(key: string, target: string | null) {
    const chosen = { ...mapping, [key]: target };
    setMapping(chosen);
    setSeen((preview) => preview && withTarget(preview, key, target));
    void look(chosen);
  }

  async function apply(preview: Preview, etag: string) {
    const body = bodyWith(mapping);
    const about = JSON.stringify([body.mapping, etag]);
    const key = sent.current?.about === about ? sent.current.key : crypto.randomUUID();
    sent.current = { about, key };
    setBusy('apply');
    setProblem(undefined);
    const result = await applyTransfer(guildId, body, { etag, key, fallback: '' });
    setBusy(undefined);
    if (result.result === 'made') return onDone(preview.changes.length);
    setProblem(result.failure || text(result.result === 'unknown' ? 'apply.unknown' : 'apply.failed'));
    if (result.result === 'changed') setSeen(result.preview);
  }

  const etag = seen && seen.refused === null && seen.changes.length > 0 ? seen.etag : null;
  return (
    <Part heading={heading} title={text('review.title', { name: source.name })}>
      {problem && <Banner kind="error">{problem}</Banner>}
      {seen?.refused && <Banner kind="error">{seen.refused}</Banner>}
      {seen && <PreviewDetails guildId={guildId} preview={seen} disabled={busy === 'apply'} onChoose={choose} />}
      {!seen && busy ? (
        <Spinner label={text('review.loading')} />
      ) : (
        <div ref={raiseFocus} className={styles.actions}>
          <Button onClick={() => onBack(mapping)} disabled={busy === 'apply'}>
            {text('back')}
          </Button>
          {!seen && <Button onClick={() => void look(mapping)}>{text('retry')}</Button>}
          {seen && etag !== null && (
            <Button
              ref={raiseFocus}
              variant="primary"
              busy={busy === 'apply'}
              disabled={busy === 'preview'}
              onClick={() => void apply(seen, etag)}
            >
              {text('review.apply', { count: seen.changes.length })}
            </Button>
          )}
        </div>
      )}
    </Part>
  );
}
