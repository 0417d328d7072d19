import { useEffect, useRef } from 'react';
import type { Arrival } from '../../../language/model.ts';
import { interpolate } from '../../../language/text/message.ts';
import { forget, remembered } from '../../browser/remembered.ts';
import { bodyOf, reply, succeeded } from '../../calls/answer.ts';
import type { ScreenCalls } from '../../contexts/CallsContext.ts';
import type { Outcome } from '../../contexts/outcome.ts';
import type { Arrived } from './arrivals.ts';

interface Place {
  /** The query string of the address. */
  search: string;
  calls: Pick<ScreenCalls, 'api' | 'address'>;
}

interface ArrivalWatchProps extends Place {
  arrival: Arrival;
  onArrived(arrived: Arrived): void;
}

/** Handles an arrival as the screen declares, once, and reports the result. Stops when the screen is left. */
export default function ArrivalWatch({ arrival, search, calls, onArrived }: ArrivalWatchProps) {
  // New callbacks, and a tab in the address, must not restart the wait.
  const latest = useRef({ search, calls, onArrived });
  useEffect(() => {
    latest.current = { search, calls, onArrived };
  }, [search, calls, onArrived]);
  useEffect(() => {
    const visit = { left: false };
    void arrive(arrival, latest.current, visit).then((arrived) => {
      if (visit.left) return;
      if (arrival.remembered !== undefined) forget(arrival.remembered);
      latest.current.onArrived(arrived);
    });
    return () => {
      visit.left = true;
    };
  }, [arrival]);
  return null;
}

async function arrive(arrival: Arrival, { search, calls }: Place, visit: { left: boolean }): Promise<Arrived> {
  const { wait, success = '', failure, celebrate, opens } = arrival;
  if (!wait) {
    const outcome: Outcome =
      failure === undefined ? { kind: 'success', text: success, celebrate } : { kind: 'error', text: failure };
    return { outcome, opens, stale: false };
  }
  const kept = arrival.remembered === undefined ? null : remembered(arrival.remembered);
  const { verdict, message }: Waited =
    kept === null ? { verdict: 'later' } : await happened(wait, callPath(wait, kept, search), calls, visit);
  if (verdict === 'no')
    return { outcome: { kind: 'error', text: wait.unless?.text ?? '' }, opens: wait.unless?.opens, stale: false };
  if (verdict === 'failed') return { outcome: { kind: 'error', text: wait.failure }, stale: false };
  const outcome: Outcome =
    verdict === 'later' ? { kind: 'info', text: wait.later } : { kind: 'success', text: message ?? success, celebrate };
  return { outcome, opens: verdict === 'later' ? undefined : opens, stale: true, failure: wait.failure };
}

interface Waited {
  verdict: 'yes' | 'no' | 'later' | 'failed';
  /** What the server says about it. */
  message?: string;
}

type Wait = NonNullable<Arrival['wait']>;

/** The path of the call that is repeated, with the parameters of the address that it gets as well. */
function callPath({ path, passes = [] }: Wait, kept: string, search: string): string {
  const found = new URLSearchParams(search);
  const passed = passes.map((name) => [name, found.get(name)]).filter(([, value]) => value !== null);
  const call = interpolate(path, { remembered: encodeURIComponent(kept) });
  return passed.reduce(
    (whole, [name, value]) => `${whole}${whole.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(String(value))}`,
    call,
  );
}

/** Polls until it happened. Failed calls count as attempts; if all failed, nothing is known. */
async function happened(
  { until, unless, every, times }: Wait,
  path: string,
  { api, address }: Place['calls'],
  visit: { left: boolean },
): Promise<Waited> {
  const call = address(path);
  let answers = 0;
  for (let attempt = 1; attempt <= times && !visit.left; attempt++) {
    const turn = pause(attempt < times ? every : 0);
    const answer = await reply(api.get(call));
    if (succeeded(answer)) {
      answers += 1;
      const body = bodyOf(answer);
      const { message } = body;
      if (body[until] === true) return { verdict: 'yes', ...(typeof message === 'string' && { message }) };
      if (unless && body[unless.property] === true) return { verdict: 'no' };
    }
    await turn;
  }
  return { verdict: answers > 0 ? 'later' : 'failed' };
}

function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
