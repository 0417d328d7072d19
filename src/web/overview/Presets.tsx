import type { Reply } from '../../renderer/calls/answer.ts';
import { Link } from '../navigation/Link.tsx';
import { PresetSummary } from '../transfer/PresetSummary.tsx';
import { presetAddress, presetsIn } from '../transfer/presets.ts';
import styles from './Presets.module.css';
import { useOverviewText } from './texts.ts';

export interface PresetsProps {
  /** What the server answered. If that is a failure, they are simply not offered here. */
  answer: Reply;
}

/** Ready-made settings for a server in which nothing has been set up yet. Each leads to what it would change. */
export default function Presets({ answer }: PresetsProps) {
  const text = useOverviewText();
  const presets = presetsIn(answer) ?? [];
  if (presets.length === 0) return null;
  return (
    <section className={styles.presets} aria-labelledby="overview-presets">
      <h2 id="overview-presets" className={styles.title}>
        {text('presets.title')}
      </h2>
      <p className={styles.help}>{text('presets.help')}</p>
      <ul className={styles.list}>
        {presets.map((preset) => (
          <li key={preset.id}>
            <Link to={presetAddress(preset)} className={styles.card}>
              <PresetSummary preset={preset} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
