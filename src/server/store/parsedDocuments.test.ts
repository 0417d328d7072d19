import { expect, test } from 'vitest';
import { createParseDocument } from './parsedDocuments.ts';

const row = { guild_id: '1', document: 'shop.settings', revision: 3, version: 1, value: '{"items":[{"price":2}]}' };

test('gives the same object while a document has not changed', () => {
  const parse = createParseDocument();
  const first = parse(row);
  expect(first).toEqual({ revision: 3, version: 1, value: { items: [{ price: 2 }] } });
  expect(parse({ ...row })).toBe(first);
  expect(parse({ ...row, guild_id: '2' })).not.toBe(first);
  expect(parse({ ...row, revision: 4 })).toEqual({ ...first, revision: 4 });
  // In a restored database, the same revision may hold something else.
  expect(parse({ ...row, value: '{}' }).value).toEqual({});
});

test('does not let anybody change what is shared', () => {
  const { value } = createParseDocument()(row);
  expect(() => Object.assign((value.items as object[])[0] ?? {}, { price: 1 })).toThrow(TypeError);
});
