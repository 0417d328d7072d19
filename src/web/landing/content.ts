/** The content that `npm run generate` makes from `schemas/screens/landing.json`, in one language. */
export interface LandingContent {
  hero: { title: string; text: string; add: Labelled; explore: Labelled; help: string };
  demo: DemoContent;
  showcase: { title: string; text: string; picture: string };
  stats: { shown: boolean; entries: readonly StatContent[] };
  features: { title: string; text: string; tabs: readonly FeatureTab[] };
  callToAction: { title: string; text: string; add: Labelled; emoji: readonly string[] };
  pricing: PricingContent;
  faq: { title: string; text: string; entries: readonly { title: string; text: string }[] };
}

interface Labelled {
  label: string;
}

export interface DemoContent {
  title: string;
  /** The name of the channel. */
  label: string;
  member: string;
  chat: readonly { name: string; text: string }[];
  entries: readonly DemoEntry[];
}

/** A command and the bot's answer. */
export interface DemoEntry {
  command: string;
  text: string;
}

export interface FeatureTab {
  title: string;
  cards: readonly FeatureCardContent[];
}

export interface StatContent {
  value: string;
  label: string;
  /** The name of the figure that replaces the value once it is higher. */
  figure?: string;
}

export interface FeatureCardContent {
  title: string;
  text: string;
  /** The title of the plan that the feature needs. */
  badge?: string;
  result: FeatureResult;
}

/** What the bot makes of a feature: a message with its parts, or voice channels. */
export interface FeatureResult {
  /** What a member used to get it. */
  command?: { member: string; command: string };
  items?: readonly { title: string; text: string }[];
  text?: string;
  image?: { title: string; text: string; colors: readonly string[] };
  /** The numbers of a line, from the oldest. */
  chart?: readonly number[];
  buttons?: readonly string[];
  reactions?: readonly { emoji: string; count: number }[];
  channels?: readonly { title: string; members: readonly string[] }[];
}

export interface PricingContent {
  title: string;
  text: string;
  periods: Record<BillingPeriod, { title: string; unit: string }>;
  /** Shown for a plan without prices. */
  free: { text: string; unit: string };
  plans: readonly PlanCardContent[];
  help: string;
  comparison: ComparisonContent;
}

export type BillingPeriod = 'monthly' | 'yearly';

export interface PlanCardContent {
  plan: string;
  title: string;
  text: string;
  label: string;
  items: readonly string[];
  prices?: Record<BillingPeriod | 'currency', string> & { yearlyList?: string; yearlyDiscount?: string };
}

export interface ComparisonContent {
  title: string;
  /** The heading of the first column. */
  label: string;
  groups: readonly { title: string; rows: readonly ComparisonRow[] }[];
}

/** One feature in each plan, in the order of the plans. */
export interface ComparisonRow {
  title: string;
  cells: readonly { text: string; mark?: 'with' | 'without' }[];
}
