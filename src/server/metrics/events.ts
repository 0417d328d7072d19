import type { Family } from './exposition.ts';

/** How many of the bot's events this process has taken, by what became of them. Whoever takes them counts here. */
export interface EventCounts {
  accepted: number;
  ignored: number;
}

export function eventFigures(counts: EventCounts): Family {
  return {
    name: 'guildhall_events_total',
    help: 'Events of the bot, by what became of them.',
    type: 'counter',
    samples: Object.entries(counts).map(([outcome, value]) => ({ labels: { outcome }, value })),
  };
}
