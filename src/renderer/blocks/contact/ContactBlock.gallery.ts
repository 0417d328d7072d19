import type { Block } from '../../../language/model.ts';
import type { BlockState } from '../galleryState.ts';

const block = { block: 'contact', text: 'Questions about a payment? Write to {mail}.' } satisfies Block;

export const states: BlockState[] = [
  { name: 'With an address', block, navigation: { supportMail: 'help@example.org' } },
  { name: 'Without an address', block, empty: true },
];
