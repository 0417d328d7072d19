import { type LucideIcon, Puzzle } from 'lucide-react';
import { icons } from '../../../../generated/icons.ts';

const known: Readonly<Record<string, LucideIcon>> = icons;

/** The icon of a name; a puzzle piece if no menu entry had it when the product was built. */
export function menuIcon(name: string): LucideIcon {
  return known[name] ?? Puzzle;
}
