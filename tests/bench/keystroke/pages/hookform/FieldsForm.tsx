import type { ReactNode } from 'react';
import { type Control, type FieldErrors, type UseFormRegister, useForm, useWatch } from 'react-hook-form';
import type { ModuleSpec } from '../../../../../src/language/model.ts';
import { Card } from '../../../../../src/renderer/layout/Card.tsx';
import { NumberField, SelectField, SwitchField, TextField } from './controls.tsx';
import { Frame } from './Frame.tsx';

type Values = Record<string, string | number | boolean>;

const CHOICES = ['low', 'middle', 'high', 'highest'].map((value) => ({ value, title: `The ${value} one` }));
const COUNT = /_(\d+)$/;

/** The fields of a synthetic module with react-hook-form: uncontrolled inputs, and the same validation on submit. */
export function FieldsForm({ spec }: { spec: ModuleSpec }) {
  const names = Object.keys(spec.settings.properties);
  const defaultValues = Object.fromEntries(
    Object.entries(spec.settings.properties).map(([name, field]) => [name, field.default]),
  ) as Values;
  const { register, control, handleSubmit, reset, formState } = useForm<Values>({ defaultValues });
  const blocks = [...new Set(names.map((name) => Number(COUNT.exec(name)?.[1])))];
  const sections = Array.from({ length: Math.ceil(blocks.length / 2) }, (_, index) =>
    blocks.slice(index * 2, index * 2 + 2),
  );
  return (
    <Frame
      title={spec.screen.title}
      control={control}
      onDiscard={() => reset()}
      onSubmit={handleSubmit((values) => console.log(values))}
    >
      {sections.map((section, index) => (
        <Card key={section[0]} title={`Part ${index + 1}`} help="Settings that belong together.">
          {section.map((block) => (
            <Block key={block} index={block} register={register} control={control} errors={formState.errors} />
          ))}
        </Card>
      ))}
    </Frame>
  );
}

interface BlockProps {
  index: number;
  register: UseFormRegister<Values>;
  control: Control<Values>;
  errors: FieldErrors<Values>;
}

/** The ten fields of a block. */
function Block({ index: n, register, control, errors }: BlockProps) {
  const shown = (name: string) => ({ id: `root_${name}_${n}`, error: errors[`${name}_${n}`]?.message });
  const text = (name: string, title: string) =>
    register(`${name}_${n}`, {
      maxLength: { value: 200, message: `${title} ${n} cannot exceed 200 characters` },
    });
  const number = (name: string, title: string, validate?: (value: unknown, values: Values) => string | true) => {
    const message = `${title} ${n} must be between 0 and 1000`;
    return register(`${name}_${n}`, {
      valueAsNumber: true,
      min: { value: 0, message },
      max: { value: 1000, message },
      validate,
    });
  };
  return (
    <>
      <TextField title={`Name ${n}`} help="Shown to members." register={text('name', 'Name')} {...shown('name')} />
      <NumberField
        title={`Smallest amount ${n}`}
        help="Between 0 and 1000."
        register={number('least', 'Smallest amount')}
        {...shown('least')}
      />
      <SwitchField title={`Feature ${n}`} register={register(`on_${n}`)} {...shown('on')} />
      <When control={control} name={`on_${n}`}>
        <TextField
          title={`Detail ${n}`}
          help="Shown to members."
          register={text('detail', 'Detail')}
          {...shown('detail')}
        />
      </When>
      <SelectField
        title={`Level ${n}`}
        help="One of four."
        options={CHOICES}
        register={register(`level_${n}`)}
        {...shown('level')}
      />
      <TextField title={`Label ${n}`} help="Shown to members." register={text('label', 'Label')} {...shown('label')} />
      <When control={control} name={`on_${n}`}>
        <NumberField
          title={`Largest amount ${n}`}
          help="Between 0 and 1000."
          register={number('most', 'Largest amount', (value, values) =>
            !values[`on_${n}`] || Number(value) >= Number(values[`least_${n}`])
              ? true
              : 'The largest amount cannot be below the smallest',
          )}
          {...shown('most')}
        />
      </When>
      <SwitchField title={`Extra ${n}`} register={register(`extra_${n}`)} {...shown('extra')} />
      <Remark n={n} control={control}>
        {(off) => (
          <TextField
            title={`Remark ${n}`}
            help={off ? 'There is no label to remark on' : 'Shown to members.'}
            off={off}
            register={text('remark', 'Remark')}
            {...shown('remark')}
          />
        )}
      </Remark>
      <When control={control} name={`extra_${n}`}>
        <SelectField
          title={`Mode ${n}`}
          help="One of four."
          options={CHOICES}
          register={register(`mode_${n}`)}
          {...shown('mode')}
        />
      </When>
    </>
  );
}

function When({ control, name, children }: { control: Control<Values>; name: string; children: ReactNode }) {
  return useWatch({ control, name }) ? children : null;
}

interface RemarkProps {
  n: number;
  control: Control<Values>;
  children(off: boolean): ReactNode;
}

function Remark({ n, control, children }: RemarkProps) {
  return children(useWatch({ control, name: `label_${n}`, compute: (label) => label === '' }));
}
