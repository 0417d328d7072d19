import { CircleCheck, CircleDashed, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { addressOf } from '../../language/screens/addressOf.ts';
import { readStored, writeStored } from '../../renderer/browser/storage.ts';
import { raiseFocus } from '../../renderer/primitives/focus.ts';
import { IconButton } from '../../renderer/primitives/IconButton.tsx';
import { VisuallyHidden } from '../../renderer/primitives/VisuallyHidden.tsx';
import { useLanguage } from '../language/text.tsx';
import { Link } from '../navigation/Link.tsx';
import { menuItems } from '../product/menu.ts';
import { product } from '../product/product.ts';
import { useSession } from '../session/session.ts';
import styles from './FirstSteps.module.css';
import type { ServerOverview } from './serverOverview.ts';
import { useOverviewText } from './texts.ts';

interface Step {
  title: string;
  done: boolean;
  /** What to do. */
  hint?: ReactNode;
}

/** What to do first in a new server. Gone once everything is done, or once this user has hidden it for this server. */
export function FirstSteps({ guildId, overview }: { guildId: string; overview: ServerOverview }) {
  const text = useOverviewText();
  const { user } = useSession();
  const key = `firstSteps:${user?.id ?? ''}:${guildId}`;
  const [hidden, setHidden] = useState(() => readStored(key) === 'hidden');
  const { bot, modules } = overview;
  const runs = modules.some(({ state }) => state === 'on' || state === 'incomplete');
  const healthy = bot.issues.length === 0 && modules.every(({ state }) => state !== 'incomplete');
  const steps: Step[] = [
    { title: text('steps.bot'), done: true },
    { title: text('steps.module'), done: runs, hint: <Suggestions /> },
    { title: text('steps.healthy'), done: runs && healthy },
  ];
  const done = steps.filter((step) => step.done).length;
  if (hidden || done === steps.length) return null;
  return (
    <section ref={raiseFocus} className={styles.steps} aria-labelledby="overview-steps">
      <header className={styles.head}>
        <h2 id="overview-steps" className={styles.title}>
          {text('steps.title')}
        </h2>
        <span className={styles.count}>{text('steps.count', { done, all: steps.length })}</span>
        <IconButton
          label={text('steps.hide')}
          icon={<X aria-hidden="true" />}
          onClick={() => {
            writeStored(key, 'hidden');
            setHidden(true);
          }}
        />
      </header>
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={step.title} className={step.done ? styles.done : styles.open}>
            {step.done ? <CircleCheck aria-hidden="true" /> : <CircleDashed aria-hidden="true" />}
            <div>
              <VisuallyHidden>{`${text(step.done ? 'steps.done' : 'steps.open')}: `}</VisuallyHidden>
              {step.title}
              {!step.done && step.hint}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Links to the modules that are good to begin with. */
function Suggestions() {
  const text = useOverviewText();
  const items = menuItems(useLanguage());
  const suggested = product.firstSteps.flatMap((id) => items.find((item) => item.id === id) ?? []);
  return (
    <p className={styles.hint}>
      <span>{text('steps.begin')}</span>
      {suggested.map(({ id, title }) => (
        <Link key={id} to={addressOf(id)}>
          {title}
        </Link>
      ))}
    </p>
  );
}
