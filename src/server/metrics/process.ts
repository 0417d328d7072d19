import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Family } from './exposition.ts';

/** Milliseconds between two looks at the clock. */
const RESOLUTION = 20;

/** The figures of this process. */
export function processFigures(app: FastifyInstance): () => Family[] {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  app.addHook('onClose', async () => {
    delay.disable();
  });

  return () => {
    // Nanoseconds, in which the wait for the next look is contained.
    const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - RESOLUTION / 1000);
    const quantiles = [0.5, 0.99].map((quantile) => ({
      labels: { quantile: String(quantile) },
      value: late(delay.percentile(quantile * 100)),
    }));
    const slowest = { labels: { quantile: '1' }, value: late(delay.max) };
    delay.reset();
    return [
      {
        name: 'guildhall_event_loop_lag_seconds',
        help: 'How late the process came to its work since this was read last.',
        type: 'gauge',
        samples: [...quantiles, slowest],
      },
      {
        name: 'process_resident_memory_bytes',
        help: 'Memory of the process.',
        type: 'gauge',
        samples: [{ value: process.memoryUsage.rss() }],
      },
      {
        name: 'process_cpu_seconds_total',
        help: 'Time that processors spent on the process.',
        type: 'counter',
        samples: [{ value: cpuSeconds() }],
      },
      {
        name: 'process_start_time_seconds',
        help: 'When the process started, since 1970.',
        type: 'gauge',
        samples: [{ value: performance.timeOrigin / 1000 }],
      },
    ];
  };
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
