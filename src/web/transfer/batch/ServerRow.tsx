import { Check, ChevronDown, CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { Avatar } from '../../../renderer/primitives/Avatar.tsx';
import { Spinner } from '../../../renderer/primitives/Spinner.tsx';
import { useConfig } from '../../calls/config.ts';
import { type Guild, iconAddress } from '../../calls/guilds.ts';
import { ButtonLink } from '../../pages/ButtonLink.tsx';
import { PreviewDetails } from '../PreviewDetails.tsx';
import styles from '../TransferPage.module.css';
import { useTransferText } from '../texts.tsx';
import css from './Batch.module.css';
import type { BatchServer } from './batch.ts';

interface ServerRowProps {
  server: BatchServer;
  /** The server as the list of servers has it. */
  guild: Guild | undefined;
  disabled: boolean;
  onChoose(key: string, target: string | null): void;
}

/** One of several servers: how it stands, and on request what would change in it. */
export function ServerRow({ server, guild, disabled, onChoose }: ServerRowProps) {
  const text = useTransferText();
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
              {wordsFor(server, text)}
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

/** How a server stands, in words. */
function wordsFor({ state, preview, problem }: BatchServer, text: ReturnType<typeof useTransferText>): string {
  if (state === 'waiting') return text(problem === undefined ? 'batch.state.waiting' : 'batch.state.failed');
  if (state === 'refused' || (preview && preview.refused !== null)) return text('batch.state.refused');
  const { changes = [], leftOut = [], missing = [] } = preview ?? {};
  const count = changes.length;
  if (state === 'done') return text('batch.state.done', { count });
  if (state === 'confirmed') return text(problem === undefined ? 'batch.state.confirmed' : 'batch.state.unknown');
  const open = missing.filter(({ target }) => target === null).length;
  return [
    text(count === 0 ? 'batch.state.same' : 'batch.state.changes', { count }),
    ...(leftOut.length > 0 ? [text('batch.state.leftOut', { count: leftOut.length })] : []),
    ...(open > 0 ? [text('batch.state.open', { count: open })] : []),
  ].join(' · ');
}
