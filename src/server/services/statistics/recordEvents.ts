import type { EventBatch } from '../../../../generated/statistics/events.ts';
import type { ReportedValue } from '../../../language/model.ts';
import { MINUTE } from '../../../language/time/milliseconds.ts';
import type { UnformattedProblem } from '../../answers/refusal.ts';
import { type Catalogue, documentName } from '../../catalogue.ts';
import type { BatchResult } from '../../store/statistics/count.ts';
import { CLOCK_SKEW } from '../../time/clockSkew.ts';
import { messageRefusal } from '../requests/messageProblems.ts';
import type { Services } from '../services.ts';
import { reportProblems } from './reportProblems.ts';

/** Counts a batch of events, once. @throws Refusal 400 if a time or a reported value is invalid; nothing is counted then */
export type RecordEvents = (batch: EventBatch) => Promise<BatchResult>;

/** Finds out once which documents the bot may report. */
export function createRecordEvents({ store, catalogue, config, eventCounter, now }: Services): RecordEvents {
  const reported = reportedDocuments(catalogue);
  return async ({ batch_id, events }) => {
    const at = now();
    const problems = events.flatMap((event, index) => {
      const path = `events.${index}`;
      const ofTime = timeProblems(event.at, `${path}.at`, at);
      const declared = event.kind === 'report' && reported.get(event.document);
      return declared ? [...ofTime, ...reportProblems(declared, event.value, `${path}.value`)] : ofTime;
    });
    if (problems.length > 0) throw messageRefusal(problems);
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
  };
}

function timeProblems(text: string, path: string, now: number): UnformattedProblem[] {
  const time = Date.parse(text);
  // `Date.parse` reads the 30th of February as a day in March.
  const isDate = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text.slice(0, 10));
  if (!isDate) return [{ path, rule: 'time', message: { key: 'message.form', values: { field: path } } }];
  if (time <= now + CLOCK_SKEW) return [];
  const minutes = CLOCK_SKEW / MINUTE;
  return [{ path, rule: 'ahead', message: { key: 'message.ahead', values: { field: path, minutes } } }];
}

/** The values that the bot reports, by the stored names of the documents that declare them. */
function reportedDocuments({ modules }: Catalogue): ReadonlyMap<string, Readonly<Record<string, ReportedValue>>> {
  return new Map(
    modules.flatMap(({ spec }) =>
      (spec.calls?.documents ?? []).flatMap((call) =>
        call.reported ? [[documentName(spec.id, call), call.reported] as const] : [],
      ),
    ),
  );
}
