import type { ComponentType } from 'react';
import type { WidgetProps } from './types.ts';

type Load = () => Promise<{ default: ComponentType<WidgetProps> }>;

/** The widgets by the name that a schema gives in `ui.widget`; each is loaded when a screen first needs it. */
export const widgets: Record<string, Load> = {
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

export const widgetNames: readonly string[] = Object.keys(widgets);
