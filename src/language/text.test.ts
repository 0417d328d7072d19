import { describe, expect, it } from 'vitest';
import { fill, namesIn, pluralsIn, say } from './text.ts';

const DAYS = '{count, plural, one {# zi} few {# zile} other {# de zile}} cu {name}';

describe('a sentence', () => {
  it('is filled where a value is given, and keeps every other brace', () => {
    expect(fill('{a} and {b}, $ {c}', { a: 1, c: undefined })).toBe('1 and {b}, $ {c}');
  });

  it.each([
    [0, '0 zile cu Ada'],
    [1, '1 zi cu Ada'],
    [19, '19 zile cu Ada'],
    [20, '20 de zile cu Ada'],
    [101, '101 zile cu Ada'],
    [120, '120 de zile cu Ada'],
  ])('has the form of a word that goes with %d', (count, said) => {
    expect(say(DAYS, { count, name: 'Ada' }, 'ro')).toBe(said);
  });

  it('has the general form where the language or the value has no other', () => {
    expect(say('{n, plural, one {# day} other {# days}}', { n: 20 }, 'ro')).toBe('20 days');
    expect(say(DAYS, { count: 'x', name: 'Ada' }, 'ro')).toBe('x de zile cu Ada');
  });

  it('tells what is filled in, and the forms that it has', () => {
    expect(namesIn(`${DAYS} {x} {not this}`)).toEqual(['count', 'name', 'x']);
    expect(pluralsIn(DAYS)).toEqual([['one', 'few', 'other']]);
  });
});
