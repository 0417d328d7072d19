import {
  ChartLine,
  Coins,
  Gift,
  Hand,
  type LucideIcon,
  Mic,
  Newspaper,
  ShieldCheck,
  SmilePlus,
  Spade,
  Store,
  Ticket,
  UserPlus,
} from 'lucide-react';

/** The icons that a feature may name, as listed in `schemas/meta/landing.schema.json`. */
export const featureIcons = {
  'chart-line': ChartLine,
  coins: Coins,
  gift: Gift,
  hand: Hand,
  mic: Mic,
  newspaper: Newspaper,
  'shield-check': ShieldCheck,
  'smile-plus': SmilePlus,
  spade: Spade,
  store: Store,
  ticket: Ticket,
  'user-plus': UserPlus,
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof featureIcons;
