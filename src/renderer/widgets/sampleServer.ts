import standard from '../../../schemas/locales/en/standard.json' with { type: 'json' };
import type { Category, Channel, Member, Role, SettingsDocument } from '../../language/model.ts';
import type { WidgetContextValue } from './context.ts';

/** The lists of a fictional server, for the gallery and tests. */

const names = ['Founders', 'Moderators', 'Bot herders', 'Painters', 'Night shift', 'Verified', 'Newcomers', 'Guests'];
const colors = [0xd9a520, 0x0d6b5e, 0x5865f2, 0xe0559a, 0x2f7fd1, 0x1a6b3c, 0, 0xb3261e];

export const roles: Role[] = [
  ...names.map((name, index) => role(`1${index}`, name, colors[index] ?? 0, names.length - index)),
  { ...role('20', 'Music service', 0x8e44ad, 9), managed: true },
  role('1', '@everyone', 0, 0),
];

/** Moderators can ban and kick others. */
export const dangerous: Partial<WidgetContextValue> = {
  dangersOf: ({ id }) => (id === '11' ? ['ban members', 'kick members'] : []),
  standard,
};

/** As many roles as a Discord server can have. */
export const manyRoles: Role[] = Array.from({ length: 250 }, (_, index) =>
  role(String(1000 + index), `Team ${String(index + 1).padStart(3, '0')}`, (index * 0x4f1bb) % 0xffffff, 250 - index),
);

export const channels: Channel[] = [
  { id: '100', name: 'welcome', type: 0 },
  { id: '101', name: 'general', type: 0, category: 'Community' },
  { id: '102', name: 'announcements', type: 5, category: 'Community' },
  { id: '103', name: 'bot-log', type: 0, category: 'Staff' },
];

export const manyChannels: Channel[] = Array.from({ length: 500 }, (_, index) => ({
  id: String(2000 + index),
  name: `topic-${String(index + 1).padStart(3, '0')}`,
  type: 0,
}));

export const voiceChannels: Channel[] = [
  { id: '200', name: 'Lounge', type: 2 },
  { id: '201', name: 'Away', type: 2 },
];

export const categories: Category[] = [
  { id: '300', name: 'Community', position: 0 },
  { id: '301', name: 'Staff', position: 1 },
];

/** Answers calls for members as the server does. */
export async function readMembers(path: string): Promise<SettingsDocument> {
  const query = new URLSearchParams(path.split('?')[1]);
  const ids = query.get('ids')?.split(',');
  const start = query.get('query')?.toLowerCase() ?? '';
  const found = members.filter(({ id, name }) => (ids ? ids.includes(id) : name.toLowerCase().startsWith(start)));
  return { members: found.map((member) => ({ ...member })) };
}

function role(id: string, name: string, color: number, position: number): Role {
  return { id, name, color, position, icon: null, managed: false, permissions: [] };
}

export const members: Member[] = [
  { id: '900', name: 'Ada', username: 'ada.l' },
  { id: '901', name: 'Adam Strand', username: 'strand' },
  { id: '902', name: 'Grace', username: 'grace' },
];
