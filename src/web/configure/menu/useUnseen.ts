import { useEffect, useRef, useState } from 'react';
import { useTabShown } from '../../../renderer/browser/useTabShown.ts';
import { reply } from '../../../renderer/calls/answer.ts';
import { useResource } from '../../../renderer/loading/useResource.ts';
import { api, isRecord, read, unexpectedAnswer } from '../../calls/api.ts';
import { isPage, type SectionId } from '../useSection.ts';

/** Who changed modules since the user last looked, by the ids of the modules. */
export type UnseenByModule = ReadonlyMap<string, string>;

const NONE: UnseenByModule = new Map();

/** Milliseconds between two looks at what others have changed, while the tab is shown. */
const AGAIN = 120_000;

/**
 * Follows what others have changed in a server. What the user looks at counts as seen.
 * @param isHere whether there is a user: a page that nobody has touched may be one that nobody sees
 * @param looking the module on the screen, or `all` of them; null for none
 */
export function useUnseen(guildId: string, isHere: boolean, looking: string | null): UnseenByModule {
  const { value } = useResource(({ signal }) => readUnseen(guildId, signal), {
    key: isHere ? guildId : null,
    every: AGAIN,
  });
  const [seen, setSeen] = useState<{ of: UnseenByModule; modules: readonly string[] }>();
  const announced = useRef<string>(null);
  const shown = useTabShown();

  useEffect(() => {
    if (!shown || looking === null || !value) return;
    const news = looking === 'all' ? [...value.keys()] : [looking].filter((module) => value.has(module));
    if (announced.current === looking && news.length === 0) return;
    announced.current = looking;
    // If that fails, the mark comes back with the next look.
    void reply(api.post(`/auth/guilds/${guildId}/history/seen/`, looking === 'all' ? {} : { module: looking }));
    setSeen((before) => ({ of: value, modules: [...(before?.of === value ? before.modules : []), ...news] }));
  }, [guildId, looking, shown, value]);

  if (!value) return NONE;
  if (seen?.of !== value) return value;
  return new Map([...value].filter(([module]) => !seen.modules.includes(module)));
}

/** What somebody looks at, as {@link useUnseen} takes it. */
export function lookingAt(section: SectionId, search: string): string | null {
  if (!isPage(section)) return section;
  return section === 'history' ? (new URLSearchParams(search).get('module') ?? 'all') : null;
}

async function readUnseen(guildId: string, signal: AbortSignal): Promise<UnseenByModule> {
  const { modules } = await read(`/auth/guilds/${guildId}/history/unseen/`, signal);
  if (!Array.isArray(modules)) return unexpectedAnswer();
  return new Map(
    modules.flatMap((one: unknown) =>
      isRecord(one) && typeof one.module === 'string' && isRecord(one.by) && typeof one.by.name === 'string'
        ? [[one.module, one.by.name]]
        : [],
    ),
  );
}
