import { useId } from 'react';
import type { BlockOptions, Json, SettingsDocument } from '../../../language/model.ts';
import { addressOf } from '../../../language/screens/addressOf.ts';
import { interpolate } from '../../../language/text/message.ts';
import { isObject } from '../../../language/values/isObject.ts';
import type { Resource } from '../../loading/useResource.ts';
import { Bone } from '../../primitives/Bone.tsx';
import { Button } from '../../primitives/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { InnerLink } from '../../templates/InnerLink.tsx';
import { useScreenText } from '../../text/screenText.ts';
import styles from './Gains.module.css';

interface GainsProps {
  texts: BlockOptions<'order'>['gains'];
  server: { id: string; name: string };
  /** The title of the chosen plan. */
  plan: string;
  preview: Resource<SettingsDocument>;
}

/** What a server gains from an order: the modules that open and the stored settings that apply again, each with a link. */
export function Gains({ texts, server, plan, preview }: GainsProps) {
  const id = useId();
  const text = useScreenText();
  const { status, value, retry } = preview;
  const modules = entriesIn(value?.modules);
  const settings = entriesIn(value?.settings);
  const page = interpolate(texts.page, { guildId: server.id });
  return (
    <section className={styles.gains} aria-labelledby={id} aria-busy={status === 'loading'}>
      <h3 id={id} className={styles.title}>
        {interpolate(texts.title, { server: server.name })}
      </h3>
      <div className={styles.body}>
        {status === 'loading' && <Loading label={text('screen.loading')} />}
        {status === 'failed' && (
          <div className={styles.failure} role="alert">
            <p>{texts.failure}</p>
            <Button size="small" onClick={retry}>
              {text('screen.retry')}
            </Button>
          </div>
        )}
        {status === 'ready' && modules.length + settings.length === 0 && (
          <p className={styles.empty}>{interpolate(texts.empty, { plan })}</p>
        )}
        {byRequirement(modules).map(([requires, those]) => (
          <List key={requires ?? ''} title={requires ?? texts.modules}>
            {those.map(({ id, title, stored }) => (
              <li key={String(id)}>
                <InnerLink to={`${page}${addressOf(String(id))}`}>{String(title)}</InnerLink>
                {stored === true && <span>{texts.stored}</span>}
              </li>
            ))}
          </List>
        ))}
        {settings.length > 0 && (
          <List title={texts.settings}>
            {settings.map(({ module, title, address, label }) => (
              <li key={`${module} ${label}`}>
                <InnerLink to={`${page}${addressOf(String(module), String(address))}`}>{String(label)}</InnerLink>
                <span>{String(title)}</span>
              </li>
            ))}
          </List>
        )}
      </div>
    </section>
  );
}

function List({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <>
      <h4 id={id} className={styles.heading}>
        {title}
      </h4>
      <ul className={styles.list} aria-labelledby={id}>
        {children}
      </ul>
    </>
  );
}

/** The modules that the plan alone opens, then those that still need something else, by what that is. */
function byRequirement(modules: readonly SettingsDocument[]): [string | undefined, SettingsDocument[]][] {
  const groups = new Map<string | undefined, SettingsDocument[]>([[undefined, []]]);
  for (const module of modules) {
    const requires = typeof module.requires === 'string' ? module.requires : undefined;
    groups.set(requires, [...(groups.get(requires) ?? []), module]);
  }
  return [...groups].filter(([, those]) => those.length > 0);
}

const BONES = ['a', 'b', 'c', 'd', 'e', 'f'];

function Loading({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.list}>
        {BONES.map((key) => (
          <Bone key={key} className={styles.bone} />
        ))}
      </div>
    </>
  );
}

function entriesIn(list: Json | undefined): SettingsDocument[] {
  return Array.isArray(list) ? list.filter(isObject) : [];
}
