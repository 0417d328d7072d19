import clsx from 'clsx';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import type { Json, Price as PriceValue } from '../../../language/model.ts';
import { useWidgets } from '../context.ts';
import type { WidgetProps } from '../types.ts';
import { ChoicePrice } from './ChoicePrice.tsx';
import { isLocked, isOff, unnamedProps } from './control.ts';
import { InlineEmoji } from './InlineEmoji.tsx';
import { PlanMark } from './PlanMark.tsx';
import styles from './RadioCards.module.css';
import { useLocks } from './useLocks.ts';

export interface RadioCard {
  value: Json;
  title: string;
  /** Its emoji, as an expression. */
  emojiFrom?: string;
  help?: string;
  /** A condition for the choice to be selectable. */
  enabled?: string;
  disabledReason?: string;
  /** A condition for the choice to be offered. Lets one value have different titles. */
  visible?: string;
  /** A valid value that is never offered. */
  hidden?: boolean;
  /** `badge` may contain its `{discount}`. */
  price?: PriceValue;
  /** Prices by plan, of which the one named by `priceOf.planFrom` is shown. */
  prices?: Readonly<Record<string, PriceValue>>;
  priceOf?: { planFrom?: string };
  badge?: string;
  picture?: ReactNode;
}

interface RadioCardsProps {
  props: WidgetProps;
  cards: readonly RadioCard[];
  layout: 'wide' | 'tiles' | 'swatches';
}

/** Radio buttons drawn as cards. The native inputs provide arrow keys and a single tab stop. */
export function RadioCards({ props, cards, layout }: RadioCardsProps) {
  const { id, value, onChange, onBlur, onFocus } = props;
  const context = useWidgets();
  const locks = useLocks(props);
  const group = useRef<HTMLDivElement>(null);
  const offered = cards.filter(
    ({ hidden, visible }) => hidden !== true && (visible === undefined || context.evaluate(visible) === true),
  );
  // Radio buttons with the same name form one group, and rows of a list repeat field names: the path is unique.
  const name = id.replace(/^root_/, '');

  /** The group has the field's id; focus on it moves to the chosen card. */
  function pass(event: FocusEvent) {
    if (event.target !== group.current) return;
    const radios = group.current.querySelectorAll('input');
    ([...radios].find((radio) => radio.checked) ?? radios[0])?.focus();
  }

  return (
    <div
      {...unnamedProps(props)}
      ref={group}
      role="radiogroup"
      aria-labelledby={`${id}__label`}
      tabIndex={-1}
      className={clsx(styles.cards, layout === 'swatches' && styles.tiles, styles[layout])}
      onFocus={pass}
      // Otherwise a click would focus the group first, and so scroll to the chosen card.
      onMouseDown={(event) => event.preventDefault()}
    >
      {offered.map((card) => {
        const key = JSON.stringify(card.value);
        const chosen = Object.is(card.value, value);
        // What is chosen is in use, whatever the plan includes.
        const plan = chosen ? undefined : locks.planOf(card.value);
        const lock = !chosen && (isLocked(props) || plan !== undefined);
        const off = card.enabled !== undefined && context.evaluate(card.enabled) !== true;
        const { planFrom } = card.priceOf ?? {};
        const price = planFrom === undefined ? card.price : card.prices?.[String(context.evaluate(planFrom))];
        const help = off && !isOff(props) ? (card.disabledReason ?? card.help) : card.help;
        const describedBy = [price && `${id}__${key}__price`, help && `${id}__${key}__help`].filter(Boolean).join(' ');
        return (
          <label key={key} className={styles.card} data-locked={lock || undefined}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={typeof card.value === 'string' ? card.value : key}
              checked={chosen}
              disabled={isOff(props) || off}
              aria-labelledby={`${id}__${key}__title`}
              aria-describedby={describedBy || undefined}
              onChange={() => locks.attempt(card.value, () => onChange(card.value))}
              onBlur={() => onBlur(id, value)}
              onFocus={() => onFocus(id, value)}
            />
            {card.picture}
            <span className={styles.words}>
              <span className={styles.title}>
                <span id={`${id}__${key}__title`}>
                  {card.emojiFrom !== undefined && <InlineEmoji value={context.evaluate(card.emojiFrom)} />}
                  {card.title}
                </span>
                <PlanMark plan={plan} compact={layout !== 'wide'} />
              </span>
              {price && <ChoicePrice id={`${id}__${key}__price`} price={price} badge={card.badge} />}
              {help && (
                <span id={`${id}__${key}__help`} className={styles.help}>
                  {help}
                </span>
              )}
            </span>
          </label>
        );
      })}
    </div>
  );
}
