import { type ComponentType, useEffect } from 'react';
import type { TextQuestion } from '../../language/model.ts';
import { onDemand } from '../loading/onDemand.tsx';
import { controlId } from '../state/controlIds.ts';
import { FieldTemplate } from '../templates/FieldTemplate.tsx';
import type { WidgetProps } from '../widgets/types.ts';
import { ignore, USABLE } from './control.ts';
import styles from './ReplacementFields.module.css';

/** Takes the focus once loaded, with its text selected: users keep it or type over it. */
const TextWidget: ComponentType<WidgetProps> = onDemand(async () => {
  const { default: Widget } = await import('../widgets/text/TextWidget.tsx');
  function Focused(props: WidgetProps) {
    const { id } = props;
    useEffect(() => {
      const input = inputAt(id);
      input?.focus();
      input?.select();
    }, [id]);
    return <Widget {...props} />;
  }
  return { default: Focused };
});

/** The control of a question. Null until it has loaded. */
export function controlOf({ name }: TextQuestion): HTMLElement | null {
  return inputAt(controlId(pathOf(name)));
}

function inputAt(id: string): HTMLInputElement | null {
  const found = document.getElementById(id);
  return found instanceof HTMLInputElement ? found : null;
}

function pathOf(name: string): string {
  return `ask_${name}`;
}

export interface QuestionProps {
  ask: TextQuestion;
  value: string;
  disabled: boolean;
  onChange(value: string): void;
}

/** A text field in the confirmation of an action. */
export function Question({ ask, value, disabled, onChange }: QuestionProps) {
  const { name, title, help, maxLength } = ask;
  const path = pathOf(name);
  return (
    <div className={styles.question}>
      <FieldTemplate path={path} title={title} help={help} ownLabel={false} state={USABLE} problems={[]} warnings={[]}>
        <TextWidget
          id={controlId(path)}
          name={name}
          label={title}
          value={value}
          schema={{ type: 'string', maxLength }}
          options={{}}
          disabled={disabled}
          onChange={(next) => onChange(String(next))}
          onBlur={ignore}
          onFocus={ignore}
        />
      </FieldTemplate>
    </div>
  );
}
