import type { Example } from '../../../language/compile/lint/types.ts';
import type { LandingAnswer, LegalAnswer, MenuAnswer, ScreenAnswer } from '../../model/answers.ts';

/** Who looks at a screen. */
export const VISITORS = {
  owner: { title: 'Owner', rights: { is_owner: true, is_admin: true, can_modify: true } },
  admin: { title: 'Admin who may change settings', rights: { is_owner: false, is_admin: true, can_modify: true } },
  viewer: { title: 'Admin who may not', rights: { is_owner: false, is_admin: true, can_modify: false } },
  member: { title: 'Member, or signed out', rights: { is_owner: false, is_admin: false, can_modify: false } },
} as const;

/** Instead of an example: a server that has never saved anything. */
export const DEFAULTS = 'defaults';

export type Visitor = keyof typeof VISITORS;

/** How the live screen is looked at. */
export interface ScreenSettings {
  plan: string;
  visitor: Visitor;
  language: string;
  theme: 'light' | 'dark';
  /** Whether all rollouts have reached the server. */
  reached?: boolean;
  /** The name of the example whose settings it shows, or {@link DEFAULTS}. Without, the module is on and has its defaults. */
  example?: string;
}

/** What the live screen draws. */
export type ScreenContent =
  | {
      kind: 'screen';
      answer: ScreenAnswer;
      /** What a server stores, instead of an example. */
      sample?: Example;
    }
  | { kind: 'plans'; answer: LandingAnswer }
  | { kind: 'landing'; answer: LandingAnswer }
  | { kind: 'legal'; answer: LegalAnswer }
  | { kind: 'menu'; answer: MenuAnswer };

/** What the studio tells its live screen. */
export type ScreenMessage = ScreenContent & { turn: number; settings: ScreenSettings };

/** What the live screen tells the studio. */
export type ScreenReport = { kind: 'ready' } | { kind: 'drawn'; turn: number };
