import styles from './ScreenPane.module.css';

/** Options in a group, if there are any. */
export function Names({ label, of }: { label: string; of: readonly { name: string }[] }) {
  if (of.length === 0) return null;
  return (
    <optgroup label={label}>
      {of.map(({ name }) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}

interface ChoiceProps<Value extends string> {
  id: string;
  label: string;
  value: Value;
  onChange(value: Value): void;
  children: React.ReactNode;
}

/** A choice with its label. */
export function Choice<Value extends string>({ id, label, value, onChange, children }: ChoiceProps<Value>) {
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      {/* Its options are the values. */}
      <select id={id} value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {children}
      </select>
    </div>
  );
}
