import type { Win } from './aggregateBatch.ts';
import { byId } from './ids.ts';
import { paretoFront } from './paretoFront.ts';
import { type Tick, tickOf } from './periods.ts';

/** How many wins at blackjack and how many winners of lotteries are shown. */
const BIGGEST = 3;
const LATEST = 10;

const tick = ({ at }: Win) => tickOf(at);
const biggestFirst = (a: Win, b: Win) => b.value - a.value || b.at - a.at || byId(a.user, b.user);
const latestFirst = (a: Win, b: Win) => b.at - a.at || byId(a.user, b.user) || b.value - a.value;

/** The wins that are or may become the biggest of a window. */
export function keepBiggest(wins: readonly Win[]): Win[] {
  return paretoFront(wins, BIGGEST, { tick, order: biggestFirst });
}

/** The wins that are or may become the latest of a window. */
export function keepLatest(wins: readonly Win[]): Win[] {
  return paretoFront(wins, LATEST, { tick, order: latestFirst });
}

/** The first of what was kept, since a moment. */
export function biggestSince(kept: readonly Win[], since: Tick): Win[] {
  return kept
    .filter((win) => tick(win) >= since)
    .toSorted(biggestFirst)
    .slice(0, BIGGEST);
}

export function latestSince(kept: readonly Win[], since: Tick): Win[] {
  return kept
    .filter((win) => tick(win) >= since)
    .toSorted(latestFirst)
    .slice(0, LATEST);
}
