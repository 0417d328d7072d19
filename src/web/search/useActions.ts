import {
  Activity,
  Crown,
  Languages,
  LayoutGrid,
  Link2,
  LogOut,
  Monitor,
  MonitorX,
  Moon,
  Redo2,
  Save,
  Server,
  Sun,
  Undo2,
} from 'lucide-react';
import { useMemo } from 'react';
import type english from '../../../generated/locales/en/search.json';
import { pageSynonyms } from '../../../generated/search/pageSynonyms.ts';
import { type FormCommands, formCommands } from '../../renderer/screen/useCommands.ts';
import { chooseTheme, themeChoices, useThemeChoice } from '../browser/theme.ts';
import { knownUserGuilds } from '../calls/guilds.ts';
import { logoutEverywherePath, logoutPath, useSignOut } from '../chrome/links.tsx';
import { menuIcon } from '../configure/menu/menuIcons.ts';
import { choiceHere, ownName } from '../language/language.ts';
import { useLanguage } from '../language/text.tsx';
import { pages } from '../product/menu.ts';
import { premiumAddress } from '../product/premiumAddress.ts';
import { product } from '../product/product.ts';
import type { SearchAction } from './results.ts';
import type { SearchText } from './searchData.ts';

const formIcons = { save: Save, undo: Undo2, redo: Redo2 };
const themeIcons = { light: Sun, dark: Moon, system: Monitor };

interface Scene {
  text: SearchText;
  guildId: string;
  section: string;
  /** Whether the user may see all of the server. */
  isWhole: boolean;
  /** Of the form that is open, if one is. */
  commands: FormCommands | undefined;
  /** Copies the address of the page. */
  onCopy(): void;
}

/** What can be done from here, and where it leads. */
export function useActions({ text, guildId, section, isWhole, commands, onCopy }: Scene): SearchAction[] {
  const language = useLanguage();
  const theme = useThemeChoice();
  const { signOut } = useSignOut(logoutPath);
  const { signOut: signOutEverywhere } = useSignOut(logoutEverywherePath);
  // Read anew each time that the search is opened: what can be done depends on the edits made since.
  const ofForm = commands?.available().join() ?? '';
  // Another part of the page may have read them since.
  const servers = knownUserGuilds()?.withBot;
  return useMemo(() => {
    const synonymsOf = (words: keyof typeof english) => text(words).split(', ');
    const actions: SearchAction[] = [
      ...formCommands
        .filter((command) => ofForm.split(',').includes(command))
        .map((command) =>
          actionOf(command, text(`action.${command}`), [], {
            icon: formIcons[command],
            rank: FORM_RANK,
            run: () => commands?.run(command),
          }),
        ),
      ...pages[language].flatMap(({ id, title, icon, wholeServer }) =>
        wholeServer && !isWhole
          ? []
          : actionOf(id, title, pageSynonyms[language][id], {
              kind: 'page',
              icon: menuIcon(icon),
              current: id === section,
              to: `?section=${id}`,
            }),
      ),
      actionOf('premium', text('page.premium'), synonymsOf('page.premiumWords'), {
        kind: 'page',
        icon: Crown,
        to: premiumAddress(guildId),
      }),
      actionOf('health', text('page.health'), synonymsOf('page.healthWords'), {
        kind: 'page',
        icon: Activity,
        to: '/health',
      }),
      actionOf('servers', text('action.servers'), synonymsOf('action.serversWords'), {
        kind: 'page',
        icon: LayoutGrid,
        to: '/dashboard',
      }),
      actionOf('copyLink', text('action.copyLink'), [], { icon: Link2, stays: true, run: onCopy }),
      ...themeChoices.map((choice) =>
        actionOf(`theme.${choice}`, text(`action.theme.${choice}`), synonymsOf('action.themeWords'), {
          icon: themeIcons[choice],
          current: choice === theme,
          run: () => chooseTheme(choice),
        }),
      ),
      ...product.languages
        .filter((other) => other !== language)
        .map((other) =>
          actionOf(
            `language.${other}`,
            text('action.language', { language: ownName(other) }),
            synonymsOf('action.languageWords'),
            { icon: Languages, run: () => window.location.assign(choiceHere(other)) },
          ),
        ),
      actionOf('logout', text('action.logout'), synonymsOf('action.logoutWords'), {
        icon: LogOut,
        run: signOut,
      }),
      actionOf('logoutEverywhere', text('action.logoutEverywhere'), synonymsOf('action.logoutEverywhereWords'), {
        icon: MonitorX,
        run: signOutEverywhere,
      }),
      ...(servers ?? [])
        .filter(({ id }) => id !== guildId)
        .map(({ id, name }) =>
          actionOf(`server.${id}`, name, [], {
            kind: 'server',
            icon: Server,
            to: `/dashboard/${id}?section=${section}`,
          }),
        ),
    ];
    return actions;
  }, [text, guildId, section, isWhole, commands, ofForm, servers, onCopy, language, theme, signOut, signOutEverywhere]);
}

/** Below what settings weigh, which people search for more often. */
const RANK = 0.9;
/** Who has unsaved changes and asks for undo means them, rather than backups. */
const FORM_RANK = 2;

function actionOf(
  id: string,
  title: string,
  synonyms: readonly string[] = [],
  parts: Pick<SearchAction, 'icon'> & Partial<SearchAction>,
): SearchAction {
  const texts = [{ text: title, weight: 10 }, ...synonyms.map((text) => ({ text, weight: 8 }))];
  return { kind: 'action', id, title, names: [title, ...synonyms], texts, rank: RANK, ...parts };
}
