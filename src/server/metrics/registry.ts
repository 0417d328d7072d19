import { Counter, collectDefaultMetrics, Registry } from 'prom-client';

/** Counts the bot's events that this process has received, by outcome: `accepted` or `ignored`. */
export type EventCounter = Counter<'outcome'>;

/** A registry per application, with the default process metrics. */
export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

export function createEventCounter(registry: Registry): EventCounter {
  const counter = new Counter({
    name: 'guildhall_events_total',
    help: 'Events of the bot by outcome.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  // Start at zero, to distinguish "no events" from a missing metric.
  for (const outcome of ['accepted', 'ignored']) counter.inc({ outcome }, 0);
  return counter;
}
