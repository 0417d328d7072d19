import { Counter, collectDefaultMetrics, Registry } from 'prom-client';

/** What counts the bot's events that this process has taken: `accepted` or `ignored`. */
export type EventCounter = Counter<'outcome'>;

/** A registry of its own for each application, with the metrics of the process. */
export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

export function createEventCounter(registry: Registry): EventCounter {
  const counter = new Counter({
    name: 'guildhall_events_total',
    help: 'Events of the bot, by outcome.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  // A series that starts at zero can be told from one that is missing.
  for (const outcome of ['accepted', 'ignored']) counter.inc({ outcome }, 0);
  return counter;
}
