import { type MouseEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Banners } from '../../renderer/feedback/Banners.tsx';
import { createBannerStore } from '../../renderer/feedback/bannerStore.ts';
import { RetryNotice } from '../../renderer/primitives/RetryNotice.tsx';
import { useAddBot } from '../addBot/useAddBot.ts';
import { isGuildId } from '../calls/guilds.ts';
import { Head } from '../head/Head.tsx';
import { useText } from '../language/text.tsx';
import page from '../pages/Page.module.css';
import styles from './DashboardPage.module.css';
import { NoServers } from './NoServers.tsx';
import { ServerList } from './ServerList.tsx';
import { ServerSkeleton } from './ServerSkeleton.tsx';
import { useServers } from './useServers.ts';

export function DashboardPage() {
  const text = useText();
  const navigate = useNavigate();
  const { servers, retry, refetch } = useServers();
  const [banners] = useState(createBannerStore);
  useEffect(() => banners.stop, [banners]);

  const open = (event: MouseEvent, guildId: string) => {
    if (isGuildId(guildId)) return;
    event.preventDefault();
    console.error('Not the id of a server:', guildId);
  };
  const { add, pendingId } = useAddBot({
    refetch,
    onAdded: (guildId) => navigate(`/dashboard/${guildId}`),
    onProblem: (key) => banners.show('error', text(key)),
  });

  const lists = servers.status === 'loaded' ? servers.lists : null;
  const empty = lists?.withBot.length === 0 && lists.withoutBot.length === 0;
  return (
    <div className={page.page}>
      <Head title={text('dashboard.title')} description={text('dashboard.description')} noindex />
      <header className={styles.header}>
        <h1 className={page.title}>{text('dashboard.heading')}</h1>
        <p className={page.lead}>{text('dashboard.lead')}</p>
      </header>
      {servers.status === 'loading' && <ServerSkeleton />}
      {servers.status === 'failed' && (
        <RetryNotice title={text('dashboard.failed')} label={text('dashboard.retry')} onRetry={retry}>
          {text('dashboard.failedHint')}
        </RetryNotice>
      )}
      {empty && <NoServers />}
      {lists && !empty && <ServerList lists={lists} pendingId={pendingId} onOpen={open} onAdd={add} />}
      <Banners store={banners} />
    </div>
  );
}
