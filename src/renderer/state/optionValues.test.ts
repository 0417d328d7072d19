import { expect, test } from 'vitest';
import type { SettingsDocument } from '../../language/model.ts';
import type { FieldForPlan } from '../../language/plans/resolveForPlan.ts';
import { optionExpressions, takenElsewhere } from './optionValues.ts';

const document: SettingsDocument = {
  rows: [{ role: '1' }, { role: '2' }, { role: '' }, { role: null }, { role: '4', tags: ['x'] }],
  words: ['a', 'b'],
  name: 'text',
};

test('values of other rows are taken, except empty ones and those that are no text', () => {
  expect(takenElsewhere(document, ['rows', 0, 'role'])).toEqual(new Set(['2', '4']));
  expect(takenElsewhere(document, ['rows', 2, 'role'])).toEqual(new Set(['1', '2', '4']));
  expect(takenElsewhere(document, ['words', 0])).toEqual(new Set(['b']));
});

test('a path without a row reads all rows', () => {
  expect(takenElsewhere(document, ['rows', '*', 'role'])).toEqual(new Set(['1', '2', '4']));
});

test('outside lists nothing is taken', () => {
  expect(takenElsewhere(document, ['name'])).toEqual(new Set());
  expect(takenElsewhere(document, ['name', 0, 'role'])).toEqual(new Set());
  expect(takenElsewhere(document, ['gone', '*', 'role'])).toEqual(new Set());
});

test('the expressions of a widget are those of its options and its live preview', () => {
  const field: FieldForPlan = {
    type: 'string',
    title: 'Kind',
    default: '',
    visible: 'own',
    ui: { widget: 'message', author: 'bot', variables: [{ name: 'user', help: 'Who', visible: 'a', enabled: 'b' }] },
  };
  expect(optionExpressions(field)).toEqual(['a', 'b', 'bot']);
  expect(optionExpressions(field)).toBe(optionExpressions(field));
  expect(optionExpressions({ ...field, ui: undefined })).toEqual([]);
});
