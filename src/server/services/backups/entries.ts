import { refusal } from '../../answers/refusal.ts';
import { type FormatSentence, sentenceFormatter } from '../../answers/sentences.ts';
import type { BackupListAnswer, BackupListEntry } from '../../api/backups.ts';
import { type BackupLimits, documentName } from '../../catalogue.ts';
import type { BackupEntry } from '../../store/backups.ts';
import type { BotTaskEntry } from '../../store/botTasks.ts';
import type { Access } from '../access/guildAccess.ts';
import type { Services } from '../services.ts';
import type { BackupSummary } from './contents.ts';
import { nextAt } from './due.ts';
import { settingsOf } from './settingsOf.ts';
import { type TaskOutcome, taskStateOf, taskWords } from './tasks.ts';
import { settingsFor } from './timed.ts';

/** The backups of a server, the newest first, and when the last one was made and the next one is due. */
export async function backupHistory(services: Services, access: Access): Promise<BackupListAnswer> {
  const { store, now } = services;
  const limits = settingsOf(services);
  const guild = access.guild.id;
  const [backups, tasks, next] = await Promise.all([
    store.backups.list(guild),
    store.botTasks.list(guild),
    nextRun(services, access),
  ]);
  const say = sentenceFormatter(access.language);
  const about = (backup: BackupEntry) => tasks.filter(({ backup_id }) => backup_id === backup.id);
  const newest = backups[0]?.created_at;
  const kept = backups.filter((backup) => backup.kept === 1).length;
  return {
    last_backup_date: newest === undefined ? null : new Date(newest).toISOString(),
    next_backup_date: next === null ? null : new Date(next).toISOString(),
    stored: say('backup.stored', { count: backups.length, limit: limits.limit, kept, keepable: limits.keepable }),
    backup_history: backups.map((backup) => entryOf(backup, about(backup), { now: now(), limits, say })),
  };
}

/** When the next automatic backup is due; null where none is to come. */
async function nextRun({ store, catalogue, now }: Services, { guild, plan }: Access): Promise<number | null> {
  const { module, call } = settingsOf({ catalogue });
  const document = documentName(module.spec.id, call);
  const [documents, turns] = await Promise.all([
    store.documents.read(guild.id, [document]),
    store.backups.lastSlots([guild.id]),
  ]);
  const stored = documents.get(document);
  const settings = stored && settingsFor(module, stored, plan);
  return settings ? nextAt(turns.get(guild.id) ?? null, String(settings.backup_interval), now()) : null;
}

interface Told {
  now: number;
  limits: BackupLimits;
  say: FormatSentence;
}

export function entryOf(
  backup: BackupEntry,
  tasks: readonly BotTaskEntry[],
  { now, limits, say }: Told,
): BackupListEntry {
  const { id, created_at, type, summary, name, origin, kept } = backup;
  const states = tasks.map((task) => taskStateOf(task, now, limits.answerMinutes));
  const lines = tasks.map((task, index) => {
    const outcome = task.outcome === null ? null : (JSON.parse(task.outcome) as TaskOutcome);
    return taskWords(task.kind, states[index] ?? 'pending', outcome, say);
  });
  const order = ['failed', 'late', 'running', 'pending', 'done'] as const;
  return {
    id,
    created_at: new Date(created_at).toISOString(),
    type,
    name: name ?? (summary === null ? '' : inWords(JSON.parse(summary) as BackupSummary, say)),
    own_name: name ?? '',
    origin,
    kept: kept === 1,
    task_state: order.find((state) => states.some((one) => one === state)) ?? null,
    task: lines.length === 0 ? null : lines.join('\n'),
  };
}

/** What a backup holds, which is its name where nobody gave it one. */
function inWords({ modules, roles, channels }: BackupSummary, say: FormatSentence): string {
  return [
    ...(modules === undefined
      ? []
      : [say(modules === 0 ? 'backup.holdsDefaults' : 'backup.holdsSettings', { count: modules })]),
    ...(roles === undefined ? [] : [say('backup.holdsRoles', { count: roles })]),
    ...(channels === undefined ? [] : [say('backup.holdsChannels', { count: channels })]),
  ].join(', ');
}

/** A name without blanks around it; null for none. @throws Refusal 400 for one that is too long */
export function nameOf(text: string, limit: number): string | null {
  const name = text.trim();
  if (name.length > limit) throw refusal(400, 'backup.nameLength', { limit });
  return name === '' ? null : name;
}
