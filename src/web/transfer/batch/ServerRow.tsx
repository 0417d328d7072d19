import { Check, ChevronDown, CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { Avatar } from '../../../renderer/primitives/Avatar.tsx';
import { Spinner } from '../../../renderer/primitives/Spinner.tsx';
import { useConfig } from '../../calls/config.ts';
import { iconAddress, type ListedGuild } from '../../calls/guilds.ts';
import { useLanguage } from '../../language/text.tsx';
import { ButtonLink } from '../../pages/ButtonLink.tsx';
import type { Language } from '../../product/product.ts';
import { PreviewDetails } from '../PreviewDetails.tsx';
import styles from '../TransferPage.module.css';
import { useTransferText } from '../texts.tsx';
import css from './Batch.module.css';
import type { BatchServer } from './batch.ts';

interface ServerRowProps {
  server: BatchServer;
  /** The server as the list of servers has it. */
  guild: ListedGuild | undefined;
  disabled: boolean;
  onChoose(key: string, target: string | null): void;
}

/** One of several servers: its state, and on request what would change in it. */
export function ServerRow({ server, guild, disabled, onChoose }: ServerRowProps) {
  const text = useTransferText();
  const language = useLanguage();
  const { cdnBase } = useConfig();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { name, state, preview, problem } = server;
  const refused = preview?.refused ?? null;
  const isOpen = state === 'waiting' || state === 'ready';
  const why = problem ?? (state === 'ready' ? refused : null);
  return (
    <li className={css.server} aria-labelledby={id}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={css.summary}>
          <Avatar name={name} source={guild ? iconAddress(guild, cdnBase) : null} size="small" />
          <span className={css.text}>
            <bdi id={id} className={css.name}>
              {name}
            </bdi>
            <span className={css.state}>
              {state === 'done' && <Check className={css.good} aria-hidden="true" />}
              {why !== null && <CircleAlert className={css.bad} aria-hidden="true" />}
              {wordsFor(server, text, language)}
            </span>
          </span>
          <ChevronDown className={css.chevron} aria-hidden="true" />
        </summary>
        {open && (
          <div className={css.body}>
            {preview && refused === null ? (
              <PreviewDetails
                guildId={server.id}
                preview={isOpen ? preview : { ...preview, missing: [] }}
                disabled={disabled}
                onChoose={onChoose}
              />
            ) : (
              !preview && state === 'waiting' && <Spinner label={text('review.loading')} />
            )}
            {state === 'done' && (
              <p>
                <ButtonLink to={`/dashboard/${server.id}?section=history`}>{text('done.history')}</ButtonLink>
              </p>
            )}
          </div>
        )}
      </details>
      {why !== null && <p className={`${styles.help} ${css.why}`}>{why}</p>}
    </li>
  );
}

/** The state of a server, in words. */
function wordsFor(
  { state, preview, problem }: BatchServer,
  text: ReturnType<typeof useTransferText>,
  language: Language,
): string {
  if (state === 'waiting') return text(problem === undefined ? 'batch.state.waiting' : 'batch.state.failed');
  if (state === 'refused' || (preview && preview.refused !== null)) return text('batch.state.refused');
  if (state === 'confirmed') return text(problem === undefined ? 'batch.state.confirmed' : 'batch.state.unknown');
  const { changes = [], leftOut = [], missing = [], stopped = [] } = preview ?? {};
  const count = changes.length;
  const isDone = state === 'done';
  const open = missing.filter(({ target }) => target === null).length;
  // One that needs two others which are turned off is listed twice.
  const modules = new Intl.ListFormat(language).format(new Set(stopped.map(({ title }) => title)));
  return [
    text(isDone ? 'batch.state.done' : count === 0 ? 'batch.state.same' : 'batch.state.changes', { count }),
    ...(stopped.length > 0 ? [text(isDone ? 'batch.state.hasStopped' : 'batch.state.stops', { modules })] : []),
    ...(leftOut.length > 0 && !isDone ? [text('batch.state.leftOut', { count: leftOut.length })] : []),
    ...(open > 0 && !isDone ? [text('batch.state.open', { count: open })] : []),
  ].join(' · ');
}
