import clsx from 'clsx';
import { ColumnValue } from '../../columns/ColumnValue.tsx';
import { Banner } from '../../primitives/Banner.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Spinner } from '../../primitives/Spinner.tsx';
import { useScreenText } from '../../text/screenText.ts';
import { type BlockProps, blockOptions } from '../types.ts';
import { answeredValues } from './answeredValues.ts';
import { TileCard } from './TileCard.tsx';
import styles from './TilesBlock.module.css';
import { useRefreshed } from './useRefreshed.ts';

/** Values that a call answers, each on a tile of its own, read anew from time to time. */
export default function TilesBlock({ block }: BlockProps) {
  const { path, refresh: every, failure, values: declared, rows, updated } = blockOptions('tiles', block);
  const text = useScreenText();
  const { body, failed, refresh } = useRefreshed(path, every);
  const values = body && answeredValues(declared, body);
  return (
    <div className={styles.tiles}>
      {failed && (
        <Banner kind="error">
          <div className={styles.again}>
            {failure}
            <Button size="small" onClick={refresh}>
              {text('screen.retry')}
            </Button>
          </div>
        </Banner>
      )}
      {!failed && !values && (
        <div className={styles.wait}>
          <Spinner size="large" />
        </div>
      )}
      {values &&
        rows.map((row) => (
          <dl key={row[0]?.property} className={clsx(styles.row, failed && styles.old)}>
            {row.map((tile) => (
              <TileCard key={tile.property} tile={tile} values={values} />
            ))}
          </dl>
        ))}
      {values && updated && (
        <p className={styles.updated}>
          {updated.title}: <ColumnValue column={updated} entry={values} />
        </p>
      )}
    </div>
  );
}
