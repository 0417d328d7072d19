import {
  Archive,
  Bell,
  ChartLine,
  Coins,
  Crown,
  Gift,
  Hand,
  type LucideIcon,
  Medal,
  Mic,
  Newspaper,
  Puzzle,
  ShieldCheck,
  SlidersHorizontal,
  SmilePlus,
  Spade,
  Star,
  Store,
  Ticket,
  UserPlus,
} from 'lucide-react';

/** The icons that a menu entry may name, by their Lucide names: those listed in `schemas/meta/common.schema.json`. */
export const menuIcons: Record<string, LucideIcon> = {
  archive: Archive,
  bell: Bell,
  'chart-line': ChartLine,
  coins: Coins,
  crown: Crown,
  gift: Gift,
  hand: Hand,
  medal: Medal,
  mic: Mic,
  newspaper: Newspaper,
  puzzle: Puzzle,
  'shield-check': ShieldCheck,
  'sliders-horizontal': SlidersHorizontal,
  'smile-plus': SmilePlus,
  spade: Spade,
  star: Star,
  store: Store,
  ticket: Ticket,
  'user-plus': UserPlus,
};

/** The icon of a name; a puzzle piece if it is not listed. */
export function menuIcon(name: string): LucideIcon {
  return menuIcons[name] ?? Puzzle;
}
