import type { Field } from '../../../language/model.ts';
import type { ScreenState } from '../galleryState.ts';

const fields: Record<string, Field> = {
  channel: { type: ['string', 'null'], title: 'Where it is held', default: null, ui: { widget: 'channel' } },
  message: { type: 'string', title: 'Invitation', default: '', maxLength: 200, ui: { widget: 'message' } },
  prizes: {
    type: 'array',
    title: 'Prizes',
    help: 'What winners choose from.',
    default: [],
    maxItems: 5,
    ui: { widget: 'items', addLabel: 'Add prize', itemTitle: 'Prize', titleField: 'name', summaryFields: ['worth'] },
    items: {
      type: 'object',
      title: 'Prize',
      default: {},
      properties: {
        id: { type: 'string', title: 'Key', default: '', maxLength: 40 },
        name: { type: 'string', title: 'Name', default: '', maxLength: 40, ui: { widget: 'text' } },
        worth: { type: 'number', title: 'Worth', default: 10, ui: { widget: 'number' } },
      },
    },
  },
};

const state: Omit<ScreenState, 'name' | 'screen'> = {
  fields,
  requires: [
    {
      plan: 'premium',
      notice: {
        title: 'Premium Feature',
        text: 'Upgrade this server to hold a fair.',
        action: { label: 'Upgrade to Premium', to: '/premium' },
      },
      message: 'The fair needs Premium',
    },
  ],
};

const screen: ScreenState['screen'] = {
  title: 'Fair',
  description: 'Games, and prizes for who wins them.',
  saveBar: 'prompt',
  denied: 'readOnly',
  layout: [
    { section: 'main', title: 'Invitation', fields: ['channel', 'message'] },
    { section: 'prizes', fields: ['prizes'] },
  ],
};

const prizes = [
  { id: 'bear', name: 'A bear', worth: 250 },
  { id: 'rose', name: 'A paper rose', worth: 25 },
];

export const states: ScreenState[] = [
  {
    ...state,
    name: 'Filled',
    screen: {
      ...screen,
      example: {
        settings: { channel: '1', prizes },
        texts: { message: 'The fair is open. **Come and play!**' },
        channels: [{ id: '1', name: 'fairground' }],
      },
    },
  },
  { ...state, name: 'Without an example', screen },
];
