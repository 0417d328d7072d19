import { useResource } from '../../renderer/loading/useResource.ts';
import { useLanguage } from '../language/text.tsx';
import { Link } from '../navigation/Link.tsx';
import { PresetSummary } from '../transfer/PresetSummary.tsx';
import { presetAddress, readPresets } from '../transfer/presets.ts';
import styles from './Presets.module.css';
import { useOverviewText } from './texts.ts';

/** Ready-made settings for a server in which nothing has been set up yet. Each leads to what it would change. */
export default function Presets({ guildId }: { guildId: string }) {
  const text = useOverviewText();
  const language = useLanguage();
  // If that fails, they are simply not offered here.
  const { value } = useResource(() => readPresets(guildId), { key: `${guildId} ${language}` });
  if (!value || value.length === 0) return null;
  return (
    <section className={styles.presets} aria-labelledby="overview-presets">
      <h2 id="overview-presets" className={styles.title}>
        {text('presets.title')}
      </h2>
      <p className={styles.help}>{text('presets.help')}</p>
      <ul className={styles.list}>
        {value.map((preset) => (
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
