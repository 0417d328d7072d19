import { Plus } from 'lucide-react';
import type { BlockOptions } from '../../../language/model.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Card } from '../../primitives/Card.tsx';
import { raiseFocus } from '../../primitives/focus.ts';
import { Spinner } from '../../primitives/Spinner.tsx';
import { useForm } from '../../state/hooks.ts';
import { useScreenText } from '../../text/screenText.ts';
import { LabelledValues } from '../parts/LabelledValues.tsx';
import { type BlockProps, blockOptions } from '../types.ts';
import { Entries } from './Entries.tsx';
import styles from './EntriesBlock.module.css';
import { useAnswer } from './useAnswer.ts';
import { useRepeated } from './useRepeated.ts';

/** A list of the screen or what a call lists, with buttons. */
export default function EntriesBlock({ block }: BlockProps) {
  const options = blockOptions('entries', block);
  return (
    <Card title={options.title} help={options.help}>
      {options.from === undefined ? <Called options={options} /> : <Listed options={options} from={options.from} />}
    </Card>
  );
}

function Listed({ options, from }: { options: BlockOptions<'entries'>; from: string }) {
  const { module } = useForm();
  return <Entries options={options} entries={module.context.lists?.[from] ?? []} />;
}

function Called({ options }: { options: BlockOptions<'entries'> }) {
  const { path = '', list = '', failure = '', facts, create, refresh: again } = options;
  const text = useScreenText();
  const { answer, refresh } = useAnswer(path, failure);
  const { body } = answer;
  const entries = body?.[list];
  useRepeated(refresh, again, entries);
  return (
    <>
      {(facts || create) && (
        <div className={styles.head}>
          {facts && body && <LabelledValues columns={facts} entry={body} />}
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
