import { useEffect } from 'react';
import type { WidgetOptions } from '../../../../language/model.ts';
import { decimalsOf } from '../../../../language/values/decimal.ts';
import { useWidgets } from '../../context.ts';
import { nullable, type WidgetProps, type WidgetSchema } from '../../types.ts';
import control from '../control.module.css';
import { draftProps } from '../control.ts';
import { DraftProblem, draftProblemId } from '../DraftProblem.tsx';
import { InlineEmoji } from '../InlineEmoji.tsx';
import { useStableCallback } from '../message/useStableCallback.ts';
import { nearestAllowed } from './decimal.ts';
import styles from './NumberField.module.css';
import { formatForEditing, parseNumber } from './parseNumber.ts';
import { useTypedNumber } from './useTypedNumber.ts';

/** More decimals than a double can represent. */
const unrounded = 15;

interface NumberFieldProps {
  props: WidgetProps;
  options: Partial<
    Pick<WidgetOptions<'number'>, 'step' | 'softMinimum' | 'unit' | 'unitFrom' | 'unitEmojiFrom' | 'clampBehavior'>
  >;
}

/** A number, typed in the notation of the language. Invalid and ambiguous input stays in the field and cannot be saved. */
export function NumberField({ props, options }: NumberFieldProps) {
  const { id, schema, disabled, readonly, placeholder, onChange, onBlur, onFocus } = props;
  const { text, language, evaluateAt } = useWidgets();
  const { unitFrom, unitEmojiFrom } = options;
  const unit = unitFrom === undefined ? options.unit : String(evaluateAt(id, unitFrom) ?? '');
  const emoji = unitEmojiFrom === undefined ? '' : String(evaluateAt(id, unitEmojiFrom) ?? '');
  const write = (number: number) => formatForEditing(number, language);
  const minimum = options.softMinimum ?? schema.minimum;
  const { maximum } = schema;
  const step = options.step ?? schema.multipleOf;
  const limits = { minimum, maximum, decimals: decimalsKept(schema) };

  function isTooSmall(number: number): boolean {
    return options.clampBehavior === 'strict' && minimum !== undefined && number < minimum;
  }

  /** Parses the input into a number, or a message why it is none. */
  function read(typed: string): { number: number | null } | { problem: string } {
    const bare = unit && typed.trimEnd().endsWith(unit) ? typed.trimEnd().slice(0, -unit.length) : typed;
    const parsed = parseNumber(bare, { language, decimals: limits.decimals });
    if (parsed && 'value' in parsed) return { number: parsed.value };
    if (parsed) {
      const { thousands, decimal } = parsed;
      const meanings = { text: typed.trim(), thousands: write(thousands), decimal: write(decimal) };
      return { problem: text('widget.number.ambiguous', meanings) };
    }
    if (typed.trim() === '' && nullable(schema)) return { number: null };
    const example = nearestAllowed(limits.decimals > 0 ? 12.5 : 1250, limits);
    return { problem: text('widget.number.invalid', { example: write(example) }) };
  }

  const { field, value, draft, problem, leave: stay } = useTypedNumber(props, { write, read, isHeld: isTooSmall });

  function leave() {
    // A stored value may be outside the limits, and stays unless it is edited.
    if (!draft.active || draft.problem !== undefined) return stay();
    const bounds = options.clampBehavior === 'none' ? { decimals: limits.decimals } : limits;
    const parsed = read(draft.shown);
    const number = 'number' in parsed ? parsed.number : null;
    const final = number === null || isTooSmall(number) ? value() : nearestAllowed(number, bounds);
    draft.drop();
    if (final !== value()) onChange(final);
    onBlur(id, final);
  }

  const move = useStableCallback((event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined || readonly) return;
    event.preventDefault();
    const parsed = read(draft.shown);
    const start = ('number' in parsed ? parsed.number : null) ?? value() ?? minimum ?? 0;
    const next = nearestAllowed(start + direction * (step ?? 1), limits);
    draft.drop();
    if (next !== value()) onChange(next);
  });
  useEffect(() => {
    const element = field.current;
    element?.addEventListener('keydown', move);
    return () => element?.removeEventListener('keydown', move);
  }, [field, move]);

  const described = `${draftProblemId(id)} ${id}__error ${id}__help`;
  const describedBy = unit ? `${described} ${id}__unit` : described;
  return (
    <div>
      <div className={styles.figure}>
        <input
          {...draftProps(props, problem)}
          ref={field}
          type="text"
          inputMode="decimal"
          className={control.control}
          placeholder={placeholder}
          disabled={disabled}
          readOnly={readonly}
          autoComplete="off"
          aria-describedby={describedBy}
          onBlur={leave}
          onFocus={() => onFocus(id, value())}
        />
        {(unit || emoji) && (
          <span id={`${id}__unit`} className={styles.unit} dir="auto">
            {emoji && <InlineEmoji value={emoji} />}
            {unit}
          </span>
        )}
      </div>
      <DraftProblem id={id} problem={problem} />
    </div>
  );
}

/** The number of decimals kept on blur. */
function decimalsKept({ type, multipleOf }: WidgetSchema): number {
  if (type === 'integer') return 0;
  return multipleOf === undefined ? unrounded : decimalsOf(multipleOf);
}
