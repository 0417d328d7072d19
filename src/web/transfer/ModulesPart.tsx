import { ChevronDown } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Button } from '../../renderer/primitives/Button.tsx';
import type { ListedGuild } from '../calls/guilds.ts';
import { MAX_SERVERS, type TransferTarget } from './batch/batch.ts';
import { useModules } from './ModuleChoice.tsx';
import { Part } from './Part.tsx';
import { SelectionChoice } from './SelectionChoice.tsx';
import { TargetChoice } from './TargetChoice.tsx';
import styles from './TransferPage.module.css';
import { useTransferText } from './texts.tsx';
import type { Source, TransferSelection } from './transfer.ts';

/** What is taken, and where to. */
export interface TransferChoice {
  select: TransferSelection;
  targets: readonly TransferTarget[];
}

interface ModulesPartProps {
  heading: Ref<HTMLHeadingElement>;
  guildId: string;
  source: Source;
  /** The servers that the user may change. */
  servers: readonly ListedGuild[];
  /** What was chosen before. */
  choice: TransferChoice | undefined;
  onBack(): void;
  onNext(choice: TransferChoice): void;
}

/** Chooses what is taken from a source, and which servers get it. */
export function ModulesPart({ heading, guildId, source, servers, choice, onBack, onNext }: ModulesPartProps) {
  const text = useTransferText();
  const all = useModules();
  const offered = all.filter(({ id }) => source.modules?.includes(id) ?? true);
  // The server says what it does not know in a file, and what is wrong with it.
  const unknown = source.modules?.filter((id) => !all.some((module) => module.id === id)) ?? [];
  const [select, setSelect] = useState<TransferSelection>(
    () => choice?.select ?? Object.fromEntries([...offered.map(({ id }) => id), ...unknown].map((id) => [id, null])),
  );
  const isFromHere = source.call.from === 'server' && source.call.guild_id === guildId;
  const [targets, setTargets] = useState(() => choice?.targets.map(({ id }) => id) ?? (isFromHere ? [] : [guildId]));
  const [open, setOpen] = useState(targets.length !== 1);
  const isUnread = offered.length === 0;
  const isChosen = isUnread || Object.keys(select).length > unknown.length;

  function next() {
    const chosen = targets.map((id) => ({
      id,
      name: servers.find((one) => one.id === id)?.name ?? '',
      mapping: choice?.targets.find((one) => one.id === id)?.mapping ?? {},
    }));
    onNext({ select, targets: chosen });
  }

  return (
    <Part heading={heading} title={text('modules.title', { name: source.name })}>
      {!isUnread && (
        <SelectionChoice
          modules={offered}
          selection={select}
          onChange={(chosen) => setSelect({ ...chosen, ...Object.fromEntries(unknown.map((id) => [id, null])) })}
        />
      )}
      {isUnread && <p className={styles.help}>{text('modules.unknown')}</p>}
      {servers.length > 1 && (
        <details className={styles.details} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className={styles.summary}>
            {targets.length === 1 && targets[0] === guildId
              ? text('targets.here')
              : text('targets.several', { count: targets.length })}
            <ChevronDown className={styles.chevron} aria-hidden="true" />
          </summary>
          <TargetChoice
            servers={servers.filter(({ id }) => source.call.from !== 'server' || source.call.guild_id !== id)}
            chosen={targets}
            onChange={setTargets}
          />
        </details>
      )}
      <div className={styles.actions}>
        <Button onClick={onBack}>{text('back')}</Button>
        <Button
          variant="primary"
          disabled={!isChosen || targets.length === 0 || targets.length > MAX_SERVERS}
          onClick={next}
        >
          {text('modules.next')}
        </Button>
      </div>
    </Part>
  );
}
