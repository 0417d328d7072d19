import { CloudOff, ShieldX } from 'lucide-react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { Head } from '../head/Head.tsx';
import { useText } from '../language/text.tsx';
import { AccessProblem } from './access/AccessProblem.tsx';
import { useServerAccess } from './access/useServerAccess.ts';
import { ConfigureShell } from './ConfigureShell.tsx';
import { forwardedAddress } from './forwardedAddress.ts';
import { ShellSkeleton } from './ShellSkeleton.tsx';
import { useSection } from './useSection.ts';
import { useServerInfo } from './useServerInfo.ts';

export function ConfigurePage() {
  const { guildId = '' } = useParams();
  const text = useText();
  const { access, retry, learnPlan } = useServerAccess(guildId);
  const info = useServerInfo(guildId);
  const { title } = useSection();
  const forwarded = forwardedAddress(useLocation());
  if (forwarded !== undefined) return <Navigate replace to={forwarded} />;
  const name = info?.name ?? text('configure.title');
  return (
    <>
      <Head title={title ? `${title} · ${name}` : name} description={text('configure.description')} noindex />
      {access.status === 'loading' && <ShellSkeleton />}
      {access.status === 'failed' && <AccessProblem icon={CloudOff} title={text('configure.failed')} onRetry={retry} />}
      {access.status === 'denied' && (
        <AccessProblem icon={ShieldX} title={text('configure.denied')} note={text('configure.deniedNote')} />
      )}
      {access.status === 'granted' && (
        <ConfigureShell key={guildId} guildId={guildId} info={info} access={access} onPlan={learnPlan} />
      )}
    </>
  );
}
