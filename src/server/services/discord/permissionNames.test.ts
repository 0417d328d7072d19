import { expect, test } from 'vitest';
import { ADMINISTRATOR, permissionBits, permissionNames } from './permissionNames.ts';

test('permissions are converted between bits and names', () => {
  expect(permissionNames(ADMINISTRATOR)).toEqual(['ADMINISTRATOR']);
  expect(permissionNames(0n)).toEqual([]);
  expect(permissionNames(1n | (1n << 4n) | (1n << 12n) | (1n << 25n))).toEqual([
    'CREATE_INSTANT_INVITE',
    'MANAGE_CHANNELS',
    'SEND_TTS_MESSAGES',
    'USE_VAD',
  ]);
  expect(permissionBits(['MANAGE_CHANNELS', 'CREATE_INSTANT_INVITE', 'UNKNOWN'])).toBe(17n);
  expect(permissionBits([])).toBe(0n);
});
