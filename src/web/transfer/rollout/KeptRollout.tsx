import { ago } from '../../../renderer/kept/ago.ts';
import { KeptOffer } from '../../../renderer/kept/KeptOffer.tsx';
import { useLanguage } from '../../language/text.tsx';
import { useTransferText } from '../texts.tsx';
import { type Rollout, tallyOf } from './rollout.ts';

interface KeptRolloutProps {
  rollout: Rollout;
  /** When it was kept, in milliseconds since 1970. */
  at: number;
  onContinue(): void;
  onDiscard(): void;
}

/** Offers to go on with a rollout of an earlier visit. */
export default function KeptRollout({ rollout, at, onContinue, onDiscard }: KeptRolloutProps) {
  const text = useTransferText();
  const language = useLanguage();
  const { done } = tallyOf(rollout);
  const { length: count } = rollout.servers;
  return (
    <KeptOffer
      title={text('kept.title', { ago: ago(at, Date.now(), language) })}
      labels={{ discard: text('kept.discard'), resume: text('kept.continue') }}
      onDiscard={onDiscard}
      onResume={onContinue}
    >
      {text('kept.text', { name: rollout.source.name, done, count })}
    </KeptOffer>
  );
}
