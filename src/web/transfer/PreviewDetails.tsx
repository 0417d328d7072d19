import { useLanguage } from '../language/text.tsx';
import { planTitle } from '../product/plans.ts';
import { Replacements } from '../proposals/Replacements.tsx';
import { ResultList } from '../proposals/ResultList.tsx';
import styles from './TransferPage.module.css';
import { useTransferText } from './texts.tsx';
import type { Preview } from './transfer.ts';

interface PreviewDetailsProps {
  guildId: string;
  preview: Preview;
  disabled: boolean;
  onChoose(key: string, target: string | null): void;
}

/** What taking settings would do in a server: pickers for what is missing there, the changes, and what is left out. */
export function PreviewDetails({ guildId, preview, disabled, onChoose }: PreviewDetailsProps) {
  const text = useTransferText();
  const language = useLanguage();
  const { changes, missing, leftOut, stopped, refused } = preview;
  /** The reason, and the plan with which it would be possible, unless it says so itself. */
  function reason(message: string, plan: string | undefined): string {
    if (plan === undefined) return message;
    const title = planTitle(plan, language);
    if (message.toLowerCase().includes(title.toLowerCase())) return message;
    return `${sentence(message)} ${text('review.plan', { plan: title })}`;
  }
  return (
    <div className={styles.result}>
      <Replacements
        guildId={guildId}
        missing={missing}
        texts={{ title: text('missing.title'), help: text('missing.help'), none: text('missing.none') }}
        disabled={disabled}
        onChoose={onChoose}
      />
      <ResultList
        title={text('review.changes')}
        empty={refused === null ? text('review.noChanges') : undefined}
        results={changes.map(({ title, before, after }) => ({
          title,
          values: { [text('review.before')]: before, [text('review.after')]: after },
        }))}
      />
      <ResultList
        title={text('review.stopped')}
        results={stopped.map(({ title, message }) => ({ title, values: { [text('review.why')]: message } }))}
      />
      <ResultList
        title={text('review.leftOut')}
        help={text('review.leftOutHelp')}
        results={leftOut.map(({ title, message, plan }) => ({
          title,
          values: { [text('review.why')]: reason(message, plan) },
        }))}
      />
    </div>
  );
}

/** Messages of modules may be without a full stop. */
function sentence(message: string): string {
  return /[.!?…]$/.test(message) ? message : `${message}.`;
}
