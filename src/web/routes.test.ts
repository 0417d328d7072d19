import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { definitions } from '../../schemas/meta/common.schema.json' with { type: 'json' };
import { routes } from './routes.tsx';

test.each(definitions.address.examples)('the address %s, which a schema may name, belongs to a page', (address) => {
  const matched = matchRoutes(routes, address.replace('{guildId}', '1'));
  expect(matched?.at(-1)?.route.path).not.toBe('*');
});

test('a misspelt address does not', () => {
  expect(matchRoutes(routes, '/premum')?.at(-1)?.route.path).toBe('*');
});
