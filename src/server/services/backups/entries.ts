import { isBlank } from '../../../language/text/visible.ts';
import { refusal } from '../../answers/refusal.ts';
import { type FormatSentence, sentenceFormatter } from '../../answers/sentences.ts';
import type { BackupListAnswer, BackupListEntry } from '../../api/backups.ts';
import type { BackupLimits } from '../../catalogue.ts';
import type { BackupEntry } from '../../store/backups.ts';
import type { BotTaskEntry } from '../../store/botTasks.ts';
import type { RequestAccess } from '../access/guildAccess.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../settings/stored.ts';
import { backupSettings } from './backupSettings.ts';
import type { BackupSummary } from './contents.ts';
import { nextAt } from './due.ts';
import { type TaskOutcome, taskStateOf, taskText } from './tasks.ts';
import { settingsFor } from './timed.ts';

/** The backups of a server, newest first, and when the last one was made and the next one is due. */
export async function backupHistory(services: Services, access: RequestAccess): Promise<BackupListAnswer> {
  const { store, now } = services;
  const limits = backupSettings(services);
  const guild = access.guild.id;
  const [backups, tasks, next] = await Promise.all([
    store.backups.list(guild),
    store.botTasks.list(guild),
    nextRun(services, access),
  ]);
  const formatSentence = sentenceFormatter(access.language);
  const tasksFor = (backup: BackupEntry) => tasks.filter(({ backup_id }) => backup_id === backup.id);
  const newest = backups[0]?.created_at;
  const kept = backups.filter((backup) => backup.kept === 1).length;
  return {
    last_backup_date: newest === undefined ? null : new Date(newest).toISOString(),
    next_backup_date: next === null ? null : new Date(next).toISOString(),
    stored: formatSentence('backup.stored', {
      count: backups.length,
      limit: limits.limit,
      kept,
      keepable: limits.keepable,
    }),
    backup_history: backups.map((backup) =>
      toListEntry(backup, tasksFor(backup), { now: now(), limits, formatSentence }),
    ),
  };
}

/** When the next automatic backup is due; null if automatic backups are off. */
async function nextRun({ store, catalogue, now }: Services, { guild, plan }: RequestAccess): Promise<number | null> {
  const { module } = backupSettings({ catalogue });
  const [{ storedSettings }, slots] = await Promise.all([
    readSettings(store, guild.id, module),
    store.backups.lastSlots([guild.id]),
  ]);
  const settings = settingsFor(module, storedSettings, { guild: guild.id, plan, now: now() });
  return settings ? nextAt(slots.get(guild.id) ?? null, settings.backup_interval, now()) : null;
}

/** What the texts of an entry depend on. */
interface EntryContext {
  now: number;
  limits: BackupLimits;
  formatSentence: FormatSentence;
}

/** A backup as the API lists it, with the tasks about it. */
export function toListEntry(
  backup: BackupEntry,
  tasks: readonly BotTaskEntry[],
  { now, limits, formatSentence }: EntryContext,
): BackupListEntry {
  const { id, created_at, type, summary, name, origin, kept } = backup;
  const states = tasks.map((task) => taskStateOf(task, now, limits.answerMinutes));
  const lines = tasks.map((task, index) => {
    const outcome: TaskOutcome | null = JSON.parse(task.outcome ?? 'null');
    return taskText(task.kind, states[index] ?? 'pending', outcome, formatSentence);
  });
  // As long as one task is open, the list follows the bot.
  const order = ['running', 'pending', 'failed', 'late', 'done'] as const;
  return {
    id,
    created_at: new Date(created_at).toISOString(),
    type,
    name: name ?? (summary === null ? '' : formatSummary(JSON.parse(summary), formatSentence)),
    own_name: name ?? '',
    origin,
    kept: kept === 1,
    task_state: order.find((state) => states.some((one) => one === state)) ?? null,
    task: lines.length === 0 ? null : lines.join('\n'),
  };
}

/** What a backup contains, as text. */
function formatSummary({ modules, roles, channels }: BackupSummary, formatSentence: FormatSentence): string {
  return [
    ...(modules === undefined
      ? []
      : [formatSentence(modules === 0 ? 'backup.holdsDefaults' : 'backup.holdsSettings', { count: modules })]),
    ...(roles === undefined ? [] : [formatSentence('backup.holdsRoles', { count: roles })]),
    ...(channels === undefined ? [] : [formatSentence('backup.holdsChannels', { count: channels })]),
  ].join(', ');
}

/** The trimmed name of a backup; null if nothing of it is visible. @throws Refusal 400 if it is too long */
export function backupName(text: string, limit: number): string | null {
  const name = text.trim();
  if (name.length > limit) throw refusal(400, 'backup.nameLength', { limit });
  return isBlank(name) ? null : name;
}
