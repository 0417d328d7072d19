import { type ReactNode, useCallback, useRef, useState } from 'react';
import { onDemand } from '../../renderer/loading/onDemand.tsx';
import { useResource } from '../../renderer/loading/useResource.ts';
import { PartFailed } from '../../renderer/primitives/PartFailed.tsx';
import { RetryNotice } from '../../renderer/primitives/RetryNotice.tsx';
import { byName, type ListedGuild, mayChange, readUserGuilds } from '../calls/guilds.ts';
import type { ServerPageProps } from '../configure/serverPageProps.ts';
import { useLanguage } from '../language/text.tsx';
import { Loading } from '../pages/Loading.tsx';
import { useSession } from '../session/session.ts';
import { type Batch, newBatch } from './batch/batch.ts';
import { useKeptBatch } from './batch/useKeptBatch.ts';
import { DonePart } from './DonePart.tsx';
import { ExportPart } from './ExportPart.tsx';
import { ModulesPart, type TransferChoice } from './ModulesPart.tsx';
import { type PresetEntry, presetSource, readPresets } from './presets.ts';
import { SourcePart } from './SourcePart.tsx';
import styles from './TransferPage.module.css';
import { loadTransferText, TransferTextProvider, useTransferText } from './texts.tsx';
import type { Source } from './transfer.ts';
import { useAddressedPreset } from './useAddressedPreset.ts';

const ReviewPart = onDemand(() => import('./ReviewPart.tsx'));
const BatchPart = onDemand(() => import('./batch/BatchPart.tsx'));
const KeptBatch = onDemand(() => import('./batch/KeptBatch.tsx'));
const ReplaceBatch = onDemand(() => import('./batch/ReplaceBatch.tsx'));

/** Takes settings from a server, a file or a preset to this server or to several, and saves those of this server as a file. */
export default function TransferPage({ guildId, info }: ServerPageProps) {
  const language = useLanguage();
  const load = useCallback(() => loadTransferText(language), [language]);
  const { status, value, retry } = useResource(load);
  const preset = useAddressedPreset(guildId);
  if (status === 'failed') return <PartFailed why="missing" onRetry={retry} />;
  if (!value || preset.status === 'loading') return <Loading />;
  return (
    <TransferTextProvider language={language} catalogue={value}>
      <Page>
        {preset.status === 'failed' ? (
          <PresetFailed onRetry={preset.retry} />
        ) : (
          <Transfer key={`${guildId} ${preset.value?.id}`} guildId={guildId} info={info} preset={preset.value} />
        )}
      </Page>
    </TransferTextProvider>
  );
}

function Page({ children }: { children: ReactNode }) {
  const text = useTransferText();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{text('heading')}</h1>
        <p className={styles.lead}>{text('lead')}</p>
      </header>
      {children}
    </div>
  );
}

function PresetFailed({ onRetry }: { onRetry(): void }) {
  const text = useTransferText();
  return (
    <RetryNotice title={text('preset.failed')} label={text('retry')} onRetry={onRetry}>
      {text('preset.failedHint')}
    </RetryNotice>
  );
}

type Step =
  | { at: 'source' }
  | { at: 'modules'; source: Source; choice?: TransferChoice }
  | { at: 'review'; source: Source; choice: TransferChoice }
  | { at: 'batch'; batch: Batch }
  | { at: 'done'; source: Source; changes: number };

interface TransferProps extends Pick<ServerPageProps, 'guildId' | 'info'> {
  /** The preset that the address names. */
  preset: PresetEntry | undefined;
}

function Transfer({ guildId, info, preset }: TransferProps) {
  const { user } = useSession();
  const guilds = useResource(readServers);
  const editable = byName((guilds.value ?? []).filter(mayChange), useLanguage());
  const presets = useResource(() => readPresets(guildId), { key: `${guildId} ${useLanguage()}` });
  // What is chosen from appears at once, so that nothing moves while it is read.
  const [isRead, setIsRead] = useState(false);
  if (!isRead && guilds.status !== 'loading' && presets.status !== 'loading') setIsRead(true);
  const { kept, ...keeping } = useKeptBatch(user?.id);
  const [step, setStep] = useState<Step>(() => {
    if (!preset) return { at: 'source' };
    const select = Object.fromEntries(preset.modules.map((id) => [id, null]));
    return {
      at: 'review',
      source: presetSource(preset),
      choice: { select, targets: [{ id: guildId, name: '', mapping: {} }] },
    };
  });
  /** Would replace a batch that is not finished. */
  const [next, setNext] = useState<Batch>();
  const moved = useRef(false);
  const go = (next: Step) => {
    moved.current = true;
    setStep(next);
  };
  // A new step begins at its heading, for those who cannot see that the page has changed.
  const begin = useCallback((heading: HTMLHeadingElement | null) => {
    if (moved.current) heading?.focus();
  }, []);

  function review(source: Source, choice: TransferChoice) {
    const { select, targets } = choice;
    const isHere = targets.length === 1 && targets[0]?.id === guildId;
    if (isHere) return go({ at: 'review', source, choice });
    const batch = newBatch(source, select, targets);
    // Only one is kept.
    if (kept && !kept.isDiscarded) setNext(batch);
    else go({ at: 'batch', batch });
  }

  return (
    <>
      {step.at === 'source' && !isRead && <Loading />}
      {step.at === 'source' && isRead && (
        <>
          {kept && <KeptBatch {...kept} {...keeping} onContinue={() => go({ at: 'batch', batch: kept.batch })} />}
          <SourcePart
            guildId={guildId}
            name={info?.name ?? guilds.value?.find(({ id }) => id === guildId)?.name ?? null}
            heading={begin}
            servers={guilds}
            presets={presets}
            onChoose={(source) => go({ at: 'modules', source })}
          />
          <ExportPart guildId={guildId} />
        </>
      )}
      {step.at === 'modules' && (
        <ModulesPart
          heading={begin}
          guildId={guildId}
          source={step.source}
          servers={editable}
          choice={step.choice}
          onBack={() => go({ at: 'source' })}
          onNext={(choice) => review(step.source, choice)}
        />
      )}
      {next && kept && (
        <ReplaceBatch
          batch={kept.batch}
          onClose={() => setNext(undefined)}
          onConfirm={() => {
            setNext(undefined);
            go({ at: 'batch', batch: next });
          }}
        />
      )}
      {step.at === 'review' && (
        <ReviewPart
          heading={begin}
          guildId={guildId}
          source={step.source}
          choice={step.choice}
          onBack={(mapping) => {
            const targets = step.choice.targets.map((target) => ({ ...target, mapping }));
            go({ at: 'modules', source: step.source, choice: { ...step.choice, targets } });
          }}
          onDone={(changes) => go({ at: 'done', source: step.source, changes })}
        />
      )}
      {step.at === 'batch' && (
        <BatchPart
          heading={begin}
          start={step.batch}
          servers={editable}
          onBack={({ source, select, servers: targets }) => {
            keeping.forget();
            go({ at: 'modules', source, choice: { select, targets } });
          }}
          onEnd={() => {
            keeping.discard();
            go({ at: 'source' });
          }}
        />
      )}
      {step.at === 'done' && (
        <DonePart
          heading={begin}
          guildId={guildId}
          source={step.source}
          changes={step.changes}
          onAgain={() => go({ at: 'source' })}
        />
      )}
    </>
  );
}

/** The servers of the user with the bot. @throws ApiFailure */
async function readServers(): Promise<readonly ListedGuild[]> {
  return (await readUserGuilds(false)).withBot;
}
