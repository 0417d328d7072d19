import { useForm } from '../state/hooks.ts';
import { useScreenText } from '../text/screenText.ts';
import { ago } from './ago.ts';
import { KeptOffer } from './KeptOffer.tsx';

export interface KeptNoticeProps {
  /** When the edits were made, in milliseconds since 1970. */
  at: number;
  onRestore(): void;
  onDiscard(): void;
}

/** Offers unsaved edits of an earlier visit. */
export default function KeptNotice({ at, onRestore, onDiscard }: KeptNoticeProps) {
  const text = useScreenText();
  const { language } = useForm().module.spec;
  return (
    <KeptOffer
      title={text('kept.title', { ago: ago(at, Date.now(), language) })}
      labels={{ discard: text('kept.discard'), resume: text('kept.restore') }}
      onDiscard={onDiscard}
      onResume={onRestore}
    >
      {text('kept.hint')}
    </KeptOffer>
  );
}
