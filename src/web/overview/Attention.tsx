import { ShieldAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { addressOf } from '../../language/screens/addressOf.ts';
import { useLanguage } from '../language/text.tsx';
import { Link } from '../navigation/Link.tsx';
import { menuItems } from '../product/menu.ts';
import styles from './Attention.module.css';
import type { BotIssue, ServerOverview } from './serverOverview.ts';
import { useOverviewText } from './texts.ts';

/** What keeps the bot from doing what is set up. Nothing if everything is fine. */
export function Attention({ overview: { bot, modules } }: { overview: ServerOverview }) {
  const text = useOverviewText();
  const titles = useTitles();
  const named = new Set(
    bot.issues.flatMap(({ settings }) => settings.map(({ module, address }) => `${module} ${address}`)),
  );
  // What the bot may not do is said above, with the settings that need it.
  const incomplete = modules.filter(
    ({ id, state, missing }) =>
      state === 'incomplete' && titles.has(id) && !missing.every(({ address }) => named.has(`${id} ${address}`)),
  );
  if (bot.issues.length === 0 && incomplete.length === 0) return null;
  return (
    <section className={styles.attention} aria-labelledby="overview-attention">
      <h2 id="overview-attention" className={styles.title}>
        <TriangleAlert aria-hidden="true" />
        {text('attention.title')}
      </h2>
      <ul className={styles.list}>
        {bot.issues.map((issue) => (
          <li key={keyOf(issue)}>
            <Issue issue={issue} titles={titles} />
          </li>
        ))}
        {incomplete.length > 0 && (
          <li className={styles.line}>
            <span>{text('attention.modules')}</span>
            <Links>
              {incomplete.map(({ id }) => (
                <Link key={id} to={addressOf(id)}>
                  {titles.get(id)}
                </Link>
              ))}
            </Links>
          </li>
        )}
      </ul>
    </section>
  );
}

function Issue({ issue, titles }: { issue: BotIssue; titles: ReadonlyMap<string, string> }) {
  const text = useOverviewText();
  const { what, help } = useSentences(issue);
  return (
    <div className={styles.issue}>
      <ShieldAlert className={styles.icon} aria-hidden="true" />
      <div className={styles.body}>
        <p className={styles.what}>{what}</p>
        <p className={styles.help}>{help}</p>
        <p className={styles.line}>
          <span>{text('attention.neededBy')}</span>
          <Links>
            {issue.settings.map(({ module, address, label }) => (
              <Link key={`${module} ${address}`} to={addressOf(module, address)}>
                {[titles.get(module), label].filter(Boolean).join(' › ')}
              </Link>
            ))}
          </Links>
        </p>
      </div>
    </div>
  );
}

/** What the bot may not do, and where to mend it in Discord. */
function useSentences(issue: BotIssue): { what: string; help: string } {
  const text = useOverviewText();
  const list = new Intl.ListFormat(useLanguage());
  switch (issue.kind) {
    case 'role': {
      const role = `@${issue.role}`;
      const help = text('attention.roleHelp', { role, botRole: `@${issue.bot_role}` });
      return { what: text('attention.role', { role }), help };
    }
    case 'server': {
      const permissions = list.format(issue.permissions);
      return { what: text('attention.server', { permissions }), help: text('attention.serverHelp') };
    }
    case 'permissions': {
      const name = issue.target === 'channel' ? `#${issue.name}` : issue.name;
      const what = text('attention.channel', { name, permissions: list.format(issue.permissions) });
      return { what, help: text(issue.target === 'category' ? 'attention.categoryHelp' : 'attention.channelHelp') };
    }
  }
}

function keyOf(issue: BotIssue): string {
  if (issue.kind === 'server') return 'server';
  // Channels and roles may share a name.
  const places = issue.settings.map(({ module, address }) => `${module} ${address}`).join();
  return issue.kind === 'role' ? `role ${issue.role} ${places}` : `${issue.target} ${issue.name} ${places}`;
}

function Links({ children }: { children: ReactNode }) {
  return <span className={styles.links}>{children}</span>;
}

/** The titles of the modules in the menu, by their ids. */
function useTitles(): ReadonlyMap<string, string> {
  return new Map(menuItems(useLanguage()).map(({ id, title }) => [id, title] as const));
}
