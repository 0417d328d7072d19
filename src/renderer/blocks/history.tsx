import { Card } from '../layout/Card.tsx';
import { Button } from '../primitives/Button.tsx';
import { Spinner } from '../primitives/Spinner.tsx';
import { useText } from '../text.ts';
import { CreateButton } from './history/CreateButton.tsx';
import { Entries } from './history/Entries.tsx';
import type { HistoryOptions } from './history/options.ts';
import { useAnswer } from './history/useAnswer.ts';
import { Value } from './history/Value.tsx';
import styles from './history.module.css';
import type { BlockProps } from './types.ts';

/** What a call lists, with a button that adds to it and one for each entry. Options: {@link HistoryOptions}. */
export default function HistoryBlock({ block }: BlockProps) {
  const { title, help, path, list, columns, facts, empty, failure, create, entry } = block as unknown as HistoryOptions;
  const text = useText();
  const { answer, refresh } = useAnswer(path, failure);
  const { body } = answer;
  const entries = body?.[list];
  return (
    <Card title={title} help={help}>
      <div className={styles.head}>
        {facts && body && (
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact.property} data-fact={fact.property}>
                <dt>{fact.title}</dt>
                <dd>
                  <Value column={fact} entry={body} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {create && <CreateButton create={create} onDone={refresh} />}
      </div>
      {answer.failure !== undefined && (
        <div className={styles.failure} role="alert">
          <p>{answer.failure}</p>
          <Button onClick={refresh}>{text('screen.retry')}</Button>
        </div>
      )}
      {answer.failure === undefined && !body && <Spinner label={text('screen.loading')} />}
      {body &&
        (Array.isArray(entries) && entries.length > 0 ? (
          <Entries title={title} entries={entries} columns={columns} entry={entry} />
        ) : (
          <p className={styles.empty}>{empty}</p>
        ))}
    </Card>
  );
}
