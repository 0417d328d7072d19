import { Plus } from 'lucide-react';
import type { BlockOptions } from '../../../language/model.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { Card } from '../../layout/Card.tsx';
import { Button } from '../../primitives/Button.tsx';
import { raiseFocus } from '../../primitives/focus.ts';
import { Spinner } from '../../primitives/Spinner.tsx';
import { useForm } from '../../state/hooks.ts';
import { useText } from '../../text.ts';
import { Facts } from '../parts/Facts.tsx';
import { type BlockProps, optionsOf } from '../types.ts';
import { Entries } from './Entries.tsx';
import styles from './EntriesBlock.module.css';
import { useAnswer } from './useAnswer.ts';
import { useRepeated } from './useRepeated.ts';

/** A list of the screen or what a call lists, with buttons. */
export default function EntriesBlock({ block }: BlockProps) {
  const options = optionsOf('entries', block);
  return (
    <Card title={options.title} help={options.help}>
      {options.list === undefined ? <Called options={options} /> : <Listed options={options} list={options.list} />}
    </Card>
  );
}

function Listed({ options, list }: { options: BlockOptions<'entries'>; list: string }) {
  const { module } = useForm();
  return <Entries options={options} entries={module.context.lists?.[list] ?? []} />;
}

function Called({ options }: { options: BlockOptions<'entries'> }) {
  const { path = '', property = '', failure = '', facts, create, refresh: again } = options;
  const text = useText();
  const { answer, refresh } = useAnswer(path, failure);
  const { body } = answer;
  const entries = body?.[property];
  useRepeated(refresh, again, entries);
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
        <div ref={raiseFocus} className={styles.failure} role="alert">
          <p>{answer.failure}</p>
          <Button onClick={refresh}>{text('screen.retry')}</Button>
        </div>
      )}
      {answer.failure === undefined && !body && <Spinner label={text('screen.loading')} />}
      {body && <Entries options={options} entries={Array.isArray(entries) ? entries : []} onRefresh={refresh} />}
    </>
  );
}
