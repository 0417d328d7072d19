import { expect, test } from 'vitest';
import { toChannels } from './discordAnswers.ts';

const channel = (id: string, type: number, position: number, parent_id?: string | null) => ({
  id,
  name: `c${id}`,
  type,
  position,
  parent_id,
});

test('lists channels in the order of Discord: by category, text above voice', () => {
  const answer = [
    channel('10', 4, 2),
    channel('9', 4, 1),
    channel('21', 2, 0, '9'),
    channel('22', 0, 5, '9'),
    channel('23', 13, 1, '9'),
    channel('24', 15, 2, '9'),
    channel('31', 0, 0, '10'),
    channel('41', 2, 0),
    channel('42', 0, 7, null),
    channel('100', 0, 7),
    channel('51', 0, 1, 'gone'),
  ];
  const { channels, voiceChannels, categories } = toChannels(answer);
  expect(channels.map(({ id, category }) => `${id} ${category}`)).toEqual([
    '51 null',
    '42 null',
    '100 null',
    '41 null',
    '24 c9',
    '22 c9',
    '21 c9',
    '23 c9',
    '31 c10',
  ]);
  expect(voiceChannels.map(({ id }) => id)).toEqual(['41', '21']);
  expect(categories).toEqual([
    { id: '9', name: 'c9', position: 1 },
    { id: '10', name: 'c10', position: 2 },
  ]);
});
