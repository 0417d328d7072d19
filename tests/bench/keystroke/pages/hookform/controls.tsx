import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import template from '../../../../../src/renderer/templates/FieldTemplate.module.css';
import control from '../../../../../src/renderer/widgets/parts/control.module.css';
import toggle from '../../../../../src/renderer/widgets/switch/SwitchWidget.module.css';

interface LabelledProps {
  id: string;
  title: string;
  help?: string;
  error?: string;
  off?: boolean;
  /** Whether the control renders its label itself. */
  ownLabel?: boolean;
  children: ReactNode;
}

/** Label, help and error around a control, with the same elements as in the product. */
export function Labelled({ id, title, help, error, off, ownLabel, children }: LabelledProps) {
  return (
    <div className={clsx(template.field, off && template.off)} data-field={id}>
      {!ownLabel && (
        <label className={template.label} id={`${id}__label`} htmlFor={id}>
          {title}
        </label>
      )}
      {children}
      <div id={`${id}__help`} className={template.notes}>
        {help && <p className={template.help}>{help}</p>}
      </div>
      <div id={`${id}__error`} className={template.errors}>
        {error && (
          <div role="alert">
            <p className={template.error}>{error}</p>
          </div>
        )}
      </div>
    </div>
  );
}

interface ControlProps extends Omit<LabelledProps, 'children' | 'ownLabel'> {
  register: UseFormRegisterReturn;
}

export function TextField({ register, ...labelled }: ControlProps) {
  return (
    <Labelled {...labelled}>
      <div className={control.row}>
        <input
          {...register}
          {...described(labelled)}
          disabled={labelled.off}
          type="text"
          className={control.control}
          autoComplete="off"
        />
      </div>
    </Labelled>
  );
}

export function NumberField({ register, ...labelled }: ControlProps) {
  return (
    <Labelled {...labelled}>
      <div className={control.row}>
        <input
          {...register}
          {...described(labelled)}
          type="text"
          inputMode="decimal"
          className={control.control}
          autoComplete="off"
        />
      </div>
    </Labelled>
  );
}

export function SwitchField({ register, ...labelled }: ControlProps) {
  const { id, title } = labelled;
  return (
    <Labelled {...labelled} ownLabel>
      <div className={toggle.row}>
        <label className={toggle.label} id={`${id}__label`} htmlFor={id}>
          {title}
        </label>
        <input {...register} {...described(labelled)} type="checkbox" className="bench-switch" />
      </div>
    </Labelled>
  );
}

export function SelectField({
  register,
  options,
  ...labelled
}: ControlProps & { options: readonly { value: string; title: string }[] }) {
  return (
    <Labelled {...labelled}>
      <select {...register} {...described(labelled)} className={control.control}>
        {options.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

export function described({ id, error }: { id: string; error?: string }) {
  return { id, 'aria-describedby': `${id}__error ${id}__help`, 'aria-invalid': error ? true : undefined };
}
