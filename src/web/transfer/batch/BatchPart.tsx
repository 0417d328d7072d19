import { type Ref, useMemo } from 'react';
import { Banner } from '../../../renderer/primitives/Banner.tsx';
import { Button } from '../../../renderer/primitives/Button.tsx';
import { raiseFocus } from '../../../renderer/primitives/focus.ts';
import type { ListedGuild } from '../../calls/guilds.ts';
import { useSession } from '../../session/session.ts';
import { Part } from '../Part.tsx';
import styles from '../TransferPage.module.css';
import { useTransferText } from '../texts.tsx';
import css from './Batch.module.css';
import type { Batch } from './batch.ts';
import { ServerRow } from './ServerRow.tsx';
import { useBatch } from './useBatch.ts';

interface BatchPartProps {
  heading: Ref<HTMLHeadingElement>;
  start: Batch;
  /** The servers of the user, for their pictures. */
  servers: readonly ListedGuild[];
  /** Leaves it before anything was changed. @param batch with what was chosen meanwhile */
  onBack(batch: Batch): void;
  /** Leaves it for good. */
  onEnd(): void;
}

/** Shows what would change in each of several servers, and makes it server by server. */
export default function BatchPart({ heading, start, servers, onBack, onEnd }: BatchPartProps) {
  const text = useTransferText();
  const { user } = useSession();
  const fallbacks = useMemo(
    () => ({
      preview: text('review.failed'),
      apply: text('apply.failed'),
      unknown: text('apply.unknown'),
      changed: text('batch.changed'),
    }),
    [text],
  );
  const { batch, tally, activity, interruption, isKept, apply, choose, goOn, stop } = useBatch(
    user?.id,
    start,
    fallbacks,
  );
  const count = batch.servers.length;
  const idle = activity === 'idle';
  const isOver = idle && tally.pending === 0 && tally.applicable === 0;
  const { ordered, done } = tally;
  return (
    <Part heading={heading} title={text('batch.title', { count, name: batch.source.name })}>
      {interruption && <Banner kind="error">{text(`batch.${interruption}`)}</Banner>}
      <div role="status">{!isKept && !isOver && <Banner kind="info">{text('batch.unkept')}</Banner>}</div>
      <div className={css.progress}>
        <p role="status">{statusOf()}</p>
        {!isOver && (
          <progress
            className={css.bar}
            aria-label={text('batch.progress')}
            max={ordered > 0 ? ordered : count}
            value={ordered > 0 ? done + tally.refused : tally.checked}
          />
        )}
      </div>
      <ul className={css.servers} aria-label={text('batch.servers')}>
        {batch.servers.map((server) => (
          <ServerRow
            key={server.id}
            server={server}
            guild={servers.find(({ id }) => id === server.id)}
            disabled={!idle}
            onChoose={(key, target) => void choose(server.id, key, target)}
          />
        ))}
      </ul>
      <div className={styles.actions}>
        {ordered === 0 && (
          <Button ref={raiseFocus} onClick={() => onBack(batch)}>
            {text('back')}
          </Button>
        )}
        {ordered > 0 && idle && (
          <Button ref={raiseFocus} variant={isOver ? 'primary' : 'secondary'} onClick={onEnd}>
            {text(isOver ? 'done.again' : 'batch.end')}
          </Button>
        )}
        {!idle && (
          <Button ref={raiseFocus} onClick={stop}>
            {text('batch.stop')}
          </Button>
        )}
        {idle && tally.pending > 0 && (
          <Button ref={raiseFocus} variant={tally.applicable > 0 ? 'secondary' : 'primary'} onClick={() => void goOn()}>
            {text('batch.goOn')}
          </Button>
        )}
        {idle && tally.applicable > 0 && (
          <Button ref={raiseFocus} variant="primary" onClick={() => void apply()}>
            {text('batch.apply', { count: tally.applicable })}
          </Button>
        )}
      </div>
    </Part>
  );

  function statusOf(): string {
    if (activity === 'waiting') return text('batch.waitingForTurn');
    if (isOver && ordered === 0) return text('batch.nothing');
    if (isOver) return text('batch.over', { count: done });
    if (ordered > 0 && tally.applicable === 0) return text('batch.made', { done, count: ordered });
    if (tally.pending > 0) return text('batch.checked', { done: tally.checked, count });
    return text('batch.ready', { count: tally.applicable });
  }
}
