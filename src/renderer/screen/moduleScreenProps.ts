import type { CompiledModule, Plan, ReadableModule, SettingsDocument } from '../../language/model.ts';
import type { Api } from '../calls/api.ts';
import type { Slots } from '../contexts/NavigationContext.ts';
import type { EmojiSources } from '../widgets/parts/emojiSources.ts';
import type { Dependent } from './masterSwitch/TurnOffQuestion.tsx';
import type { ScreenTarget } from './target/useTarget.ts';
import type { FormCommands } from './useCommands.ts';

/** What the application gives the screen of a module. */
export interface ModuleScreenProps {
  module: CompiledModule;
  /** Loads a module whose documents this one reads. Must be stable. */
  loadModule(id: string): Promise<ReadableModule>;
  api: Api;
  /** The server that the screen is about. Absent on screens about the user. */
  guildId?: string;
  /** On screens about the user: whether anyone is signed in. */
  signedIn?: boolean;
  /** Address where signing in starts. */
  loginAddress?: string;
  /** Address where this server can get a plan, or any if none is named. Must be stable. */
  upgradeAddress?(plan?: Plan): string;
  /** The title of a plan; its id without it. Must be stable. */
  planTitle?(plan: Plan): string;
  /** Address of the history of the module's settings. */
  historyAddress?: string;
  /** The full address of a setting, to be copied. Must be stable. Settings have menus only with it. */
  linkTo?(setting: string): string;
  /** Reads which running modules need this one. Must be stable, and must not fail. */
  dependents?(): Promise<readonly Dependent[]>;
  /** E-mail address of the support. */
  supportMail?: string;
  /** Components that the application provides. Must be stable. */
  slots?: Slots;
  /** The query string of the page, which tells whether the user returns from another site. */
  search?: string;
  /** Called once such a return has been handled; `panel` is the tab to open. */
  onArrived?(panel?: string): void;
  /** Called with the choices that the screen declares in `persist`, when one is made. Must be stable. */
  onChoices?(choices: SettingsDocument): void;
  /** The name of the open tab, if the parent controls it. */
  panel?: string;
  onPanel?(panel: string): void;
  /** The setting that the address of the page names. */
  target?: ScreenTarget;
  /** Base address of Discord's CDN, without a trailing slash. */
  cdnBase?: string;
  /** Loads all emoji in the current language, for searching. Only common ones without it. Must be stable. */
  loadEmojis?: EmojiSources['all'];
  /** Goes to the server list. */
  onLeave?(): void;
  onDirtyChange?(dirty: boolean): void;
  /** Receives the server's plan whenever the form learns it. Must be stable. */
  onPlan?(plan: Plan): void;
  /** Receives the commands of the form while it is open. Must be stable. */
  onCommands?(commands: FormCommands | undefined): void;
  /** Under which key unsaved edits are kept on this device: of the user, the server and the module. They are not without it. */
  keepAs?: string;
  /** Follows a link within the application. */
  onNavigate(to: string): void;
  /** Goes to another site. */
  onDepart?(url: string): void;
}
