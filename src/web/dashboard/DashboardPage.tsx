import { useNavigate } from 'react-router-dom';
import { Button } from '../../renderer/primitives/Button.tsx';
import { Notice } from '../../renderer/primitives/Notice.tsx';
import { useAddBot } from '../add-bot/useAddBot.ts';
import { isGuildId } from '../guilds.ts';
import { Head } from '../Head.tsx';
import page from '../pages/Page.module.css';
import { useText } from '../text.tsx';
import styles from './DashboardPage.module.css';
import { FlashBanner } from './FlashBanner.tsx';
import { NoServers } from './NoServers.tsx';
import { ServerList } from './ServerList.tsx';
import { ServerSkeleton } from './ServerSkeleton.tsx';
import { useFlash } from './useFlash.ts';
import { useServers } from './useServers.ts';

export function DashboardPage() {
  const text = useText();
  const navigate = useNavigate();
  const { servers, retry, refetch } = useServers();
  const { flash, show, clear } = useFlash();

  const configure = (guildId: string) => {
    if (!isGuildId(guildId)) return console.error('Not the id of a server:', guildId);
    navigate(`/dashboard/${guildId}`);
  };
  const { add, pendingId } = useAddBot({ refetch, onAdded: configure, onProblem: (key) => show(text(key)) });

  const lists = servers.status === 'loaded' ? servers.lists : null;
  const empty = lists?.withBot.length === 0 && lists.withoutBot.length === 0;
  return (
    <div className={page.page}>
      <Head title={text('dashboard.title')} description={text('dashboard.description')} noindex />
      <header className={styles.header}>
        <h1 className={page.title}>{text('dashboard.heading')}</h1>
        <p className={page.lead}>{text('dashboard.lead')}</p>
      </header>
      {flash && <FlashBanner key={flash.id} sentence={flash.sentence} onDismiss={clear} />}
      {servers.status === 'loading' && <ServerSkeleton />}
      {servers.status === 'failed' && (
        <div role="alert">
          <Notice
            title={text('dashboard.failed')}
            tone="danger"
            action={
              <Button variant="primary" onClick={retry}>
                {text('dashboard.retry')}
              </Button>
            }
          >
            {text('dashboard.failedHint')}
          </Notice>
        </div>
      )}
      {empty && <NoServers />}
      {lists && !empty && <ServerList lists={lists} pendingId={pendingId} onConfigure={configure} onAdd={add} />}
    </div>
  );
}
