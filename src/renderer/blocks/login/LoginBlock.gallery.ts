import type { BlockState } from '../galleryState.ts';

export const states: BlockState[] = [
  {
    name: 'Visitor',
    block: {
      block: 'login',
      title: 'Log in to see your invoices',
      text: 'Here you see what you paid, and download the receipts.',
      label: 'Login with Discord',
    },
    navigation: { loginAddress: '/auth/login/' },
  },
];
