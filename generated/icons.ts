// Made by `npm run generate` from schemas/. Do not edit.
import { Archive, ChartLine, Coins, Copy, Crown, Gift, Hand, History, LayoutDashboard, Medal, Mic, Newspaper, ShieldCheck, SlidersHorizontal, SmilePlus, Spade, Store, Ticket, UserPlus } from 'lucide-react';

/** The icons of the menu, by name. */
export const icons = {
  "archive": Archive,
  "chart-line": ChartLine,
  "coins": Coins,
  "copy": Copy,
  "crown": Crown,
  "gift": Gift,
  "hand": Hand,
  "history": History,
  "layout-dashboard": LayoutDashboard,
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
