import { refusal } from '../../answers/refusal.ts';
import type { NewBackup } from '../../store/backups.ts';
import { assertBotInGuild } from '../discord/assertBotInGuild.ts';
import { documentNames, namesOfReferences } from '../proposals/references.ts';
import type { Services } from '../services.ts';
import { assertReadable, migratedDocument, namesOf } from '../settings/stored.ts';
import {
  type BackedUpDocument,
  type BackupPart,
  type BackupType,
  type BackupValue,
  CONTENTS,
  contentsSummary,
} from './contents.ts';

type Sources = Pick<Services, 'catalogue' | 'store' | 'guilds'>;

/**
 * The current settings, roles and channels of a server: the parts of the type.
 * @throws UpstreamUnavailable, Refusal 404 if the bot is not in the server, 503 if a newer version has saved settings
 */
export async function takeSnapshot(sources: Sources, guildId: string, type: BackupType): Promise<BackupValue> {
  const { guilds } = sources;
  const parts: readonly BackupPart[] = CONTENTS[type];
  const [settings, roles, channels] = await Promise.all([
    parts.includes('settings') ? settingsOf(sources, guildId) : undefined,
    parts.includes('roles') ? orNotFound(guilds.layoutRoles(guildId)) : undefined,
    parts.includes('channels') ? orNotFound(guilds.layoutChannels(guildId)) : undefined,
  ]);
  const names = settings && Object.fromEntries(await namesOfReferences(sources, guildId, settings));
  return { ...(settings && { settings, names }), ...(roles && { roles }), ...(channels && { channels }) };
}

/** A snapshot in the form of the store. Throws like {@link takeSnapshot}. */
export async function snapshotToStore(
  sources: Sources,
  guildId: string,
  type: BackupType,
): Promise<Pick<NewBackup, 'guild' | 'type' | 'value' | 'summary'>> {
  const value = await takeSnapshot(sources, guildId, type);
  return { guild: guildId, type, value: JSON.stringify(value), summary: JSON.stringify(contentsSummary(value)) };
}

async function settingsOf(
  { store, catalogue, guilds }: Sources,
  guildId: string,
): Promise<NonNullable<BackupValue['settings']>> {
  const [stored] = await Promise.all([
    store.documents.read(guildId, documentNames(catalogue)),
    assertBotInGuild(guilds, guildId),
  ]);
  return Object.fromEntries(
    catalogue.modules.flatMap((module) => {
      assertReadable(stored, module);
      // Migrated, because what a migration reads from other modules may be gone when the backup is restored.
      return namesOf(module).map((name): [string, BackedUpDocument] => [
        name,
        { version: module.migrations.length, value: migratedDocument(stored, name, module) },
      ]);
    }),
  );
}

async function orNotFound<Value>(reading: Promise<Value | null>): Promise<Value> {
  const value = await reading;
  if (value === null) throw refusal(404, 'error.guild');
  return value;
}
