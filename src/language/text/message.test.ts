import { describe, expect, test } from 'vitest';
import { formatMessage, interpolate, placeholderNames, pluralForms, translator } from './message.ts';

const DAYS = '{count, plural, one {# zi} few {# zile} other {# de zile}} cu {name}';

describe('a message', () => {
  test('has placeholders with a value replaced, and keeps other braces', () => {
    expect(interpolate('{a} and {b}, $ {c}', { a: 1, c: undefined })).toBe('1 and {b}, $ {c}');
  });

  test.each([
    [0, '0 zile cu Ada'],
    [1, '1 zi cu Ada'],
    [19, '19 zile cu Ada'],
    [20, '20 de zile cu Ada'],
    [101, '101 zile cu Ada'],
    [120, '120 de zile cu Ada'],
  ])('selects the plural form for %d', (count, expected) => {
    expect(formatMessage(DAYS, { count, name: 'Ada' }, 'ro')).toBe(expected);
  });

  test('formats numbers as the language does, without grouping four digits of a limit', () => {
    const values = { a: 1900, b: 10_000.5, c: '5000' };
    expect(formatMessage('{a} {b} {c}', values, 'en')).toBe('1900 10,000.5 5000');
    expect(formatMessage('{a} {b} {c}', values, 'ro')).toBe('1900 10.000,5 5000');
    expect(formatMessage('{n, plural, one {# day} other {# days}}', { n: 12_000 }, 'en')).toBe('12,000 days');
  });

  test.each([
    ['en', 1234, '1,234 members'],
    ['ro', 1234, '1.234 de membri'],
    ['ro', 12_345, '12.345 de membri'],
    ['es', 1234, '1234 membri'],
  ])('groups the digits of what is counted (%s, %d)', (language, count, expected) => {
    const members = '{count, plural, one {# member} few {# membri} other {# de membri}}';
    const message = {
      en: '{count, plural, one {# member} other {# members}}',
      es: '{count, plural, other {# membri}}',
    };
    expect(formatMessage(Reflect.get(message, language) ?? members, { count }, language)).toBe(expected);
  });

  test('falls back to the form `other`', () => {
    expect(formatMessage('{n, plural, one {# day} other {# days}}', { n: 20 }, 'ro')).toBe('20 days');
    expect(formatMessage(DAYS, { count: 'x', name: 'Ada' }, 'ro')).toBe('x de zile cu Ada');
  });

  test('reveals its placeholders and plural forms', () => {
    expect(placeholderNames(`${DAYS} {x} {not this}`)).toEqual(['count', 'name', 'x']);
    expect(pluralForms(DAYS)).toEqual([['one', 'few', 'other']]);
  });
});

test('a plural without a value is left unchanged', () => {
  const days = '{n, plural, one {# day} other {# days}}';
  expect(formatMessage(days, {}, 'en')).toBe(days);
  expect(formatMessage('{n, plural, one {# day}}', { n: 5 }, 'en')).toBe('');
  expect(formatMessage('{toString, plural, one {# day}} {toString}', {}, 'en')).toBe(
    '{toString, plural, one {# day}} {toString}',
  );
});

test('placeholders of plurals come first', () => {
  expect(placeholderNames('{a} {n, plural, one {# day} other {# days}} {b}')).toEqual(['n', 'a', 'b']);
  expect(placeholderNames('no names')).toEqual([]);
  expect(pluralForms('{a, plural, one {x} other {y}} {b, plural, few {z}}')).toEqual([['one', 'other'], ['few']]);
});

test.each(['سيرفر الألعاب', 'שרת'])('a translator isolates %s from what is beside it', (name) => {
  const text = translator({ role: '{name} (2) {other}', plain: 'Hello' }, 'en');
  expect(text('role', { name, other: 'Ada' })).toBe(`\u2068${name}\u2069 (2) Ada`);
  // What is not shown stays as it is.
  expect(formatMessage('{name}!', { name }, 'en')).toBe(`${name}!`);
});

test('a translator formats messages in its language', () => {
  const text = translator({ days: '{n, plural, one {# zi} few {# zile} other {# de zile}}', hello: 'Salut' }, 'ro');
  expect(text('days', { n: 20_000 })).toBe('20.000 de zile');
  expect(text('hello')).toBe('Salut');
});
