// Made by `npm run generate` from schemas/. Do not edit.
import { Archive, ChartLine, Coins, Crown, Gift, Hand, Medal, Mic, Newspaper, ShieldCheck, SlidersHorizontal, SmilePlus, Spade, Store, Ticket, UserPlus } from 'lucide-react';

/** The icons of the menu, by name. */
export const icons = {
  "archive": Archive,
  "chart-line": ChartLine,
  "coins": Coins,
  "crown": Crown,
  "gift": Gift,
  "hand": Hand,
  "medal": Medal,
  "mic": Mic,
  "newspaper": Newspaper,
  "shield-check": ShieldCheck,
  "sliders-horizontal": SlidersHorizontal,
  "smile-plus": SmilePlus,
  "spade": Spade,
  "store": Store,
  "ticket": Ticket,
  "user-plus": UserPlus,
};
