import clsx from 'clsx';
import { Braces } from 'lucide-react';
import { type ComponentProps, type MouseEvent, useRef } from 'react';
import type { Variable } from '../../../../language/model.ts';
import { popupOnDemand } from '../../../loading/popupOnDemand.tsx';
import { useWidgets } from '../../context.ts';
import { useOpening } from '../../picker/useOpening.ts';
import styles from './InsertVariable.module.css';

const load = () => import('./VariableList.tsx');
const VariableList = popupOnDemand(load);

export interface InsertVariableProps extends ComponentProps<'button'> {
  /** The id of the text. */
  id: string;
  variables: readonly Variable[];
  /** Without its word, beside a single line. */
  small?: boolean;
  /** Called with an available variable. */
  onPick(variable: Variable): void;
}

/** A button that opens a list of variables to insert. */
export function InsertVariable({ id, variables, small = false, onPick, className, ...rest }: InsertVariableProps) {
  const { text } = useWidgets();
  const trigger = useRef<HTMLButtonElement>(null);
  const [opening, setOpening] = useOpening(rest.disabled);
  const popup = `${id}__variables`;

  function press({ nativeEvent }: MouseEvent) {
    const byTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
    setOpening(opening ? undefined : { byTouch });
  }

  return (
    <>
      <button
        {...rest}
        ref={trigger}
        type="button"
        className={clsx(styles.button, small && styles.small, className)}
        aria-label={text('widget.message.variables')}
        aria-haspopup="dialog"
        aria-expanded={opening !== undefined}
        aria-controls={opening && popup}
        onPointerEnter={() => void load().catch(() => {})}
        // The text keeps the focus, and a phone its keyboard, until the list has opened.
        onMouseDown={(event) => event.preventDefault()}
        onClick={press}
      >
        <Braces aria-hidden="true" />
        {!small && text('widget.message.insert')}
      </button>
      {opening && (
        <VariableList
          id={popup}
          variables={variables}
          opening={opening}
          trigger={trigger}
          onPick={onPick}
          onClose={() => setOpening(undefined)}
        />
      )}
    </>
  );
}
