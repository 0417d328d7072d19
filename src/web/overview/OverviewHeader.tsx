import clsx from 'clsx';
import { Crown } from 'lucide-react';
import type { Plan } from '../../language/model.ts';
import { addressOf } from '../../language/screens/addressOf.ts';
import { Badge } from '../../renderer/primitives/Badge.tsx';
import { Bone } from '../../renderer/primitives/Bone.tsx';
import { VisuallyHidden } from '../../renderer/primitives/VisuallyHidden.tsx';
import { ServerPicture } from '../configure/ServerPicture.tsx';
import type { ServerInfo } from '../configure/useServerInfo.ts';
import { useLanguage, useText } from '../language/text.tsx';
import { Link } from '../navigation/Link.tsx';
import { planIds, planTitle } from '../product/plans.ts';
import { Ago } from './Ago.tsx';
import styles from './OverviewHeader.module.css';
import type { ServerOverview } from './serverOverview.ts';
import { useOverviewText } from './texts.ts';

interface OverviewHeaderProps {
  info: ServerInfo | null | undefined;
  plan: Plan;
  /** Undefined until it is known, null if it could not be read. */
  bot: ServerOverview['bot'] | null | undefined;
  access: ServerOverview['access'];
}

/** The server, its plan, whether the bot is there, and for owners how many roles have access. */
export function OverviewHeader({ info, plan, bot, access }: OverviewHeaderProps) {
  const text = useText();
  const language = useLanguage();
  const name = info === null ? text('configure.unknownServer') : info?.name;
  const paid = plan !== planIds[0];
  return (
    <header className={styles.header}>
      <ServerPicture name={name} info={info} />
      <div className={styles.facts}>
        <div className={styles.title}>
          <h1 dir="auto" className={styles.name}>
            {name ?? (
              <>
                <Bone className={styles.nameBone} />
                <VisuallyHidden>{text('configure.title')}</VisuallyHidden>
              </>
            )}
          </h1>
          {/* The name moves it when it arrives. */}
          {info && (
            <Badge tone={paid ? 'premium' : 'neutral'} icon={paid && <Crown aria-hidden="true" />}>
              {planTitle(plan, language)}
            </Badge>
          )}
        </div>
        <p className={styles.bot}>
          {bot === undefined ? <Bone className={styles.bone} /> : bot && <Connection {...bot} />}
          {access && <Access {...access} />}
        </p>
      </div>
    </header>
  );
}

function Connection({ connection, heard_at: heardAt }: ServerOverview['bot']) {
  const text = useOverviewText();
  return (
    <>
      <span className={clsx(styles.dot, styles[connection])} aria-hidden="true" />
      <Link to="/health" className={styles.access}>
        {text(`bot.${connection}`)}
      </Link>
      {heardAt && (
        <span className={styles.more}>
          <Ago at={heardAt} sentence={(ago) => text('bot.heard', { ago })} />
        </span>
      )}
    </>
  );
}

function Access({ roles, module, address }: NonNullable<ServerOverview['access']>) {
  const text = useOverviewText();
  return (
    <span className={styles.more}>
      <Link to={addressOf(module, address)} className={styles.access}>
        {text('access', { count: roles })}
      </Link>
    </span>
  );
}
