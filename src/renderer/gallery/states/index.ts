import type { WidgetState } from '../state.ts';

/** The states by the widget's name. */
export const stateSets: Record<string, () => Promise<{ states: WidgetState[] }>> = {
  cards: () => import('./cards.tsx'),
  channel: () => import('./channel.tsx'),
  checks: () => import('./checks.tsx'),
  color: () => import('./color.tsx'),
  emoji: () => import('./emoji.tsx'),
  message: () => import('./message.tsx'),
  number: () => import('./number.tsx'),
  role: () => import('./role.tsx'),
  select: () => import('./select.tsx'),
  style: () => import('./style.tsx'),
  switch: () => import('./switch.tsx'),
  tags: () => import('./tags.tsx'),
  text: () => import('./text.tsx'),
  theme: () => import('./theme.tsx'),
  time: () => import('./time.tsx'),
};
