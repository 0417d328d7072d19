import type { FastifyInstance } from 'fastify';
import type { Family, Sample } from './exposition.ts';

/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Measured {
  labels: Record<string, string>;
  /** How many took no longer than the bucket of the same place, and longer than the one before. */
  counts: number[];
  count: number;
  sum: number;
}

/** Measures every request that is answered, by its route: addresses would be without end. */
export function requestFigures(app: FastifyInstance): () => Family {
  const measured = new Map<string, Measured>();

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? '';
    const { statusCode: status, elapsedTime } = reply;
    const key = `${request.method} ${status} ${route}`;
    let entry = measured.get(key);
    if (!entry) {
      const labels = { method: request.method, route, status: String(status) };
      entry = { labels, counts: BUCKETS.map(() => 0), count: 0, sum: 0 };
      measured.set(key, entry);
    }
    const seconds = elapsedTime / 1000;
    const bucket = BUCKETS.findIndex((limit) => seconds <= limit);
    if (bucket >= 0) entry.counts[bucket] = (entry.counts[bucket] ?? 0) + 1;
    entry.count += 1;
    entry.sum += seconds;
  });

  return () => ({
    name: 'guildhall_http_request_duration_seconds',
    help: 'How long answers took, by route and status.',
    type: 'histogram',
    samples: [...measured.values()].flatMap(samplesOf),
  });
}

function samplesOf({ labels, counts, count, sum }: Measured): Sample[] {
  let upTo = 0;
  const buckets = BUCKETS.map((limit, index): Sample => {
    upTo += counts[index] ?? 0;
    return { suffix: '_bucket', labels: { ...labels, le: String(limit) }, value: upTo };
  });
  return [
    ...buckets,
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: count },
  ];
}
