import type { Block, Field } from '../../../language/model.ts';
import type { BlockState } from '../galleryState.ts';

const block = {
  block: 'order',
  title: 'Your order',
  server: 'server',
  plan: 'plan',
  period: 'period',
  unchosen: 'Not chosen yet',
  price: 'Price',
  saving: 'You save {discount}.',
  begins: 'Begins on {date}',
  renews: 'Renews on {date}',
  preview: 'preview/?server={server}&plan={plan}',
  gains: {
    title: 'What {server} gets',
    modules: 'Modules that are unlocked',
    stored: 'with stored settings',
    settings: 'Settings that apply again',
    empty: 'It has everything that {plan} includes.',
    failure: "We couldn't load what this server would get.",
    page: '/dashboard/{guildId}',
  },
  actions: [{ label: 'Buy', look: 'primary', path: 'buy/', success: 'Bought.', failure: 'Not bought.' }],
} satisfies Block;

const gold = { currency: 'EUR', amount: '9.99' };
const periods = [
  { value: 'monthly', title: 'Monthly', priceOf: { planFrom: 'self.plan', period: 'monthly' }, prices: { gold } },
  {
    value: 'yearly',
    title: 'Yearly',
    priceOf: { planFrom: 'self.plan', period: 'yearly' },
    prices: { gold: { currency: 'EUR', amount: '79.99', before: '119.88', discount: '33%' } },
  },
] as const;

const fieldsWith = (server: string, period: string): Record<string, Field> => ({
  server: {
    type: 'string',
    title: 'Server',
    default: server,
    ui: { widget: 'select', optionsFrom: { list: 'servers', value: 'id', title: 'name' } },
  },
  plan: {
    type: 'string',
    title: 'Plan',
    default: 'gold',
    ui: { widget: 'cards', options: [{ value: 'gold', title: 'Gold' }] },
  },
  period: { type: 'string', title: 'Billing period', default: period, ui: { widget: 'cards', options: periods } },
});

const lists = { servers: [{ id: '7', name: 'Quiet Library' }] };
const chosen = { block, lists, fields: fieldsWith('7', 'yearly'), expressions: { 'self.plan': () => 'gold' } };
const path = 'preview/?server=7&plan=gold';
const modules = [
  { id: 'lottery', title: 'Lottery', requires: null, stored: true },
  { id: 'shop', title: 'Shop', requires: 'Economy required', stored: false },
];
const settings = [{ module: 'bot', title: 'Bot', address: 'bot_name', label: 'Name' }];

export const states: BlockState[] = [
  { ...chosen, name: 'No server yet', fields: fieldsWith('', 'monthly') },
  { ...chosen, name: 'Filled', answers: { [path]: { body: { starts_at: null, modules, settings } } } },
  {
    ...chosen,
    name: 'Begins later',
    answers: { [path]: { body: { starts_at: '2030-01-31T12:00:00Z', modules: [], settings: [] } } },
  },
  { ...chosen, name: 'Loading' },
  { ...chosen, name: 'Failed', answers: { [path]: { status: 503 } } },
];
