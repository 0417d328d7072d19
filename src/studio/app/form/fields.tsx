import type { FieldProps, RegistryFieldsType } from '@rjsf/utils';
import { ChevronRight } from 'lucide-react';
import { Button } from '../../../renderer/primitives/Button.tsx';
import { nodeLabel } from '../../model/nodes.ts';
import { useStudio } from '../StudioContext.ts';
import { AddEntry } from './AddEntry.tsx';
import { useFormParts, usePart } from './FormParts.ts';
import styles from './form.module.css';
import { useTyped } from './useTyped.ts';

/** Parts that have forms of their own: links to them. */
function Holder({ fieldPathId, formData }: FieldProps) {
  const { select } = useStudio();
  const { file } = useFormParts();
  const part = usePart(fieldPathId);
  if (!part) return null;
  const { pointer } = part;
  const isContainer = part.isList || part.isMap;
  const entries: [string | number, unknown][] = Array.isArray(formData)
    ? formData.map((one, index) => [index, one])
    : isContainer
      ? Object.entries(formData ?? {})
      : [];
  if (!isContainer) {
    return (
      <Button size="small" icon={<ChevronRight />} onClick={() => select({ file, pointer })}>
        Open {String(pointer.at(-1))}
      </Button>
    );
  }
  return (
    <div className={styles.holder}>
      {entries.length > 0 && (
        <ul>
          {entries.map(([key, value]) => (
            <li key={key}>
              <button type="button" onClick={() => select({ file, pointer: [...pointer, key] })}>
                <span>{nodeLabel({ key, value, isEntry: true })}</span>
                <ChevronRight aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <AddEntry part={part} count={entries.length} />
    </div>
  );
}

/** A list without entries. */
function EmptyList({ fieldPathId }: FieldProps) {
  const part = usePart(fieldPathId);
  return part ? <AddEntry part={part} count={0} /> : null;
}

/** A value about whose parts nothing is declared, as JSON. */
function JsonValue({ fieldPathId, formData, onChange, name }: FieldProps) {
  // A form draws a part once more after it was removed.
  const written = formData === undefined ? '' : JSON.stringify(formData, null, 2);
  const [typed, setTyped] = useTyped(fieldPathId, formData);
  const isWrong = typed?.isWrong === true;
  return (
    <>
      <textarea
        id={fieldPathId.$id}
        className={styles.code}
        aria-label={name}
        aria-invalid={isWrong}
        spellCheck={false}
        rows={Math.min(16, (typed?.text ?? written).split('\n').length + 1)}
        value={typed?.text ?? written}
        onChange={({ target: { value: text } }) => {
          const value = parsed(text);
          setTyped({ text, value: value === undefined ? formData : value, isWrong: value === undefined });
          if (value !== undefined) onChange(value, fieldPathId.path);
        }}
        onBlur={() => !isWrong && setTyped(undefined)}
      />
      {isWrong && <p className={styles.error}>This is not JSON yet. It is taken over once it is.</p>}
    </>
  );
}

/** A number. The value changes once what is typed is a number; until the value changes otherwise, the field shows the typed text. */
function NumberField(props: FieldProps) {
  const { formData, onChange, registry, fieldPathId } = props;
  const [typed, setTyped] = useTyped(fieldPathId, formData);
  const isWrong = typed?.isWrong === true;
  const { StringField } = registry.fields;
  if (!StringField) return null;
  return (
    <>
      <StringField
        {...props}
        onBlur={() => !isWrong && setTyped(undefined)}
        formData={typed ? typed.text : formData}
        onChange={(entered: unknown) => {
          // A choice of numbers gives one.
          if (typeof entered !== 'string') return onChange(entered, fieldPathId.path);
          const number = entered.trim() === '' ? Number.NaN : Number(entered.replace(',', '.'));
          const value = Number.isFinite(number) ? number : formData;
          // An empty field is nothing that somebody has written.
          setTyped({ text: entered, value, isWrong: !Number.isFinite(number) && entered !== '' });
          if (Number.isFinite(number)) onChange(number, fieldPathId.path);
        }}
      />
      {isWrong && (
        <p className={styles.error}>This is not a number yet. The file keeps the earlier value until it is.</p>
      )}
    </>
  );
}

/** The value of a JSON text; undefined if it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// The library types every part for any schema and any context, and so accepts none that says which ones it is for.
export const fields = { Holder, EmptyList, JsonValue, NumberField } as unknown as RegistryFieldsType;
