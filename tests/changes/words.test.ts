import { describe, expect, test } from 'vitest';
import { CHANGE_KINDS } from '../../scripts/changes/kinds.ts';
import { coverage, languageWords, openWords } from '../../scripts/changes/words.ts';
import { metaSchemas } from '../../src/language/compile/meta/meta.ts';

describe('the words of the language', () => {
  test('all say what a change of them means', () => {
    const { covered, open } = coverage();
    expect(open.map(({ id }) => id)).toEqual([]);
    expect(covered.length).toBeGreaterThan(700);
    expect(new Set(covered.map(({ kind }) => kind))).toEqual(new Set([...Object.keys(CHANGE_KINDS), 'parts']));
  });

  test('that say how much is kept break something when they fall', () => {
    const kept = coverage().covered.filter(({ kind }) => kind === 'retention');
    expect(kept.map(({ word }) => word).sort()).toEqual([
      'plans plans.history.days',
      'plans plans.history.versions',
      'product backups.limit',
    ]);
    for (const { cells } of kept) expect(cells).toMatchObject({ tightened: 'breaks', loosened: 'changes' });
  });

  test('are found in every part of the meta-schemas', () => {
    const ids = languageWords().map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining([
        'fields/field fragment.maxItems',
        'fields/planOverride locked',
        'rules/rule severity',
        'widgets/select option.value',
        'plans plans.prices.monthly',
        'fields/wireForm key',
        'steps/rename from',
      ]),
    );
  });

  test('are missed by the check when they are new and say nothing', () => {
    const file = 'schemas/meta/rules/rule.schema.json';
    const rule = metaSchemas.get(file);
    const properties = { ...(rule?.properties as object), loudness: { type: 'integer', description: 'How loud.' } };
    const found = openWords(languageWords(new Map([...metaSchemas, [file, { ...rule, properties }]])));
    expect(found).toEqual([
      {
        file,
        pointer: ['properties', 'loudness'],
        at: 'key',
        reason: "No kind of change is declared for 'loudness'.",
        advice: expect.stringContaining('Write "change" beside its description: maximum, '),
      },
    ]);
  });
});
