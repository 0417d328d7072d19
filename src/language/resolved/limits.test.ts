import { expect, test } from 'vitest';
import type { SettingsDocument } from '../model.ts';
import type { FieldForPlan } from '../plans/resolveForPlan.ts';
import { contextOf } from '../test/context.ts';
import { moduleOf } from '../test/module.ts';
import { environment } from './fieldState.ts';
import { limitsAt } from './limits.ts';
import { resolveModule } from './resolveModule.ts';

const module = moduleOf({}, { expressions: { a: ({ self }) => self.a, b: ({ self }) => self.b } });
const field: FieldForPlan = {
  type: 'string',
  title: 'Text',
  default: '',
  maxLength: 100,
  ui: { widget: 'message', warnAbove: 90 },
  messages: { length: 'Too long' },
  limits: [
    { when: 'a', maxLength: 20, maxLines: 3, warnAbove: 15, messages: { length: 'Too long for a' } },
    { when: 'b', maxLines: 5 },
  ],
};
const at = (document: SettingsDocument, one = field) =>
  limitsAt(resolveModule(module, contextOf()), one, environment(contextOf(), document));

test('the first limit whose condition is true applies', () => {
  const tight = { maxLength: 20, maxLines: 3, warnAbove: 15, messages: { length: 'Too long for a' } };
  expect(at({ a: true, b: true })).toEqual(tight);
});

test('the limits of the field apply otherwise', () => {
  const own = { maxLength: 100, warnAbove: 90, messages: { length: 'Too long' } };
  expect(at({ b: true })).toEqual({ ...own, maxLines: 5 });
  expect(at({})).toEqual(own);
  expect(at({}, { ...field, limits: undefined })).toEqual(own);
  expect(at({}, { type: 'string', title: 'Text', default: '' })).toEqual({ messages: {} });
});
