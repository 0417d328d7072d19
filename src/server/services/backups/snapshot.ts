import type { Catalogue } from '../../catalogue.ts';
import { refusal } from '../../refusal.ts';
import { Outage, type Read } from '../cached-reads.ts';
import type { Services } from '../services.ts';
import { namesOf } from '../settings/stored.ts';
import { type BackupType, type BackupValue, CONTENTS, type KeptDocument, type Part } from './contents.ts';

/** Milliseconds that the chat platform's word on roles and channels may be old. */
const CURRENT = 2000;
/** While the platform is out, older answers stand in elsewhere. A backup of them would not show what is there now. */
const TOO_OLD = 60_000;

type Sources = Pick<Services, 'catalogue' | 'store' | 'guilds'>;

/**
 * A server's settings, roles and channels as they are now, as far as the type asks for them.
 * @throws Outage when the chat platform does not answer, Refusal 404 for a server that the bot has left
 */
export async function takeSnapshot(sources: Sources, guildId: string, type: BackupType): Promise<BackupValue> {
  const { guilds } = sources;
  const parts: readonly Part[] = CONTENTS[type];
  const [settings, guild, channels] = await Promise.all([
    parts.includes('settings') ? settingsOf(sources, guildId) : undefined,
    parts.includes('roles') ? current(guilds.guild(guildId, CURRENT)) : undefined,
    parts.includes('channels') ? current(guilds.channels(guildId, CURRENT)) : undefined,
  ]);
  return { ...(settings && { settings }), ...(guild && { roles: guild.roles }), ...(channels && { channels }) };
}

async function settingsOf(
  { store, catalogue }: Sources,
  guildId: string,
): Promise<NonNullable<BackupValue['settings']>> {
  const stored = await store.documents.read(guildId, documentNames(catalogue));
  return Object.fromEntries(
    catalogue.modules.flatMap((module) =>
      namesOf(module).map((name): [string, KeptDocument] => {
        const { version, value } = stored.get(name) ?? { version: module.migrations.length, value: {} };
        return [name, { version, value }];
      }),
    ),
  );
}

/** The stored names of all documents of all modules. */
export function documentNames({ modules }: Pick<Catalogue, 'modules'>): string[] {
  return modules.flatMap(namesOf);
}

async function current<Value>(reading: Promise<Read<Value | null>>): Promise<Value> {
  const { value, age } = await reading;
  if (age > TOO_OLD) throw new Outage('The lists of the server are not known as they are now');
  if (!value) throw refusal(404, 'error.guild');
  return value;
}
