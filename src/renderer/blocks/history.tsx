import { Plus } from 'lucide-react';
import { ActionButton } from '../actions/ActionButton.tsx';
import { Card } from '../layout/Card.tsx';
import { Button } from '../primitives/Button.tsx';
import { Spinner } from '../primitives/Spinner.tsx';
import { useForm } from '../state/hooks.ts';
import { useText } from '../text.ts';
import { Entries } from './history/Entries.tsx';
import { Facts } from './history/Facts.tsx';
import type { HistoryOptions } from './history/options.ts';
import { useAnswer } from './history/useAnswer.ts';
import styles from './history.module.css';
import { type BlockProps, optionsOf } from './types.ts';

/** A list of the screen or what a call lists, with buttons. Options: {@link HistoryOptions}. */
export default function HistoryBlock({ block }: BlockProps) {
  const options = optionsOf<HistoryOptions>(block);
  return (
    <Card title={options.title} help={options.help}>
      {options.from === undefined ? <Called options={options} /> : <Listed options={options} from={options.from} />}
    </Card>
  );
}

function Listed({ options, from }: { options: HistoryOptions; from: string }) {
  const { context } = useForm();
  return <Entries options={options} entries={context.lists?.[from] ?? []} />;
}

function Called({ options }: { options: HistoryOptions }) {
  const { path = '', list = '', failure = '', facts, create } = options;
  const text = useText();
  const { answer, refresh } = useAnswer(path, failure);
  const { body } = answer;
  const entries = body?.[list];
  return (
    <>
      {(facts || create) && (
        <div className={styles.head}>
          {facts && body && <Facts columns={facts} entry={body} />}
          {create && (
            <ActionButton action={{ look: 'primary', ...create }} icon={<Plus aria-hidden="true" />} onDone={refresh} />
          )}
        </div>
      )}
      {answer.failure !== undefined && (
        <div className={styles.failure} role="alert">
          <p>{answer.failure}</p>
          <Button onClick={refresh}>{text('screen.retry')}</Button>
        </div>
      )}
      {answer.failure === undefined && !body && <Spinner label={text('screen.loading')} />}
      {body && <Entries options={options} entries={Array.isArray(entries) ? entries : []} />}
    </>
  );
}
