import { ago } from '../../../renderer/kept/ago.ts';
import { KeptOffer } from '../../../renderer/kept/KeptOffer.tsx';
import { useLanguage } from '../../language/text.tsx';
import { useTransferText } from '../texts.tsx';
import { type Batch, tallyOf } from './batch.ts';

interface KeptBatchProps {
  batch: Batch;
  /** When it was kept, in milliseconds since 1970. */
  at: number;
  onContinue(): void;
  onDiscard(): void;
}

/** Offers to go on with a batch of an earlier visit. */
export default function KeptBatch({ batch, at, onContinue, onDiscard }: KeptBatchProps) {
  const text = useTransferText();
  const language = useLanguage();
  const { done } = tallyOf(batch);
  const { length: count } = batch.servers;
  return (
    <KeptOffer
      title={text('kept.title', { ago: ago(at, Date.now(), language) })}
      labels={{ discard: text('kept.discard'), resume: text('kept.continue') }}
      onDiscard={onDiscard}
      onResume={onContinue}
    >
      {text('kept.text', { name: batch.source.name, done, count })}
    </KeptOffer>
  );
}
