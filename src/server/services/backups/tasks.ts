import type { BotTaskReport } from '../../../../generated/statistics/taskReport.ts';
import type { BotTasks } from '../../../../generated/statistics/tasks.ts';
import { refusal } from '../../answers/refusal.ts';
import type { FormatSentence } from '../../answers/sentences.ts';
import type { BotTaskEntry, BotTaskState, NewBotTask } from '../../store/botTasks.ts';
import type { Services } from '../services.ts';
import type { BackupValue } from './contents.ts';
import { settingsOf } from './settingsOf.ts';

/** What the bot reports at the end of a task. */
export type TaskOutcome = Pick<BotTaskReport, 'outcome' | 'sentence'>;

/** How many tasks the bot is report of in one answer. */
const MOST_TASKS = 20;
const MINUTE = 60_000;

/** The work that it takes to bring a backup's roles and channels back. */
export function tasksOf({ roles, channels }: BackupValue, common: Omit<NewBotTask, 'kind' | 'payload'>): NewBotTask[] {
  return [
    ...(roles ? [{ ...common, kind: 'restore_roles', payload: JSON.stringify({ roles }) }] : []),
    ...(channels ? [{ ...common, kind: 'restore_channels', payload: JSON.stringify({ channels }) }] : []),
  ];
}

/** The moment since which the bot must have said something of a task. */
export function answerSince({ catalogue, now }: Pick<Services, 'catalogue' | 'now'>): number {
  return now() - settingsOf({ catalogue }).answerMinutes * MINUTE;
}

/** What waits for the bot. */
export async function tasksForBot(services: Services): Promise<BotTasks> {
  if (!services.catalogue.backups) return { tasks: [] };
  const rows = await services.store.botTasks.waiting(answerSince(services), MOST_TASKS);
  return {
    tasks: rows.map(({ id, guild_id, kind, payload, created_at }) => ({
      id,
      guild_id,
      kind: kind as BotTasks['tasks'][number]['kind'],
      created_at: new Date(created_at).toISOString(),
      ...JSON.parse(payload),
    })),
  };
}

/** Records what the bot says of a task. @throws Refusal 404, and 409 for one that has ended otherwise */
export async function reportTask(
  { store, guilds, now }: Services,
  id: string,
  { state, ...outcome }: BotTaskReport,
): Promise<void> {
  const report = state === 'running' ? null : JSON.stringify(outcome satisfies TaskOutcome);
  const task = /^[\w-]{1,64}$/.test(id) ? await store.botTasks.report(id, state, report, now()) : null;
  if (!task) throw refusal(404, 'error.task');
  if (task.state !== state) throw refusal(409, 'error.taskEnded');
  // Roles and channels are others now: the next read asks for them.
  if (state !== 'running') await guilds.invalidateGuild(task.guild_id);
}

/** How a task stands for people: one that the bot says nothing about for long is `late`. */
export function taskStateOf(
  { state, updated_at }: Pick<BotTaskEntry, 'state' | 'updated_at'>,
  now: number,
  answerMinutes: number,
): BotTaskState | 'late' {
  const isOpen = state === 'pending' || state === 'running';
  return isOpen && now - updated_at >= answerMinutes * MINUTE ? 'late' : state;
}

/** How a task stands, in words. */
export function taskText(
  kind: string,
  state: BotTaskState | 'late',
  report: TaskOutcome | null,
  formatSentence: FormatSentence,
): string {
  const what = formatSentence(kind === 'restore_roles' ? 'backup.roles' : 'backup.channels');
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
  return formatSentence('backup.task', { what, words });
}
