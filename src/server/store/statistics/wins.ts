import { type StatisticsTick, tickOf } from '../schema/statisticsPeriods.ts';
import type { WinRecord } from './aggregateBatch.ts';
import { byId } from './ids.ts';
import { paretoFront } from './paretoFront.ts';

/** How many blackjack wins and lottery winners are shown. */
const BIGGEST = 3;
const LATEST = 10;

const tick = ({ at }: WinRecord) => tickOf(at);
const biggestFirst = (a: WinRecord, b: WinRecord) => b.value - a.value || b.at - a.at || byId(a.user, b.user);
const latestFirst = (a: WinRecord, b: WinRecord) => b.at - a.at || byId(a.user, b.user) || b.value - a.value;

/** The wins that are or may become the biggest of some window. */
export function keepBiggest(wins: readonly WinRecord[]): WinRecord[] {
  return paretoFront(wins, BIGGEST, { tick, order: biggestFirst });
}

/** The wins that are or may become the latest of some window. */
export function keepLatest(wins: readonly WinRecord[]): WinRecord[] {
  return paretoFront(wins, LATEST, { tick, order: latestFirst });
}

/** The biggest of the kept wins since a tick. */
export function biggestSince(kept: readonly WinRecord[], since: StatisticsTick): WinRecord[] {
  return kept
    .filter((win) => tick(win) >= since)
    .toSorted(biggestFirst)
    .slice(0, BIGGEST);
}

export function latestSince(kept: readonly WinRecord[], since: StatisticsTick): WinRecord[] {
  return kept
    .filter((win) => tick(win) >= since)
    .toSorted(latestFirst)
    .slice(0, LATEST);
}
