import { expect, test } from 'vitest';
import { definitions } from '../../schemas/meta/common.schema.json' with { type: 'json' };
import { routeAt } from './routes.tsx';

test.each(definitions.address.enum)('the address %s, which a schema may name, belongs to a page', (address) => {
  expect(routeAt(address.replace('{guildId}', '1'))).toBeDefined();
});

test('a misspelt address does not', () => {
  expect(routeAt('/premum')).toBeUndefined();
});
