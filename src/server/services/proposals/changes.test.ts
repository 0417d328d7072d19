import { expect, test } from 'vitest';
import type { Field } from '../../../language/model.ts';
import { resolveModule } from '../../../language/resolved/resolveModule.ts';
import { contextOf } from '../../../language/test/context.ts';
import { moduleOf } from '../../../language/test/module.ts';
import { times } from '../../../language/time/times.ts';
import { sentenceFormatter } from '../../answers/sentences.ts';
import { valuesInWords, visibleDifferences } from './changes.ts';

test('moments and durations are in words, and moments in the time zone of the server', () => {
  const fields: Record<string, Partial<Field>> = {
    begins: { type: 'string', format: 'date-time', default: '' },
    lasts: { type: 'integer', format: 'duration', default: 60 },
  };
  const module = moduleOf(fields);
  const timed = { ...module, spec: { ...module.spec, times, timeZone: { module: 'club', field: 'zone' } } };
  const resolved = resolveModule(timed, contextOf({ modules: { club: { zone: 'Europe/Bucharest' } } }));
  const versions = {
    before: { begins: '2026-03-28T22:30:00Z', lasts: 60 },
    after: { begins: '2026-03-29T22:30:00Z', lasts: 5400 },
  };
  const inWords = valuesInWords(resolved, versions, sentenceFormatter('en'));
  expect(visibleDifferences(resolved, versions).map(inWords)).toEqual([
    {
      before: expect.stringMatching(/^Mar 29, 2026, 12:30\sAM$/),
      after: expect.stringMatching(/^Mar 30, 2026, 1:30\sAM$/),
    },
    { before: '1 minute', after: '1 hour 30 minutes' },
  ]);
});
