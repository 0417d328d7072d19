import type { EventBatch } from '../../../../generated/statistics/events.ts';
import type { UnformattedProblem } from '../../answers/refusal.ts';
import { type Catalogue, documentName } from '../../catalogue.ts';
import type { BatchResult } from '../../store/statistics/count.ts';
import { messageRefusal } from '../requests/messageProblems.ts';
import type { Services } from '../services.ts';

/** How far the bot's clock may be ahead of ours, in minutes. */
const MAX_AHEAD = 5;

/** Counts a batch of events, once. @throws Refusal 400 if a time is invalid; nothing is counted then */
export async function recordEvents(
  { store, catalogue, config, eventCounter, now }: Services,
  { batch_id, events }: EventBatch,
): Promise<BatchResult> {
  const at = now();
  const problems = events.flatMap((event, index) => timeProblems(event.at, `events.${index}.at`, at));
  if (problems.length > 0) throw messageRefusal(problems);
  const reported = reportedDocuments(catalogue);
  const counted = await store.statistics.count({
    id: batch_id,
    events,
    body: config.eventDays > 0 ? JSON.stringify(events) : null,
    now: at,
    isReported: (document) => reported.has(document),
  });
  eventCounter.inc({ outcome: 'accepted' }, counted.accepted);
  eventCounter.inc({ outcome: 'ignored' }, counted.ignored);
  return counted;
}

function timeProblems(text: string, path: string, now: number): UnformattedProblem[] {
  const time = Date.parse(text);
  // `Date.parse` reads the 30th of February as a day in March.
  const isDate = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text.slice(0, 10));
  if (!isDate) return [{ path, rule: 'time', message: { key: 'message.form', values: { field: path } } }];
  if (time <= now + MAX_AHEAD * 60_000) return [];
  return [{ path, rule: 'ahead', message: { key: 'message.ahead', values: { field: path, minutes: MAX_AHEAD } } }];
}

/** The stored names of documents with fields that the bot reports. */
function reportedDocuments({ modules }: Catalogue): ReadonlySet<string> {
  const names = modules.flatMap(({ spec }) =>
    (spec.calls?.documents ?? []).filter((call) => call.reported).map((call) => documentName(spec.id, call)),
  );
  return new Set(names);
}
