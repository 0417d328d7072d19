import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import type { BlockOptions, Json } from '../../../language/model.ts';
import { isObject } from '../../../language/values/isObject.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { readBody } from '../../calls/answer.ts';
import { evaluateForEntry } from '../../columns/formatColumn.ts';
import { useCalls } from '../../contexts/CallsContext.ts';
import { useResource } from '../../loading/useResource.ts';
import { Button } from '../../primitives/Button.tsx';
import { Card } from '../../primitives/Card.tsx';
import { raiseFocus } from '../../primitives/focus.ts';
import { Spinner } from '../../primitives/Spinner.tsx';
import { useForm } from '../../state/hooks.ts';
import type { FormStore } from '../../state/store.ts';
import { useScreenText } from '../../text/screenText.ts';
import { LabelledValues } from '../parts/LabelledValues.tsx';
import { type BlockProps, blockOptions } from '../types.ts';
import { Entries } from './Entries.tsx';
import styles from './EntriesBlock.module.css';

/** A list with actions. Its entries come from a list of the screen (`list`) or from a call of its own (`path`). */
export default function EntriesBlock({ block }: BlockProps) {
  const options = blockOptions('entries', block);
  return (
    <Card title={options.title} help={options.help}>
      {options.list === undefined ? <Called options={options} /> : <Listed options={options} list={options.list} />}
    </Card>
  );
}

function Listed({ options, list }: { options: BlockOptions<'entries'>; list: string }) {
  const store = useForm();
  const { refresh } = useCalls();
  const entries = store.module.context.lists?.[list] ?? [];
  useResource(() => refresh().then(() => true), {
    key: refresh,
    initial: true,
    every: repetition(options, store, entries),
  });
  return <Entries options={options} entries={entries} />;
}

/** Milliseconds until the list is loaded again; undefined if nothing is in progress. */
function repetition(
  { refresh }: BlockOptions<'entries'>,
  store: FormStore,
  entries: Json | readonly Json[] | undefined,
): number | undefined {
  if (!refresh || !Array.isArray(entries)) return undefined;
  const waits = (entry: Json) => isObject(entry) && evaluateForEntry(store, refresh.while, entry);
  return entries.some(waits) ? refresh.every : undefined;
}

function Called({ options }: { options: BlockOptions<'entries'> }) {
  const { path = '', property = '', failure = '', facts, create } = options;
  const text = useScreenText();
  const store = useForm();
  const { api, address, answered } = useCalls();
  const { status, value, error, busy, refresh } = useResource(() => readBody(api.get(address(path)), failure), {
    key: path,
    initial: answered(path),
    every: (body) => repetition(options, store, body[property]),
  });
  // What the list says may depend on settings, such as the time of the next entry.
  useEffect(() => {
    let known = store.saved();
    return store.subscribe('', () => {
      if (store.saved() === known) return;
      known = store.saved();
      void refresh();
    });
  }, [store, refresh]);
  const entries = value?.[property];
  // An answer without the list does not say that there are none.
  const failed = status === 'failed' || (value !== undefined && !Array.isArray(entries));
  const body = failed ? undefined : value;

  async function reread(): Promise<void> {
    await refresh();
  }

  return (
    <>
      {(facts || create) && (
        <div className={styles.head}>
          {facts && body && <LabelledValues columns={facts} entry={body} />}
          {create && (
            <ActionButton action={{ look: 'primary', ...create }} icon={<Plus aria-hidden="true" />} onDone={reread} />
          )}
        </div>
      )}
      {failed && (
        <div ref={raiseFocus} className={styles.failure} role="alert">
          <p>{error instanceof Error ? error.message : failure}</p>
          <Button busy={busy} onClick={refresh}>
            {text('screen.retry')}
          </Button>
        </div>
      )}
      {status === 'loading' && <Spinner label={text('screen.loading')} />}
      {body && Array.isArray(entries) && <Entries options={options} entries={entries} onRefresh={reread} />}
    </>
  );
}
