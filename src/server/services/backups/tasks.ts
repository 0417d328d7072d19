import type { BotTaskReport } from '../../../../generated/statistics/taskReport.ts';
import type { BotTask, BotTasks } from '../../../../generated/statistics/tasks.ts';
import { MINUTE } from '../../../language/time/milliseconds.ts';
import { refusal } from '../../answers/refusal.ts';
import type { FormatSentence } from '../../answers/sentences.ts';
import type { BotTaskEntry, BotTaskState, NewBotTask, ProgressWindow } from '../../store/botTasks.ts';
import type { Services } from '../services.ts';
import { backupSettings } from './backupSettings.ts';
import type { BackupValue } from './contents.ts';

/** The result that the bot reports at the end of a task. */
export type TaskOutcome = Pick<BotTaskReport, 'outcome' | 'sentence'>;

/** How many tasks one answer to the bot contains. */
const MAX_TASKS = 20;

const KINDS = ['restore_roles', 'restore_channels'] as const satisfies BotTask['kind'][];

/** The tasks that restore the roles and channels of a backup. */
export function tasksOf({ roles, channels }: BackupValue, common: Omit<NewBotTask, 'kind' | 'payload'>): NewBotTask[] {
  return [
    ...(roles ? [{ ...common, kind: 'restore_roles', payload: JSON.stringify({ roles }) }] : []),
    ...(channels ? [{ ...common, kind: 'restore_channels', payload: JSON.stringify({ channels }) }] : []),
  ];
}

/** A task is late if the bot has not reported on it within this time. */
export function answerWindow({ catalogue, now }: Pick<Services, 'catalogue' | 'now'>): ProgressWindow {
  const [at, length] = [now(), backupSettings({ catalogue }).answerMinutes * MINUTE];
  return { since: at - length, until: at + length };
}

/** The tasks for the bot: those that it has not started, and those that are late. */
export async function tasksForBot(services: Services): Promise<BotTasks> {
  if (!services.catalogue.backups) return { tasks: [] };
  const rows = await services.store.botTasks.waiting(answerWindow(services), MAX_TASKS);
  return {
    tasks: rows.flatMap(({ id, guild_id, kind: name, payload, created_at }) => {
      const kind = KINDS.find((one) => one === name);
      return kind
        ? [{ id, guild_id, kind, created_at: new Date(created_at).toISOString(), ...JSON.parse(payload) }]
        : [];
    }),
  };
}

/** Records the bot's report on a task. @throws Refusal 404, 409 if the task has ended in another state */
export async function reportTask(
  { store, guilds, now }: Services,
  id: string,
  { state, ...outcome }: BotTaskReport,
): Promise<void> {
  const report = state === 'running' ? null : JSON.stringify(outcome satisfies TaskOutcome);
  const task = /^[\w-]{1,64}$/.test(id) ? await store.botTasks.report(id, state, report, now()) : null;
  if (!task) throw refusal(404, 'error.task');
  if (task.state !== state) throw refusal(409, 'error.taskEnded');
  // The bot has changed roles and channels.
  if (state !== 'running') await guilds.invalidateGuild(task.guild_id);
}

/** The state of a task for users: `late` if the bot has not reported on it in time. */
export function taskStateOf(
  { state, updated_at }: Pick<BotTaskEntry, 'state' | 'updated_at'>,
  now: number,
  answerMinutes: number,
): BotTaskState | 'late' {
  const isOpen = state === 'pending' || state === 'running';
  return isOpen && Math.abs(now - updated_at) >= answerMinutes * MINUTE ? 'late' : state;
}

/** The state of a task as text. */
export function taskText(
  kind: string,
  state: BotTaskState | 'late',
  report: TaskOutcome | null,
  formatSentence: FormatSentence,
): string {
  const subject = formatSentence(kind === 'restore_roles' ? 'backup.roles' : 'backup.channels');
  const { created = 0, changed = 0, failed = 0 } = report?.outcome ?? {};
  const counts = [
    formatSentence('backup.created', { count: created }),
    formatSentence('backup.altered', { count: changed }),
    ...(failed > 0 ? [formatSentence('backup.failed', { count: failed })] : []),
  ].join(', ');
  const words = {
    pending: () => formatSentence('backup.taskPending'),
    running: () => formatSentence('backup.taskRunning'),
    late: () => formatSentence('backup.taskLate'),
    done: () => [counts, ...(report?.sentence ? [report.sentence] : [])].join('. '),
    failed: () => [formatSentence('backup.taskFailed'), ...(report?.sentence ? [report.sentence] : [])].join(' '),
  }[state]();
  return formatSentence('backup.task', { what: subject, words });
}
