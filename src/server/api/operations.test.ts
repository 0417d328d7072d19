import { expect, test } from 'vitest';
import { OWN_PATHS } from '../../language/compile/lint/stored/paths.ts';
import { backupCalls } from './backups.ts';
import { GUILD_PATH, guildCalls } from './guild.ts';

test('the check of schemas knows which addresses below a server are taken', () => {
  const fixed = [...Object.values(guildCalls), ...Object.values(backupCalls)].flatMap(({ url }) =>
    url.startsWith(GUILD_PATH) ? [url.slice(GUILD_PATH.length)] : [],
  );
  const patterns = fixed.map((path) => path.replaceAll(/^\/|\/$/g, '').replaceAll(/:\w+/g, '*'));
  // The call exists only in products with statistics.
  expect([...new Set([...patterns, 'statistics/overview'])].sort()).toEqual([...OWN_PATHS].sort());
});
