import {
  Activity,
  Crown,
  Languages,
  LayoutGrid,
  Link2,
  LogOut,
  Monitor,
  Moon,
  Redo2,
  Save,
  Server,
  Sun,
  Undo2,
} from 'lucide-react';
import { useMemo } from 'react';
import { pageSynonyms } from '../../../generated/search/pageSynonyms.ts';
import { type FormCommands, formCommands } from '../../renderer/screen/useCommands.ts';
import { chooseTheme, themeChoices, useThemeChoice } from '../browser/theme.ts';
import { knownUserGuilds } from '../calls/guilds.ts';
import { useLogoutAddress } from '../chrome/links.tsx';
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
  const logout = useLogoutAddress();
  // Read anew each time that the search is opened: what can be done depends on the edits made since.
  const ofForm = commands?.available().join() ?? '';
  return useMemo(() => {
    const synonymsOf = (page: string) => pageSynonyms[language][page] ?? [];
    const actions: SearchAction[] = [
      ...formCommands
        .filter((command) => ofForm.split(',').includes(command))
        .map((command) =>
          actionOf(command, text(`action.${command}`), '', {
            icon: formIcons[command],
            rank: FORM_RANK,
            run: () => commands?.run(command),
          }),
        ),
      ...pages[language].flatMap(({ id, title, icon, wholeServer }) =>
        wholeServer && !isWhole
          ? []
          : actionOf(id, title, synonymsOf(id).join(' '), {
              kind: 'page',
              names: [title, ...synonymsOf(id)],
              icon: menuIcon(icon),
              current: id === section,
              to: `?section=${id}`,
            }),
      ),
      actionOf('premium', text('page.premium'), text('page.premiumWords'), {
        kind: 'page',
        icon: Crown,
        to: premiumAddress(guildId),
      }),
      actionOf('health', text('page.health'), text('page.healthWords'), {
        kind: 'page',
        icon: Activity,
        to: '/health',
      }),
      actionOf('servers', text('action.servers'), text('action.serversWords'), {
        kind: 'page',
        icon: LayoutGrid,
        to: '/dashboard',
      }),
      actionOf('copyLink', text('action.copyLink'), '', { icon: Link2, stays: true, run: onCopy }),
      ...themeChoices.map((choice) =>
        actionOf(`theme.${choice}`, text(`action.theme.${choice}`), text('action.themeWords'), {
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
            text('action.languageWords'),
            { icon: Languages, run: () => window.location.assign(choiceHere(other)) },
          ),
        ),
      actionOf('logout', text('action.logout'), text('action.logoutWords'), {
        icon: LogOut,
        run: () => window.location.assign(logout),
      }),
      ...(knownUserGuilds()?.withBot ?? [])
        .filter(({ id }) => id !== guildId)
        .map(({ id, name }) =>
          actionOf(`server.${id}`, name, '', {
            kind: 'server',
            icon: Server,
            to: `/dashboard/${id}?section=${section}`,
          }),
        ),
    ];
    return actions;
  }, [text, guildId, section, isWhole, commands, ofForm, onCopy, language, theme, logout]);
}

/** Below what settings weigh, which people search for more often. */
const RANK = 0.9;
/** Who has unsaved changes and asks for undo means them, rather than backups. */
const FORM_RANK = 2;

function actionOf(
  id: string,
  title: string,
  words: string,
  parts: Pick<SearchAction, 'icon'> & Partial<SearchAction>,
): SearchAction {
  const texts = [
    { text: title, weight: 10 },
    { text: words, weight: 6 },
  ];
  return { kind: 'action', id, title, names: [title], texts, rank: RANK, ...parts };
}
