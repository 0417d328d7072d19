import { useParams } from 'react-router-dom';
import { Head } from '../Head.tsx';
import { Loading } from '../pages/Loading.tsx';
import { useText } from '../text.tsx';
import { ConfigureShell } from './ConfigureShell.tsx';
import { Denied } from './Denied.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { useServerAccess } from './useServerAccess.ts';
import { useServerInfo } from './useServerInfo.ts';

export function ConfigurePage() {
  const { guildId = '' } = useParams();
  const text = useText();
  const access = useServerAccess(guildId);
  const info = useServerInfo(guildId);
  return (
    <>
      <Head title={info?.name ?? text('configure.title')} description={text('configure.description')} noindex />
      {access.status === 'loading' && <Loading label={text('configure.loading')} />}
      {access.status === 'failed' && <LoadFailure />}
      {access.status === 'denied' && <Denied />}
      {access.status === 'granted' && (
        <ConfigureShell key={guildId} guildId={guildId} info={info} premium={access.premium} />
      )}
    </>
  );
}
