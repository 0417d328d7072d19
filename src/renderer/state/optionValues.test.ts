import { expect, test } from 'vitest';
import type { SettingsDocument } from '../../language/model.ts';
import type { FieldForPlan } from '../../language/plans/resolveForPlan.ts';
import { optionExpressions, takenElsewhere } from './optionValues.ts';

const document: SettingsDocument = {
  rows: [{ role: '1' }, { role: '2' }, { role: '' }, { role: null }, { role: '4', tags: ['x'] }],
  words: ['a', 'b'],
  name: 'text',
};

test('what other rows hold is taken; nothing and what is no text is not', () => {
  expect(takenElsewhere(document, ['rows', 0, 'role'])).toEqual(new Set(['2', '4']));
  expect(takenElsewhere(document, ['rows', 2, 'role'])).toEqual(new Set(['1', '2', '4']));
  expect(takenElsewhere(document, ['words', 0])).toEqual(new Set(['b']));
});

test('a path of no row in particular asks for all rows', () => {
  expect(takenElsewhere(document, ['rows', '*', 'role'])).toEqual(new Set(['1', '2', '4']));
});

test('outside of lists nothing is taken', () => {
  expect(takenElsewhere(document, ['name'])).toEqual(new Set());
  expect(takenElsewhere(document, ['name', 0, 'role'])).toEqual(new Set());
  expect(takenElsewhere(document, ['gone', '*', 'role'])).toEqual(new Set());
});

test('the expressions in a widget are the conditions of its options and what it shows', () => {
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
