import clsx from 'clsx';
import type { SettingsDocument } from '../../../language/model.ts';
import { readBody } from '../../calls/answer.ts';
import { ColumnValue } from '../../columns/ColumnValue.tsx';
import { useCalls } from '../../contexts/CallsContext.ts';
import { useResource } from '../../loading/useResource.ts';
import { Banner } from '../../primitives/Banner.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Spinner } from '../../primitives/Spinner.tsx';
import { useScreenText } from '../../text/screenText.ts';
import { type BlockProps, blockOptions } from '../types.ts';
import { answeredValues, hasValue } from './answeredValues.ts';
import { TileCard } from './TileCard.tsx';
import styles from './TilesBlock.module.css';

/** The values that a call returns, each on a tile, refreshed at an interval. */
export default function TilesBlock({ block }: BlockProps) {
  const { path, refresh: repeat, failure, values: declared, rows, updated } = blockOptions('tiles', block);
  const text = useScreenText();
  const { api, address } = useCalls();
  const {
    status,
    value: values,
    busy,
    refresh,
  } = useResource(read, {
    key: path,
    every: repeat?.every,
    timeout: repeat?.every,
  });
  const failed = status === 'failed';

  async function read(): Promise<SettingsDocument> {
    const body = await readBody(api.get(address(path)));
    // An answer without any of the values says nothing about them.
    if (!hasValue(declared, body)) throw new Error('The answer has none of the values.');
    return answeredValues(declared, body);
  }

  return (
    <div className={styles.tiles}>
      {failed && (
        <Banner kind="error">
          <div className={styles.again}>
            {failure}
            <Button size="small" busy={busy} onClick={refresh}>
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
