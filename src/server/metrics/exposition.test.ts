import { expect, it } from 'vitest';
import { exposition } from './exposition.ts';

it('writes families, labels and numbers as Prometheus reads them', () => {
  const text = exposition([
    { name: 'a_total', help: 'All a.', type: 'counter', samples: [{ value: 2 }] },
    {
      name: 'b',
      help: 'All b.',
      type: 'histogram',
      samples: [
        { suffix: '_bucket', labels: { path: 'C:\\"x"\n', le: '+Inf' }, value: 0.5 },
        { suffix: '_sum', value: Number.POSITIVE_INFINITY },
      ],
    },
  ]);
  expect(text).toBe(
    [
      '# HELP a_total All a.',
      '# TYPE a_total counter',
      'a_total 2',
      '# HELP b All b.',
      '# TYPE b histogram',
      'b_bucket{path="C:\\\\\\"x\\"\\n",le="+Inf"} 0.5',
      'b_sum +Inf',
      '',
    ].join('\n'),
  );
});
