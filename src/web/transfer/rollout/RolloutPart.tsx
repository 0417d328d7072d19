import { type Ref, useMemo } from 'react';
import { Banner } from '../../../renderer/primitives/Banner.tsx';
import { Button } from '../../../renderer/primitives/Button.tsx';
import type { Guild } from '../../calls/guilds.ts';
import { useSession } from '../../session/session.ts';
import { Part } from '../Part.tsx';
import styles from '../TransferPage.module.css';
import { useTransferText } from '../texts.tsx';
import css from './Rollout.module.css';
import type { Rollout } from './rollout.ts';
import { ServerRow } from './ServerRow.tsx';
import { useRollout } from './useRollout.ts';

interface RolloutPartProps {
  heading: Ref<HTMLHeadingElement>;
  start: Rollout;
  /** The servers of the user, for their pictures. */
  servers: readonly Guild[];
  /** Leaves it before anything was changed. */
  onBack(): void;
  /** Leaves it for good. */
  onEnd(): void;
}

/** Shows what would change in each of several servers, and makes it server by server. */
export default function RolloutPart({ heading, start, servers, onBack, onEnd }: RolloutPartProps) {
  const text = useTransferText();
  const { user } = useSession();
  const fallbacks = useMemo(
    () => ({ preview: text('review.failed'), apply: text('apply.failed'), changed: text('rollout.changed') }),
    [text],
  );
  const { rollout, tally, activity, interruption, apply, choose, goOn, stop } = useRollout(user?.id, start, fallbacks);
  const count = rollout.servers.length;
  const idle = activity === 'idle';
  const isOver = idle && tally.pending === 0 && tally.applicable === 0;
  const { ordered, done } = tally;
  return (
    <Part heading={heading} title={text('rollout.title', { count, name: rollout.source.name })}>
      {interruption && <Banner kind="error">{text(`rollout.${interruption}`)}</Banner>}
      <div className={css.progress}>
        <p role="status">{statusOf()}</p>
        {!isOver && (
          <progress
            className={css.bar}
            aria-label={text('rollout.progress')}
            max={ordered > 0 ? ordered : count}
            value={ordered > 0 ? done + tally.refused : tally.checked}
          />
        )}
      </div>
      <ul className={css.servers} aria-label={text('rollout.servers')}>
        {rollout.servers.map((server) => (
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
        {ordered === 0 && <Button onClick={onBack}>{text('back')}</Button>}
        {ordered > 0 && idle && (
          <Button variant={isOver ? 'primary' : 'secondary'} onClick={onEnd}>
            {text(isOver ? 'done.again' : 'rollout.end')}
          </Button>
        )}
        {!idle && <Button onClick={stop}>{text('rollout.stop')}</Button>}
        {idle && tally.pending > 0 && (
          <Button variant={tally.applicable > 0 ? 'secondary' : 'primary'} onClick={() => void goOn()}>
            {text('rollout.goOn')}
          </Button>
        )}
        {idle && tally.applicable > 0 && (
          <Button variant="primary" onClick={() => void apply()}>
            {text('rollout.apply', { count: tally.applicable })}
          </Button>
        )}
      </div>
    </Part>
  );

  function statusOf(): string {
    if (activity === 'waiting') return text('rollout.waitingForTurn');
    if (isOver && ordered === 0) return text('rollout.nothing');
    if (isOver) return text('rollout.over', { count: done });
    if (ordered > 0 && tally.applicable === 0) return text('rollout.made', { done, count: ordered });
    if (tally.pending > 0) return text('rollout.checked', { done: tally.checked, count });
    return text('rollout.ready', { count: tally.applicable });
  }
}
