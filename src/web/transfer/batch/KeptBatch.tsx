import { ago } from '../../../renderer/kept/ago.ts';
import { KeptOffer } from '../../../renderer/kept/KeptOffer.tsx';
import { Banner } from '../../../renderer/primitives/Banner.tsx';
import { useLanguage } from '../../language/text.tsx';
import { useTransferText } from '../texts.tsx';
import { tallyOf } from './batch.ts';
import type { KeptBatches, StoredBatch } from './useKeptBatch.ts';

interface KeptBatchProps extends StoredBatch, Pick<KeptBatches, 'discard' | 'restore' | 'forget'> {
  onContinue(): void;
}

/** Offers to go on with a batch of an earlier visit, or to have one back that was discarded. */
export default function KeptBatch({ batch, at, isDiscarded, onContinue, discard, restore, forget }: KeptBatchProps) {
  const text = useTransferText();
  const language = useLanguage();
  const { done } = tallyOf(batch);
  const { length: count } = batch.servers;
  const { name } = batch.source;
  if (isDiscarded) {
    return (
      <div role="status">
        <Banner kind="info" action={{ label: text('kept.undo'), run: restore }} onDismiss={forget}>
          {text('kept.discarded', { name, left: count - done })}
        </Banner>
      </div>
    );
  }
  return (
    <KeptOffer
      title={text('kept.title', { ago: ago(at, Date.now(), language) })}
      labels={{ discard: text('kept.discard'), resume: text('kept.continue') }}
      onDiscard={discard}
      onResume={onContinue}
    >
      {text('kept.text', { name, done, count })}
    </KeptOffer>
  );
}
