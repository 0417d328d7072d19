import { type Choice, choicesOf } from '../../../language/fields/choices.ts';
import type { BlockOptions, Json, Price, SettingsDocument } from '../../../language/model.ts';
import { formatAmount } from '../../../language/text/amount.ts';
import { interpolate } from '../../../language/text/message.ts';
import { formatDate } from '../../../language/time/formatMoment.ts';
import { isObject } from '../../../language/values/isObject.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { readBody } from '../../calls/answer.ts';
import type { Answer } from '../../calls/api.ts';
import { dateOf } from '../../columns/formatColumn.ts';
import { useCalls } from '../../contexts/CallsContext.ts';
import { onDemand } from '../../loading/onDemand.tsx';
import { useResource } from '../../loading/useResource.ts';
import { Card } from '../../primitives/Card.tsx';
import { useForm, useValue } from '../../state/hooks.ts';
import type { FormStore } from '../../state/store.ts';
import { type BlockProps, blockOptions } from '../types.ts';
import styles from './OrderBlock.module.css';
import { dayStart, renewalOf } from './renewal.ts';

/** Only of use once a server is chosen. */
const Gains = onDemand(async () => ({ default: (await import('./Gains.tsx')).Gains }));

type Options = BlockOptions<'order'>;

/** The choice of a billing period, with its price. */
interface PricedChoice extends Choice {
  priceOf?: { period: string };
  price?: Price;
  prices?: Readonly<Record<string, Price>>;
}

/** What is about to be bought for a server, what it costs, and what the server gains. Ends with the buttons of the order. */
export default function OrderBlock({ block }: BlockProps) {
  const options = blockOptions('order', block);
  const { actions = [], gains, preview: path } = options;
  const store = useForm();
  const { api, address } = useCalls();
  const server = String(useValue(options.server) ?? '');
  const plan = String(useValue(options.plan) ?? '');
  const name = serverName(store, options, server);
  const called = name === undefined ? null : path && interpolate(path, { server, plan });
  const preview = useResource(() => readGains(api.get(address(called ?? ''))), { key: called });
  return (
    <Card title={options.title}>
      <Summary options={options} server={name} plan={plan} startsAt={preview.value?.starts_at ?? null} />
      {name !== undefined && (
        <div className={styles.gains}>
          <Gains
            texts={gains}
            server={{ id: server, name }}
            plan={titleOf(store, options.plan, plan)}
            preview={preview}
          />
        </div>
      )}
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map((action) => (
            <ActionButton key={action.label} action={action} />
          ))}
        </div>
      )}
    </Card>
  );
}

/** Reads what a server gains. An answer without the lists does not say that it gains nothing. */
async function readGains(call: Promise<Answer>): Promise<SettingsDocument> {
  const body = await readBody(call);
  if (!Array.isArray(body.modules) || !Array.isArray(body.settings)) throw new Error('The answer is incomplete.');
  return body;
}

interface SummaryProps {
  options: Options;
  /** The name of the server. */
  server: string | undefined;
  plan: string;
  startsAt: Json;
}

function Summary({ options, server, plan, startsAt }: SummaryProps) {
  const store = useForm();
  const { language, settings } = store.module.spec;
  const period = useValue(options.period) ?? null;
  const choice = choicesOf(store.module.fields[options.period] ?? {}).find(
    (one): one is PricedChoice => one.value === period,
  );
  const price = choice?.prices?.[plan] ?? choice?.price;
  const start = startsAt === null ? null : dateOf(startsAt);
  const rows = [
    [titleIn(options.server), server ?? options.unchosen],
    [titleIn(options.plan), titleOf(store, options.plan, plan)],
    [titleIn(options.period), titleOf(store, options.period, period)],
  ] as const;

  function titleIn(field: string): string {
    return settings.properties[field]?.title ?? '';
  }

  return (
    <div className={styles.summary}>
      <dl className={styles.rows}>
        {rows.map(([title, value]) => (
          <div key={title} className={styles.row}>
            <dt>{title}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt>{options.price}</dt>
          <dd className={styles.price}>{price && formatAmount(language, price.amount, price.currency)}</dd>
        </div>
      </dl>
      <div className={styles.terms} aria-live="polite">
        {start && <p>{interpolate(options.begins, { date: formatDate(dayStart(start), language) })}</p>}
        {choice?.priceOf && (
          <p>
            {interpolate(options.renews, {
              date: formatDate(renewalOf(start ?? new Date(), choice.priceOf.period), language),
            })}
          </p>
        )}
        {price?.discount && (
          <p className={styles.saving}>{interpolate(options.saving, { discount: price.discount })}</p>
        )}
      </div>
    </div>
  );
}

/** The title of a choice. */
function titleOf(store: FormStore, field: string, value: Json): string {
  return choicesOf(store.module.fields[field] ?? {}).find((choice) => choice.value === value)?.title ?? '';
}

/** The name of the chosen server in the list that it is chosen from. Undefined until one is chosen. */
function serverName({ module }: FormStore, options: Options, id: string): string | undefined {
  const { optionsFrom: from } = module.fields[options.server]?.ui ?? {};
  const entry = module.context.lists?.[from?.list ?? '']?.find((one) => isObject(one) && one[from?.value ?? ''] === id);
  const name = entry && from && entry[from.title];
  return typeof name === 'string' ? name : undefined;
}
