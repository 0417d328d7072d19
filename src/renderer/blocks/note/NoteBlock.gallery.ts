import type { BlockState } from '../galleryState.ts';

export const states: BlockState[] = [
  { name: 'Text', block: { block: 'note', text: 'Changes apply within a minute.' } },
  {
    name: 'With a value',
    block: { block: 'note', text: "Times are in the server's time zone ({offset}).", params: { offset: 'offset' } },
    expressions: { offset: () => 'UTC+02:00' },
  },
];
