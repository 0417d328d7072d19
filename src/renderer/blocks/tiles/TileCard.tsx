import clsx from 'clsx';
import type { SettingsDocument, Tile } from '../../../language/model.ts';
import { interpolate } from '../../../language/text/message.ts';
import { ColumnValue } from '../../columns/ColumnValue.tsx';
import { entryValue, formatColumn, matchingCase } from '../../columns/formatColumn.ts';
import { Ring } from '../../primitives/Ring.tsx';
import { useForm } from '../../state/hooks.ts';
import { useScreenText } from '../../text/screenText.ts';
import styles from './TileCard.module.css';
import { ToneWords } from './ToneWords.tsx';

/** One value with its title. */
export function TileCard({ tile, values }: { tile: Tile; values: SettingsDocument }) {
  const { property, title, ring, help, as } = tile;
  const store = useForm();
  const text = useScreenText();
  const value = entryValue(tile, values);
  const fitting = as === 'case' || value !== null ? matchingCase(store, tile, values) : undefined;
  const words = fitting && (fitting.tone ? <ToneWords tone={fitting.tone}>{fitting.text}</ToneWords> : fitting.text);
  const said = formatColumn(tile, values, store, text);
  const wordFor = (name: string) => formatColumn({ property: name, title: name, as: 'number' }, values, store, text);

  return (
    <div
      className={clsx(styles.tile, ring && styles.withRing, fitting?.tone && styles[fitting.tone])}
      data-tile={property}
    >
      <dt>{title}</dt>
      <dd className={styles.value}>
        {ring ? (
          <Ring
            label={title}
            value={typeof value === 'number' ? value : undefined}
            maximum={ring.maximum}
            text={said}
            spoken={fitting ? `${said}, ${fitting.text}` : said}
            tone={fitting?.tone}
          />
        ) : (
          (as === 'case' && words) || <ColumnValue column={tile} entry={values} />
        )}
      </dd>
      {as !== 'case' && words && <dd className={styles.words}>{words}</dd>}
      {help && (
        <dd className={styles.help}>
          {interpolate(help, Object.fromEntries(Object.keys(values).map((name) => [name, wordFor(name)])))}
        </dd>
      )}
    </div>
  );
}
