import type { User } from '../discord/world.ts';
import { idAfter } from './build.ts';

const FIRST_ID = '820000000000000000';

const NAMES = [
  ...['amberlight', 'anika.j', 'barnaby', 'bryony', 'calder', 'cassia', 'corvin', 'dario.p', 'delphine', 'dorothea'],
  ...['edda', 'eliasz', 'emrys', 'fable', 'farrow', 'fenna', 'florin', 'gaspard', 'gwenllian', 'halvard'],
  ...['hesper', 'ibby', 'ilinca', 'isaura', 'jorah.m', 'juniper', 'kestrel', 'kjell', 'larkspur', 'leopold'],
  ...['lindy', 'luca_b', 'maelys', 'marten', 'mireille', 'moss', 'nadia.k', 'nettle', 'noor', 'octavia'],
  ...['oisin', 'olwen', 'orsolya', 'otto', 'pascal', 'peregrine', 'petra', 'quill', 'radu', 'rosalind'],
  ...['rowan_t', 'sable', 'saoirse', 'selma', 'silvan', 'sorrel', 'stellan', 'tamsin', 'tansy', 'theo.w'],
  ...['thistle', 'torvald', 'ulrika', 'valeriu', 'vesper', 'viorica', 'wilhelm', 'winifred', 'wren', 'xanthe'],
  ...['yara', 'ysolde', 'zahra', 'zeno', 'zinnia', 'bram', 'clover', 'dusk', 'ember', 'finch'],
];

/** Members of the demo servers who never sign in; the bot reports their activity. */
export const communityMembers: readonly User[] = NAMES.map((username, index) => ({
  id: idAfter(FIRST_ID, index * 7919 + 1),
  username,
  globalName: null,
  // One in four has no avatar.
  avatar: index % 4 === 3 ? null : index.toString(16).padStart(2, '0').repeat(16),
}));
