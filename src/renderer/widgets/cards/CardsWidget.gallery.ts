import { commonStates, lockedSentence, type WidgetState } from '../galleryState.ts';

const schema = { type: 'string' } as const;
const label = 'Message type';
const options = {
  options: [
    { value: 'classic', title: 'Classic', help: "Plain text, like a member's message." },
    { value: 'embed', title: 'Embed', help: 'A card with a colored stripe.' },
  ],
};

const filled: WidgetState = { name: 'Filled', props: { schema, label, options, value: 'embed' } };

export const states: WidgetState[] = [
  { name: 'Empty', props: { schema, label, options } },
  filled,
  ...commonStates(filled),
  {
    name: 'With emojis',
    props: {
      schema: { type: 'boolean' },
      label: 'Paid in',
      value: true,
      options: {
        options: [
          { value: true, title: 'Doubloons', emojiFrom: 'self.emoji' },
          { value: false, title: 'Pearls', emojiFrom: 'self.emoji' },
        ],
      },
    },
    context: { evaluate: () => '🪙' },
  },
  {
    name: 'Booleans, one of them locked',
    props: {
      schema: { type: 'boolean', lockedValues: [{ value: true, plan: 'premium', message: lockedSentence }] },
      label: 'Verification',
      value: false,
      options: {
        options: [
          { value: false, title: 'Basic Verification', help: 'Members press a button.' },
          {
            value: true,
            title: 'Auto Verification',
            help: 'Members are verified when they join.',
          },
        ],
      },
    },
  },
  {
    name: 'Plans for sale',
    props: {
      schema,
      label: 'Plan',
      value: 'premium',
      options: {
        options: [
          {
            value: 'gold',
            title: 'Gold',
            help: 'A month',
            priceOf: { plan: 'gold', period: 'monthly' },
            price: { amount: '2.99', currency: 'EUR' },
          },
          {
            value: 'premium',
            title: 'Premium',
            help: 'A month',
            priceOf: { plan: 'premium', period: 'monthly' },
            price: { amount: '4.99', currency: 'EUR' },
          },
        ],
      },
    },
  },
  {
    name: 'With prices of a plan that is chosen elsewhere',
    props: {
      schema,
      label: 'Billing period',
      value: 'monthly',
      options: {
        options: [
          {
            value: 'monthly',
            title: 'Monthly',
            help: 'Every month',
            priceOf: { planFrom: 'self.plan', period: 'monthly' },
            prices: { gold: { amount: '2.99', currency: 'EUR' }, premium: { amount: '4.99', currency: 'EUR' } },
          },
          {
            value: 'yearly',
            title: 'Yearly',
            help: 'Every year',
            badge: 'Save {discount}',
            priceOf: { planFrom: 'self.plan', period: 'yearly' },
            prices: { gold: { amount: '29.99', currency: 'EUR' } },
          },
        ],
      },
    },
    context: { evaluate: () => 'gold' },
  },
  {
    name: 'With prices',
    props: {
      schema,
      label: 'Billing period',
      value: 'yearly',
      options: {
        options: [
          { value: 'monthly', title: 'Monthly', help: 'Every month', price: { amount: '4.99', currency: 'EUR' } },
          {
            value: 'yearly',
            title: 'Yearly',
            help: 'Every year',
            badge: 'Save {discount}',
            price: { amount: '39.99', currency: 'EUR', before: '60.00', discount: '33%' },
          },
        ],
      },
    },
  },
];
