import { type ChangeEvent, type DragEvent, type Ref, useId, useState } from 'react';
import { FILE_BYTES } from '../../language/documents/apiLimits.ts';
import type { Json } from '../../language/model.ts';
import { isObject } from '../../language/values/isObject.ts';
import type { Resource } from '../../renderer/loading/useResource.ts';
import { Avatar } from '../../renderer/primitives/Avatar.tsx';
import { Banner } from '../../renderer/primitives/Banner.tsx';
import { Button } from '../../renderer/primitives/Button.tsx';
import { raiseFocus } from '../../renderer/primitives/focus.ts';
import { Spinner } from '../../renderer/primitives/Spinner.tsx';
import { useConfig } from '../calls/config.ts';
import { byName, iconAddress, type ListedGuild, mayChange } from '../calls/guilds.ts';
import { useLanguage } from '../language/text.tsx';
import { Part } from './Part.tsx';
import { PresetSummary } from './PresetSummary.tsx';
import { type PresetEntry, presetSource } from './presets.ts';
import styles from './TransferPage.module.css';
import { useTransferText } from './texts.tsx';
import type { Source } from './transfer.ts';

interface SourcePartProps {
  guildId: string;
  /** What the server is called; null while that is unknown. */
  name: string | null;
  heading: Ref<HTMLHeadingElement>;
  /** The servers of the user with the bot. */
  servers: Resource<readonly ListedGuild[]>;
  presets: Resource<readonly PresetEntry[]>;
  onChoose(source: Source): void;
}

/** Chooses where settings come from: a preset, another server or a file. */
export function SourcePart({ guildId, name, heading, servers, presets, onChoose }: SourcePartProps) {
  const text = useTransferText();
  const isTarget = servers.value?.some((guild) => mayChange(guild) && guild.id !== guildId) ?? false;
  return (
    <>
      <Part heading={heading} title={text('preset.title')} help={text('preset.help')}>
        <Presets presets={presets} onChoose={onChoose} />
      </Part>
      <Part title={text('server.title')} help={text('server.help')}>
        <Servers guildId={guildId} servers={servers} onChoose={onChoose} />
      </Part>
      {isTarget && name !== null && (
        <Part title={text('spread.title')} help={text('spread.help')}>
          <p>
            <Button onClick={() => onChoose({ name, call: { from: 'server', guild_id: guildId } })}>
              {text('spread.button')}
            </Button>
          </p>
        </Part>
      )}
      <Part title={text('file.title')} help={text('file.help')}>
        <FileChoice onChoose={onChoose} />
      </Part>
    </>
  );
}

type ChoiceProps = Pick<SourcePartProps, 'guildId' | 'onChoose'>;

function Presets({ presets, onChoose }: Pick<SourcePartProps, 'presets' | 'onChoose'>) {
  const text = useTransferText();
  const { status, value, retry } = presets;
  if (status === 'failed') return <Failed message={text('preset.failed')} onRetry={retry} />;
  if (!value) return <Spinner />;
  return (
    <ul className={styles.cards}>
      {value.map((preset) => (
        <li key={preset.id}>
          <button type="button" className={styles.card} onClick={() => onChoose(presetSource(preset))}>
            <PresetSummary preset={preset} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Servers({ guildId, servers, onChoose }: ChoiceProps & Pick<SourcePartProps, 'servers'>) {
  const text = useTransferText();
  const language = useLanguage();
  const { cdnBase } = useConfig();
  const { status, value, retry } = servers;
  if (status === 'failed') return <Failed message={text('server.failed')} onRetry={retry} />;
  if (!value) return <Spinner />;
  const others = byName(value, language).filter(({ id }) => id !== guildId);
  if (others.length === 0) return <p className={styles.empty}>{text('server.none')}</p>;
  return (
    <ul className={styles.servers}>
      {others.map((guild) => (
        <li key={guild.id}>
          <button
            type="button"
            className={styles.server}
            onClick={() => onChoose({ name: guild.name, call: { from: 'server', guild_id: guild.id } })}
          >
            <Avatar name={guild.name} source={iconAddress(guild, cdnBase)} size="small" />
            <bdi className={styles.serverName}>{guild.name}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}

function FileChoice({ onChoose }: Pick<ChoiceProps, 'onChoose'>) {
  const text = useTransferText();
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isOver, setOver] = useState(false);

  async function read(file: File | undefined) {
    if (!file) return;
    setChosen(file.name);
    setProblem(undefined);
    if (file.size > FILE_BYTES) return setProblem(text('file.tooLarge'));
    const content = await parsed(file);
    if (content === undefined) setProblem(text('file.notJson'));
    else onChoose({ name: file.name, call: { from: 'file', file: content }, modules: modulesIn(content) });
  }

  function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    void read(input.files?.[0]);
    // The same file can be chosen again once it has been corrected.
    input.value = '';
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const { files } = event.dataTransfer;
    if (files.length <= 1) return void read(files[0]);
    setChosen(undefined);
    setProblem(text('file.several'));
  }

  return (
    <>
      {problem && <Banner kind="error">{problem}</Banner>}
      <div className={styles.file} data-over={isOver || undefined}>
        <label htmlFor={id}>{text('file.choose')}</label>
        {chosen && <bdi>{chosen}</bdi>}
        {/* Over the whole box, which files can be dropped on: the browser's own words are in its own language. It would ignore several
            files silently. */}
        <input
          id={id}
          type="file"
          accept=".json,application/json"
          title=""
          className={styles.fileInput}
          onChange={choose}
          onDragEnter={() => setOver(true)}
          onDragOver={(event) => event.preventDefault()}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        />
      </div>
    </>
  );
}

/** The content of a JSON file; undefined if it is none. */
async function parsed(file: File): Promise<Json | undefined> {
  try {
    return JSON.parse(await file.text());
  } catch {
    return undefined;
  }
}

/** The modules in a file; undefined if it is no file of settings, about which the server says more. */
function modulesIn(file: Json): string[] | undefined {
  return isObject(file) && isObject(file.modules) ? Object.keys(file.modules) : undefined;
}

function Failed({ message, onRetry }: { message: string; onRetry(): void }) {
  const text = useTransferText();
  return (
    <div ref={raiseFocus} className={styles.failed} role="alert">
      <p>{message}</p>
      <Button onClick={onRetry}>{text('retry')}</Button>
    </div>
  );
}
