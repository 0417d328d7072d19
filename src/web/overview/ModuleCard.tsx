import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { addressOf } from '../../language/screens/addressOf.ts';
import type { MenuItem } from '../../language/screens/menu.ts';
import { Badge, type BadgeProps } from '../../renderer/primitives/Badge.tsx';
import { PremiumMark } from '../../renderer/primitives/PremiumMark.tsx';
import { menuIcon } from '../configure/menu/menuIcons.ts';
import { useLanguage } from '../language/text.tsx';
import { Link } from '../navigation/Link.tsx';
import { planTitle } from '../product/plans.ts';
import { addressForServer } from '../product/premiumAddress.ts';
import { Ago } from './Ago.tsx';
import styles from './ModuleCard.module.css';
import type { ModuleState, State } from './serverOverview.ts';
import { useOverviewText } from './texts.ts';

interface ModuleCardProps {
  item: MenuItem;
  guildId: string;
  module: ModuleState;
}

/** How many of the missing settings are named. */
const NAMED = 3;

const looks: Record<State, { tone: BadgeProps['tone']; icon: typeof CircleCheck }> = {
  always: { tone: 'success', icon: CircleCheck },
  on: { tone: 'success', icon: CircleCheck },
  incomplete: { tone: 'warning', icon: TriangleAlert },
  off: { tone: 'neutral', icon: CircleDashed },
  locked: { tone: 'neutral', icon: CircleDashed },
};

/** A module of the server, and its state. The whole card leads to its settings. */
export function ModuleCard({ item, guildId, module }: ModuleCardProps) {
  const text = useOverviewText();
  const Icon = menuIcon(item.icon);
  const { missing, changed, unlock } = module;
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <Icon className={styles.icon} aria-hidden="true" />
        <h3 className={styles.title}>
          <Link to={addressOf(item.id)} className={styles.link}>
            {item.title}
          </Link>
        </h3>
        <StateBadge {...module} />
      </div>
      <p className={styles.status}>{unlock?.text ?? module.status}</p>
      {missing.length > 0 && (
        <ul className={styles.missing}>
          {missing.slice(0, NAMED).map(({ address, label, message }) => (
            <li key={`${address} ${message}`}>
              <Link to={addressOf(item.id, address)} className={styles.inner}>
                {label}
              </Link>
              <span>{message}</span>
            </li>
          ))}
          {missing.length > NAMED && <li>{text('missing.more', { count: missing.length - NAMED })}</li>}
        </ul>
      )}
      {unlock && (
        <Link to={addressForServer(unlock.action.to, guildId, unlock.plan ?? undefined)} className={styles.inner}>
          {unlock.action.label}
        </Link>
      )}
      {changed && (
        <p className={styles.changed}>
          <Ago at={changed.at} sentence={(ago) => text('changed', { name: changed.by.name, ago })} />
        </p>
      )}
    </article>
  );
}

function StateBadge({ state, unlock }: ModuleState) {
  const text = useOverviewText();
  const language = useLanguage();
  const { tone, icon: Icon } = looks[state];
  if (unlock?.plan) return <PremiumMark plan={planTitle(unlock.plan, language)} />;
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />} className={styles.badge}>
      {text(`state.${state}`)}
    </Badge>
  );
}
